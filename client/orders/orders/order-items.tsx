import { Link } from 'react-router-dom'
import type { OrderDetailsFragment } from '../../platform/gql/orders'
import { useFormatPounds, useText } from '../../platform/texts/text'
import { Picture } from '../../platform/ui/picture'
import { Price } from '../../platform/ui/price'
import { ProductName } from '../../platform/ui/product-name'
import './order-items.css'

type Detailed = OrderDetailsFragment['items'][number]

interface Item extends Omit<Detailed, 'product'> {
  /** The owner's lists have no pictures. */
  readonly product: { readonly id: string; readonly imageUrl?: string } | null
}

interface OrderItemsProps {
  readonly items: readonly Item[]
  /** Whether they have arrived, so that they can be reviewed. */
  readonly areDelivered?: boolean
}

/** An order's items; products that are still sold are links. */
export function OrderItems({ items, areDelivered }: OrderItemsProps) {
  const t = useText()
  const format = useFormatPounds()
  return (
    <ul className="order__items" aria-label={t('order.items')}>
      {items.map(({ id, product, name, price, quantity, total }) => (
        <li key={id} className={product?.imageUrl ? 'order__item--pictured' : undefined}>
          {product?.imageUrl && <Picture src={product.imageUrl} alt="" size={56} />}
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
            {areDelivered && product && (
              <Link
                className="order__review"
                to={`/productdetails/${product.id}#your-review`}
                aria-label={t('order.reviewNamed', { name })}
              >
                {t('order.review')}
              </Link>
            )}
          </div>
          <Price pounds={total} />
        </li>
      ))}
    </ul>
  )
}
