import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { type SearchInput, searchSchema } from '#domain/catalogue.schema'
import { SEARCH_CURSOR_LENGTH } from '#domain/cursor'
import { validate } from '#domain/validate'
import { decodeCursor, toPage } from '../database/cursor'
import { limitConcurrency, runExpensive } from '../database/expensive'
import { statement } from '../database/statement'
import {
  countProducts,
  PRODUCT_COLUMNS,
  type ProductPage,
  type ProductView,
  productRow,
} from './catalogue.service'
import { containing, hasWord, type SqlCondition } from './name-filter'
import { readSearchDictionary, type SearchDictionary } from './search-dictionary'
import { type ParsedQuery, parseQuery, type QueryUnit, toTsQuery } from './search-query'
import { countTypos, isPlainWord, wordsOf } from './search-text'

export interface SearchPage extends ProductPage {
  /** True if no name contains all words, and these are similar names. */
  readonly similar: boolean
}

/** The highest possible id: a part that starts after it is exhausted. */
const MAX_ID = 2_147_483_647

interface RankedProduct extends ProductView {
  readonly rank: number
}

const rankedProductRow = productRow.extend({ rank: z.int() })

const findRanked = statement({
  name: 'search.findRanked',
  sql: (parts: string) => `SELECT ${PRODUCT_COLUMNS}, rank FROM (${parts}) AS products LIMIT $1`,
  row: rankedProductRow,
  prepare: true,
  isExpensive: true,
})

type Bind = (value: unknown) => string

/** SQL conditions for the names that have a unit of a query. */
interface UnitConditions {
  /** A text search query for names in which its words start words, or are there in another form or under another name. */
  readonly textQuery: string | undefined
  /** Names that contain its words anywhere. */
  readonly contains: string
}

function conditionsOf({ words, terms }: QueryUnit, bind: Bind): UnitConditions {
  const beginnings = words.every(isPlainWord) ? words.map((word) => `${word}:*`).join(' & ') : ''
  const stems = toTsQuery([words, ...terms])
  const queries = [
    ...(beginnings ? [`to_tsquery('simple', ${bind(beginnings)})`] : []),
    ...(stems ? [`to_tsquery('shop_search', ${bind(stems)})`] : []),
  ]
  return {
    textQuery: queries.length > 0 ? `(${queries.join(' || ')})` : undefined,
    contains: words.map((word) => hasWord(word, bind)).join(' AND '),
  }
}

/** Names that have the unit in one way or another. */
const hasUnit = ({ textQuery, contains }: UnitConditions) =>
  textQuery ? `(${contains} OR search_vector @@ ${textQuery})` : `(${contains})`

/** Names that have every unit of a query; parameters are numbered from 1. */
function hasAllUnits({ units }: ParsedQuery): SqlCondition {
  const parameters: string[] = []
  const bind = (value: unknown) => `$${parameters.push(String(value))}`
  const conditions = units.map((unit) => conditionsOf(unit, bind))
  return { sql: conditions.map(hasUnit).join(' AND '), parameters }
}

/**
 * Ranks names with the whole phrase first (0), then those in which every query word starts a word, or
 * is there in another form or under another name (1), then the rest (2). The parts are read in turn and
 * only as far as the page needs, so that a common word in a large catalogue costs no more than a rare one.
 */
async function findWithWords(
  db: EntityManager,
  { phrase, units }: ParsedQuery,
  first: number,
  after: readonly number[] | undefined,
): Promise<RankedProduct[]> {
  const [afterRank = 0, afterId = 0] = after ?? []
  const parameters: unknown[] = [first + 1]
  const bind: Bind = (value) => `$${parameters.push(value)}`
  const isPhrase = `name_words LIKE ${bind(containing(` ${phrase.join(' ')} `))}`
  // Otherwise a phrase that no name contains would be searched for in every name with its words.
  const pairsExist = phrase.slice(1).map((word, index) => {
    const pair = bind(`${phrase[index]} ${word}`)
    return `EXISTS (SELECT FROM search_pairs WHERE pair = ${pair})`
  })
  const conditions = units.map((unit) => conditionsOf(unit, bind))
  const textQueries = conditions.map(({ textQuery }) => textQuery)
  // One condition for all units: PostgreSQL evaluates and plans it faster than one for each.
  const matchesText = textQueries.every((query) => query !== undefined)
    ? `search_vector @@ (${textQueries.join(' && ')})`
    : 'false'
  const rest =
    conditions.length > 1 ? conditions.map(hasUnit) : conditions.map((unit) => unit.contains)
  const parts = [
    [...pairsExist, isPhrase].join(' AND '),
    `${matchesText} AND NOT ${isPhrase}`,
    // The earlier parts imply that all words match; repeating that would mislead the planner.
    `NOT ${matchesText} AND ${rest.join(' AND ')}`,
  ]
  const selects = parts.map((part, rank) => {
    const startId = rank < afterRank ? MAX_ID : rank === afterRank ? afterId : 0
    return `(SELECT id, name, name_ar, price_piastres, image_url, stock, ${rank} AS rank FROM products
       WHERE id > ${bind(startId)} AND ${part} ORDER BY id LIMIT $1)`
  })
  return findRanked(db, parameters, selects.join(' UNION ALL '))
}

