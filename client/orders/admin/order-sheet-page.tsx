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
import { Skeleton } from '../../ui/skeleton'
import { ItemsTable } from '../items-table'
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
  const { id, createdAt, customer, phone } = order
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
        {order.cancelReason && (
          <div>
            <dt>{t('order.reasonGiven')}</dt>
            <dd>
              <bdi>{order.cancelReason}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <ItemsTable order={order} totalLabel={t('admin.toCollect')} />
    </article>
  )
}
