import type { ProductCardFragment } from '../../platform/gql/home'
import { useText } from '../../platform/texts/text'
import { Skeleton } from '../../platform/ui/skeleton'
import { ProductCard } from './product-card'
import './product-card.css'
import './product-grid.css'

const FIRST_ROW = 4
const SKELETON_CARDS = 8
/** The maximum number of cards on the first screen of narrow devices. */
const FIRST_SCREEN = 8

interface ProductGridProps {
  readonly products: readonly ProductCardFragment[]
  /** The grid is at the top of the page: its first row loads with high priority. */
  readonly priority?: boolean
  readonly className?: string
  readonly heading?: 'h2' | 'h3'
}

export function ProductGrid({ products, priority, className, heading }: ProductGridProps) {
  return (
    <ul className={['product-grid', className].filter(Boolean).join(' ')}>
      {products.map((product, index) => (
        <li key={product.id} data-later={index >= FIRST_SCREEN || undefined}>
          <ProductCard
            product={product}
            priority={priority && index < FIRST_ROW}
            heading={heading}
          />
        </li>
      ))}
    </ul>
  )
}

/** A card's placeholder. */
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

/** The grid's placeholder while its products load. */
export function ProductGridSkeleton() {
  const t = useText()
  return (
    <div aria-busy="true">
      <p className="visually-hidden">{t('catalogue.loading')}</p>
      <div className="product-grid">
        {Array.from({ length: SKELETON_CARDS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <ProductCardSkeleton key={index} />
        ))}
      </div>
    </div>
  )
}
