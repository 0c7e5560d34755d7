import type { EntityManager } from 'typeorm'
import { type SortedPlace, sortedCursorText } from '#domain/listing/cursor'
import type { ListSort } from '#domain/listing/product-filter'
import type { Locale } from '#domain/messages/locale'
import type { ProductView } from '#domain/products/product-view'
import { encodeText, type Page, pageOf } from '../../platform/database/statements/cursor'
import type { Runtime } from '../../platform/features/feature'
import { type CollectionTree, collectionTree } from '../collections/collection-tree'
import { findProducts } from '../products/catalogue.service'
import type { PriceRange } from './facet-counts'
import { type ListingIndex, listingIndex } from './listing-index'
import { type ListQuery, type PageRequest, select, selectIds } from './listing-selection'
import { namePageOf } from './name-page'
import { type ProductFacetView, toFacets } from './product-facets'
import { type MatchesCache, matchesCache } from './product-matches'

/** The dependencies of listings, shared by all listings of a request. */
export interface ListSources {
  readonly db: EntityManager
  readonly listing: ListingIndex
  readonly matches: MatchesCache
  readonly collections: { get(db: EntityManager): Promise<CollectionTree> }
  /** The language of labels, and of the names that a list is sorted by. */
  readonly locale: Locale
}

/** Returns the dependencies of the listings of a request. */
export function listSources({
  db,
  locale,
  get,
}: Pick<Runtime, 'db' | 'get'> & Pick<ListSources, 'locale'>): ListSources {
  return {
    db,
    locale,
    listing: get(listingIndex),
    matches: get(matchesCache),
    collections: get(collectionTree),
  }
}

/** The counts and facets of a list. */
export interface ListSummary {
  /** Counts the products of all pages. */
  count(): Promise<number>
  facets(): Promise<readonly ProductFacetView[]>
  /** Of the products that pass all filters except the price's; null if there are none. */
  priceRange(): Promise<PriceRange | null>
}

/** A page of a list of products, with what all pages have in common. */
export type ProductPage = Page<ProductView> & ListSummary

async function selectFrom({ db, listing }: ListSources, query: ListQuery, page: PageRequest) {
  const matches = await query.matches?.()
  const index = await listing.get(db)
  const selection = select(index, query, matches, page)
  // Names are sorted by the database, which needs to know the products unless it is all of them.
  const needsIds = page.sort === 'NAME_ASC' && selection.total < index.size
  return { index, ...selection, ids: needsIds ? selectIds(index, query, matches) : undefined }
}

/** The places of a page in the index, and the counts of its summary. */
type Selection = Awaited<ReturnType<typeof selectFrom>>

function summaryOf(
  selection: () => Promise<Selection>,
  { locale }: ListSources,
  { filter }: ListQuery,
): ListSummary {
  return {
    count: async () => (await selection()).total,
    facets: async () => {
      const { index, counts } = await selection()
      return toFacets(index, counts, filter, locale)
    },
    priceRange: async () => (await selection()).counts.prices ?? null,
  }
}

const NO_PAGE = { sort: 'OLDEST', after: undefined, offset: 0, first: 0 } as const

/** The summary of a list whose page was read otherwise; it is read once, when it is asked for. */
export function lazySummary(sources: ListSources, query: ListQuery): ListSummary {
  let selection: Promise<Selection> | undefined
  const once = () => {
    selection ??= selectFrom(sources, query, NO_PAGE)
    return selection
  }
  return summaryOf(once, sources, query)
}

/** The products at the places of a page. */
async function readNodes(
  db: EntityManager,
  places: readonly SortedPlace[],
): Promise<readonly ProductView[]> {
  if (places.length === 0) return []
  const products = await findProducts(
    db,
    places.map(({ id }) => id),
  )
  const byId = new Map(products.map((product) => [product.id, product]))
  // One may have been deleted since.
  return places.flatMap(({ id }) => byId.get(id) ?? [])
}

export function sortedCursor(sort: ListSort, value: number | string, id: number): string {
  return encodeText(sortedCursorText(sort, { value, id }))
}

/** A page that is filtered and sorted by the index of the catalogue; `cursorOf` makes a cursor of a place. */
export async function listFromIndex(
  sources: ListSources,
  query: ListQuery,
  page: PageRequest,
  cursorOf: (value: number, id: number) => string,
): Promise<ProductPage> {
  if (page.sort === 'NAME_ASC') return listByName(sources, query, page)
  const selection = await selectFrom(sources, query, page)
  const places = selection.page.slice(0, page.first)
  const nodes = await readNodes(sources.db, places)
  const values = new Map(places.map(({ id, value }) => [id, value]))
  const last = places.at(-1)
  return {
    ...pageOf(nodes, {
      hasNextPage: selection.page.length > page.first,
      hasPreviousPage: page.after !== undefined,
      cursorOf: ({ id }) => cursorOf(values.get(id) ?? 0, id),
    }),
    // Of the last place, even if its product is gone.
    endCursor: last ? cursorOf(last.value, last.id) : null,
    ...summaryOf(async () => selection, sources, query),
  }
}

/** Names are sorted by the database, whose collation knows their order. */
async function listByName(
  sources: ListSources,
  query: ListQuery,
  page: PageRequest,
): Promise<ProductPage> {
  const { db, locale } = sources
  const { first, after } = page
  const selection = await selectFrom(sources, query, page)
  const rows = await namePageOf(db, locale, selection.ids, page)
  const nameOf = ({ name, nameAr }: ProductView) => (locale === 'ar' && nameAr) || name
  return {
    ...pageOf(rows.slice(0, first), {
      hasNextPage: rows.length > first,
      hasPreviousPage: after !== undefined,
      cursorOf: (product) => sortedCursor('NAME_ASC', nameOf(product), product.id),
    }),
    ...summaryOf(async () => selection, sources, query),
  }
}
