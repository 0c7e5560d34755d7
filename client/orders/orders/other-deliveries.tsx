import { Link } from 'react-router-dom'
import type { MessageKey } from '#domain/messages'
import { ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import type { OwnOrderQuery } from '../../platform/gql/orders'
import { useFormatPounds, useText } from '../../platform/texts/text'

interface OtherDeliveriesProps {
  readonly orders: NonNullable<OwnOrderQuery['order']>['relatedOrders']
  /** Whether the reader may open the pages of the other orders. */
  readonly isLinked?: boolean
}

type Related = OtherDeliveriesProps['orders'][number]

/** Returns the text about a related order, or undefined if it is of no use to the customer. */
function textOf({ relation, status, amountDue }: Related): MessageKey | undefined {
  const { isOpen, isSale } = ORDER_STATUS_TABLE[status]
  if (relation === 'MERGED_INTO') return 'order.related.merged'
  if (relation === 'MERGED' || !isSale) return undefined
  if (relation === 'EXCHANGE') return 'order.related.exchange'
  if (relation === 'EXCHANGE_OF') return 'order.related.exchangeOf'
  return isOpen && amountDue === 0 ? 'order.related.paid' : 'order.related.delivery'
}

/**
 * Says that an order comes in several deliveries, with what to pay for the others, together with another order, or in exchange
 * for items of one.
 */
export function OtherDeliveries({ orders, isLinked = false }: OtherDeliveriesProps) {
  const t = useText()
  const format = useFormatPounds()
  return orders.map((order) => {
    const key = textOf(order)
    if (!key) return null
    const { id, status, total, amountDue } = order
    const amount = format(ORDER_STATUS_TABLE[status].isOpen ? amountDue : total)
    const text = t(key, { id, amount })
    return <p key={id}>{isLinked ? <Link to={`/orders/${id}`}>{text}</Link> : text}</p>
  })
}
