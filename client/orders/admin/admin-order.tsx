import { useId } from 'react'
import { Link } from 'react-router-dom'
import { COUNTRY_CODE } from '../../forms/country-code'
import type { AdminOrderDetailsFragment } from '../../gql/orders-admin'
import { useText } from '../../texts/text'
import { useFormatDate } from '../../texts/use-format-date'
import { CommaSeparated } from '../../ui/comma-separated'
import { OrderFact, OrderFacts } from '../order-facts'
import { OrderHistory } from '../order-history'
import { OrderItems } from '../order-items'
import { OrderStatusBadge } from '../order-status-badge'
import { StatusForm } from './status-form'
import '../order-card.css'

/** An order with its customer, whose status can be set. */
export function AdminOrder({ order }: { readonly order: AdminOrderDetailsFragment }) {
  const t = useText()
  const formatDate = useFormatDate()
  const titleId = useId()
  const { id, customer, items } = order

  return (
    <article className="card order" aria-labelledby={titleId}>
      <header className="order__head">
        <div>
          <h2 id={titleId}>{t('order.number', { id })}</h2>
          <p className="order__date">
            <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>
          </p>
          <Link to={`/adminorder/${id}`} aria-label={t('admin.orderSheetOf', { id })}>
            {t('admin.orderSheet')}
          </Link>
        </div>
        <OrderStatusBadge status={order.status} />
        <StatusForm order={order} />
      </header>
      {items.length > 0 ? <OrderItems items={items} /> : <p>{t('admin.noItems')}</p>}
      <OrderFacts order={order}>
        <OrderFact title={t('admin.customer')}>
          {customer ? (
            <CommaSeparated
              texts={[
                `${customer.firstName} ${customer.secondName}`,
                `${COUNTRY_CODE} ${customer.mobile}`,
              ]}
            />
          ) : (
            t('admin.noCustomer')
          )}
        </OrderFact>
        {order.feeNotShown && (
          <OrderFact title={t('admin.feeNotShown')}>{t('admin.feeNotShownText')}</OrderFact>
        )}
      </OrderFacts>
      <OrderHistory history={order.history} />
    </article>
  )
}
