import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { limitConcurrency, runExpensive } from '../../platform/database/connection/expensive'
import { readCatalogue } from '../../platform/database/connection/replicas'
import { statement } from '../../platform/database/statements/statement'
import type { SqlCondition } from '../../platform/text/name-filter'
import { wordsOf } from '../../platform/text/search-text'
import type { Matches } from '../listing/listing-selection'
import { IDS_COLUMN, rankedIdsRow, toMatches } from '../listing/product-matches'
import { PRODUCT_COLUMNS } from '../products/catalogue.service'
import { type RankedProduct, rankedProductRow } from './ranked-search'
import type { SearchDictionary, Term } from './search-dictionary'
import { type ParsedQuery, type QueryUnit, toTsQuery } from './search-query'
import { closestSpellings, findOneLetterAway, type SpellingCandidate } from './spelling-candidates'

// Low enough for two swapped letters in a short word ("samlon" and "salmon" share 0.29).
const TYPO_SIMILARITY = 0.25
const MAX_NEAR_WORDS = 40
const MAX_CANDIDATES = 8
/** What is further from the query than its best candidate by more is left out. */
const MARGIN = 6
/** What is added for a synonym of a word. */
const SYNONYM_COST = 1
/** What is added for a term that only sounds like a word. */
const SOUND_COST = 8

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
  const oneLetterAway = await findOneLetterAway(db, typed)
  return units.map((unit, index) => {
    const word = typed[index] ?? ''
    if (unit.isMeasure || dictionary.isTerm(...unit.words)) {
      return [{ word, cost: 0, terms: unit.terms }]
    }
    const near = rows.filter(({ position }) => position === index + 1).map((row) => row.word)
    const known = [...near, ...(oneLetterAway.get(word) ?? [])]
    const spelt = closestSpellings(word, known, dictionary)
    const sounding = unit.terms.length > 0 ? [{ word, cost: SOUND_COST, terms: unit.terms }] : []
    const candidates = [...spelt, ...sounding].sort((a, b) => a.cost - b.cost)
    const best = candidates[0]?.cost ?? 0
    const isClose = ({ cost }: SpellingCandidate) => cost <= (best === 0 ? 0 : best + MARGIN)
    return candidates.filter(isClose).slice(0, MAX_CANDIDATES)
  })
}

/**
 * SQL for a table `products` whose names contain a candidate for each word; `rank` says how far.
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
    words.flatMap(({ word, cost, terms: known }) => {
      const words = wordsOf(word)
      const terms = known ?? dictionary.startingWith(words)?.terms ?? []
      const having = (alternatives: readonly Term[]) =>
        `search_vector @@ to_tsquery('shop_search', $${parameters.push(toTsQuery(alternatives))})`
      const itself = { sql: having([words]), cost }
      if (terms.length === 0) return [itself]
      return [itself, { sql: having(terms), cost: cost + SYNONYM_COST }]
    }),
  )
  const ranks = matches.map(
    (some) => `CASE ${some.map(({ sql, cost }) => `WHEN ${sql} THEN ${cost}`).join(' ')} END`,
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

/** The products with names closest to the query; `rank` says how far. */
export function findSimilar(
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
export function readSimilarMatches(
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
