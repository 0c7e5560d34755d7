import { Link } from 'react-router-dom'
import { useText } from '../../platform/texts/text'
import { PartQuestion } from '../orders/admin/part-question'
import type { partsOf } from './report-file'
import './partly-delivered.css'

interface PartlyDeliveredProps {
  readonly parts: ReturnType<typeof partsOf>
  /** One of them was delivered. */
  readonly onDone: () => void
}

/** The parcels that were delivered in part: each is confirmed by itself, since the file does not say which items stayed. */
export function PartlyDelivered({ parts, onDone }: PartlyDeliveredProps) {
  const t = useText()
  if (parts.length === 0) return null
  return (
    <section className="partly-delivered" aria-label={t('couriers.parts')}>
      <h3>{t('couriers.parts')}</h3>
      <ul className="partly-delivered__list">
        {parts.map(({ row, order }) => (
          <li key={row.line} className="partly-delivered__parcel">
            <p>
              <Link to={`/adminorder/${order.id}`}>{t('order.number', { id: order.id })}</Link>
              <span className="partly-delivered__row">
                {t('file.row', { line: row.line })} · <bdi>{row.status}</bdi>
              </span>
            </p>
            <PartQuestion order={order} collected={row.collected} onDone={onDone} />
          </li>
        ))}
      </ul>
    </section>
  )
}
