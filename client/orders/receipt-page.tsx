import { useParams } from 'react-router-dom'
import type { OwnOrderQuery } from '../gql/orders'
import { PageHead } from '../lib/page-head'
import { useText } from '../lib/text'
import { useFormatDate } from '../lib/use-format-date'
import { RequireSession } from '../routing/require-session'
import { Button, ButtonLink } from '../ui/button'
import { CommaSeparated } from '../ui/comma-separated'
import { Price } from '../ui/price'
import { ProductName } from '../ui/product-name'
import { Skeleton } from '../ui/skeleton'
import { LoadOwnOrder } from './load-own-order'
import { useOrderAddress } from './use-order-address'
import './sheet.css'

export function Component() {
  const t = useText()
  const { id = '' } = useParams()
  return (
    <div className="page wrap">
      <PageHead title={`${t('order.receipt')} – ${t('order.number', { id })}`} />
      <h1 className="page-title">{t('order.receipt')}</h1>
      <RequireSession placeholder={<Skeleton className="card" blockSize="30rem" />}>
        <LoadOwnOrder key={id} id={id}>
          {(order, shop) => (
            <>
              <div className="sheet-actions">
                <Button onClick={() => window.print()}>{t('order.print')}</Button>
                <ButtonLink variant="secondary" to={`/orders/${id}`}>
                  {t('order.number', { id })}
                </ButtonLink>
              </div>
              <Receipt order={order} shop={shop} />
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
}

/** What Egypt's Consumer Protection Law 181/2018 asks of a receipt: seller, date, items, prices with tax. */
function Receipt({ order, shop }: ReceiptProps) {
  const t = useText()
  const formatDate = useFormatDate()
  const address = useOrderAddress(order)
  const { id, createdAt, items, adjustments, total } = order
  const seller = [
    ['receipt.seller', shop.name ?? t('shop.name')],
    ['order.address', shop.address],
    ['receipt.register', shop.commercialRegister],
    ['receipt.taxNumber', shop.taxNumber],
  ] as const
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
        {seller.map(
          ([label, text]) =>
            text && (
              <div key={label}>
                <dt>{t(label)}</dt>
                <dd>
                  <bdi>{text}</bdi>
                </dd>
              </div>
            ),
        )}
        {address.length > 0 && (
          <div>
            <dt>{t('checkout.shipping')}</dt>
            <dd>
              <CommaSeparated texts={address} />
            </dd>
          </div>
        )}
      </dl>
      <table className="sheet__items">
        <caption className="visually-hidden">{t('order.items')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('order.item')}</th>
            <th scope="col">{t('order.quantity')}</th>
            <th scope="col">{t('order.each')}</th>
            <th scope="col">{t('order.sum')}</th>
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
          {adjustments.map(({ kind, label, amount }) => (
            <tr key={kind}>
              <td colSpan={3}>{label}</td>
              <td>
                <Price pounds={amount} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {t('order.total')}
            </th>
            <td>
              <Price pounds={total} />
            </td>
          </tr>
        </tfoot>
      </table>
      <p>{t('receipt.tax')}</p>
      <p>{t('checkout.cash')}</p>
      <p>{t('receipt.returns')}</p>
    </article>
  )
}
