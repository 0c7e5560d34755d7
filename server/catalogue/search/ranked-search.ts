import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import type { ProductView } from '#domain/products/product-view'
import { statement } from '../../platform/database/statements/statement'
import { containing, hasWord, isStored } from '../../platform/text/name-filter'
import { isPlainWord } from '../../platform/text/search-text'
import type { Matches } from '../listing/listing-selection'
import { IDS_COLUMN, rankedIdsRow, toMatches } from '../listing/product-matches'
import { PRODUCT_COLUMNS, PRODUCT_SOURCE_COLUMNS, productRow } from '../products/catalogue.service'
import { type ParsedQuery, type QueryUnit, toTsQuery } from './search-query'
import { isArabicWord } from './transliteration'

/** The highest possible id: a part that starts after it is exhausted. */
const MAX_ID = 2_147_483_647

export interface RankedProduct extends ProductView {
  readonly rank: number
}

export const rankedProductRow = productRow.extend({ rank: z.int() })

const findRanked = statement({
  name: 'search.findRanked',
  sql: (queries: string, parts: string, limit: string) =>
    `${queries} SELECT ${PRODUCT_COLUMNS}, rank FROM (${parts}) AS products LIMIT ${limit}`,
  row: rankedProductRow,
  prepare: true,
  isExpensive: true,
  isCatalogue: true,
})

/** The rank of names that have a word of the query only within another word. */
export const ANYWHERE_RANK = 2

/** Shorter words are not found by an index of trigrams. */
const TRIGRAM_LENGTH = 3

const isLong = (word: string) => word.length >= TRIGRAM_LENGTH

/** Whether the words of all names that contain this one can be looked up. */
const isLookedUp = (word: string) => isLong(word) && isStored(word)

/** More whole words take longer to find than their common beginning. */
const MAX_WHOLE_WORDS = 20

/**
 * A page is looked for among so many products in the order of their ids before an index is asked for all that
 * match: a frequent word fills it sooner, and a rare one costs little more.
 */
const NEAR = 2_400

/** Returns the SQL of a new parameter. */
type Bind = (value: string | number) => string

/**
 * Parameters that the planner knows nothing of: it chooses one plan for all queries, and PostgreSQL keeps it.
 * Planning each query takes as long as running it.
 */
function createBind(parameters: unknown[]): Bind {
  return (value) =>
    `(SELECT $${parameters.push(value)}::${typeof value === 'number' ? 'int' : 'text'})`
}

/** Makes of words a text search query for any of them; null if there are none. Text search may split a word. */
const ANY_WORD = `string_agg('(' || nullif(plainto_tsquery('simple', word)::text, '') || ')', ' | ')::tsquery`

/**
 * A text search query for names with a word that starts with this one. An index finds whole words much
 * faster than a beginning, of which it reads all that match before it knows that another word is rare.
 */
function startingWith(word: string, bind: Bind): string {
  const beginning = `to_tsquery('simple', ${bind(`${word}:*`)})`
  if (!isLookedUp(word)) return beginning
  return `coalesce((SELECT CASE WHEN count(*) <= ${MAX_WHOLE_WORDS} THEN ${ANY_WORD} END
    FROM search_words WHERE word LIKE ${bind(`${word}%`)}), ${beginning})`
}

/**
 * Rows that are read by this condition alone: `OFFSET 0` keeps the planner, which cannot know how many names
 * match, from adding those around it.
 */
const read = (source: string, condition: string) =>
  `SELECT * FROM ${source} WHERE ${condition} OFFSET 0`

/** The SQL for the names that have a unit of a query. */
interface UnitSql {
  /** A text search query for names in which its words start words, or are there in another form or under another name. */
  readonly starting: string | undefined
  /** Text search queries for names that contain one of its words anywhere, null if there are none. */
  readonly anywhere: readonly string[]
  /** The condition that a name contains its words anywhere. */
  readonly contains: string
  /** Whether an index finds `contains`. */
  readonly isIndexed: boolean
}

/** What Arabic writes together with the next word; any other letter makes another word of it: مهدئة (soothing) has no هدية (gift). */
const PREFIXES = '[وفبلك]?'

