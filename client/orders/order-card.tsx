import { useId } from 'react'
import type { OrderDetailsFragment } from '../gql/orders'
import { useText } from '../lib/text'
import { Price } from '../ui/price'
import { OrderHistory } from './order-history'
import { OrderItems } from './order-items'
import { OrderStatusBadge } from './order-status-badge'
import { useFormatDate } from './use-format-date'

export function OrderCard({ order }: { readonly order: OrderDetailsFragment }) {
  const t = useText()
  const formatDate = useFormatDate()
  const id = useId()
  return (
    <article className="card order" aria-labelledby={id}>
      <header className="order__head">
        <div>
          <h3 id={id}>{t('order.number', { id: order.id })}</h3>
          <p className="order__date">
            <time dateTime={order.createdAt}>
              {t('order.placedOn', { date: formatDate(order.createdAt) })}
            </time>
          </p>
        </div>
        <OrderStatusBadge status={order.status} />
      </header>
      <OrderItems items={order.items} />
      <dl className="order__facts">
        <div>
          <dt>{t('order.address')}</dt>
          <dd>
            {order.address}, {order.city}
          </dd>
        </div>
        <div>
          <dt>{t('checkout.phone')}</dt>
          <dd dir="ltr">{order.phone}</dd>
        </div>
        <div className="order__total">
          <dt>{t('order.total')}</dt>
          <dd>
            <Price pounds={order.total} />
          </dd>
        </div>
      </dl>
      <OrderHistory history={order.history} />
    </article>
  )
}
