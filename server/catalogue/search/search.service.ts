import type { z } from 'zod'
import { parseSortedCursor, SEARCH_CURSOR_LENGTH } from '#domain/listing/cursor'
import { isFiltered } from '#domain/listing/product-filter'
import { type SearchInput, searchSchema } from '#domain/listing/product-list.schema'
import type { KnownBrand } from '#domain/search/known-brands'
import { type Unchecked, validate } from '#domain/validation/validate'
import { decodeCursor, encodeCursor, toPage } from '../../platform/database/statements/cursor'
import type { Matches } from '../listing/listing-selection'
import { finder, matchesOfRanked } from '../listing/product-matches'
import {
  type ListSources,
  lazySummary,
  listFromIndex,
  type ProductPage,
  sortedCursor,
} from '../listing/product-page'
import { OFFER_TERMS } from './default-search-terms'
import { brandOf } from './missing-brand.service'
import { findWithWords, type RankedProduct, readExactMatches } from './ranked-search'
import { readSearchDictionary, type SearchDictionary } from './search-dictionary'
import { type ParsedQuery, parseQuery, type QueryUnit } from './search-query'
import { type ChosenReading, chooseReading, READINGS, type Reading } from './search-reading'
import { findSimilar, readSimilarMatches } from './similar-search'
import { transliterateQuery } from './transliterated-query'

export type SearchPage = ProductPage & {
  /** True if no name contains all words, and these are similar names. */
  readonly similar: boolean
  /** A brand that the query names, if nothing was found and the shop has nothing of it. */
  readonly missingBrand?: KnownBrand
  readonly query: ParsedQuery
}

const NO_MATCHES: Matches = { ids: new Int32Array(), ranks: new Uint8Array() }

const EXACT = finder('exact', readExactMatches)

const SIMILAR = finder(
  'similar',
  (
    db,
    { query, dictionary }: { readonly query: ParsedQuery; readonly dictionary: SearchDictionary },
  ) => readSimilarMatches(db, query, dictionary),
)

const OFFERS = new Set(OFFER_TERMS)

/** A query without the words that ask for products on offer. */
function withoutOffers(query: ParsedQuery): {
  readonly query: ParsedQuery
  readonly isOffers: boolean
} {
  const isOffer = ({ words }: QueryUnit) => OFFERS.has(words.join(' '))
  if (!query.units.some(isOffer)) return { query, isOffers: false }
  const units = query.units.filter((unit) => !isOffer(unit))
  return { query: { phrase: units.flatMap(({ words }) => words), units }, isOffers: true }
}

/** The numbers of a cursor by relevance. */
function relevancePlace(after: string | null | undefined) {
  const numbers = decodeCursor(after, SEARCH_CURSOR_LENGTH)
  if (!numbers) return undefined
  const [rank = 0, id = 0, mark = 0] = numbers
  return { value: rank, id, reading: READINGS[mark] ?? 'typed' }
}

const markOf = (reading: Reading) => READINGS.indexOf(reading)

/** A validated search: its query, and the ways to interpret it. */
type Search = Awaited<ReturnType<typeof prepareSearch>>

async function prepareSearch(
  sources: ListSources,
  input: z.output<typeof searchSchema>,
  dictionary: SearchDictionary,
) {
  const { first, after, sort, category } = input
  const { db, matches } = sources
  const { query, isOffers } = withoutOffers(parseQuery(input.query, dictionary))
  const isNothing = query.units.length === 0
  const filter = isOffers ? { ...input.filter, onOffer: true } : input.filter
  /** All that match a query, which are kept; `known` is for those who know them already. */
  const exact = (one: ParsedQuery, known?: () => Matches) => matches.get(db, EXACT, one, known)
  let transliterating: Promise<ParsedQuery | undefined> | undefined
  return {
    sources,
    dictionary,
    query,
    first,
    after,
    sort,
    filter,
    category: category ?? undefined,
    isNothing,
    isAllOffers: isOffers && isNothing,
    /** Where the page before ended, if it is sorted by relevance. */
    place: sort ? undefined : relevancePlace(after),
    /** Whether all that match are known already. */
    isKnown: matches.has(EXACT, query),
    exact,
    similar: (known?: () => Matches) => matches.get(db, SIMILAR, { query, dictionary }, known),
    /** The query with its Latin words as Arabic; undefined if none can be read so. */
    transliterated() {
      transliterating ??= transliterateQuery(db, query, dictionary)
      return transliterating
    },
    async missingBrand() {
      const unit = query.units.find((one) => brandOf(one))
      if (!unit) return undefined
      const alone = { phrase: unit.words, units: [unit] }
      return (await exact(alone)).ids.length === 0 ? brandOf(unit) : undefined
    },
  }
}

