import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { ProductCardFragment } from '../../platform/gql/home'
import { useText } from '../../platform/texts/text'
import { ProductGrid } from './product-grid'
import './product-rail.css'

interface ProductRailProps {
  readonly title: string
  readonly products: readonly ProductCardFragment[]
  /** The page with all of them. */
  readonly path?: string
}

/** A row of products that scrolls sideways; two of them and a part of the third on phones. */
export function ProductRail({ title, products, path }: ProductRailProps) {
  const t = useText()
  const titleId = useId()
  return (
    <section className="rail" aria-labelledby={titleId}>
      <div className="rail__head">
        <h2 id={titleId}>{title}</h2>
        {path && (
          <Link to={path} aria-describedby={titleId}>
            {t('home.showAll')}
          </Link>
        )}
      </div>
      <ProductGrid className="rail__list" products={products} />
    </section>
  )
}
