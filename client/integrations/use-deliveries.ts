import { DELIVERIES_PAGE_SIZE } from '#domain/limits'
import { refetchSilently } from '../api/refetch-silently'
import { PAGINATED, useNextPage } from '../api/use-next-page'
import { useShownData } from '../api/use-shown-data'
import {
  type DeliveryState,
  useResendWebhookDeliveryMutation,
  useWebhookDeliveriesQuery,
} from '../gql/integrations'
import { notifyError, notifySuccess } from '../lib/notify'
import { useText } from '../texts/text'

/** The webhook deliveries in pages, newest first; of any state for null. */
export function useDeliveries(state: DeliveryState | null) {
  const t = useText()
  const [resendDelivery] = useResendWebhookDeliveryMutation()
  const query = useWebhookDeliveriesQuery({
    variables: { first: DELIVERIES_PAGE_SIZE, state },
    ...PAGINATED,
  })
  const { error, refetch, fetchMore } = query
  const list = useShownData(query)?.webhookDeliveries
  const reload = () => refetchSilently(refetch)

  async function resend(id: string): Promise<void> {
    try {
      const { data: result } = await resendDelivery({ variables: { id } })
      const [userError] = result?.resendWebhookDelivery.userErrors ?? []
      if (userError) notifyError(userError.message)
      else notifySuccess(t('delivery.resent'))
      reload()
    } catch {
      notifyError(t('delivery.resendFailed'))
    }
  }

  const nextPage = useNextPage(list, fetchMore, () => notifyError(t('delivery.loadFailed')))
  return { deliveries: list?.nodes, error, refetch: reload, resend, nextPage }
}
