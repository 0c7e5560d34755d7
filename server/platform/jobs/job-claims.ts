import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { statement } from '../database/statements/statement'
import type { Job } from '../features/job'

// A job is claimed by its row, not by an advisory lock: that of a session is lost behind a pooler in transaction mode
// and excludes nobody in the embedded database, and that of a transaction would keep one open as long as the job takes.

/** Extended while the job runs. A server that crashes keeps its claims for this long. */
const LEASE_SECONDS = 60

/** A run of a job that this server has claimed. */
export interface Claim {
  readonly name: string
  readonly run: number
}

const addJobs = statement({
  name: 'jobs.add',
  sql: 'INSERT INTO jobs (name) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING',
})

/** A new job is due at once. */
export const registerJobs = (db: EntityManager, jobs: readonly Job[]): Promise<void> =>
  addJobs(db, [jobs.map(({ name }) => name)])

const claimDue = statement({
  name: 'jobs.claimDue',
  sql: `WITH due AS (
       SELECT name, minutes FROM jobs JOIN unnest($1::text[], $2::float8[]) AS own (name, minutes) USING (name)
       WHERE CASE WHEN claimed_until IS NULL THEN next_run_at <= now() ELSE claimed_until < now() END
       ORDER BY next_run_at, name FOR UPDATE OF jobs SKIP LOCKED
     )
     UPDATE jobs SET run = run + 1, started_at = now(), next_run_at = now() + due.minutes * interval '1 minute',
       claimed_until = now() + interval '${LEASE_SECONDS} seconds'
     FROM due WHERE jobs.name = due.name
     RETURNING jobs.name, run`,
  row: z.object({ name: z.string(), run: z.int() }),
})

/** Claims the jobs that are due, or whose server has crashed while it ran them. */
export const claimJobs = (db: EntityManager, jobs: readonly Job[]): Promise<Claim[]> =>
  claimDue(db, [jobs.map(({ name }) => name), jobs.map(({ minutes }) => minutes)])

const extend = statement({
  name: 'jobs.extend',
  sql: `UPDATE jobs SET claimed_until = now() + interval '${LEASE_SECONDS} seconds'
     WHERE name = $1 AND run = $2 AND claimed_until IS NOT NULL`,
})

/** Keeps the claim while its job runs. Returns a function that stops doing so. */
export function holdClaim(db: EntityManager, { name, run }: Claim): () => Promise<void> {
  let extension = Promise.resolve()
  const timer = setInterval(
    () => {
      // If one extension fails, two more follow before the claim ends.
      extension = extend(db, [name, run]).catch(() => {})
    },
    (LEASE_SECONDS * 1000) / 3,
  )
  timer.unref()
  return async () => {
    clearInterval(timer)
    await extension
  }
}

const finish = statement({
  name: 'jobs.finish',
  sql: `UPDATE jobs SET claimed_until = NULL, finished_at = now(), outcome = $3,
       succeeded_at = CASE WHEN $3 = 'success' THEN now() ELSE succeeded_at END
     WHERE name = $1 AND run = $2`,
})

export type Outcome = 'success' | 'failure'

export const finishJob = (
  db: EntityManager,
  { name, run }: Claim,
  outcome: Outcome,
): Promise<void> => finish(db, [name, run, outcome])

const readSuccesses = statement({
  name: 'jobs.readSuccesses',
  sql: `SELECT name, coalesce(extract(epoch FROM succeeded_at), 0)::float8 AS "succeededAt"
     FROM jobs WHERE name = ANY($1::text[])`,
  row: z.object({ name: z.string(), succeededAt: z.number() }),
})

/** When each job has last succeeded on any server, in seconds since 1970; 0 if never. */
export async function readLastSuccesses(
  db: EntityManager,
  jobs: readonly Job[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await readSuccesses(db, [jobs.map(({ name }) => name)])
  return new Map(rows.map(({ name, succeededAt }) => [name, succeededAt]))
}
