import type { ProductCardFragment } from '../gql/catalogue'
import { useText } from '../lib/text'
import { Skeleton } from '../ui/skeleton'
import { ProductCard } from './product-card'

const FIRST_ROW = 4
const SKELETON_CARDS = 8

interface ProductGridProps {
  readonly products: readonly ProductCardFragment[]
  /** The grid stands at the top of its page. */
  readonly priority?: boolean
  readonly className?: string
}

export function ProductGrid({ products, priority, className }: ProductGridProps) {
  return (
    <ul className={['product-grid', className].filter(Boolean).join(' ')}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} priority={priority && index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  )
}

/** The place of one card. */
export function ProductCardSkeleton() {
  return (
    <div className="product-card" aria-hidden="true">
      <span className="product-card__link">
        <Skeleton className="product-card__picture" />
        <span className="product-card__name">
          <Skeleton inlineSize="85%" blockSize="1rem" />
        </span>
      </span>
      <span className="product-card__foot">
        <Skeleton inlineSize="5rem" blockSize="1.25rem" />
      </span>
    </div>
  )
}

/** The place of a grid whose products are being loaded. */
export function ProductGridSkeleton() {
  const t = useText()
  return (
    <div aria-busy="true">
      <p className="visually-hidden">{t('catalogue.loading')}</p>
      <div className="product-grid">
        {Array.from({ length: SKELETON_CARDS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places have nothing else to tell them apart
          <ProductCardSkeleton key={index} />
        ))}
      </div>
    </div>
  )
}
