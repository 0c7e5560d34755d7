import { type ReactNode, useId, useRef } from 'react'
import type { MessageKey } from '#domain/messages'
import type { FetchMore } from '../../platform/api/use-next-page'
import type { ListingProductsQuery } from '../../platform/gql/listing'
import { useText } from '../../platform/texts/text'
import { ButtonLink } from '../../platform/ui/button'
import { EmptyState } from '../../platform/ui/empty-state'
import { LoadFailed } from '../../platform/ui/load-failed'
import { Skeleton } from '../../platform/ui/skeleton'
import { MoreProducts } from '../products/more-products'
import { ProductGrid, ProductGridSkeleton } from '../products/product-grid'
import { ActiveFilters } from './active-filters'
import { chosenFilters } from './filter-choices'
import { FilterForm } from './filter-form'
import { FiltersSheet } from './filters-sheet'
import { isSelection } from './listing-address'
import { isReversed } from './price-fields'
import { SortSelect } from './sort-select'
import type { Listing } from './use-listing'
import './product-listing.css'

/** A shorter list has no filters, which would be larger than the list itself. */
const MIN_FILTERED = 9

/** A shorter list has no sort order. */
const MIN_SORTED = 3

interface ProductListingProps {
  readonly listing: Listing
  /** Undefined while it loads. */
  readonly list: ListingProductsQuery['products'] | undefined
  /** Shows the list of the previous filters until the new one is loaded. */
  readonly isPending: boolean
  readonly failed: boolean
  readonly retry: () => void
  readonly fetchMore: FetchMore
  /** The name of the list's own order. */
  readonly ownOrder: MessageKey
  /** Shown if the list has no products, without any filter. */
  readonly empty: ReactNode
}

/** A list of products with its filters and sort order. */
export function ProductListing(props: ProductListingProps) {
  const { listing, list, isPending, failed, retry, fetchMore, ownOrder, empty } = props
  const t = useText()
  const id = useId()
  const results = useRef<HTMLElement>(null)
  const chosen = chosenFilters(listing.address)
  const facets = list?.facets ?? []
  const hasFilters = chosen.length > 0 || (list !== undefined && list.totalCount >= MIN_FILTERED)
  const isSortable = chosen.length > 0 || (list !== undefined && list.totalCount >= MIN_SORTED)
  const formId = `${id}form`
  const filters = {
    listing,
    facets,
    priceRange: list?.priceRange ?? null,
    total: list?.totalCount ?? 0,
  }

  if (failed) return <LoadFailed title={t('catalogue.loadFailed')} onRetry={retry} />
  if (list?.nodes.length === 0 && chosen.length === 0) return empty
  return (
    <div className={hasFilters || !list ? 'listing listing--filtered' : 'listing'}>
      {hasFilters && (
        <aside className="listing__filters" id={id} aria-label={t('listing.filters')}>
          <FilterForm id={formId} {...filters} />
        </aside>
      )}
      {!list && (
        <div className="listing__filters" aria-hidden="true">
          <Skeleton blockSize="24rem" />
        </div>
      )}
      <section
        className="listing__products"
        ref={results}
        tabIndex={-1}
        aria-label={t('listing.products')}
        aria-busy={isPending || undefined}
      >
        <div className="listing__bar">
          {hasFilters && (
            <FiltersSheet chosen={chosen.length} count={filters.total} filtersId={id}>
              {() => <FilterForm {...filters} />}
            </FiltersSheet>
          )}
          {isSortable && (
            <SortSelect
              listing={listing}
              ownOrder={ownOrder}
              form={hasFilters ? formId : undefined}
            />
          )}
          <ActiveFilters
            listing={listing}
            facets={facets}
            onCleared={() => results.current?.focus({ preventScroll: true })}
          />
        </div>
        {!list && <ProductGridSkeleton />}
        {list?.nodes.length === 0 && (
          <EmptyState
            art="no-results"
            title={t('listing.empty')}
            text={isReversed(listing.address.filter ?? {}) ? t('listing.priceOrder') : undefined}
          >
            <ButtonLink to={listing.pathOf({})}>{t('listing.clearFilters')}</ButtonLink>
          </EmptyState>
        )}
        {list && list.nodes.length > 0 && (
          <>
            <ProductGrid products={list.nodes} priority heading="h2" />
            <MoreProducts
              list={list}
              rel={isSelection(listing.address) ? 'nofollow' : undefined}
              pathOf={(after) => listing.pathOf({ ...listing.address, after })}
              hasPrevious={listing.address.after !== undefined}
              fetchMore={fetchMore}
            />
          </>
        )}
      </section>
    </div>
  )
}
