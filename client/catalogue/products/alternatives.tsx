import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { ProductDetailsQuery } from '../../platform/gql/products'
import { useText } from '../../platform/texts/text'
import { Picture } from '../../platform/ui/picture'
import { Price } from '../../platform/ui/price'
import { ProductName } from '../../platform/ui/product-name'
import './alternatives.css'

/** What to take instead of a product that is sold out; renders nothing if there is nothing. */
export function Alternatives({
  products,
}: {
  readonly products: NonNullable<ProductDetailsQuery['product']>['alternatives']
}) {
  const t = useText()
  const titleId = useId()
  if (products.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 className="alternatives__title" id={titleId}>
        {t('product.alternatives')}
      </h2>
      <ul className="alternatives">
        {products.map(({ id, name, price, imageUrl }) => (
          <li key={id}>
            <Link className="alternatives__product" to={`/productdetails/${id}`}>
              <Picture src={imageUrl} alt="" size={64} />
              <span>
                <ProductName name={name} />
                <b>
                  <Price pounds={price} />
                </b>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
