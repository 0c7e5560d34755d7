import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { SHOP_TIME_ZONE } from '#domain/delivery/cairo-day'
import { AppError } from '#domain/errors'
import { MAX_MISSED_SEARCHES } from '#domain/limits'
import { pageSchema } from '#domain/validation/list.schema'
import { readId } from '#domain/validation/text.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { decodeCursor, type Page, toPage } from '../../platform/database/statements/cursor'
import { statement } from '../../platform/database/statements/statement'
import { foldText, wordsOf } from '../../platform/text/search-text'
import { MissedSearchEntity } from './missed-search.entity'

/** How long what nobody searches for any more is kept. */
const RETENTION_DAYS = 90

/** The maximum value of the columns. */
const LAST = 2_147_483_647

const TODAY = `(clock_timestamp() AT TIME ZONE '${SHOP_TIME_ZONE}')::date`

/** What was not found for some words, and how often. */
export interface MissedCount {
  readonly text: string
  readonly leftOut: string | null
  readonly count: number
}

const add = statement({
  name: 'missedSearches.add',
  // Sorted, so that servers that write at the same time wait for each other in one order.
  sql: `INSERT INTO missed_searches (words, text, left_out, count, last_searched_on)
     SELECT words, text, left_out, count, ${TODAY}
     FROM unnest($1::text[], $2::text[], $3::text[], $4::int[]) AS counted (words, text, left_out, count)
     ORDER BY words
     ON CONFLICT (words) DO UPDATE SET
       text = excluded.text,
       left_out = excluded.left_out,
       count = missed_searches.count + excluded.count,
       last_searched_on = excluded.last_searched_on
     RETURNING id`,
  row: z.object({ id: z.int() }),
})

/** Adds what a server has counted. */
export async function addMissedSearches(
  db: EntityManager,
  counted: ReadonlyMap<string, MissedCount>,
): Promise<void> {
  if (counted.size === 0) return
  const values = [...counted.values()]
  await add(db, [
    [...counted.keys()],
    values.map(({ text }) => text),
    values.map(({ leftOut }) => leftOut),
    values.map(({ count }) => count),
  ])
}

const prune = statement({
  name: 'missedSearches.prune',
  sql: `DELETE FROM missed_searches
     WHERE last_searched_on < ${TODAY} - ${RETENTION_DAYS} OR id IN (
       SELECT id FROM missed_searches ORDER BY count DESC, last_searched_on DESC, id DESC
       OFFSET ${MAX_MISSED_SEARCHES}
     )
     RETURNING id`,
  row: z.object({ id: z.int() }),
})

/** Deletes what nobody has searched for since, and what is beyond `MAX_MISSED_SEARCHES`. */
export async function pruneMissedSearches(db: EntityManager): Promise<void> {
  await prune(db)
}

const readPage = statement({
  name: 'missedSearches.readPage',
  sql: `SELECT id, text, left_out AS "leftOut", count, last_searched_on::text AS "lastSearchedOn"
     FROM missed_searches WHERE (count, id) < ($1, $2) ORDER BY count DESC, id DESC LIMIT $3`,
  row: z.object({
    id: z.int(),
    text: z.string(),
    leftOut: z.string().nullable(),
    count: z.int(),
    lastSearchedOn: z.string(),
  }),
})

export type MissedSearchView = Pick<
  MissedSearchEntity,
  'id' | 'text' | 'leftOut' | 'count' | 'lastSearchedOn'
>

/** A page of them, the most frequent first. Throws INVALID. */
export async function listMissedSearches(
  db: EntityManager,
  input: Unchecked<z.input<typeof pageSchema>>,
): Promise<Page<MissedSearchView> & { count(): Promise<number> }> {
  const { first, after } = validate(pageSchema, input)
  const [count = LAST, id = LAST] = decodeCursor(after, 2) ?? []
  const rows = await readPage(db, [count, id, first + 1])
  return {
    ...toPage(rows, { first, after }, (row) => [row.count, row.id]),
    count: () => db.count(MissedSearchEntity),
  }
}

/** Takes one off the list; it comes back with the next search. Throws NOT_FOUND. */
export async function removeMissedSearch(db: EntityManager, id: unknown): Promise<void> {
  const known = readId(id)
  const { affected } = known ? await db.delete(MissedSearchEntity, { id: known }) : { affected: 0 }
  if (!affected) throw new AppError('NOT_FOUND', { key: 'missedSearches.notFound' })
}

const removeTerms = statement({
  name: 'missedSearches.removeTerms',
  sql: `DELETE FROM missed_searches WHERE words = ANY ($1) OR search_fold(left_out) = ANY ($1) RETURNING id`,
  row: z.object({ id: z.int() }),
})

/** Takes those off the list for which the owner has added terms. */
export async function removeMissedTerms(
  db: EntityManager,
  terms: readonly string[],
): Promise<void> {
  await removeTerms(db, [terms.flatMap((term) => [wordsOf(term).join(' '), foldText(term)])])
}