function sqlOfUnit({ words, terms, isMeasure }: QueryUnit, bind: Bind): UnitSql {
  const isPlain = words.every(isPlainWord)
  const beginnings =
    isPlain && !isMeasure ? words.map((word) => startingWith(word, bind)).join(' && ') : ''
  const stems = toTsQuery([words, ...terms])
  const queries = [
    ...(beginnings ? [`(${beginnings})`] : []),
    ...(stems ? [`to_tsquery('shop_search', ${bind(stems)})`] : []),
  ]
  return {
    starting: queries.length > 0 ? queries.join(' || ') : undefined,
    anywhere:
      isPlain && words.every(isLookedUp)
        ? words.map((word) => {
            const isWithin = isArabicWord(word)
              ? `word ~ ${bind(`^${PREFIXES}${word}`)}`
              : `word LIKE ${bind(`%${word}%`)}`
            return `(SELECT ${ANY_WORD} FROM search_words WHERE ${isWithin})`
          })
        : [],
    contains: words
      .map((word) =>
        isArabicWord(word) ? `name_words ~ ${bind(` ${PREFIXES}${word}`)}` : hasWord(word, bind),
      )
      .join(' AND '),
    isIndexed: words.some(isLong),
  }
}

/** The SQL of a query: what its parts read, and the conditions that they share. */
interface RankSql {
  /** The text search queries, as common table expressions: each is evaluated only if a part needs it. */
  readonly queries: string
  readonly phraseExists: string
  readonly isPhrase: string
  readonly matchesText: string
  /** That a name has all units in one way or another. */
  readonly hasAll: string
  /** A condition that an index can evaluate and that all names with all units meet; undefined if there is none. */
  readonly indexed: string | undefined
}

function sqlOfQuery({ phrase, units }: ParsedQuery, bind: Bind): RankSql {
  const sqls = units.map((unit) => sqlOfUnit(unit, bind))
  const known = sqls.flatMap(({ starting, anywhere }, index) =>
    starting ? [{ name: `unit_${index}`, starting, anywhere }] : [],
  )
  const isText = known.length === sqls.length
  const anywhere = known
    .filter(({ anywhere }) => anywhere.length > 0)
    .map(({ name, anywhere }) => `(${name} || coalesce(${anywhere.join(' && ')}, ${name}))`)
  const query = (name: string, sql: string, from: string) =>
    `${name} AS MATERIALIZED (SELECT ${sql}${from})`
  const columns = known.map(({ name, starting }) => `${starting} AS ${name}`)
  const pairs = phrase.slice(1).map((word, index) => `${phrase[index]} ${word}`)
  // Otherwise a phrase that no name contains would be searched for in every name with its words.
  const isKnown =
    pairs.length > 0
      ? pairs.map((pair) => `EXISTS (SELECT FROM search_pairs WHERE pair = ${bind(pair)})`)
      : [`EXISTS (SELECT FROM search_words WHERE word = ${bind(phrase[0] ?? '')})`]
  const queries = [
    query('phrase', `${isKnown.join(' AND ')} AS is_known`, ''),
    ...(columns.length > 0 ? [query('units', columns.join(', '), '')] : []),
    ...(isText
      ? [query('starting', `${known.map(({ name }) => name).join(' && ')} AS query`, ' FROM units')]
      : []),
    ...(anywhere.length > 0
      ? [query('anywhere', `${anywhere.join(' && ')} AS query`, ' FROM units')]
      : []),
  ]
  const conditions = sqls.map(({ starting, contains }, index) =>
    starting
      ? `(${contains} OR search_vector @@ (SELECT unit_${index} FROM units))`
      : `(${contains})`,
  )
  return {
    queries: `WITH ${queries.join(', ')}`,
    phraseExists: '(SELECT is_known FROM phrase)',
    isPhrase: `name_words LIKE ${bind(containing(` ${phrase.join(' ')} `))}`,
    matchesText: isText ? 'search_vector @@ (SELECT query FROM starting)' : 'false',
    hasAll: conditions.join(' AND '),
    indexed:
      anywhere.length > 0
        ? 'search_vector @@ (SELECT query FROM anywhere)'
        : conditions.find((_, index) => sqls[index]?.isIndexed),
  }
}

