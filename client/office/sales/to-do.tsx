import { Link } from 'react-router-dom'
import { INITIAL_ORDER_STATUS_KEY } from '#domain/orders/order-status'
import { useRefetchOnOrderEvents } from '../../orders/orders/admin/use-order-event-batches'
import { ProductLink } from '../../platform/admin/product-link'
import { useCan } from '../../platform/admin/use-admin-token'
import { useFormatPounds, useText } from '../../platform/texts/text'
import { useFormatDate } from '../../platform/texts/use-format-date'
import { ButtonLink } from '../../platform/ui/button'
import { CommaSeparated } from '../../platform/ui/comma-separated'
import { EmptyState } from '../../platform/ui/empty-state'
import { ProductName } from '../../platform/ui/product-name'
import { Skeleton } from '../../platform/ui/skeleton'
import { useIsEmptyShop, useToDo } from './use-to-do'
import './to-do.css'

/** The oldest pending orders and the products that are out of stock. */
export function ToDo() {
  const t = useText()
  const formatDate = useFormatDate()
  const formatPounds = useFormatPounds()
  const mayAdd = useCan('products.edit')
  const { data, error, refetch } = useToDo()
  const isEmpty = useIsEmptyShop()
  useRefetchOnOrderEvents(refetch)
  if (!data && error) return <p role="alert">{t('fault.text')}</p>
  if (!data) return <Skeleton className="card" blockSize="14rem" />
  if (isEmpty) {
    return (
      <section className="card" aria-label={t('admin.toDo')}>
        <EmptyState title={t('today.emptyShop')} text={t('today.emptyShopText')}>
          {mayAdd && <ButtonLink to="/addproduct">{t('today.noProducts')}</ButtonLink>}
        </EmptyState>
      </section>
    )
  }
  const { oldest, soldOut, allProducts } = data
  return (
    <section className="to-do" aria-labelledby="to-do">
      <h2 id="to-do">{t('admin.toDo')}</h2>
      <div className="to-do__lists">
        <section className="card">
          <h3>{t('admin.toDoOrders')}</h3>
          {oldest.nodes.length === 0 && <p>{t('admin.nothingPending')}</p>}
          <ol>
            {oldest.nodes.map(({ id, createdAt, total, city, shippingAddress, customer }) => (
              <li key={id}>
                <Link to={`/adminorder/${id}`}>{t('order.number', { id })}</Link>
                <span>
                  <CommaSeparated
                    texts={[
                      customer?.firstName ?? '',
                      shippingAddress?.area ?? city,
                      formatPounds(total),
                    ].filter(Boolean)}
                  />
                </span>
                <time dateTime={createdAt}>{formatDate(createdAt)}</time>
              </li>
            ))}
          </ol>
          {oldest.totalCount > oldest.nodes.length && (
            <Link to={`/adminorder?status=${INITIAL_ORDER_STATUS_KEY}`}>
              {t('admin.allOf', { count: oldest.totalCount })}
            </Link>
          )}
        </section>
        <section className="card">
          <h3>{t('admin.toDoSoldOut')}</h3>
          {allProducts.totalCount === 0 ? (
            <p>
              {mayAdd ? <Link to="/addproduct">{t('today.noProducts')}</Link> : t('slider.empty')}
            </p>
          ) : (
            soldOut.nodes.length === 0 && <p>{t('admin.nothingSoldOut')}</p>
          )}
          <ul>
            {soldOut.nodes.map(({ id, product }) => (
              <li key={id}>
                <ProductLink id={id}>
                  <ProductName name={product.name} />
                </ProductLink>
              </li>
            ))}
          </ul>
          {soldOut.totalCount > soldOut.nodes.length && (
            <Link to="/adminproducts?soldOut=true">
              {t('admin.allOf', { count: soldOut.totalCount })}
            </Link>
          )}
        </section>
      </div>
    </section>
  )
}
