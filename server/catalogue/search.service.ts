import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { type SearchInput, searchSchema } from '#domain/catalogue.schema'
import { SEARCH_CURSOR_LENGTH } from '#domain/cursor'
import { MAX_QUERY_WORDS } from '#domain/limits'
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
import {
  containing,
  nameCondition,
  nameConditionKey,
  queryWords,
  type SqlCondition,
} from './name-filter'

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
  isExpensive: true,
})

/**
 * Ranks names with the whole phrase first (0), then those in which every query word starts a word
 * (1), then the rest (2). The parts are read in turn and only as far as the page needs, so that a
 * common word in a large catalogue costs no more than a rare one.
 */
async function findWithWords(
  db: EntityManager,
  words: readonly string[],
  first: number,
  after: readonly number[] | undefined,
): Promise<RankedProduct[]> {
  const [afterRank = 0, afterId = 0] = after ?? []
  const parameters: unknown[] = [first + 1]
  const bind = (value: unknown) => `$${parameters.push(value)}`
  const isPhrase = `name_words LIKE ${bind(containing(` ${words.join(' ')} `))}`
  // Otherwise a phrase that no name contains would be searched for in every name with its words.
  const pairsExist = words.slice(1).map((word, index) => {
    const pair = bind(`${words[index]} ${word}`)
    return `EXISTS (SELECT FROM search_pairs WHERE pair = ${pair})`
  })
  const wordStarts = words.map((word) => `name_words LIKE ${bind(containing(` ${word}`))}`)
  const allStartWords = wordStarts.join(' AND ')
  const condition = nameCondition({ words }, parameters.length + 1)
  parameters.push(...condition.parameters)
  const parts = [
    [...pairsExist, isPhrase].join(' AND '),
    `${allStartWords} AND NOT ${isPhrase}`,
    // The earlier parts imply that all words match; repeating that would mislead the planner.
    `NOT (${allStartWords}) AND ${condition.sql}`,
  ]
  const selects = parts.map((part, rank) => {
    const startId = rank < afterRank ? MAX_ID : rank === afterRank ? afterId : 0
    return `(SELECT *, ${rank} AS rank FROM products
       WHERE id > ${bind(startId)} AND ${part} ORDER BY id LIMIT $1)`
  })
  return findRanked(db, parameters, selects.join(' UNION ALL '))
}

// Low enough for two swapped letters in a short word ("samlon" and "salmon" share 0.29).
const TYPO_SIMILARITY = 0.25
// Words that are much less similar than the closest one are noise.
const NEAR_THE_CLOSEST = 0.8
const MAX_CANDIDATES = 8

/** A word of the catalogue that the shopper may have meant, and its distance in thousandths. */
interface SpellingCandidate {
  readonly word: string
  readonly distance: number
}

const findNearWords = statement({
  name: 'search.findNearWords',
  sql: `SELECT position::int, word, round((1 - closeness) * 1000)::int AS distance FROM (
       SELECT position, word, closeness, max(closeness) OVER (PARTITION BY position) AS closest,
         row_number() OVER (PARTITION BY position ORDER BY closeness DESC, word) AS place
       FROM unnest($1::text[]) WITH ORDINALITY AS query (query_word, position)
       JOIN search_words ON query_word <% word,
       LATERAL (SELECT word_similarity(query_word, word) AS closeness) AS measured
     ) AS near
     WHERE closeness >= $2 * closest AND place <= $3
     ORDER BY place`,
  row: z.object({ position: z.int(), word: z.string(), distance: z.int() }),
})

/** For each word, the closest words of the catalogue and those about as close. */
async function findSpellingCandidates(
  db: EntityManager,
  words: readonly string[],
): Promise<readonly (readonly SpellingCandidate[])[]> {
  const rows = await findNearWords(db, [words, NEAR_THE_CLOSEST, MAX_CANDIDATES])
  return words.map((_, index) => rows.filter(({ position }) => position === index + 1))
}

/**
 * SQL for a table `products` whose names contain a candidate for each word; `rank` is the distance.
 */
async function similarProducts(
  db: EntityManager,
  words: readonly string[],
): Promise<SqlCondition | undefined> {
  const candidates = await findSpellingCandidates(db, words)
  if (candidates.some((words) => words.length === 0)) return undefined
  const parameters: string[] = []
  const matches = candidates.map((words) =>
    words.map(({ word, distance }) => ({
      sql: `name_words LIKE $${parameters.push(containing(` ${word} `))}`,
      distance,
    })),
  )
  const ranks = matches.map(
    (some) =>
      `CASE ${some.map(({ sql, distance }) => `WHEN ${sql} THEN ${distance}`).join(' ')} END`,
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

/** The products with names closest to the query; `rank` is the distance in thousandths. */
function findSimilar(
  db: EntityManager,
  words: readonly string[],
  first: number,
  after: readonly number[] | undefined,
): Promise<RankedProduct[]> {
  const [afterRank = -1, afterId = 0] = after ?? []
  return withTypoSimilarity(db, async (transaction) => {
    const similar = await similarProducts(transaction, words)
    if (!similar) return []
    const parameters = [...similar.parameters, afterRank, afterId, first + 1]
    return readSimilarPage(transaction, parameters, similar)
  })
}

async function countSimilar(db: EntityManager, words: readonly string[]): Promise<number> {
  return withTypoSimilarity(db, async (transaction) => {
    const similar = await similarProducts(transaction, words)
    if (!similar) return 0
    const [row] = await countSimilarProducts(transaction, similar.parameters, similar)
    return row?.count ?? 0
  })
}

// The last resort against words that are similar to very many others: `samlon` takes 45 ms in a
// catalogue of 100,000 products.
const MAX_TYPO_MILLISECONDS = 1_000
// One at a time; as many as can wait are done within a second or two.
const limitTypoLookUps = limitConcurrency(1, 10)

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
  const lookUp = () =>
    db.transaction(async (transaction) => {
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
 * A ranked page of the products whose names contain all words of the query, in any order; when
 * there are none, of those that are a typo away. Throws INVALID. Source: docs/specification.md.
 */
export async function searchProducts(db: EntityManager, input: SearchInput): Promise<SearchPage> {
  const { first, after, query } = validate(searchSchema, input)
  const words = queryWords(query, MAX_QUERY_WORDS)
  if (words.length === 0) return NOTHING
  const [afterRank = 0, afterId = 0, mark = 0] = decodeCursor(after, SEARCH_CURSOR_LENGTH) ?? []
  const place = after == null ? undefined : [afterRank, afterId]
  if (mark !== SIMILAR_MARK) {
    const rows = await findWithWords(db, words, first, place)
    if (rows.length > 0 || place) {
      return {
        ...toPage(rows, { first, after }, ({ rank, id }) => [rank, id, 0]),
        similar: false,
        condition: nameConditionKey({ words }),
        count: () => countProducts(db, nameCondition({ words }, 1)),
      }
    }
  }
  const rows = await findSimilar(db, words, first, place)
  return {
    ...toPage(rows, { first, after }, ({ rank, id }) => [rank, id, SIMILAR_MARK]),
    similar: rows.length > 0 || place !== undefined,
    condition: `similar ${nameConditionKey({ words })}`,
    count: () => countSimilar(db, words),
  }
}
