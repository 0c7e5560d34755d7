import { useState } from 'react'
import type { DeliveryState, WebhookDetailsFragment } from '../gql/integrations'
import { useText } from '../lib/text'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Select } from '../ui/select'
import { Skeleton } from '../ui/skeleton'
import { DeliveryTable } from './delivery-table'
import { STATES } from './states'
import { useDeliveries } from './use-deliveries'

interface DeliveriesProps {
  readonly webhooks: readonly WebhookDetailsFragment[]
}

/** What the webhooks were told and are to be told. */
export function Deliveries({ webhooks }: DeliveriesProps) {
  const t = useText()
  const [state, setState] = useState<DeliveryState | ''>('')
  const { deliveries, error, readAgain, resend, showOlder } = useDeliveries(state || null)

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
        <Button variant="secondary" className="admin__beside-field" onClick={readAgain}>
          {t('delivery.refresh')}
        </Button>
      </div>
      {!deliveries && error && (
        <div role="alert">
          <EmptyState title={t('delivery.loadFailed')}>
            <Button variant="secondary" onClick={readAgain}>
              {t('catalogue.retry')}
            </Button>
          </EmptyState>
        </div>
      )}
      {!deliveries && !error && <Skeleton className="card" blockSize="12rem" />}
      {deliveries?.length === 0 && <EmptyState title={t('delivery.none')} />}
      {deliveries && deliveries.length > 0 && (
        <DeliveryTable deliveries={deliveries} webhooks={webhooks} onResend={resend} />
      )}
      {showOlder && (
        <Button variant="secondary" className="orders__more" onClick={showOlder}>
          {t('delivery.more')}
        </Button>
      )}
    </>
  )
}
