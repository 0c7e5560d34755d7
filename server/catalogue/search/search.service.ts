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
import { type Forgiven, findDescribed, findForgiving } from './forgiving-search'
import { brandOf } from './missing-brand.service'
import { findWithWords, type RankedProduct, readExactMatches } from './ranked-search'
import { respaceQuery } from './respaced-query'
import { readSearchDictionary, type SearchDictionary } from './search-dictionary'
import { asTyped, type ParsedQuery, parseQuery, type QueryUnit } from './search-query'
import { type ChosenReading, chooseReading, READINGS, type Reading } from './search-reading'
import { findSimilar, readSimilarMatches } from './similar-search'
import { isMisspelt } from './spelling-candidates'
import { transliterateQuery } from './transliterated-query'

export type SearchPage = ProductPage & {
  /** True if no product has all words, and these are similar, or have only some of them. */
  readonly similar: boolean
  /** The words, as typed, that none of these products has. */
  readonly leftOut: readonly string[]
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

/** Whether all matches of a reading are read for any page: they are combined in memory. */
const isReadWhole = (reading: Reading) => reading === 'described' || reading === 'forgiven'

const mapReadings = <T>(toValue: (reading: Reading) => T) =>
  Object.fromEntries(READINGS.map((reading) => [reading, toValue(reading)])) as Record<Reading, T>

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
  let respacing: Promise<ParsedQuery | undefined> | undefined
  let forgiving: Promise<Forgiven> | undefined
  /** The query with words joined or split as names have them; undefined if they are as they are. */
  const respaced = () => {
    respacing ??= respaceQuery(db, query, dictionary)
    return respacing
  }
  return {
    sources,
    dictionary,
    text: input.query,
    query,
    first,
    after,
    sort,
    filter,
    within: category ? [[category]] : [],
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
    respaced,
    described: () => findDescribed(sources, query),
    isMisspelt: () => isMisspelt(db, query.units, dictionary),
    forgiven() {
      forgiving ??= (async () => findForgiving(sources, (await respaced()) ?? query, dictionary))()
      return forgiving
    },
    async missingBrand() {
      const unit = query.units.find((one) => brandOf(one))
      if (!unit) return undefined
      const alone = { phrase: unit.words, units: [unit] }
      return (await exact(alone)).ids.length === 0 ? brandOf(unit) : undefined
    },
  }
}

/** All that match a query in a reading. */
async function matchesOf(search: Search, reading: Reading): Promise<Matches> {
  const { query, exact, similar, described, forgiven } = search
  if (search.isNothing) return NO_MATCHES
  switch (reading) {
    case 'typed':
      return exact(query)
    case 'transliterated':
    case 'respaced': {
      const read = await search[reading]()
      return read ? exact(read) : NO_MATCHES
    }
    case 'similar':
      return similar()
    case 'described':
      return described()
    case 'forgiven':
      return (await forgiven()).matches
  }
}

/** What a page says about its reading. */
async function readingFacts(search: Search, { reading, missingBrand }: ChosenReading) {
  const isForgiven = reading === 'forgiven' && (await search.forgiven()).matches.ids.length > 0
  const leftOut = isForgiven ? (await search.forgiven()).leftOut : []
  return {
    similar: isForgiven || (reading === 'similar' && (await search.similar()).ids.length > 0),
    leftOut: asTyped(
      search.text,
      leftOut.flatMap(({ words }) => words),
    ),
    query: search.query,
    ...(missingBrand && { missingBrand }),
  }
}

