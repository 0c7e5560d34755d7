import type { FastifyBaseLogger } from 'fastify'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { statement } from './statement'

/** Tokens, discounts and retries compare the times of both clocks. */
const MAX_DIFFERENCE_MILLISECONDS = 5_000

const readClock = statement({
  name: 'database.readClock',
  sql: 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now',
  row: z.object({ now: z.number() }),
})

/** How far this server's clock is ahead of the database's, in milliseconds. */
async function clockDifference(db: EntityManager, now: () => number): Promise<number> {
  const before = now()
  const [row] = await readClock(db)
  const after = now()
  if (!row) return 0
  // The difference cannot be known more precisely than the time that the response took.
  if (row.now < before) return before - row.now
  return row.now > after ? after - row.now : 0
}

/** Warns if the clocks of this server and of the database differ. Returns by how much, in milliseconds. */
export async function compareClocks(
  db: EntityManager,
  log: Pick<FastifyBaseLogger, 'warn'>,
  now: () => number = Date.now,
): Promise<number> {
  const milliseconds = Math.round(await clockDifference(db, now))
  if (Math.abs(milliseconds) > MAX_DIFFERENCE_MILLISECONDS) {
    log.warn(
      { clockDifferenceMilliseconds: milliseconds },
      'The clocks of this server and of the database differ: synchronize both',
    )
  }
  return milliseconds
}
