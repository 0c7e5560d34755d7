import { DELIVERIES_PAGE_SIZE } from '#domain/limits'
import {
  type DeliveryState,
  useResendWebhookDeliveryMutation,
  useWebhookDeliveriesQuery,
} from '../gql/integrations'
import { notifyError, notifySuccess } from '../lib/notify'
import { useText } from '../lib/text'

/** The messages to webhooks in a state, or all, newest first, as far as they have been asked for. */
export function useDeliveries(state: DeliveryState | null) {
  const t = useText()
  const [resendDelivery] = useResendWebhookDeliveryMutation()
  const { data, previousData, error, refetch, fetchMore } = useWebhookDeliveriesQuery({
    variables: { first: DELIVERIES_PAGE_SIZE, state },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const list = (data ?? previousData)?.webhookDeliveries
  const readAgain = () => void refetch().catch(() => undefined)

  async function resend(id: string): Promise<void> {
    try {
      const answer = await resendDelivery({ variables: { id } })
      const [refusal] = answer.data?.resendWebhookDelivery.userErrors ?? []
      if (refusal) notifyError(refusal.message)
      else notifySuccess(t('delivery.resent'))
      readAgain()
    } catch {
      notifyError(t('delivery.resendFailed'))
    }
  }

  async function showAfter(after: string): Promise<void> {
    try {
      await fetchMore({
        variables: { after },
        updateQuery: ({ webhookDeliveries }, { fetchMoreResult }) => ({
          webhookDeliveries: {
            ...fetchMoreResult.webhookDeliveries,
            nodes: [...webhookDeliveries.nodes, ...fetchMoreResult.webhookDeliveries.nodes],
          },
        }),
      })
    } catch {
      notifyError(t('delivery.loadFailed'))
    }
  }

  const { hasNextPage = false, endCursor = null } = list?.pageInfo ?? {}
  return {
    deliveries: list?.nodes,
    error,
    readAgain,
    resend,
    /** There only while there are older ones. */
    showOlder: hasNextPage && endCursor ? () => void showAfter(endCursor) : undefined,
  }
}
