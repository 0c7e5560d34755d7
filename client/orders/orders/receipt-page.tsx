import { useParams } from 'react-router-dom'
import { localPhone } from '#domain/addresses/local-phone'
import { CANCELLED_ORDER_STATUS_KEY } from '#domain/orders/order-status'
import type { OwnOrderQuery } from '../../platform/gql/orders'
import { PageHead } from '../../platform/page/page-head'
import { RequireSession } from '../../platform/routing/require-session'
import { useText } from '../../platform/texts/text'
import { Button, ButtonLink } from '../../platform/ui/button'
import { CommaSeparated } from '../../platform/ui/comma-separated'
import { Skeleton } from '../../platform/ui/skeleton'
import { ItemsTable } from './items-table'
import { LoadOwnOrder } from './load-own-order'
import { OrderStatusBadge } from './order-status-badge'
import { PrintoutHead, SellerFacts } from './printout'
import { useOrderAddress } from './use-order-address'

export function Component() {
  const t = useText()
  const { id = '' } = useParams()
  return (
    <div className="page wrap">
      <PageHead title={`${t('order.receipt')} – ${t('order.number', { id })}`} />
      <h1 className="page-title">{t('order.receipt')}</h1>
      <RequireSession placeholder={<Skeleton className="card" blockSize="30rem" />}>
        <LoadOwnOrder key={id} id={id}>
          {(order, shop, customer) => (
            <>
              <div className="printout-actions">
                <Button onClick={() => window.print()}>{t('order.print')}</Button>
                <ButtonLink variant="secondary" to={`/orders/${id}`}>
                  {t('order.number', { id })}
                </ButtonLink>
              </div>
              <Receipt order={order} shop={shop} customer={customer} />
            </>
          )}
        </LoadOwnOrder>
      </RequireSession>
    </div>
  )
}

interface ReceiptProps {
  readonly order: NonNullable<OwnOrderQuery['order']>
  readonly shop: OwnOrderQuery['shop']
  readonly customer: string
}

/**
 * A receipt as required by Egypt's Consumer Protection Law 181/2018: seller, date, items, prices with tax.
 */
function Receipt({ order, shop, customer }: ReceiptProps) {
  const t = useText()
  const address = useOrderAddress(order)
  const { id, createdAt } = order
  const isCancelled = order.status === CANCELLED_ORDER_STATUS_KEY
  return (
    <article className="card printout">
      <PrintoutHead title={t('order.number', { id })} at={createdAt} />
      {isCancelled && <OrderStatusBadge status={order.status} />}
      <dl className="printout__facts">
        <SellerFacts seller={shop} />
        <div>
          <dt>{t('order.customer')}</dt>
          <dd>
            <bdi>{customer}</bdi>
          </dd>
          {order.phone && (
            <dd>
              <bdi dir="ltr">{localPhone(order.phone)}</bdi>
            </dd>
          )}
        </div>
        {address.length > 0 && (
          <div>
            <dt>{t('checkout.shipping')}</dt>
            <dd>
              <CommaSeparated texts={address} />
            </dd>
          </div>
        )}
      </dl>
      <ItemsTable order={order} totalLabel={t('order.total')} />
      <p>{t('receipt.tax')}</p>
      {!isCancelled && <p>{t('checkout.cash')}</p>}
      <p>{t('receipt.returns')}</p>
    </article>
  )
}
