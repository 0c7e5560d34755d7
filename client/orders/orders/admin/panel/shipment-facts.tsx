import type { AdminOrderDetailsFragment } from '../../../../platform/gql/orders-admin'
import { useText } from '../../../../platform/texts/text'
import { OrderFact } from '../../order-facts'
import './panel-facts.css'

interface ShipmentFactsProps {
  readonly shipment: NonNullable<AdminOrderDetailsFragment['shipment']>
}

/** The courier of a parcel, its tracking number and its condition on return; the dates are in the timeline. */
export function ShipmentFacts({ shipment }: ShipmentFactsProps) {
  const t = useText()
  const { courierName, trackingNumber, trackingUrl, refusalReason, condition } = shipment
  const { parcelCount } = shipment
  const isSeveral = parcelCount > 1
  if (!isSeveral && !courierName && !trackingNumber && !refusalReason && !condition) return null
  return (
    <dl className="panel-facts">
      {isSeveral && <OrderFact title={t('orders.parcels')}>{parcelCount}</OrderFact>}
      {courierName && (
        <OrderFact title={t('orders.courier')}>
          <bdi>{courierName}</bdi>
        </OrderFact>
      )}
      {trackingNumber && (
        <OrderFact title={t('orders.trackingNumber')}>
          {trackingUrl ? (
            <a href={trackingUrl} target="_blank" rel="noreferrer">
              <bdi dir="ltr">{trackingNumber}</bdi>
            </a>
          ) : (
            <bdi dir="ltr">{trackingNumber}</bdi>
          )}
        </OrderFact>
      )}
      {refusalReason && (
        <OrderFact title={t('orders.reason')}>{t(`orders.reason.${refusalReason}`)}</OrderFact>
      )}
      {condition && (
        <OrderFact title={t('orders.condition')}>{t(`orders.condition.${condition}`)}</OrderFact>
      )}
    </dl>
  )
}