const readRankedIds = statement({
  name: 'search.readRankedIds',
  sql: ({ queries, isPhrase, matchesText, indexed = 'true', hasAll }: RankSql) =>
    `${queries} SELECT CASE WHEN ${isPhrase} THEN 0 WHEN ${matchesText} THEN 1 ELSE 2 END AS rank, ${IDS_COLUMN}
     FROM (${read('products', indexed)}) AS products WHERE NOT hidden AND ${hasAll} GROUP BY 1`,
  row: rankedIdsRow,
  isExpensive: true,
  isCatalogue: true,
})

/** All products with all words of the query, ranked as {@link findWithWords} does. */
export async function readExactMatches(db: EntityManager, query: ParsedQuery): Promise<Matches> {
  const parameters: unknown[] = []
  const sql = sqlOfQuery(query, createBind(parameters))
  return toMatches(await readRankedIds(db, parameters, sql))
}

const readTextIds = statement({
  name: 'search.readTextIds',
  sql: `SELECT 0 AS rank, ${IDS_COLUMN} FROM (
      SELECT DISTINCT product_id AS id FROM product_texts
      WHERE product_text_vector(description, facts) @@ to_tsquery('shop_search', $1)
    ) AS found HAVING count(*) > 0`,
  row: rankedIdsRow,
  isExpensive: true,
  isCatalogue: true,
})

/** All products whose facts or description have a unit, in any form or under another name. */
export async function readTextMatches(
  db: EntityManager,
  { words, terms }: QueryUnit,
): Promise<Matches> {
  const stems = toTsQuery([words, ...terms])
  return toMatches(stems ? await readTextIds(db, [stems]) : [])
}

/**
 * Ranks names with the whole phrase first (0), then those in which every query word starts a word, or
 * is there in another form or under another name (1), then the rest (2). The parts are read in turn and
 * only as far as the page needs, so that a common word in a large catalogue costs no more than a rare one.
 */
export async function findWithWords(
  db: EntityManager,
  query: ParsedQuery,
  first: number,
  after: readonly number[] | undefined,
): Promise<RankedProduct[]> {
  const [afterRank = 0, afterId = 0] = after ?? []
  const parameters: unknown[] = []
  const bind = createBind(parameters)
  const limit = bind(first + 1)
  const sql = sqlOfQuery(query, bind)
  const { phraseExists, isPhrase, matchesText, indexed, hasAll } = sql
  const part = (rank: number, products: string, condition: string) =>
    `(SELECT ${PRODUCT_SOURCE_COLUMNS}, ${rank} AS rank
       FROM (${products}) AS products WHERE NOT hidden AND ${condition} ORDER BY id LIMIT ${limit})`
  const startOf = (rank: number) => (rank < afterRank ? MAX_ID : rank === afterRank ? afterId : 0)
  const nearAndRest = (rank: number, found: string, condition: string) => {
    const start = bind(startOf(rank))
    const end = bind(Math.min(MAX_ID, startOf(rank) + NEAR))
    const near = read('products', `id > ${start} AND id <= ${end} ORDER BY id`)
    return [
      part(rank, read(`(${near}) AS near`, `${found} ORDER BY id`), condition),
      part(rank, read('products', found), `id > ${end} AND ${condition}`),
    ]
  }
  const restStart = bind(startOf(2))
  const isRest = `NOT ${isPhrase} AND NOT ${matchesText} AND ${hasAll}`
  const parts = [
    ...nearAndRest(0, isPhrase, phraseExists),
    ...nearAndRest(1, matchesText, `NOT ${isPhrase}`),
    indexed
      ? part(2, read('products', indexed), `id > ${restStart} AND ${isRest}`)
      : part(2, read('products', `id > ${restStart} ORDER BY id`), isRest),
  ]
  return findRanked(db, parameters, sql.queries, parts.join(' UNION ALL '), limit)
}
