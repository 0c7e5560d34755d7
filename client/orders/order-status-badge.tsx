import type { MessageKey } from '#domain/messages'
import type { OrderStatus } from '../gql/orders'
import { useText } from '../lib/text'
import { Icon, type IconName } from '../ui/icon'

const LOOKS: Record<OrderStatus, { readonly text: MessageKey; readonly icon: IconName }> = {
  PENDING: { text: 'order.status.Pending', icon: 'clock' },
  PROCESSING: { text: 'order.status.Processing', icon: 'truck' },
  COMPLETED: { text: 'order.status.Completed', icon: 'check' },
  CANCELLED: { text: 'order.status.Cancelled', icon: 'close' },
}

/** A status in words, with a sign and a colour that say the same. */
export function OrderStatusBadge({ status }: { readonly status: OrderStatus }) {
  const t = useText()
  const { text, icon } = LOOKS[status]
  return (
    <span className="status-badge" data-status={status}>
      <Icon name={icon} />
      {t(text)}
    </span>
  )
}
