import { Link } from 'react-router-dom'
import { ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import type { OwnOrderQuery } from '../gql/orders'
import { useFormatPounds, useText } from '../texts/text'

interface OtherDeliveriesProps {
  readonly orders: NonNullable<OwnOrderQuery['order']>['relatedOrders']
  /** Whether whoever reads it has the pages of the other orders. */
  readonly isLinked?: boolean
}

/** Says that an order comes in several deliveries, with what to pay for the others, or together with another order. */
export function OtherDeliveries({ orders, isLinked = false }: OtherDeliveriesProps) {
  const t = useText()
  const format = useFormatPounds()
  return orders
    .filter(({ relation, status }) => {
      if (relation === 'EXCHANGE' || relation === 'EXCHANGE_OF') return false
      return (
        relation === 'MERGED_INTO' || (relation !== 'MERGED' && ORDER_STATUS_TABLE[status].isSale)
      )
    })
    .map(({ id, relation, status, total, amountDue }) => {
      const { isOpen } = ORDER_STATUS_TABLE[status]
      const amount = format(isOpen ? amountDue : total)
      const isPaid = isOpen && amountDue === 0
      const text =
        relation === 'MERGED_INTO'
          ? t('order.related.merged', { id })
          : t(isPaid ? 'order.related.paid' : 'order.related.delivery', { id, amount })
      return <p key={id}>{isLinked ? <Link to={`/orders/${id}`}>{text}</Link> : text}</p>
    })
}
