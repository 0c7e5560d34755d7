import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { OrderStatus } from '../../gql/orders'
import { type AdminOrderDetailsFragment, useSetOrderStatusMutation } from '../../gql/orders-admin'
import { COUNTRY_CODE } from '../../lib/country-code'
import { notifyError, notifySuccess } from '../../lib/notify'
import { useText } from '../../lib/text'
import { useFormatDate } from '../../lib/use-format-date'
import { CommaSeparated } from '../../ui/comma-separated'
import { OrderFact, OrderFacts } from '../order-facts'
import { OrderHistory } from '../order-history'
import { OrderItems } from '../order-items'
import { OrderStatusBadge } from '../order-status-badge'
import { StatusSelect } from './status-select'
import '../order-card.css'

/** An order with its customer; a selected status is saved immediately. */
export function AdminOrder({ order }: { readonly order: AdminOrderDetailsFragment }) {
  const t = useText()
  const formatDate = useFormatDate()
  const titleId = useId()
  const [setOrderStatus] = useSetOrderStatusMutation()
  const { id, customer, items } = order

  async function change(status: OrderStatus): Promise<void> {
    try {
      const { data } = await setOrderStatus({
        variables: { id, status },
        optimisticResponse: {
          setOrderStatus: { order: { ...order, status }, userErrors: [] },
        },
      })
      const [userError] = data?.setOrderStatus.userErrors ?? []
      if (userError) return notifyError(`${t('admin.statusFailed')} ${userError.message}`)
      if (!data?.setOrderStatus.order) throw new Error('The status was not updated')
      notifySuccess(t('admin.statusUpdated'))
    } catch {
      notifyError(t('admin.statusFailed'))
    }
  }

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
        <StatusSelect
          label={t('admin.statusOf', { id })}
          value={order.status}
          onChange={(status) => void change(status)}
        />
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
      </OrderFacts>
      <OrderHistory history={order.history} />
    </article>
  )
}