/** A page of a search from all that match, as filters, sorting and facets need them. */
async function searchIndex(search: Search, known?: ChosenReading): Promise<SearchPage> {
  const { sources, first, after, sort, filter, within, place, isAllOffers } = search
  const ranksOf = async (reading: Reading) => (await matchesOf(search, reading)).ranks
  const chosen: ChosenReading = search.isNothing
    ? { reading: 'typed' }
    : (known ??
      place ??
      (await chooseReading({
        ...mapReadings((reading) => () => ranksOf(reading)),
        isMisspelt: search.isMisspelt,
        missingBrand: search.missingBrand,
      })))
  const { reading } = chosen
  const page = await listFromIndex(
    sources,
    { filter, within, matches: isAllOffers ? undefined : () => matchesOf(search, reading) },
    {
      sort: sort ?? (isAllOffers ? 'OLDEST' : 'RELEVANCE'),
      after: sort && after != null ? parseSortedCursor(after, sort) : place,
      offset: 0,
      first,
    },
    (value, id) =>
      sort ? sortedCursor(sort, value, id) : encodeCursor([value, id, markOf(reading)]),
  )
  return { ...page, ...(await readingFacts(search, chosen)) }
}

/**
 * A page of a search that nobody has made yet, without filters: reads only as far as the page needs. With a frequent word of a
 * large catalogue, reading all that match takes a hundred times as long (docs/decisions/0055-a-new-search-reads-a-page.md).
 */
async function searchNew(search: Search): Promise<SearchPage> {
  const { sources, dictionary, query, first, after, filter, place, exact, similar } = search
  const { db } = sources
  const from = place && [place.value, place.id]
  const found = new Map<Reading, RankedProduct[]>()
  /** The query of a reading that looks up names; undefined if all its matches are read. */
  const queryOf = async (reading: Reading) => {
    if (reading === 'typed') return query
    return reading === 'transliterated' || reading === 'respaced' ? search[reading]() : undefined
  }
  const readPage = async (reading: Reading) => {
    const one = await queryOf(reading)
    const rows =
      reading === 'similar'
        ? await findSimilar(db, query, dictionary, first, from)
        : one
          ? await findWithWords(db, one, first, from)
          : []
    found.set(reading, rows)
    return rows
  }
  const ranksOf = async (reading: Reading) =>
    isReadWhole(reading)
      ? (await matchesOf(search, reading)).ranks
      : (await readPage(reading)).map(({ rank }) => rank)
  const chosen: ChosenReading =
    place ??
    (await chooseReading({
      ...mapReadings((reading) => () => ranksOf(reading)),
      isMisspelt: search.isMisspelt,
      async missingBrand() {
        // Cache the empty results, so that the queries are not run again.
        const readings = [query, await search.transliterated()].flatMap((one) => one ?? [])
        await Promise.all(readings.map((one) => exact(one, () => NO_MATCHES)))
        return search.missingBrand()
      },
    }))
  const { reading } = chosen
  if (isReadWhole(reading)) return searchIndex(search, chosen)
  const rows = found.get(reading) ?? (await readPage(reading))
  const read = await queryOf(reading)
  const all = (known?: () => Matches) =>
    reading === 'similar' ? similar(known) : read ? exact(read, known) : Promise.resolve(NO_MATCHES)
  // A first page that is not full has all that match.
  const isAll = !place && rows.length <= first
  const matches = isAll ? () => all(() => matchesOfRanked(rows)) : () => all()
  return {
    ...toPage(rows, { first, after }, ({ rank, id }) => [rank, id, markOf(reading)]),
    ...lazySummary(sources, { filter, within: [], matches }),
    // Without filters, all that match count.
    count: async () => (await matches()).ids.length,
    similar: reading === 'similar' && (rows.length > 0 || place !== undefined),
    leftOut: [],
    query,
    ...(chosen.missingBrand && { missingBrand: chosen.missingBrand }),
  }
}

/**
 * A page of the products whose names, in either language, have all words of the query, in any order and
 * form or under another name. When there are none, of those that have them in their facts or descriptions; with words that
 * are joined or split, or with its Latin words read as Arabic; that are a typo away; or that have most of its words. Ranked, unless they are sorted otherwise. Throws INVALID. Source:
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
  const { sort, within, filter, isNothing, isKnown } = search
  const needsAll = sort || within.length > 0 || isFiltered(filter) || isNothing || isKnown
  return needsAll ? searchIndex(search) : searchNew(search)
}
