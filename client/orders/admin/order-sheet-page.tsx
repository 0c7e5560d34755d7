import { useParams } from 'react-router-dom'
import { AdminFrame } from '../../admin/admin-frame'
import { type AdminOrderDetailsFragment, useAdminOrderQuery } from '../../gql/orders-admin'
import { COUNTRY_CODE } from '../../lib/country-code'
import { useText } from '../../lib/text'
import { useFormatDate } from '../../lib/use-format-date'
import { Button, ButtonLink } from '../../ui/button'
import { CommaSeparated } from '../../ui/comma-separated'
import { EmptyState } from '../../ui/empty-state'
import { LoadFailed } from '../../ui/load-failed'
import { Price } from '../../ui/price'
import { ProductName } from '../../ui/product-name'
import { Skeleton } from '../../ui/skeleton'
import { useOrderAddress } from '../use-order-address'
import '../sheet.css'
import { fetchOrdersFailedText } from './fetch-orders-failed-text'

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
  const { data, error, refetch } = useAdminOrderQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  if (!data && error) {
    return <LoadFailed title={fetchOrdersFailedText(t, error)} onRetry={refetch} />
  }
  if (!data) return <Skeleton className="card" blockSize="30rem" />
  if (!data.adminOrder) {
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
      <OrderSheet order={data.adminOrder} />
    </>
  )
}

/** The printable sheet for the parcel and the courier. */
function OrderSheet({ order }: { readonly order: AdminOrderDetailsFragment }) {
  const t = useText()
  const formatDate = useFormatDate()
  const { id, createdAt, customer, phone, items, adjustments, total } = order
  const address = useOrderAddress(order)
  const courierNote = order.shippingAddress?.courierNote
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
          <dd>
            {customer ? (
              <bdi>{`${customer.firstName} ${customer.secondName}`}</bdi>
            ) : (
              t('admin.noCustomer')
            )}
          </dd>
          {customer && (
            <dd>
              <bdi dir="ltr">
                {COUNTRY_CODE} {customer.mobile}
              </bdi>
            </dd>
          )}
        </div>
        <div>
          <dt>{t('order.address')}</dt>
          <dd>
            <CommaSeparated texts={address} />
          </dd>
        </div>
        <div>
          <dt>{t('checkout.phone')}</dt>
          <dd>
            <bdi dir="ltr">{phone}</bdi>
          </dd>
        </div>
        {courierNote && (
          <div>
            <dt>{t('checkout.courierNote')}</dt>
            <dd>
              <bdi>{courierNote}</bdi>
            </dd>
          </div>
        )}
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
              <td>
                <ProductName name={item.name} />
              </td>
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
          {adjustments.map(({ kind, label, amount }) => (
            <tr key={kind} className="sheet__adjustment">
              <th scope="row" colSpan={3}>
                {kind === 'DISCOUNT' ? t('discount.named', { code: label }) : label}
              </th>
              <td>
                {kind === 'DELIVERY' && amount === 0 ? t('fee.free') : <Price pounds={amount} />}
              </td>
            </tr>
          ))}
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
