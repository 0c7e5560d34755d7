import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { parseSortedCursor, SEARCH_CURSOR_LENGTH } from '#domain/listing/cursor'
import { isFiltered } from '#domain/listing/product-filter'
import { type SearchInput, searchSchema } from '#domain/listing/product-list.schema'
import type { KnownBrand } from '#domain/search/known-brands'
import { type Unchecked, validate } from '#domain/validation/validate'
import { limitConcurrency, runExpensive } from '../../platform/database/connection/expensive'
import { readCatalogue } from '../../platform/database/connection/replicas'
import { decodeCursor, encodeCursor, toPage } from '../../platform/database/statements/cursor'
import { statement } from '../../platform/database/statements/statement'
import type { SqlCondition } from '../../platform/text/name-filter'
import { countTypos, wordsOf } from '../../platform/text/search-text'
import type { ListQuery, Matches } from '../listing/listing-selection'
import { IDS_COLUMN, matchesOfRanked, rankedIdsRow, toMatches } from '../listing/product-matches'
import {
  type ListSources,
  type ListSummary,
  lazySummary,
  listFromIndex,
  type ProductPage,
  sortedCursor,
} from '../listing/product-page'
import { PRODUCT_COLUMNS } from '../products/catalogue.service'
import { OFFER_TERMS } from './default-search-terms'
import { hearQuery } from './heard-query'
import { brandOf } from './missing-brand.service'
import {
  ANYWHERE_RANK,
  findWithWords,
  type RankedProduct,
  rankedProductRow,
  readExactMatches,
} from './ranked-search'
import { readSearchDictionary, type SearchDictionary, type Term } from './search-dictionary'
import { type ParsedQuery, parseQuery, type QueryUnit, toTsQuery } from './search-query'

export type SearchPage = ProductPage & {
  /** True if no name contains all words, and these are similar names. */
  readonly similar: boolean
  /** A brand that the query names, if nothing was found and the shop has nothing of it. */
  readonly missingBrand?: KnownBrand
  readonly query: ParsedQuery
}

// Low enough for two swapped letters in a short word ("samlon" and "salmon" share 0.29).
const TYPO_SIMILARITY = 0.25
const MAX_NEAR_WORDS = 40
const MAX_CANDIDATES = 8

/** A word that the shopper may have meant, and how many typos it is away. */
interface SpellingCandidate {
  readonly word: string
  readonly typos: number
  /** What the unit also means; undefined if that is looked up for the word. */
  readonly terms?: readonly Term[]
}

const findNearWords = statement({
  name: 'search.findNearWords',
  sql: `SELECT position::int, word FROM (
       SELECT position, word, row_number() OVER (
         PARTITION BY position ORDER BY word_similarity(query_word, word) DESC, word
       ) AS place
       FROM unnest($1::text[]) WITH ORDINALITY AS query (query_word, position)
       JOIN search_words ON query_word <% word
     ) AS near
     WHERE place <= $2
     ORDER BY place`,
  row: z.object({ position: z.int(), word: z.string() }),
})

/** For each unit, the words that may have been meant, closest first; a known word means itself. */
async function findSpellingCandidates(
  db: EntityManager,
  units: readonly QueryUnit[],
  dictionary: SearchDictionary,
): Promise<readonly (readonly SpellingCandidate[])[]> {
  const typed = units.map(({ words }) => words.join(' '))
  const rows = await findNearWords(db, [typed, MAX_NEAR_WORDS])
  return units.map(({ terms }, index) => {
    const word = typed[index] ?? ''
    if (terms.length > 0) return [{ word, typos: 0, terms }]
    const near = rows
      .filter(({ position }) => position === index + 1)
      .flatMap((row) => {
        const typos = row.word.startsWith(word) ? 0 : countTypos(word, row.word)
        return typos === undefined ? [] : [{ word: row.word, typos }]
      })
    const candidates = [...near, ...dictionary.similarTo(word)].sort((a, b) => a.typos - b.typos)
    return candidates[0]?.typos === 0
      ? candidates.filter(({ typos }) => typos === 0).slice(0, MAX_CANDIDATES)
      : candidates.slice(0, MAX_CANDIDATES)
  })
}

/**
 * SQL for a table `products` whose names contain a candidate for each word; `rank` counts the typos.
 */
async function similarProducts(
  db: EntityManager,
  { units }: ParsedQuery,
  dictionary: SearchDictionary,
): Promise<SqlCondition | undefined> {
  const candidates = await findSpellingCandidates(db, units, dictionary)
  if (candidates.some((words) => words.length === 0)) return undefined
  const parameters: string[] = []
  const matches = candidates.map((words) =>
    words.map(({ word, typos, terms: known }) => {
      const words = wordsOf(word)
      const terms = known ?? dictionary.startingWith(words)?.terms ?? []
      const stems = `$${parameters.push(toTsQuery([words, ...terms]))}`
      return { sql: `search_vector @@ to_tsquery('shop_search', ${stems})`, typos }
    }),
  )
  const ranks = matches.map(
    (some) => `CASE ${some.map(({ sql, typos }) => `WHEN ${sql} THEN ${typos}`).join(' ')} END`,
  )
  const conditions = matches.map((some) => `(${some.map(({ sql }) => sql).join(' OR ')})`)
  const sql = `(SELECT *, ${ranks.join(' + ')} AS rank FROM products
    WHERE NOT hidden AND ${conditions.join(' AND ')}) AS products`
  return { sql, parameters }
}

