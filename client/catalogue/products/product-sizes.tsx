import { useId } from 'react'
import { Link } from 'react-router-dom'
import { sizeInName } from '#domain/products/size-in-name'
import { toReadableContent } from '#domain/products/unit-price'
import type { ProductDetailsQuery } from '../../platform/gql/products'
import { KEEP_SCROLL } from '../../platform/routing/use-scroll-restoration'
import { type Translate, useFormatPounds, useText } from '../../platform/texts/text'
import { distinctParts } from './distinct-parts'
import { UnitPrice } from './unit-price'
import './product-sizes.css'

type Size = NonNullable<ProductDetailsQuery['product']>['sizes'][number]

interface ProductSizesProps {
  /** The product of the page. */
  readonly id: string
  readonly sizes: readonly Size[]
}

/** The size in the name, such as "12 x 85 g", the net content, or else the words that only this name has. */
function labelOf(
  { name, attributes: { netAmount, netUnit } }: Size,
  distinctPart: string,
  t: Translate,
): string {
  const size = sizeInName(name)
  if (size !== undefined) return size
  if (netAmount === null || netUnit === null) return distinctPart
  const { amount, unit } = toReadableContent({ amount: netAmount, unit: netUnit })
  return t(`product.amount.${unit}`, { amount })
}

/** Links to the sizes of a product, this one included; nothing if it has no other. */
export function ProductSizes({ id, sizes }: ProductSizesProps) {
  const t = useText()
  const format = useFormatPounds()
  const titleId = useId()
  if (sizes.length < 2) return null
  const parts = distinctParts(sizes.map(({ name }) => name))
  return (
    <section className="product-sizes" aria-labelledby={titleId}>
      <p className="product-sizes__title" id={titleId}>
        {t('product.sizes')}
      </p>
      <ul className="product-sizes__list">
        {sizes.map((size, index) => (
          <li key={size.id}>
            <Link
              className="product-sizes__size"
              to={`/productdetails/${size.id}`}
              state={KEEP_SCROLL}
              title={size.name}
              aria-current={size.id === id ? 'page' : undefined}
            >
              <bdi className="product-sizes__label">
                {labelOf(size, parts[index] ?? size.name, t)}
              </bdi>{' '}
              <span className="product-sizes__price">{format(size.price)}</span>{' '}
              <UnitPrice unitPrice={size.unitPrice} />{' '}
              {size.quantityAvailable === 0 && (
                <span className="product-sizes__sold-out">{t('stock.none')}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
