import { type ReactNode, useId, useRef } from 'react'
import type { MessageKey } from '#domain/messages'
import type { FetchMore } from '../api/use-next-page'
import type { ShelfProductsQuery } from '../gql/listing'
import { MoreProducts } from '../products/more-products'
import { ProductGrid, ProductGridSkeleton } from '../products/product-grid'
import { useText } from '../texts/text'
import { ButtonLink } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { LoadFailed } from '../ui/load-failed'
import { Skeleton } from '../ui/skeleton'
import { isReversed } from './price-fields'
import { isSelection } from './listing-address'
import { ShelfChips } from './active-filters'
import { chosenFilters } from './filter-choices'
import { ShelfFilters } from './filter-form'
import { ShelfSheet } from './filters-sheet'
import { ShelfSort } from './sort-select'
import type { Shelf } from './use-listing'
import './product-listing.css'

/** Fewer products are seen at a glance: filters would be larger than the list. */
const MIN_FILTERED = 9

/** Fewer products need no order. */
const MIN_SORTED = 3

interface ShelfListProps {
  readonly shelf: Shelf
  /** Undefined while it loads. */
  readonly list: ShelfProductsQuery['products'] | undefined
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
export function ShelfList(props: ShelfListProps) {
  const { shelf, list, isPending, failed, retry, fetchMore, ownOrder, empty } = props
  const t = useText()
  const id = useId()
  const results = useRef<HTMLElement>(null)
  const chosen = chosenFilters(shelf.address)
  const facets = list?.facets ?? []
  const hasFilters = chosen.length > 0 || (list !== undefined && list.totalCount >= MIN_FILTERED)
  const isSortable = chosen.length > 0 || (list !== undefined && list.totalCount >= MIN_SORTED)
  const formId = `${id}form`
  const filters = {
    shelf,
    facets,
    priceRange: list?.priceRange ?? null,
    total: list?.totalCount ?? 0,
  }

  if (failed) return <LoadFailed title={t('catalogue.loadFailed')} onRetry={retry} />
  if (list?.nodes.length === 0 && chosen.length === 0) return empty
  return (
    <div className={hasFilters || !list ? 'shelf shelf--filtered' : 'shelf'}>
      {hasFilters && (
        <aside className="shelf__filters" id={id} aria-label={t('shelf.filters')}>
          <ShelfFilters id={formId} {...filters} />
        </aside>
      )}
      {!list && (
        <div className="shelf__filters" aria-hidden="true">
          <Skeleton blockSize="24rem" />
        </div>
      )}
      <section
        className="shelf__products"
        ref={results}
        tabIndex={-1}
        aria-label={t('shelf.products')}
        aria-busy={isPending || undefined}
      >
        <div className="shelf__bar">
          {hasFilters && (
            <ShelfSheet chosen={chosen.length} count={filters.total} filtersId={id}>
              {() => <ShelfFilters {...filters} />}
            </ShelfSheet>
          )}
          {isSortable && (
            <ShelfSort shelf={shelf} ownOrder={ownOrder} form={hasFilters ? formId : undefined} />
          )}
          <ShelfChips
            shelf={shelf}
            facets={facets}
            onCleared={() => results.current?.focus({ preventScroll: true })}
          />
        </div>
        {!list && <ProductGridSkeleton />}
        {list?.nodes.length === 0 && (
          <EmptyState
            art="no-results"
            title={t('shelf.empty')}
            text={isReversed(shelf.address.filter ?? {}) ? t('shelf.priceOrder') : undefined}
          >
            <ButtonLink to={shelf.pathOf({})}>{t('shelf.clearFilters')}</ButtonLink>
          </EmptyState>
        )}
        {list && list.nodes.length > 0 && (
          <>
            <ProductGrid products={list.nodes} priority heading="h2" />
            <MoreProducts
              list={list}
              rel={isSelection(shelf.address) ? 'nofollow' : undefined}
              pathOf={(after) => shelf.pathOf({ ...shelf.address, after })}
              hasPrevious={shelf.address.after !== undefined}
              fetchMore={fetchMore}
            />
          </>
        )}
      </section>
    </div>
  )
}
