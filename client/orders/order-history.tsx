import type { OrderDetailsFragment } from '../gql/orders'
import { useText } from '../texts/text'
import { useFormatDate } from '../texts/use-format-date'
import { OrderStatusBadge } from './order-status-badge'
import './order-history.css'

/** An order's status changes, oldest first. */
export function OrderHistory({ history }: { readonly history: OrderDetailsFragment['history'] }) {
  const t = useText()
  const formatDate = useFormatDate()
  return (
    <details className="order__history">
      <summary>{t('order.history')}</summary>
      <ol>
        {history.map(({ status, changedAt }) => (
          <li key={changedAt}>
            <OrderStatusBadge status={status} />
            <time dateTime={changedAt}>{formatDate(changedAt)}</time>
          </li>
        ))}
      </ol>
    </details>
  )
}
