import { Link, useSearchParams } from 'react-router-dom'
import { ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import type { AdminOrderQuery } from '../../../../platform/gql/orders-admin'
import { useFormatPounds, useText } from '../../../../platform/texts/text'

interface RelatedOrdersProps {
  readonly orders: NonNullable<AdminOrderQuery['adminOrder']>['relatedOrders']
}

/** The orders that an order came from, and those that came from it; each opens in the panel. */
export function RelatedOrders({ orders }: RelatedOrdersProps) {
  const t = useText()
  const format = useFormatPounds()
  const [parameters] = useSearchParams()
  const searchOf = (id: string) =>
    new URLSearchParams({ ...Object.fromEntries(parameters), order: id }).toString()
  return (
    <ul className="deliveries">
      {orders.map(({ id, relation, status, total, amountDue }) => (
        <li key={`${relation} ${id}`}>
          {t(`orders.relation.${relation}`)}{' '}
          <Link to={{ search: searchOf(id) }}>{t('order.number', { id })}</Link>{' '}
          <span className="order-panel__hint">
            {t(ORDER_STATUS_TABLE[status].label)} ·{' '}
            {amountDue > 0 ? t('orders.relatedDue', { amount: format(amountDue) }) : format(total)}
          </span>
        </li>
      ))}
    </ul>
  )
}
