import type { EntityManager } from 'typeorm'
import { sortedCursorText } from '#domain/listing/cursor'
import type { ListSort } from '#domain/listing/product-filter'
import type { Locale } from '#domain/messages/locale'
import type { ProductView } from '#domain/products/product-view'
import { encodeText, type Page, pageOf } from '../database/cursor'
import type { Runtime } from '../feature'
import { findProducts } from '../products/catalogue.service'
import type { PriceRange } from './facet-counts'
import type { SortedProduct } from './first-products'
import { type ListingIndex, listingIndex } from './listing-index'
import {
  type IndexQuery,
  type ListingPosition,
  type Matches,
  select,
  selectIds,
} from './listing-selection'
import { namePageOf } from './name-page'
import { type ProductFacetView, toFacets } from './product-facets'
import { type ProductMatches, productMatches } from './product-matches'

/** What lists are made from. */
export interface ListingSources {
  readonly db: EntityManager
  readonly listing: ListingIndex
  readonly matches: ProductMatches
  /** The language of labels, and of the names that a list is sorted by. */
  readonly locale: Locale
}

/** What a request's lists are made from. */
export function listSources({
  db,
  locale,
  get,
}: Pick<Runtime, 'db' | 'get'> & Pick<ListingSources, 'locale'>): ListingSources {
  return { db, locale, listing: get(listingIndex), matches: get(productMatches) }
}

/** What a list has besides the products of a page. */
export interface ListSummary {
  /** Counts the products of all pages. */
  count(): Promise<number>
  facets(): Promise<readonly ProductFacetView[]>
  /** Of the products that pass all filters except the price's; null if there are none. */
  priceRange(): Promise<PriceRange | null>
}

export type ProductPage = Page<ProductView> & ListSummary

export interface ListingQuery extends Omit<IndexQuery, 'matches'> {
  /** The products that match the words of the query, if it has any. */
  readonly matches?: (() => Promise<Matches>) | undefined
}

async function selectFrom(
  { db, listing }: ListingSources,
  { filter, category, matches }: ListingQuery,
  position: ListingPosition,
) {
  const matching = await matches?.()
  const index = await listing.get(db)
  const selected = { filter, category, matches: matching }
  const selection = select(index, selected, position)
  // Names are sorted by the database, which needs to know the products unless it is all of them.
  const needsIds = position.sort === 'NAME_ASC' && selection.total < index.size
  return { index, ...selection, ids: needsIds ? selectIds(index, selected) : undefined }
}

type Selected = Awaited<ReturnType<typeof selectFrom>>

function summaryOf(
  selected: () => Promise<Selected>,
  { locale }: ListingSources,
  { filter }: ListingQuery,
): ListSummary {
  return {
    count: async () => (await selected()).total,
    facets: async () => {
      const { index, counts } = await selected()
      return toFacets(index, counts, filter, locale)
    },
    priceRange: async () => (await selected()).counts.prices ?? null,
  }
}

const NO_PAGE = { sort: 'OLDEST', after: undefined, offset: 0, first: 0 } as const

/** The summary of a list whose page was read otherwise; it is read once, when it is asked for. */
export function lazySummary(sources: ListingSources, query: ListingQuery): ListSummary {
  let selected: Promise<Selected> | undefined
  const once = () => {
    selected ??= selectFrom(sources, query, NO_PAGE)
    return selected
  }
  return summaryOf(once, sources, query)
}

/** The products of a page, which the index has selected. */
async function readNodes(
  db: EntityManager,
  page: readonly SortedProduct[],
): Promise<readonly ProductView[]> {
  if (page.length === 0) return []
  const products = await findProducts(
    db,
    page.map(({ id }) => id),
  )
  const byId = new Map(products.map((product) => [product.id, product]))
  // One may have been deleted since.
  return page.flatMap(({ id }) => byId.get(id) ?? [])
}

export function sortedCursor(sort: ListSort, value: number | string, id: number): string {
  return encodeText(sortedCursorText(sort, { value, id }))
}

/** A page that is filtered and sorted by the index of the catalogue; `cursorOf` makes a cursor of a place. */
export async function listFromIndex(
  sources: ListingSources,
  query: ListingQuery,
  position: ListingPosition,
  cursorOf: (value: number, id: number) => string,
): Promise<ProductPage> {
  if (position.sort === 'NAME_ASC') return listByName(sources, query, position)
  const selected = await selectFrom(sources, query, position)
  const places = selected.page.slice(0, position.first)
  const nodes = await readNodes(sources.db, places)
  const values = new Map(places.map(({ id, value }) => [id, value]))
  const last = places.at(-1)
  return {
    ...pageOf(nodes, {
      hasNextPage: selected.page.length > position.first,
      hasPreviousPage: position.after !== undefined,
      cursorOf: ({ id }) => cursorOf(values.get(id) ?? 0, id),
    }),
    // Of the last place, even if its product is gone.
    endCursor: last ? cursorOf(last.value, last.id) : null,
    ...summaryOf(async () => selected, sources, query),
  }
}

/** Names are sorted by the database, whose collation knows their order. */
async function listByName(
  sources: ListingSources,
  query: ListingQuery,
  position: ListingPosition,
): Promise<ProductPage> {
  const { db, locale } = sources
  const { first, after } = position
  const selected = await selectFrom(sources, query, position)
  const rows = await namePageOf(db, locale, selected.ids, position)
  const nameOf = ({ name, nameAr }: ProductView) => (locale === 'ar' && nameAr) || name
  return {
    ...pageOf(rows.slice(0, first), {
      hasNextPage: rows.length > first,
      hasPreviousPage: after !== undefined,
      cursorOf: (product) => sortedCursor('NAME_ASC', nameOf(product), product.id),
    }),
    ...summaryOf(async () => selected, sources, query),
  }
}
