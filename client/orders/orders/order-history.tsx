import type { OrderDetailsFragment } from '../../platform/gql/orders'
import { useText } from '../../platform/texts/text'
import { useFormatDate } from '../../platform/texts/use-format-date'
import { OrderStatusBadge } from './order-status-badge'
import './order-history.css'

interface OrderHistoryProps {
  readonly history: OrderDetailsFragment['history']
  /** The customer reads it, not the team. */
  readonly isOwn?: boolean
}

/** An order's status changes, oldest first. */
export function OrderHistory({ history, isOwn }: OrderHistoryProps) {
  const t = useText()
  const formatDate = useFormatDate()
  return (
    <details className="order__history">
      <summary>{t('order.history')}</summary>
      <ol>
        {history.map(({ status, happenedAt }) => (
          <li key={happenedAt}>
            <OrderStatusBadge status={status} isOwn={isOwn} />
            <time dateTime={happenedAt}>{formatDate(happenedAt)}</time>
          </li>
        ))}
      </ol>
    </details>
  )
}
