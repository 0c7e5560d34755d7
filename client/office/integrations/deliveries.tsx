import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DELIVERIES_PAGE_SIZE } from '#domain/limits'
import { refetchSilently } from '../../platform/api/refetch-silently'
import { PAGINATED, useNextPage } from '../../platform/api/use-next-page'
import { useShownData } from '../../platform/api/use-shown-data'
import { Select } from '../../platform/forms/select'
import {
  type DeliveryState,
  useResendWebhookDeliveryMutation,
  useWebhookDeliveriesQuery,
  type WebhookDetailsFragment,
} from '../../platform/gql/integrations'
import { notifyError, notifySuccess } from '../../platform/lib/notify'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { EmptyState } from '../../platform/ui/empty-state'
import { LoadFailed } from '../../platform/ui/load-failed'
import { NextPageButton } from '../../platform/ui/next-page-button'
import { Skeleton } from '../../platform/ui/skeleton'
import { DeliveryTable } from './delivery-table'
import { STATES } from './states'
import '../../platform/admin/tools.css'

/** The webhook deliveries in pages, newest first; of any state for null. */
function useDeliveries(state: DeliveryState | null) {
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

interface DeliveriesProps {
  readonly webhooks: readonly WebhookDetailsFragment[]
}

/** The queued, delivered and failed webhook deliveries. */
export function Deliveries({ webhooks }: DeliveriesProps) {
  const t = useText()
  const [parameters] = useSearchParams()
  const [state, setState] = useState<DeliveryState | ''>(
    () => STATES.find(({ name }) => name === parameters.get('state'))?.name ?? '',
  )
  const { deliveries, error, refetch, resend, nextPage } = useDeliveries(state || null)

  return (
    <>
      <h2>{t('delivery.list')}</h2>
      <div className="admin__tools">
        <Select
          label={t('delivery.filter')}
          value={state}
          options={[
            { value: '', label: t('delivery.anyState') },
            ...STATES.map(({ name, title }) => ({ value: name, label: t(title) })),
          ]}
          onChange={setState}
        />
        <Button variant="secondary" className="admin__beside-field" onClick={refetch}>
          {t('delivery.refresh')}
        </Button>
      </div>
      {!deliveries && error && <LoadFailed title={t('delivery.loadFailed')} onRetry={refetch} />}
      {!deliveries && !error && <Skeleton className="card" blockSize="12rem" />}
      {deliveries?.length === 0 && <EmptyState title={t('delivery.none')} />}
      {deliveries && deliveries.length > 0 && (
        <DeliveryTable deliveries={deliveries} webhooks={webhooks} onResend={resend} />
      )}
      <NextPageButton nextPage={nextPage}>{t('delivery.more')}</NextPageButton>
    </>
  )
}