const readSimilarPage = statement({
  name: 'search.readSimilarPage',
  sql: ({ sql, parameters: { length } }: SqlCondition) =>
    `SELECT ${PRODUCT_COLUMNS}, rank FROM ${sql}
     WHERE (rank, id) > ($${length + 1}, $${length + 2}) ORDER BY rank, id LIMIT $${length + 3}`,
  row: rankedProductRow,
})

const readSimilarIds = statement({
  name: 'search.readSimilarIds',
  sql: ({ sql }: SqlCondition) => `SELECT rank, ${IDS_COLUMN} FROM ${sql} GROUP BY rank`,
  row: rankedIdsRow,
})

/** The products with names closest to the query; `rank` counts the typos. */
function findSimilar(
  db: EntityManager,
  query: ParsedQuery,
  dictionary: SearchDictionary,
  first: number,
  after: readonly number[] | undefined,
): Promise<RankedProduct[]> {
  const [afterRank = -1, afterId = 0] = after ?? []
  return withTypoSimilarity(db, async (transaction) => {
    const similar = await similarProducts(transaction, query, dictionary)
    if (!similar) return []
    const parameters = [...similar.parameters, afterRank, afterId, first + 1]
    return readSimilarPage(transaction, parameters, similar)
  })
}

/** All products with names close to the query. */
function readSimilarMatches(
  db: EntityManager,
  query: ParsedQuery,
  dictionary: SearchDictionary,
): Promise<Matches> {
  return withTypoSimilarity(db, async (transaction) => {
    const similar = await similarProducts(transaction, query, dictionary)
    const rows = similar ? await readSimilarIds(transaction, similar.parameters, similar) : []
    return toMatches(rows)
  })
}

// The last resort against words that are similar to very many others: `samlon` takes 45 ms in a
// catalogue of 100,000 products.
const MAX_TYPO_MILLISECONDS = 1_000
// One at a time; as many as can wait are done within a few seconds.
const limitTypoLookUps = limitConcurrency(1, 50)

const allowTypos = statement({
  name: 'search.allowTypos',
  sql: `SELECT set_config('pg_trgm.word_similarity_threshold', '${TYPO_SIMILARITY}', true) AS similarity,
    set_config('statement_timeout', '${MAX_TYPO_MILLISECONDS}', true) AS timeout`,
  row: z.object({ similarity: z.string(), timeout: z.string() }),
})

/**
 * The trigram index supports only the operator `<%`, whose threshold is a setting. The look-ups run one
 * after the other. Throws an OverloadedError if too many wait already.
 */
function withTypoSimilarity<T>(
  db: EntityManager,
  work: (transaction: EntityManager) => Promise<T>,
): Promise<T> {
  const lookUp = (manager: EntityManager) =>
    manager.transaction(async (transaction) => {
      await allowTypos(transaction)
      return work(transaction)
    })
  return limitTypoLookUps(() => readCatalogue(db, lookUp, runExpensive))
}

const NO_MATCHES: Matches = { ids: new Int32Array(), ranks: new Uint8Array() }

// The third number in a cursor: how the query was read, so that the next page continues with it.
const READINGS = ['typed', 'similar', 'heard'] as const
type Reading = (typeof READINGS)[number]

const markOf = (reading: Reading) => READINGS.indexOf(reading)

/** The products that have all words of a query, and those with similar names. */
function matchesOf(sources: ListSources, query: ParsedQuery, dictionary: SearchDictionary) {
  const { db, matches } = sources
  const key = JSON.stringify([
    query.phrase,
    query.units.map(({ words }) => words.join(' ')).toSorted(),
  ])
  return {
    isKnown: matches.has(`search ${key}`),
    exact: (read = () => readExactMatches(db, query)) => matches.get(`search ${key}`, read),
    similar: (read = () => readSimilarMatches(db, query, dictionary)) =>
      matches.get(`similar ${key}`, read),
  }
}

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

/** Whether some have each word as it is, not only as a part of another, as "potato" has "otat". */
const isStrong = (ranks: Iterable<number>) => [...ranks].some((rank) => rank < ANYWHERE_RANK)

