import { Link } from 'react-router-dom'
import type { OrderDetailsFragment } from '../gql/orders'
import { useFormatPounds, useText } from '../lib/text'
import { Price } from '../ui/price'
import { ProductName } from '../ui/product-name'
import './order-items.css'

/** An order's items; products that are still sold are links. */
export function OrderItems({ items }: { readonly items: OrderDetailsFragment['items'] }) {
  const t = useText()
  const format = useFormatPounds()
  return (
    <ul className="order__items" aria-label={t('order.items')}>
      {items.map(({ id, product, name, price, quantity, total }) => (
        <li key={id}>
          <div>
            {product ? (
              <Link to={`/productdetails/${product.id}`}>
                <ProductName name={name} />
              </Link>
            ) : (
              <ProductName name={name} />
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
