import { localPhone } from '#domain/addresses/local-phone'
import { toPiastres, toPounds } from '#domain/money/money'
import { VAT_PERCENT, vatIn } from '#domain/money/vat'
import { type SellerQuery, useSellerQuery } from '../../../../platform/gql/orders-admin'
import { useText } from '../../../../platform/texts/text'
import { CommaSeparated } from '../../../../platform/ui/comma-separated'
import { LoadFailed } from '../../../../platform/ui/load-failed'
import { Price } from '../../../../platform/ui/price'
import { Skeleton } from '../../../../platform/ui/skeleton'
import { ItemsTable } from '../../items-table'
import { PrintoutHead, SellerFacts } from '../../printout'
import { useOrderAddress } from '../../use-order-address'
import type { PaperOrder } from '../use-read-orders'

/** Invoices with the legal data of the shop, one for each order. */
export function Invoices({ orders }: { readonly orders: readonly PaperOrder[] }) {
  const t = useText()
  const { data, error, refetch } = useSellerQuery({ fetchPolicy: 'cache-and-network' })
  if (!data && error) return <LoadFailed title={t('fault.text')} onRetry={refetch} />
  if (!data) return <Skeleton className="card" blockSize="30rem" />
  return (
    <div className="paper__sheets">
      {orders.map((order) => (
        <Invoice key={order.id} order={order} seller={data.shop} />
      ))}
    </div>
  )
}

interface InvoiceProps {
  readonly order: PaperOrder
  readonly seller: SellerQuery['shop']
}

/** It has the number of its order. */
function Invoice({ order, seller }: InvoiceProps) {
  const t = useText()
  const address = useOrderAddress(order)
  const { id, createdAt, customer, recipientName, phone } = order
  return (
    <article className="card printout">
      <PrintoutHead title={t('paper.invoiceNumber', { id })} at={createdAt} />
      <dl className="printout__facts">
        <SellerFacts seller={seller} />
        <div>
          <dt>{t('order.customer')}</dt>
          <dd>
            <bdi>
              {customer
                ? `${customer.firstName} ${customer.secondName}`
                : recipientName || t('admin.noCustomer')}
            </bdi>
          </dd>
          <dd>
            <bdi dir="ltr">{localPhone(phone)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('checkout.shipping')}</dt>
          <dd>
            <CommaSeparated texts={address} />
          </dd>
        </div>
      </dl>
      <ItemsTable order={order} totalLabel={t('order.total')}>
        {seller.taxNumber && <TaxRow total={order.total} />}
      </ItemsTable>
      <p>{t('receipt.returns')}</p>
    </article>
  )
}

/** The tax in the total, of sellers who are registered for it. */
function TaxRow({ total }: Pick<PaperOrder, 'total'>) {
  const t = useText()
  return (
    <tr>
      <th scope="row" colSpan={3}>
        {t('paper.vat', { percent: VAT_PERCENT })}
      </th>
      <td>
        <Price pounds={toPounds(vatIn(toPiastres(total)))} />
      </td>
    </tr>
  )
}