/** A page of a search from all that match, as filters, sorting and facets need them. */
async function searchIndex(search: Search): Promise<SearchPage> {
  const {
    sources,
    query,
    first,
    after,
    sort,
    filter,
    category,
    place,
    exact,
    similar,
    transliterated,
  } = search
  const { isNothing, isAllOffers, missingBrand } = search
  const ranksOf = async (one: ParsedQuery | undefined) => (one ? (await exact(one)).ranks : [])
  const find = {
    typed: () => ranksOf(query),
    transliterated: async () => ranksOf(await transliterated()),
    missingBrand,
  }
  const chosen: ChosenReading = isNothing
    ? { reading: 'typed' }
    : (place ?? (await chooseReading(find)))
  const { reading } = chosen
  const matches = async () => {
    if (isNothing) return NO_MATCHES
    if (reading === 'similar') return similar()
    return exact((reading === 'transliterated' ? await transliterated() : undefined) ?? query)
  }
  const page = await listFromIndex(
    sources,
    { filter, category, matches: isAllOffers ? undefined : matches },
    {
      sort: sort ?? (isAllOffers ? 'OLDEST' : 'RELEVANCE'),
      after: sort && after != null ? parseSortedCursor(after, sort) : place,
      offset: 0,
      first,
    },
    (value, id) =>
      sort ? sortedCursor(sort, value, id) : encodeCursor([value, id, markOf(reading)]),
  )
  const isSimilar = reading === 'similar' && (await similar()).ids.length > 0
  return {
    ...page,
    similar: isSimilar,
    query,
    ...(chosen.missingBrand && { missingBrand: chosen.missingBrand }),
  }
}

/**
 * A page of a search that nobody has made yet, without filters: reads only as far as the page needs. With a frequent word of a
 * large catalogue, reading all that match takes a hundred times as long (docs/decisions/0055-a-new-search-reads-a-page.md).
 */
async function searchNew(search: Search): Promise<SearchPage> {
  const {
    sources,
    dictionary,
    query,
    first,
    after,
    filter,
    place,
    exact,
    similar,
    transliterated,
  } = search
  const { db } = sources
  const from = place && [place.value, place.id]
  const found = new Map<Reading, RankedProduct[]>()
  const ranksOf = async (reading: Reading, one: ParsedQuery | undefined) => {
    const rows = one ? await findWithWords(db, one, first, from) : []
    found.set(reading, rows)
    return rows.map(({ rank }) => rank)
  }
  const find = {
    typed: () => ranksOf('typed', query),
    transliterated: async () => ranksOf('transliterated', await transliterated()),
    async missingBrand() {
      // Cache the empty results, so that the queries are not run again.
      const readings = [query, await transliterated()].flatMap((one) => one ?? [])
      await Promise.all(readings.map((one) => exact(one, () => NO_MATCHES)))
      return search.missingBrand()
    },
  }
  const chosen: ChosenReading = place ?? (await chooseReading(find))
  const { reading } = chosen
  const read = (reading === 'transliterated' ? await transliterated() : undefined) ?? query
  if (reading === 'similar') {
    found.set(reading, await findSimilar(db, query, dictionary, first, from))
  } else if (!found.has(reading)) await ranksOf(reading, read)
  const rows = found.get(reading) ?? []
  const all = (known?: () => Matches) =>
    reading === 'similar' ? similar(known) : exact(read, known)
  // A first page that is not full has all that match.
  const isAll = !place && rows.length <= first
  const matches = isAll ? () => all(() => matchesOfRanked(rows)) : () => all()
  return {
    ...toPage(rows, { first, after }, ({ rank, id }) => [rank, id, markOf(reading)]),
    ...lazySummary(sources, { filter, category: undefined, matches }),
    // Without filters, all that match count.
    count: async () => (await matches()).ids.length,
    similar: reading === 'similar' && (rows.length > 0 || place !== undefined),
    query,
    ...(chosen.missingBrand && { missingBrand: chosen.missingBrand }),
  }
}

/**
 * A page of the products whose names, in either language, have all words of the query, in any order and
 * form or under another name; when there are none, with its Latin words read as Arabic; when there are none
 * either, of those that are a typo away. Ranked, unless they are sorted otherwise. Throws INVALID. Source:
 * docs/specification.md.
 */
export async function searchProducts(
  sources: ListSources,
  input: Unchecked<SearchInput>,
  dictionary?: SearchDictionary,
): Promise<SearchPage> {
  const values = validate(searchSchema, input)
  const terms = dictionary ?? (await readSearchDictionary(sources.db, sources.listing))
  const search = await prepareSearch(sources, values, terms)
  const { sort, category, filter, isNothing, isKnown } = search
  const needsAll = sort || category || isFiltered(filter) || isNothing || isKnown
  return needsAll ? searchIndex(search) : searchNew(search)
}
