import { useState } from 'react'
import { Select } from '../forms/select'
import type { DeliveryState, WebhookDetailsFragment } from '../gql/integrations'
import { useText } from '../texts/text'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { LoadFailed } from '../ui/load-failed'
import { NextPageButton } from '../ui/next-page-button'
import { Skeleton } from '../ui/skeleton'
import { DeliveryTable } from './delivery-table'
import { STATES } from './states'
import { useDeliveries } from './use-deliveries'
import '../admin/tools.css'

interface DeliveriesProps {
  readonly webhooks: readonly WebhookDetailsFragment[]
}

/** The queued, delivered and failed webhook deliveries. */
export function Deliveries({ webhooks }: DeliveriesProps) {
  const t = useText()
  const [state, setState] = useState<DeliveryState | ''>('')
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
