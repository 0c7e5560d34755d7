import type { ListSort, ProductFilter } from '#domain/listing/product-filter'
import { countProducts, failuresOfKinds, priceBounds } from './facet-counts'
import { FirstProducts } from './first-products'
import type { ListingColumns } from './listing-columns'

/** Products that a search has found, by id; each has a rank, the best first. */
export interface Matches {
  /** Sorted. */
  readonly ids: Int32Array
  readonly ranks: Uint8Array
}

export type ListingSort = ListSort | 'RELEVANCE'

/** What to select from the index. */
export interface IndexQuery {
  readonly filter: ProductFilter
  /** The key of a category; undefined for all products. */
  readonly category: string | undefined
  /** Only these, if any are given. */
  readonly matches?: Matches | undefined
}

/** Which page of a list to read. */
export interface ListingPosition {
  readonly sort: ListingSort
  /** The last product of the page before: what it is sorted by, and its id. */
  readonly after: { readonly value: number | string; readonly id: number } | undefined
  readonly offset: number
  /** The number of products on the page. */
  readonly first: number
}

/** What to sort by, ascending: the values of a column, multiplied by a sign. */
function sortColumn(
  { columns }: ListingColumns,
  sort: Exclude<ListingSort, 'NAME_ASC' | 'RELEVANCE'>,
) {
  switch (sort) {
    case 'OLDEST':
      return { values: columns.id, sign: 1 }
    case 'NEWEST':
      return { values: columns.id, sign: -1 }
    case 'PRICE_ASC':
      return { values: columns.pricePiastres, sign: 1 }
    case 'PRICE_DESC':
      return { values: columns.pricePiastres, sign: -1 }
    case 'UNIT_PRICE_ASC':
      return { values: columns.unitPrice, sign: 1 }
    case 'BEST_SELLING':
      return { values: columns.unitsSold, sign: -1 }
    case 'BIGGEST_SAVING':
      return { values: columns.saving, sign: -1 }
    case 'TOP_RATED':
      return { values: columns.rating, sign: -1 }
  }
}

/** Where the products are that the matches of a query name; undefined if it has none. */
const placesOf = (index: ListingColumns, { matches }: IndexQuery) =>
  matches && index.placesOf(matches.ids)

/** The products that a query selects from: `places` has the places of its matches, if it has any. */
interface Candidates {
  readonly failures: Uint8Array
  readonly filter: ProductFilter
  readonly places: Int32Array | undefined
}

/**
 * Calls `visit` for each selected product by id, from the end if `step` is -1, until it returns false.
 * `at` is the place among the matches.
 */
function visitSelected(
  { columns, size }: ListingColumns,
  { failures, filter, places }: Candidates,
  step: 1 | -1,
  visit: (place: number, at: number) => boolean,
): void {
  const { kind, pricePiastres } = columns
  const { low, high } = priceBounds(filter)
  const candidates = places?.length ?? size
  for (let at = step === 1 ? 0 : candidates - 1; at >= 0 && at < candidates; at += step) {
    const place = places ? (places[at] ?? -1) : at
    if (place < 0 || failures[kind[place] ?? 0] !== 0) continue
    const amount = pricePiastres[place] ?? 0
    if (amount >= low && amount <= high && !visit(place, at)) return
  }
}

/**
 * Reads the products that a query selects: their number, one page of them, and how many have each value of
 * each attribute, among those that pass the filters of all other attributes. Products of one kind are
 * counted together. The page has one product more, which shows whether there is a next page; sorted by name,
 * it has none, since the database knows that order.
 */
export function select(
  index: ListingColumns,
  query: IndexQuery,
  { sort, after, offset, first: count }: ListingPosition,
) {
  const { filter, category, matches } = query
  const failures = failuresOfKinds(index, filter, category)
  const places = placesOf(index, query)
  const counted = countProducts(index, failures, filter, places)

  const isByName = sort === 'NAME_ASC'
  const first = new FirstProducts(isByName ? 0 : offset + count + 1)
  const ids = index.columns.id
  const { values, sign } = sortColumn(index, isByName || sort === 'RELEVANCE' ? 'OLDEST' : sort)
  const isById = sort === 'OLDEST' || sort === 'NEWEST'
  const afterValue = typeof after?.value === 'number' ? after.value : Number.NEGATIVE_INFINITY
  const afterId = after?.id ?? 0
  // The newest are the last; in any other order each of them would displace one of the page.
  const step = sort === 'NEWEST' ? -1 : 1
  visitSelected(index, { failures, filter, places }, step, (place, at) => {
    const value = sort === 'RELEVANCE' ? (matches?.ranks[at] ?? 0) : sign * (values[place] ?? 0)
    // All others by id are later.
    if (value > first.limit) return !isById
    const id = ids[place] ?? 0
    if (value > afterValue || (value === afterValue && id > afterId)) first.offer(value, id)
    return true
  })
  return { ...counted, page: first.sorted().slice(offset) }
}

/** The ids of all products that a query selects, sorted. */
export function selectIds(index: ListingColumns, query: IndexQuery): readonly number[] {
  const failures = failuresOfKinds(index, query.filter, query.category)
  const selection = { failures, filter: query.filter, places: placesOf(index, query) }
  const ids: number[] = []
  visitSelected(index, selection, 1, (place) => {
    ids.push(index.columns.id[place] ?? 0)
    return true
  })
  return ids
}
