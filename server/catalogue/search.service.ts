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
import { containing, nameCondition, queryWords } from './name-filter'

export interface SearchPage extends ProductPage {
  /** Nothing had all the words; these names are close to them. */
  readonly similar: boolean
}

interface RankedProduct extends ProductView {
  readonly rank: number
}

// Low enough for two swapped letters in a short word ("samlon" and "salmon" share 0.29) …
const TYPO_SIMILARITY = 0.25
// … and what is much farther away than the closest name is noise.
const NEAR_THE_CLOSEST = 0.8

// Punctuation counts as space, so that "adult" is a word of "(adult)".
const NAME_AS_WORDS = `' ' || lower(regexp_replace(name, '[^[:alnum:]]+', ' ', 'g')) || ' '`

/** The whole phrase first (0), then names where each word begins a word (1), then the rest (2). */
async function findWithWords(
  db: EntityManager,
  words: readonly string[],
  first: number,
  after: readonly number[] | undefined,
): Promise<RankedProduct[]> {
  const condition = nameCondition({ words }, 6)
  const [afterRank = -1, afterId = 0] = after ?? []
  return db.query<RankedProduct[]>(
    `SELECT ${PRODUCT_COLUMNS}, rank FROM (
       SELECT *, CASE WHEN ${NAME_AS_WORDS} LIKE $1 THEN 0
                      WHEN ${NAME_AS_WORDS} LIKE ALL ($2::text[]) THEN 1
                      ELSE 2 END AS rank
       FROM products WHERE ${condition.sql}
     ) AS products
     WHERE (rank, id) > ($3, $4)
     ORDER BY rank, id LIMIT $5`,
    [
      containing(` ${words.join(' ')} `),
      words.map((word) => containing(` ${word}`)),
      afterRank,
      afterId,
      first + 1,
      ...condition.parameters,
    ],
  )
}

/** The names about as close to the query ($1) as the closest one. */
const SIMILAR_PRODUCTS = `
  WITH close AS MATERIALIZED (
    SELECT *, word_similarity($1, name) AS closeness FROM products WHERE $1 <% name
  ), products AS (
    SELECT *, round((1 - closeness) * 1000)::int AS rank FROM close
    WHERE closeness >= ${NEAR_THE_CLOSEST} * (SELECT max(closeness) FROM close)
  )`

/** The names closest to the query, closest first; `rank` is the distance in thousandths. */
function findSimilar(
  db: EntityManager,
  query: string,
  first: number,
  after: readonly number[] | undefined,
): Promise<RankedProduct[]> {
  const [afterRank = -1, afterId = 0] = after ?? []
  return withTypoSimilarity(db, (transaction) =>
    transaction.query<RankedProduct[]>(
      `${SIMILAR_PRODUCTS} SELECT ${PRODUCT_COLUMNS}, rank FROM products
       WHERE (rank, id) > ($2, $3) ORDER BY rank, id LIMIT $4`,
      [query, afterRank, afterId, first + 1],
    ),
  )
}

async function countSimilar(db: EntityManager, query: string): Promise<number> {
  const [row] = await withTypoSimilarity(db, (transaction) =>
    transaction.query<{ count: number }[]>(
      `${SIMILAR_PRODUCTS} SELECT count(*)::int AS count FROM products`,
      [query],
    ),
  )
  return row?.count ?? 0
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
  const [afterRank = -1, afterId = 0, mark = 0] = decodeCursor(after, 3) ?? []
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
  const phrase = words.join(' ')
  const rows = await findSimilar(db, phrase, first, place)
  return {
    ...toPage(rows, first, ({ rank, id }) => [rank, id, SIMILAR_MARK]),
    similar: rows.length > 0 || place !== undefined,
    count: () => countSimilar(db, phrase),
  }
}
