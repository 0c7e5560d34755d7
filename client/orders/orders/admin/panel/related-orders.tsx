import { Link } from 'react-router-dom'
import { ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import type { AdminOrderQuery } from '../../../../platform/gql/orders-admin'
import { useSearchState } from '../../../../platform/routing/use-search-state'
import { useFormatPounds, useText } from '../../../../platform/texts/text'
import { ORDER_LIST_FORMAT, orderListAddress } from '../order-list-params'

interface RelatedOrdersProps {
  readonly orders: NonNullable<AdminOrderQuery['adminOrder']>['relatedOrders']
}

/** The orders that an order came from, and those that came from it; each opens in the panel. */
export function RelatedOrders({ orders }: RelatedOrdersProps) {
  const t = useText()
  const format = useFormatPounds()
  const [list] = useSearchState(ORDER_LIST_FORMAT)
  return (
    <ul className="deliveries">
      {orders.map(({ id, relation, status, total, amountDue }) => (
        <li key={`${relation} ${id}`}>
          {t(`orders.relation.${relation}`)}{' '}
          <Link to={orderListAddress({ ...list, order: id })}>{t('order.number', { id })}</Link>{' '}
          <span className="order-panel__hint">
            {t(ORDER_STATUS_TABLE[status].label)} ·{' '}
            {amountDue > 0 ? t('orders.relatedDue', { amount: format(amountDue) }) : format(total)}
          </span>
        </li>
      ))}
    </ul>
  )
}
