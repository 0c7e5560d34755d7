import type { EntityManager } from 'typeorm'
import { type SearchInput, searchSchema } from '#domain/catalogue.schema'
import { MAX_QUERY_WORDS } from '#domain/limits'
import { validate } from '#domain/validate'
import {
  countProducts,
  PRODUCT_COLUMNS,
  type ProductPage,
  type ProductView,
} from './catalogue.service'
import { decodeCursor, toPage } from './cursor'
import { containing, nameCondition, queryWords, type SqlCondition } from './name-filter'

export interface SearchPage extends ProductPage {
  /** Nothing had all the words; these names are close to them. */
  readonly similar: boolean
}

/** No id is above it: a part that starts after it is over. */
const MAX_ID = 2_147_483_647

interface RankedProduct extends ProductView {
  readonly rank: number
}

/**
 * The whole phrase first (0), then names where each word begins a word (1), then the rest (2). The
 * parts are read one after the other, and only as far as the page goes: a common word in a large
 * catalogue costs no more than a rare one.
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
  // Names with all the words are many, and to find no phrase in any of them takes longer than the rest.
  const pairsExist = words.slice(1).map((word, index) => {
    const pair = bind(`${words[index]} ${word}`)
    return `EXISTS (SELECT FROM search_pairs WHERE pair = ${pair})`
  })
  const beginWords = words.map((word) => `name_words LIKE ${bind(containing(` ${word}`))}`)
  const doBegin = beginWords.join(' AND ')
  const condition = nameCondition({ words }, parameters.length + 1)
  parameters.push(...condition.parameters)
  const parts = [
    [...pairsExist, isPhrase].join(' AND '),
    `${doBegin} AND NOT ${isPhrase}`,
    // The parts before have all the words anyhow; asked again, that misleads the planner.
    `NOT (${doBegin}) AND ${condition.sql}`,
  ]
  const selects = parts.map((part, rank) => {
    const startId = rank < afterRank ? MAX_ID : rank === afterRank ? afterId : 0
    return `(SELECT *, ${rank} AS rank FROM products
       WHERE id > ${bind(startId)} AND ${part} ORDER BY id LIMIT $1)`
  })
  return db.query<RankedProduct[]>(
    `SELECT ${PRODUCT_COLUMNS}, rank FROM (${selects.join(' UNION ALL ')}) AS products LIMIT $1`,
    parameters,
  )
}

// Low enough for two swapped letters in a short word ("samlon" and "salmon" share 0.29) …
const TYPO_SIMILARITY = 0.25
// … and what is much farther away than the closest word is noise.
const NEAR_THE_CLOSEST = 0.8
const MAX_WORDS_MEANT = 8

/** A word of the catalogue that may have been meant, and how far it is in thousandths. */
interface WordMeant {
  readonly word: string
  readonly distance: number
}

/** For each word, those of the catalogue that are about as close to it as the closest one. */
async function findWordsMeant(
  db: EntityManager,
  words: readonly string[],
): Promise<readonly (readonly WordMeant[])[]> {
  const rows = await db.query<(WordMeant & { position: number })[]>(
    `SELECT position, word, round((1 - closeness) * 1000)::int AS distance FROM (
       SELECT position, word, closeness, max(closeness) OVER (PARTITION BY position) AS closest,
         row_number() OVER (PARTITION BY position ORDER BY closeness DESC, word) AS place
       FROM unnest($1::text[]) WITH ORDINALITY AS asked (wanted, position)
       JOIN search_words ON wanted <% word,
       LATERAL (SELECT word_similarity(wanted, word) AS closeness) AS measured
     ) AS near
     WHERE closeness >= $2 * closest AND place <= $3
     ORDER BY place`,
    [words, NEAR_THE_CLOSEST, MAX_WORDS_MEANT],
  )
  return words.map((_, index) => rows.filter(({ position }) => Number(position) === index + 1))
}

/** The table `products` of names that have, for each word, one that was meant; `rank` is the distance. */
async function similarProducts(
  db: EntityManager,
  words: readonly string[],
): Promise<SqlCondition | undefined> {
  const meant = await findWordsMeant(db, words)
  if (meant.some((some) => some.length === 0)) return undefined
  const parameters: string[] = []
  const matches = meant.map((some) =>
    some.map(({ word, distance }) => ({
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

/** The names closest to the query, closest first; `rank` is the distance in thousandths. */
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
    const { sql, parameters } = similar
    const next = parameters.length
    return transaction.query<RankedProduct[]>(
      `SELECT ${PRODUCT_COLUMNS}, rank FROM ${sql}
       WHERE (rank, id) > ($${next + 1}, $${next + 2}) ORDER BY rank, id LIMIT $${next + 3}`,
      [...parameters, afterRank, afterId, first + 1],
    )
  })
}

async function countSimilar(db: EntityManager, words: readonly string[]): Promise<number> {
  return withTypoSimilarity(db, async (transaction) => {
    const similar = await similarProducts(transaction, words)
    if (!similar) return 0
    const [row] = await transaction.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM ${similar.sql}`,
      [...similar.parameters],
    )
    return row?.count ?? 0
  })
}

/** The trigram index serves the operator `<%` only, whose threshold is a setting of the transaction. */
function withTypoSimilarity<T>(
  db: EntityManager,
  work: (transaction: EntityManager) => Promise<T>,
): Promise<T> {
  return db.transaction(async (transaction) => {
    await transaction.query(`SET LOCAL pg_trgm.word_similarity_threshold = ${TYPO_SIMILARITY}`)
    return work(transaction)
  })
}

const NOTHING: SearchPage = {
  nodes: [],
  hasNextPage: false,
  endCursor: null,
  similar: false,
  count: async () => 0,
}

// The third number of a similar page's cursor, so that its next page goes on in the same way.
const SIMILAR_MARK = 1

/**
 * A page of the products whose names have all the words of the query, in any order, ranked; when
 * there are none, of those that are a typo away. Throws INVALID. Source: decisions section 5.
 */
export async function searchProducts(db: EntityManager, input: SearchInput): Promise<SearchPage> {
  const { first, after, query } = validate(searchSchema, input)
  const words = queryWords(query, MAX_QUERY_WORDS)
  if (words.length === 0) return NOTHING
  const [afterRank = 0, afterId = 0, mark = 0] = decodeCursor(after, 3) ?? []
  const place = after == null ? undefined : [afterRank, afterId]
  if (mark !== SIMILAR_MARK) {
    const rows = await findWithWords(db, words, first, place)
    if (rows.length > 0 || place) {
      return {
        ...toPage(rows, first, ({ rank, id }) => [rank, id, 0]),
        similar: false,
        count: () => countProducts(db, nameCondition({ words }, 1)),
      }
    }
  }
  const rows = await findSimilar(db, words, first, place)
  return {
    ...toPage(rows, first, ({ rank, id }) => [rank, id, SIMILAR_MARK]),
    similar: rows.length > 0 || place !== undefined,
    count: () => countSimilar(db, words),
  }
}
