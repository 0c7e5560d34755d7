import type { DataSource } from 'typeorm'
import { z } from 'zod'
import { StartupError } from '../startup-error'
import { statement } from './statement'

const readBackend = statement({
  name: 'database.readBackend',
  sql: 'SELECT pg_backend_pid() AS "processId"',
  row: z.object({ processId: z.int() }),
})

/**
 * Throws a StartupError if connections do not keep their sessions, as through a pool in transaction mode: prepared
 * statements, notifications and locks would be lost. Two pools of connections are needed to tell.
 */
export async function checkOwnSession(first: DataSource, second: DataSource): Promise<void> {
  const runner = first.createQueryRunner()
  try {
    const [before] = await readBackend(runner.manager)
    const after = await second.transaction(async (db) => {
      // A transaction pool assigns this one the backend that the first connection has just used.
      await readBackend(db)
      const [row] = await readBackend(runner.manager)
      return row
    })
    if (before?.processId === after?.processId) return
  } finally {
    await runner.release()
  }
  throw new StartupError(
    'DATABASE_URL leads to a connection pooler in transaction mode. Connect to PostgreSQL itself, or to a pool in session mode: notifications and prepared statements need a session (in pgbouncer: pool_mode = session).',
  )
}