// Low enough for two swapped letters in a short word ("samlon" and "salmon" share 0.29).
const TYPO_SIMILARITY = 0.25
const MAX_NEAR_WORDS = 40
const MAX_CANDIDATES = 8

/** A word that the shopper may have meant, and how many typos it is away. */
interface SpellingCandidate {
  readonly word: string
  readonly typos: number
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
    if (terms.length > 0) return [{ word, typos: 0 }]
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
    words.map(({ word, typos }) => {
      const words = wordsOf(word)
      const { terms = [] } = dictionary.startingWith(words) ?? {}
      const stems = `$${parameters.push(toTsQuery([words, ...terms]))}`
      return { sql: `search_vector @@ to_tsquery('shop_search', ${stems})`, typos }
    }),
  )
  const ranks = matches.map(
    (some) => `CASE ${some.map(({ sql, typos }) => `WHEN ${sql} THEN ${typos}`).join(' ')} END`,
  )
  const conditions = matches.map((some) => `(${some.map(({ sql }) => sql).join(' OR ')})`)
  const sql = `(SELECT *, ${ranks.join(' + ')} AS rank FROM products
    WHERE ${conditions.join(' AND ')}) AS products`
  return { sql, parameters }
}

const readSimilarPage = statement({
  name: 'search.readSimilarPage',
  sql: ({ sql, parameters: { length } }: SqlCondition) =>
    `SELECT ${PRODUCT_COLUMNS}, rank FROM ${sql}
     WHERE (rank, id) > ($${length + 1}, $${length + 2}) ORDER BY rank, id LIMIT $${length + 3}`,
  row: rankedProductRow,
})

const countSimilarProducts = statement({
  name: 'search.countSimilar',
  sql: ({ sql }: SqlCondition) => `SELECT count(*)::int AS count FROM ${sql}`,
  row: z.object({ count: z.int() }),
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

async function countSimilar(
  db: EntityManager,
  query: ParsedQuery,
  dictionary: SearchDictionary,
): Promise<number> {
  return withTypoSimilarity(db, async (transaction) => {
    const similar = await similarProducts(transaction, query, dictionary)
    if (!similar) return 0
    const [row] = await countSimilarProducts(transaction, similar.parameters, similar)
    return row?.count ?? 0
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
  return limitTypoLookUps(() => runExpensive(db, lookUp))
}

const NOTHING: SearchPage = {
  ...toPage<ProductView>([], { first: 0 }, () => []),
  similar: false,
  condition: 'nothing',
  count: async () => 0,
}

// The third number in a cursor of similar names, so that the next page continues with them.
const SIMILAR_MARK = 1

/**
 * A ranked page of the products whose names, in either language, have all words of the query, in any
 * order and form or under another name; when there are none, of those that are a typo away. Throws
 * INVALID. Source: docs/specification.md.
 */
export async function searchProducts(
  db: EntityManager,
  input: SearchInput,
  dictionary?: SearchDictionary,
): Promise<SearchPage> {
  const { first, after, query: text } = validate(searchSchema, input)
  const terms = dictionary ?? (await readSearchDictionary(db))
  const query = parseQuery(text, terms)
  if (query.units.length === 0) return NOTHING
  const key = JSON.stringify(query.units.map(({ words }) => words.join(' ')).toSorted())
  const [afterRank = 0, afterId = 0, mark = 0] = decodeCursor(after, SEARCH_CURSOR_LENGTH) ?? []
  const place = after == null ? undefined : [afterRank, afterId]
  if (mark !== SIMILAR_MARK) {
    const rows = await findWithWords(db, query, first, place)
    if (rows.length > 0 || place) {
      return {
        ...toPage(rows, { first, after }, ({ rank, id }) => [rank, id, 0]),
        similar: false,
        condition: `search ${key}`,
        count: () => countProducts(db, hasAllUnits(query)),
      }
    }
  }
  const rows = await findSimilar(db, query, terms, first, place)
  return {
    ...toPage(rows, { first, after }, ({ rank, id }) => [rank, id, SIMILAR_MARK]),
    similar: rows.length > 0 || place !== undefined,
    condition: `similar ${key}`,
    count: () => countSimilar(db, query, terms),
  }
}
