import { useRef } from 'react'
import { type FavouritesQuery, useFavouritesQuery } from '../../platform/gql/favourites'
import { useFocusAfterRemoval } from '../../platform/lib/use-focus-after-removal'
import { PageHead } from '../../platform/page/page-head'
import { RequireSession } from '../../platform/routing/require-session'
import { useText } from '../../platform/texts/text'
import { ButtonLink } from '../../platform/ui/button'
import { EmptyState } from '../../platform/ui/empty-state'
import { LoadFailed } from '../../platform/ui/load-failed'
import { ProductGridSkeleton } from '../products/product-grid'
import { FavouriteItem } from './favourite-item'
import './favourites-page.css'

export function Component() {
  const t = useText()
  return (
    <div className="page wrap">
      <PageHead title={t('favourites.title')} />
      <h1 className="page-title">{t('favourites.title')}</h1>
      <RequireSession placeholder={<ProductGridSkeleton />}>
        <Favourites />
      </RequireSession>
    </div>
  )
}

function Favourites() {
  const t = useText()
  const { data, error, refetch } = useFavouritesQuery({ fetchPolicy: 'cache-and-network' })
  if (data) return <FavouriteList products={data.favourites} />
  if (error) return <LoadFailed title={t('favourites.loadFailed')} onRetry={refetch} />
  return <ProductGridSkeleton />
}

function FavouriteList({ products }: { readonly products: FavouritesQuery['favourites'] }) {
  const t = useText()
  const top = useRef<HTMLDivElement>(null)
  useFocusAfterRemoval(
    top,
    products.map(({ id }) => id),
  )
  return (
    <div className="favourites">
      <div ref={top} tabIndex={-1}>
        {products.length > 0 ? (
          <p>{t('favourites.count', { count: products.length })}</p>
        ) : (
          <EmptyState title={t('favourites.none')} text={t('favourites.noneText')}>
            <ButtonLink to="/shop">{t('favourites.toShop')}</ButtonLink>
          </EmptyState>
        )}
      </div>
      {products.length > 0 && (
        <ul className="product-grid">
          {products.map((product, index) => (
            <li key={product.id} className="favourites__item">
              <FavouriteItem product={product} index={index} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
