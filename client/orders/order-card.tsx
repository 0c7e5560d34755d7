import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { OrderDetailsFragment } from '../gql/orders'
import { useText } from '../texts/text'
import { useFormatDate } from '../texts/use-format-date'
import { OrderFacts } from './order-facts'
import { OrderHistory } from './order-history'
import { OrderItems } from './order-items'
import { OrderStatusBadge } from './order-status-badge'
import './order-card.css'

export function OrderCard({ order }: { readonly order: OrderDetailsFragment }) {
  const t = useText()
  const formatDate = useFormatDate()
  const id = useId()
  return (
    <article className="card order" aria-labelledby={id}>
      <header className="order__head">
        <div>
          <h3 id={id}>
            <Link className="order__link" to={`/orders/${order.id}`}>
              {t('order.number', { id: order.id })}
            </Link>
          </h3>
          <p className="order__date">
            <time dateTime={order.createdAt}>
              {t('order.placedOn', { date: formatDate(order.createdAt) })}
            </time>
          </p>
        </div>
        <OrderStatusBadge status={order.status} />
      </header>
      <OrderItems items={order.items} />
      <OrderFacts order={order} />
      <OrderHistory history={order.history} />
    </article>
  )
}
