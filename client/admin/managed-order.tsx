import { useId } from 'react'
import { Link } from 'react-router-dom'
import { COUNTRY_CODE } from '../accounts/country-code'
import { type ManagedOrderDetailsFragment, useSetOrderStatusMutation } from '../gql/admin'
import type { OrderStatus } from '../gql/orders'
import { notifyError, notifySuccess } from '../lib/notify'
import { useText } from '../lib/text'
import { OrderFacts } from '../orders/order-facts'
import { OrderHistory } from '../orders/order-history'
import { OrderItems } from '../orders/order-items'
import { OrderStatusBadge } from '../orders/order-status-badge'
import { useFormatDate } from '../orders/use-format-date'
import { StatusSelect } from './status-select'

/** An order with who placed it; a chosen status is stored at once. */
export function ManagedOrder({ order }: { readonly order: ManagedOrderDetailsFragment }) {
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
      const [refusal] = data?.setOrderStatus.userErrors ?? []
      if (refusal) return notifyError(`${t('admin.statusFailed')} ${refusal.message}`)
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
        <div>
          <dt>{t('admin.customer')}</dt>
          <dd>
            {customer
              ? `${customer.firstName}, ${COUNTRY_CODE} ${customer.mobile}`
              : t('admin.noCustomer')}
          </dd>
        </div>
      </OrderFacts>
      <OrderHistory history={order.history} />
    </article>
  )
}
