import { type DataSource, QueryFailedError } from 'typeorm'
import { z } from 'zod'
import { StartupError } from '../startup-error'
import { statement } from './statement'

const readBackend = statement({
  name: 'database.readBackend',
  sql: 'SELECT pg_backend_pid() AS "processId"',
  row: z.object({ processId: z.int() }),
})

const PROTOCOL_VIOLATION = '08P01'

/** Pools in statement mode refuse transactions; PostgreSQL itself never refuses to begin one. */
function isRefusedTransaction(error: unknown): boolean {
  return error instanceof QueryFailedError && error.driverError.code === PROTOCOL_VIOLATION
}

/** Whether a connection keeps its session during a transaction on another one. Both must be idle. */
async function keepSessions(first: DataSource, second: DataSource): Promise<boolean> {
  const runner = first.createQueryRunner()
  try {
    const [before] = await readBackend(runner.manager)
    return await second.transaction(async (db) => {
      const [other] = await readBackend(db)
      // The pool has given the first connection's session away, and the next statement there would wait for
      // one.
      if (before?.processId === other?.processId) return false
      const [after] = await readBackend(runner.manager)
      return before?.processId === after?.processId
    })
  } catch (error) {
    if (isRefusedTransaction(error)) return false
    throw error
  } finally {
    await runner.release()
  }
}

/**
 * Throws a StartupError if connections do not keep their sessions, as through a pool in transaction or
 * statement mode: prepared statements, notifications and locks would be lost. Needs two data sources, so that
 * two connections are open at once.
 */
export async function checkOwnSession(first: DataSource, second: DataSource): Promise<void> {
  if (await keepSessions(first, second)) return
  throw new StartupError(
    'DATABASE_URL leads to a connection pooler in transaction or statement mode. Connect to PostgreSQL itself, or to a pool in session mode: notifications and prepared statements need a session (in pgbouncer: pool_mode = session).',
  )
}
