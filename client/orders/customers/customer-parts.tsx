import { Link } from 'react-router-dom'
import { GOVERNORATE_NAMES } from '#domain/delivery/governorates'
import { useLocale, useText } from '../../platform/texts/text'
import { useFormatDay } from '../../platform/texts/use-format-date'
import { CommaSeparated } from '../../platform/ui/comma-separated'
import { Price } from '../../platform/ui/price'
import { OrderStatusBadge } from '../orders/order-status-badge'
import type { CustomerOrder, PageCustomer } from './page-customer'

interface CustomerOrdersProps {
  /** The customer's. */
  readonly id: string
  /** The last ones. */
  readonly orders: readonly CustomerOrder[]
  /** How many there are. */
  readonly total: number
}

export function CustomerOrders({ id, orders, total }: CustomerOrdersProps) {
  const t = useText()
  const formatDay = useFormatDay()
  if (orders.length === 0) return <p>{t('customer.none')}</p>
  return (
    <>
      <ul className="customer-page__list">
        {orders.map((order) => (
          <li key={order.id} className="customer-page__order">
            <Link
              to={`/adminorder?customer=${id}&order=${order.id}`}
              aria-label={t('order.number', { id: order.id })}
            >
              #{order.id}
            </Link>
            <time dateTime={order.createdAt}>{formatDay(order.createdAt)}</time>
            <OrderStatusBadge status={order.status} />
            <Price pounds={order.total} />
          </li>
        ))}
      </ul>
      <p>
        <Link to={`/adminorder?customer=${id}`}>{t('customers.allOrders', { count: total })}</Link>
      </p>
    </>
  )
}

type AddressesProps = Pick<PageCustomer, 'addresses'>

export function CustomerAddresses({ addresses }: AddressesProps) {
  const t = useText()
  const locale = useLocale()
  if (addresses.length === 0) return <p>{t('customers.noAddresses')}</p>
  return (
    <ul className="customer-page__list">
      {addresses.map(({ address, city, governorate, orderCount }) => (
        <li key={`${address} ${city} ${governorate}`}>
          <CommaSeparated
            texts={[
              address,
              city || (governorate ? GOVERNORATE_NAMES[governorate][locale] : ''),
            ].filter(Boolean)}
          />{' '}
          <small>{t('customer.orders', { count: orderCount })}</small>
        </li>
      ))}
    </ul>
  )
}

type AccountsProps = Pick<PageCustomer, 'accounts'>

export function CustomerAccounts({ accounts }: AccountsProps) {
  const t = useText()
  if (accounts.length === 0) return <p>{t('customers.noAccounts')}</p>
  return (
    <ul className="customer-page__list">
      {accounts.map(({ id, firstName, secondName, email }) => (
        <li key={id}>
          <bdi>
            {firstName} {secondName}
          </bdi>
          {' · '}
          <a href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </a>
        </li>
      ))}
    </ul>
  )
}

type ReviewsProps = Pick<PageCustomer, 'reviews'>

export function CustomerReviews({ reviews }: ReviewsProps) {
  const t = useText()
  const formatDay = useFormatDay()
  if (reviews.length === 0) return <p>{t('customers.noReviews')}</p>
  return (
    <ul className="customer-page__list">
      {reviews.map(({ id, product, stars, text, status, createdAt }) => (
        <li key={id}>
          <Link to={`/product/${product.id}`}>
            <bdi>{product.name}</bdi>
          </Link>
          {' · '}
          {t('customers.stars', { count: stars })}
          {' · '}
          {t(`reviews.status.${status}`)}
          {' · '}
          <time dateTime={createdAt}>{formatDay(createdAt)}</time>
          {text && (
            <p>
              <bdi>{text}</bdi>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
