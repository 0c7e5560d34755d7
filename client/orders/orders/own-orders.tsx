import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { NextPage } from '../../platform/api/use-next-page'
import type { OrderDetailsFragment, OwnOrdersQuery } from '../../platform/gql/orders'
import { useText } from '../../platform/texts/text'
import { useFormatDate } from '../../platform/texts/use-format-date'
import { ButtonLink } from '../../platform/ui/button'
import { EmptyState } from '../../platform/ui/empty-state'
import { NextPageButton } from '../../platform/ui/next-page-button'
import { OrderAgain } from './order-again'
import { OrderFacts } from './order-facts'
import { OrderHistory } from './order-history'
import { OrderItems } from './order-items'
import { OrderStatusBadge } from './order-status-badge'
import './orders.css'
import './order-card.css'

interface OwnOrdersProps {
  readonly orders: OwnOrdersQuery['orders']
  readonly nextPage: NextPage
}

/** The shopper's orders, newest first. */
export function OwnOrders({ orders, nextPage }: OwnOrdersProps) {
  const t = useText()
  const { nodes } = orders
  if (nodes.length === 0) {
    return (
      <EmptyState title={t('profile.noOrders')} text={t('profile.noOrdersText')}>
        <ButtonLink to="/">{t('cart.browse')}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="orders">
        {nodes.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <NextPageButton nextPage={nextPage}>{t('profile.moreOrders')}</NextPageButton>
    </>
  )
}

function OrderCard({ order }: { readonly order: OrderDetailsFragment }) {
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
        <OrderStatusBadge status={order.status} isOwn />
      </header>
      <OrderItems items={order.items} />
      <OrderFacts order={order} />
      <OrderHistory history={order.history} isOwn />
      <div className="order__actions">
        <OrderAgain id={order.id} />
      </div>
    </article>
  )
}
