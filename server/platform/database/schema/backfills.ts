import { setTimeout as wait } from 'node:timers/promises'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { StartupError } from '../../config/startup-error'
import { statement } from '../statements/statement'

// A column is backfilled while the shop is open: docs/decisions/0039-large-tables-change-in-steps.md.

/** A change of all rows of a table that has an integer `id`. */
export interface Backfill {
  /** Unique, and never used again: a backfill whose SQL changes gets another name. */
  readonly name: string
  readonly table: string
  /** Changes the rows with ids above $1 and up to $2. It may meet rows that it has changed before. */
  readonly sql: string
  /** Function files that compute what it stores. When one of them has changed, it begins anew. */
  readonly files?: readonly string[]
}

/** Rows of a batch, which is a transaction: few enough that nobody waits long for one of them. */
const BATCH = 1_000

/** Less than PostgreSQL waits before it looks for a deadlock, so that no request is cancelled for one. */
const LOCK_TIMEOUT = '500ms'
const RETRY_MILLISECONDS = 1_000
const MAX_RETRIES = 100

/** Up to this many rows, a migration that needs a backfill completes it itself. */
export const BACKFILLED_AT_ONCE_ROWS = 50_000

const startBackfill = statement({
  name: 'backfills.start',
  sql: `WITH own AS (
       SELECT name, table_name, coalesce(
         (SELECT string_agg(hash, ' ' ORDER BY file.name) FROM function_files AS file
          WHERE file.name = ANY (string_to_array(files, ' '))), '') AS version
       FROM unnest($1::text[], $2::text[], $3::text[]) AS own (name, table_name, files)
     ), started AS (
       INSERT INTO fills AS backfill (name, table_name, version) SELECT * FROM own
       ON CONFLICT (name) DO UPDATE SET version = EXCLUDED.version, last_id = 0, rows = 0,
         started_at = now(), finished_at = NULL
       WHERE backfill.version <> EXCLUDED.version
       RETURNING name
     )
     SELECT name FROM started
     UNION SELECT name FROM fills JOIN own USING (name) WHERE finished_at IS NULL`,
  row: z.object({ name: z.string() }),
})

const lockBackfill = statement({
  name: 'backfills.lock',
  sql: `SELECT last_id::float8 AS "lastId" FROM fills WHERE name = $1 AND finished_at IS NULL FOR UPDATE`,
  row: z.object({ lastId: z.int() }),
})

const findBatch = statement({
  name: 'backfills.findBatch',
  sql: (table: string) =>
    `SELECT max(id)::float8 AS "lastId", count(*)::int AS rows
     FROM (SELECT id FROM ${table} WHERE id > $1 ORDER BY id LIMIT $2) AS batch`,
  row: z.object({ lastId: z.int().nullable(), rows: z.int() }),
})

const saveProgress = statement({
  name: 'backfills.saveProgress',
  sql: 'UPDATE fills SET last_id = $2, rows = rows + $3 WHERE name = $1',
})

const finishBackfill = statement({
  name: 'backfills.finish',
  sql: 'UPDATE fills SET finished_at = now() WHERE name = $1',
})

/** Changes the next rows, in the caller's transaction. Returns whether there are more. */
async function runBatch(db: EntityManager, { name, table, sql }: Backfill): Promise<boolean> {
  const [progress] = await lockBackfill(db, [name])
  // Another server has finished it.
  if (!progress) return false
  const [batch] = await findBatch(db, [progress.lastId, BATCH], table)
  const { lastId = null, rows = 0 } = batch ?? {}
  if (lastId !== null) {
    await db.query(sql, [progress.lastId, lastId])
    await saveProgress(db, [name, lastId, rows])
  }
  // Later rows are right from the start: waiting for a moment without any would never end in a busy shop.
  if (rows < BATCH) await finishBackfill(db, [name])
  return rows === BATCH
}

const RETRIED = new Set(['55P03', '40P01'])

const isBlocked = (error: unknown) => RETRIED.has(String((error as { code?: unknown }).code))

interface BackfillOptions {
  /** Ends after the batch in progress. */
  readonly signal?: AbortSignal
  readonly log?: { info(details: object, message: string): void }
}

async function runBackfill(
  db: EntityManager,
  backfill: Backfill,
  { signal, log }: BackfillOptions,
): Promise<void> {
  log?.info({ backfill: backfill.name }, 'A table is being backfilled')
  let retries = 0
  for (let hasMore = true; hasMore && !signal?.aborted; ) {
    const startedAt = performance.now()
    try {
      hasMore = await db.transaction(async (transaction) => {
        await transaction.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`)
        return runBatch(transaction, backfill)
      })
      retries = 0
    } catch (error) {
      retries += 1
      if (!isBlocked(error) || retries > MAX_RETRIES) throw error
      await wait(RETRY_MILLISECONDS)
    }
    // Requests have the database for themselves half of the time.
    await wait(performance.now() - startedAt)
  }
  if (!signal?.aborted) log?.info({ backfill: backfill.name }, 'A table has been backfilled')
}

/**
 * Runs the backfills that are not finished, a batch at a time, each from where it stopped. While two servers do so,
 * they take turns.
 */
export async function runBackfills(
  db: EntityManager,
  backfills: readonly Backfill[],
  options: BackfillOptions = {},
): Promise<void> {
  const columns = [
    backfills.map(({ name }) => name),
    backfills.map(({ table }) => table),
    backfills.map(({ files = [] }) => files.join(' ')),
  ]
  const unfinished = new Set((await startBackfill(db, columns)).map(({ name }) => name))
  for (const backfill of backfills) {
    if (unfinished.has(backfill.name) && !options.signal?.aborted)
      await runBackfill(db, backfill, options)
  }
}

/**
 * For a migration that needs a finished backfill, such as one that makes a column NOT NULL. A shop that has skipped a
 * release gets the rest backfilled here, unless that takes too long: it throws a StartupError then.
 */
export async function requireBackfilled(db: EntityManager, backfill: Backfill): Promise<void> {
  const { name, table, files = [] } = backfill
  const unfinished = await startBackfill(db, [[name], [table], [files.join(' ')]])
  if (unfinished.length === 0) return
  const [progress] = await lockBackfill(db, [name])
  const [rest] = await findBatch(db, [progress?.lastId ?? 0, BACKFILLED_AT_ONCE_ROWS + 1], table)
  if ((rest?.rows ?? 0) > BACKFILLED_AT_ONCE_ROWS) {
    throw new StartupError(
      `The table ${table} is not backfilled yet (${name}). Start the release before this one, and wait until \`SELECT finished_at FROM fills WHERE name = '${name}'\` has a time.`,
    )
  }
  while (await runBatch(db, backfill));
}
