import { ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import type { OrderStatus } from '../gql/orders'
import { useText } from '../texts/text'
import { Icon } from '../ui/icon'
import './order-status-badge.css'

export function OrderStatusBadge({ status }: { readonly status: OrderStatus }) {
  const t = useText()
  const { label, icon, tone } = ORDER_STATUS_TABLE[status]
  return (
    <span className="status-badge" data-tone={tone}>
      <Icon name={icon} />
      {t(label)}
    </span>
  )
}
