import { useEffect, useId, useRef, useState } from 'react'
import { useRecentProductsQuery } from '../../platform/gql/products'
import { useNearViewport } from '../../platform/lib/use-near-viewport'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { ProductCardSkeleton, ProductGrid } from './product-grid'
import { addRecentlyViewed, forgetRecentlyViewed, useRecentlyViewed } from './recently-viewed'
import './product-row.css'

interface RecentProductsProps {
  /** The product of the page, which joins the list but is not shown in it. */
  readonly productId: string
  /** The products that the page shows already. */
  readonly shownIds: readonly string[]
}

/** The products that the shopper has viewed, which only their browser knows. */
export function RecentProducts({ productId, shownIds }: RecentProductsProps) {
  const ids = useRecentlyViewed().filter((id) => id !== productId && !shownIds.includes(id))
  useEffect(() => addRecentlyViewed(productId), [productId])
  return ids.length > 0 && <RecentRow ids={ids} />
}

function RecentRow({ ids }: { readonly ids: readonly string[] }) {
  const t = useText()
  const titleId = useId()
  const section = useRef<HTMLElement>(null)
  const isNear = useNearViewport(section)
  // Fewer ids need no other request.
  const [asked, setAsked] = useState(ids)
  if (ids.some((id) => !asked.includes(id))) setAsked(ids)
  const { data, failed } = useRecentProductsQuery({ ids: [...asked] }, { skip: !isNear })
  const found = data?.productsByIds

  // Products that are no longer sold are forgotten.
  const gone = found && asked.filter((id) => !found.some((product) => product.id === id)).join()
  useEffect(() => {
    if (gone) forgetRecentlyViewed(gone.split(','))
  }, [gone])

  function clear(): void {
    // The button vanishes with its section: the focus goes to the content around it.
    section.current?.closest('main')?.focus({ preventScroll: true })
    forgetRecentlyViewed()
  }

  if (failed) return null
  return (
    <section className="product-row" ref={section} aria-labelledby={titleId} aria-busy={!found}>
      <div className="product-row__head">
        <h2 id={titleId}>{t('product.recentlyViewed')}</h2>
        <Button variant="quiet" onClick={clear}>
          {t('product.clearRecentlyViewed')}
        </Button>
      </div>
      {found ? (
        <ProductGrid
          products={ids.flatMap((id) => found.filter((product) => product.id === id))}
          className="product-grid--row"
        />
      ) : (
        <ul className="product-grid product-grid--row" aria-hidden="true">
          {ids.map((id) => (
            <li key={id}>
              <ProductCardSkeleton />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
