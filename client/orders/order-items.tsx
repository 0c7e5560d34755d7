import { Link } from 'react-router-dom'
import type { OrderDetailsFragment } from '../gql/orders'
import { useFormatPounds, useText } from '../lib/text'
import { Price } from '../ui/price'

/** What was bought; a product that is still sold leads to its page. */
export function OrderItems({ items }: { readonly items: OrderDetailsFragment['items'] }) {
  const t = useText()
  const format = useFormatPounds()
  return (
    <ul className="order__items" aria-label={t('order.items')}>
      {items.map(({ id, product, name, price, quantity, total }) => (
        <li key={id}>
          <div>
            {product ? (
              <Link to={`/productdetails/${product.id}`}>{name}</Link>
            ) : (
              <span>{name}</span>
            )}
            <p className="order__each">
              {t('order.quantityAt', { quantity, price: format(price) })}
            </p>
          </div>
          <Price pounds={total} />
        </li>
      ))}
    </ul>
  )
}
