import { useEffect, useEffectEvent, useState } from 'react'
import { useParams } from 'react-router-dom'
import { CANCELLED_ORDER_STATUS_KEY, ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import { AdminFrame } from '../../admin/admin-frame'
import { refetchSilently } from '../../api/refetch-silently'
import { COUNTRY_CODE } from '../../forms/country-code'
import { type AdminOrderDetailsFragment, useAdminOrderQuery } from '../../gql/orders-admin'
import { notifyError } from '../../lib/notify'
import { useSingleFlight } from '../../lib/use-single-flight'
import { useText } from '../../texts/text'
import { useFormatDate } from '../../texts/use-format-date'
import { Button, ButtonLink } from '../../ui/button'
import { CommaSeparated } from '../../ui/comma-separated'
import { EmptyState } from '../../ui/empty-state'
import { LoadFailed } from '../../ui/load-failed'
import { Skeleton } from '../../ui/skeleton'
import { ItemsTable } from '../items-table'
import { useOrderAddress } from '../use-order-address'
import '../sheet.css'
import { fetchOrdersFailedText } from './fetch-orders-failed-text'
import { useOrderEvents } from './order-events'

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
  return <PrintableSheet order={data.adminOrder} reload={refetch} />
}

interface PrintableSheetProps {
  readonly order: AdminOrderDetailsFragment
  /** Reads the order again. */
  readonly reload: () => Promise<unknown>
}

/**
 * The sheet with its buttons. It shows what happens to the order meanwhile, and reads it once more before it
 * is printed: a parcel with the sheet of a cancelled order would be handed out.
 */
function PrintableSheet({ order, reload }: PrintableSheetProps) {
  const t = useText()
  const [prints, setPrints] = useState(0)
  const isCancelled = isCancelledOrder(order)

  useOrderEvents(({ id }) => {
    if (!id || id === order.id) refetchSilently(reload)
  })

  const print = useSingleFlight(async () => {
    try {
      await reload()
      setPrints((count) => count + 1)
    } catch (error) {
      notifyError(fetchOrdersFailedText(t, error))
    }
  })

  const printWhatIsShown = useEffectEvent(() => {
    if (!isCancelled) window.print()
  })
  // In an effect, so that the sheet shows what was read.
  useEffect(() => {
    if (prints > 0) printWhatIsShown()
  }, [prints])

  return (
    <>
      <div className="sheet-actions">
        {!isCancelled && <Button onClick={() => void print()}>{t('admin.print')}</Button>}
        <ButtonLink variant="secondary" to="/adminorder">
          {t('admin.orders')}
        </ButtonLink>
      </div>
      <OrderSheet order={order} />
    </>
  )
}

const isCancelledOrder = ({ status }: Pick<AdminOrderDetailsFragment, 'status'>) =>
  status === CANCELLED_ORDER_STATUS_KEY

/** The printable sheet for the parcel and the courier. */
function OrderSheet({ order }: { readonly order: AdminOrderDetailsFragment }) {
  const t = useText()
  const formatDate = useFormatDate()
  const { id, createdAt, customer, phone } = order
  const address = useOrderAddress(order)
  const courierNote = order.shippingAddress?.courierNote
  const isCancelled = isCancelledOrder(order)
  const { isOpen } = ORDER_STATUS_TABLE[order.status]
  return (
    <article className="card sheet">
      <header className="sheet__head">
        <p className="sheet__shop">{t('shop.name')}</p>
        <h2>{t('order.number', { id })}</h2>
        <p>
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </p>
      </header>
      <div role="alert">
        {isCancelled && <p className="sheet__cancelled">{t('admin.sheetCancelled')}</p>}
      </div>
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
        {order.feeNotShown && (
          <div>
            <dt>{t('admin.feeNotShown')}</dt>
            <dd>{t('admin.feeNotShownText')}</dd>
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
      <ItemsTable order={order} totalLabel={t(isOpen ? 'admin.toCollect' : 'order.total')} />
    </article>
  )
}