/** The numbers of a cursor by relevance. */
function relevancePlace(after: string | null | undefined) {
  const numbers = decodeCursor(after, SEARCH_CURSOR_LENGTH)
  if (!numbers) return undefined
  const [rank = 0, id = 0, mark = 0] = numbers
  return { value: rank, id, reading: READINGS[mark] ?? 'typed' }
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
  const { first, after, query: text, category, ...asked } = validate(searchSchema, input)
  const { db } = sources
  const terms = dictionary ?? (await readSearchDictionary(db, sources.listing))
  const { query, isOffers } = withoutOffers(parseQuery(text, terms))
  const isNothing = query.units.length === 0
  const isAllOffers = isOffers && isNothing
  const { sort } = asked
  const filter = isOffers ? { ...asked.filter, onOffer: true } : asked.filter
  const sortedPlace = sort && after != null ? parseSortedCursor(after, sort) : undefined
  const ranked = sort ? undefined : relevancePlace(after)
  const typed = matchesOf(sources, query, terms)
  const list = (matches: () => Promise<Matches>): ListQuery => ({
    filter,
    category: category ?? undefined,
    matches: isAllOffers ? undefined : matches,
  })
  const findMissingBrand = async () => {
    const unit = query.units.find((one) => brandOf(one))
    if (!unit) return undefined
    const alone = matchesOf(sources, { phrase: unit.words, units: [unit] }, terms)
    return (await alone.exact()).ids.length === 0 ? brandOf(unit) : undefined
  }
  const hear = async () => {
    const heard = await hearQuery(db, query, terms)
    return heard && { query: heard, ...matchesOf(sources, heard, terms) }
  }

  interface Read {
    readonly reading: Reading
    readonly heard?: Pick<typeof typed, 'exact'> | undefined
    readonly missingBrand?: KnownBrand | undefined
  }

  // A new query reads only as far as the page needs, without all that match.
  if (sort || category || isFiltered(filter) || isNothing || typed.isKnown) {
    const read = async (): Promise<Read> => {
      if (isNothing || ranked?.reading === 'typed') return { reading: 'typed' } as const
      const found = ranked ? NO_MATCHES : await typed.exact()
      if (isStrong(found.ranks)) return { reading: 'typed' } as const
      const heard = await hear()
      if (ranked) return { reading: ranked.reading, heard }
      const foundHeard = heard ? await heard.exact() : NO_MATCHES
      if (isStrong(foundHeard.ranks)) return { reading: 'heard', heard } as const
      if (found.ids.length > 0) return { reading: 'typed' } as const
      if (foundHeard.ids.length > 0) return { reading: 'heard', heard } as const
      const missingBrand = await findMissingBrand()
      return { reading: missingBrand ? 'typed' : 'similar', missingBrand } as const
    }
    const { reading, heard = typed, missingBrand } = await read()
    const { similar } = typed
    const matches = isNothing
      ? async () => NO_MATCHES
      : { typed: typed.exact, heard: heard.exact, similar }[reading]
    const page = await listFromIndex(
      sources,
      list(matches),
      {
        sort: sort ?? (isAllOffers ? 'OLDEST' : 'RELEVANCE'),
        after: sortedPlace ?? ranked,
        offset: 0,
        first,
      },
      (value, id) =>
        sort ? sortedCursor(sort, value, id) : encodeCursor([value, id, markOf(reading)]),
    )
    const isSimilar = reading === 'similar' && (await similar()).ids.length > 0
    return { ...page, similar: isSimilar, query, ...(missingBrand && { missingBrand }) }
  }
  const summary = (matches: () => Promise<Matches>): ListSummary => ({
    ...lazySummary(sources, list(matches)),
    // Without filters, all that match count.
    count: async () => (await matches()).ids.length,
  })
  const place = ranked && [ranked.value, ranked.id]
  /** A page, and how to read all that match: a first page that is not full has them. */
  const toSearchPage = (rows: RankedProduct[], reading: Reading, matches: typeof typed.exact) => {
    const isAll = !place && rows.length <= first
    return {
      ...toPage(rows, { first, after }, ({ rank, id }) => [rank, id, markOf(reading)]),
      ...summary(isAll ? () => matches(async () => matchesOfRanked(rows)) : matches),
    }
  }
  const isRead = (reading: Reading) => !ranked || ranked.reading === reading
  const asTyped = isRead('typed') ? await findWithWords(db, query, first, place) : []
  const toTyped = () => ({ ...toSearchPage(asTyped, 'typed', typed.exact), similar: false, query })
  if (ranked?.reading === 'typed' || isStrong(asTyped.map(({ rank }) => rank))) return toTyped()
  const heard = isRead('heard') ? await hear() : undefined
  const asHeard = heard ? await findWithWords(db, heard.query, first, place) : []
  const isHeard = ranked
    ? ranked.reading === 'heard'
    : isStrong(asHeard.map(({ rank }) => rank)) || (asTyped.length === 0 && asHeard.length > 0)
  if (heard && isHeard) {
    return { ...toSearchPage(asHeard, 'heard', heard.exact), similar: false, query }
  }
  if (asTyped.length > 0) return toTyped()
  // What is known to match nothing is not asked for again.
  if (!ranked) {
    const readings = heard ? [typed, heard] : [typed]
    await Promise.all(readings.map((reading) => reading.exact(async () => NO_MATCHES)))
  }
  const missingBrand = ranked ? undefined : await findMissingBrand()
  if (missingBrand) {
    return { ...toSearchPage([], 'typed', typed.exact), similar: false, query, missingBrand }
  }
  const rows = await findSimilar(db, query, terms, first, place)
  return {
    ...toSearchPage(rows, 'similar', typed.similar),
    similar: rows.length > 0 || place !== undefined,
    query,
  }
}
