import { ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import type { OrderStatus } from '../../platform/gql/orders'
import { useText } from '../../platform/texts/text'
import { Icon } from '../../platform/ui/icon'
import './order-status-badge.css'

interface OrderStatusBadgeProps {
  readonly status: OrderStatus
  /** The customer reads it, not the team. */
  readonly isOwn?: boolean
}

export function OrderStatusBadge({ status, isOwn = false }: OrderStatusBadgeProps) {
  const t = useText()
  const { label, customerLabel, icon, tone } = ORDER_STATUS_TABLE[status]
  return (
    <span className="status-badge" data-tone={tone}>
      <Icon name={icon} />
      {t(isOwn ? customerLabel : label)}
    </span>
  )
}
