import { useParams } from 'react-router-dom'
import { COUNTRY_CODE } from '../accounts/country-code'
import { type ManagedOrderDetailsFragment, useManagedOrderQuery } from '../gql/admin'
import { useText } from '../lib/text'
import { useFormatDate } from '../orders/use-format-date'
import { Button, ButtonLink } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Price } from '../ui/price'
import { Skeleton } from '../ui/skeleton'
import { AdminFrame } from './admin-frame'

export function Component() {
  const { id = '' } = useParams()
  return (
    <AdminFrame title="admin.orderSheet">
      <Sheet key={id} id={id} />
    </AdminFrame>
  )
}

function Sheet({ id }: { readonly id: string }) {
  const t = useText()
  const { data, error, refetch } = useManagedOrderQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  if (!data && error) {
    return (
      <div role="alert">
        <EmptyState title={t('admin.fetchOrdersFailed')}>
          <Button variant="secondary" onClick={() => void refetch()}>
            {t('catalogue.retry')}
          </Button>
        </EmptyState>
      </div>
    )
  }
  if (!data) return <Skeleton className="card" blockSize="30rem" />
  if (!data.managedOrder) {
    return (
      <EmptyState title={t('fault.orderNotFound')}>
        <ButtonLink to="/adminorder">{t('admin.orders')}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <>
      <div className="sheet-actions">
        <Button onClick={() => window.print()}>{t('admin.print')}</Button>
        <ButtonLink variant="secondary" to="/adminorder">
          {t('admin.orders')}
        </ButtonLink>
      </div>
      <OrderSheet order={data.managedOrder} />
    </>
  )
}

/** What goes into the parcel and to the courier, on one sheet of paper. */
function OrderSheet({ order }: { readonly order: ManagedOrderDetailsFragment }) {
  const t = useText()
  const formatDate = useFormatDate()
  const { id, createdAt, customer, address, city, phone, items, total } = order
  return (
    <article className="card sheet">
      <header className="sheet__head">
        <p className="sheet__shop">{t('shop.name')}</p>
        <h2>{t('order.number', { id })}</h2>
        <p>
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </p>
      </header>
      <dl className="sheet__facts">
        <div>
          <dt>{t('admin.customer')}</dt>
          <dd>{customer?.firstName ?? t('admin.noCustomer')}</dd>
          {customer && (
            <dd dir="ltr">
              {COUNTRY_CODE} {customer.mobile}
            </dd>
          )}
        </div>
        <div>
          <dt>{t('order.address')}</dt>
          <dd>{address}</dd>
          <dd>{city}</dd>
        </div>
        <div>
          <dt>{t('checkout.phone')}</dt>
          <dd dir="ltr">{phone}</dd>
        </div>
      </dl>
      <table className="sheet__items">
        <caption className="visually-hidden">{t('order.items')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('admin.item')}</th>
            <th scope="col">{t('admin.quantity')}</th>
            <th scope="col">{t('admin.each')}</th>
            <th scope="col">{t('admin.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <td>{item.name}</td>
              <td>{item.quantity}</td>
              <td>
                <Price pounds={item.price} />
              </td>
              <td>
                <Price pounds={item.total} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {t('admin.toCollect')}
            </th>
            <td>
              <Price pounds={total} />
            </td>
          </tr>
        </tfoot>
      </table>
    </article>
  )
}
