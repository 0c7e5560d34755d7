import type { SortedPlace } from '#domain/listing/cursor'
import type { ListSort, ProductFilter } from '#domain/listing/product-filter'
import { countProducts, failuresOfKinds, priceBounds } from './facet-counts'
import { FirstProducts } from './first-products'
import type { ListingColumns } from './listing-columns'

/** The products that the words of a query match, before any filter; each has a rank, the best first. */
export interface Matches {
  /** Sorted. */
  readonly ids: Int32Array
  readonly ranks: Uint8Array
}

/** Which products are in a list, whatever their order; a {@link PageRequest} asks for some of them. */
export interface ListQuery {
  readonly filter: ProductFilter
  /** Only products that have one of the keys of each of these sets: of categories, or paths of collections. */
  readonly within: readonly (readonly string[])[]
  /** Reads the products that match the words of the query, if it has any. */
  readonly matches?: (() => Promise<Matches>) | undefined
}

/** Which page of a list to read, and the order of the list. */
export interface PageRequest {
  readonly sort: ListSort | 'RELEVANCE'
  /** The last product of the page before. */
  readonly after: SortedPlace | undefined
  readonly offset: number
  /** The number of products on the page. */
  readonly first: number
}

/** Returns the column to sort by in ascending order once its values are multiplied by `sign`. */
function sortColumn(
  { columns }: ListingColumns,
  sort: Exclude<PageRequest['sort'], 'NAME_ASC' | 'RELEVANCE'>,
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

/**
 * A query in terms of the index: the filters that each kind of products fails, and the places of the matches of its
 * search, if it has one.
 */
interface Candidates {
  readonly failures: Uint8Array
  readonly filter: ProductFilter
  readonly places: Int32Array | undefined
}

function candidatesOf(
  index: ListingColumns,
  { filter, within }: ListQuery,
  matches: Matches | undefined,
): Candidates {
  return {
    failures: failuresOfKinds(index, filter, within),
    filter,
    places: matches && index.placesOf(matches.ids),
  }
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
  query: ListQuery,
  matches: Matches | undefined,
  { sort, after, offset, first: count }: PageRequest,
) {
  const candidates = candidatesOf(index, query, matches)
  const { failures, filter, places } = candidates
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
  visitSelected(index, candidates, step, (place, at) => {
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
export function selectIds(
  index: ListingColumns,
  query: ListQuery,
  matches: Matches | undefined,
): readonly number[] {
  const ids: number[] = []
  visitSelected(index, candidatesOf(index, query, matches), 1, (place) => {
    ids.push(index.columns.id[place] ?? 0)
    return true
  })
  return ids
}
