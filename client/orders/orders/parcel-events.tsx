import type { OrderLifeFragment } from '../../platform/gql/orders'
import { useText } from '../../platform/texts/text'
import { useFormatDate } from '../../platform/texts/use-format-date'
import './parcel-events.css'

type Order = Pick<OrderLifeFragment, 'confirmedAt' | 'confirmedBy' | 'shipment'>

interface ParcelEvent {
  readonly at: string
  readonly text: string
  /** Where the courier shows the parcel on its way. */
  readonly trackingUrl?: string | null
}

/** The events of an order between its statuses; renders nothing if there are none. */
export function ParcelEvents({ order }: { readonly order: Order }) {
  const t = useText()
  const formatDate = useFormatDate()
  const { confirmedAt, confirmedBy, shipment } = order
  const events: ParcelEvent[] = []
  if (confirmedAt && confirmedBy !== 'RULE') {
    events.push({ at: confirmedAt, text: t('order.parcel.confirmed') })
  }
  if (shipment?.packedAt) events.push({ at: shipment.packedAt, text: t('order.parcel.packed') })
  if (shipment?.handedOverAt) {
    events.push({
      at: shipment.handedOverAt,
      text: t('order.parcel.withCourier', { courier: shipment.courierName ?? '' }),
      trackingUrl: shipment.trackingUrl,
    })
  }
  if (shipment?.refusedAt) events.push({ at: shipment.refusedAt, text: t('order.parcel.refused') })
  if (shipment?.lostAt) events.push({ at: shipment.lostAt, text: t('order.parcel.lost') })
  if (events.length === 0) return null

  return (
    <ul className="parcel" aria-label={t('order.parcel')}>
      {events.map(({ at, text, trackingUrl }) => (
        <li key={text}>
          <span>{text}</span> <time dateTime={at}>{formatDate(at)}</time>
          {trackingUrl && (
            <a href={trackingUrl} rel="noreferrer" target="_blank">
              {t('order.parcel.track')}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
