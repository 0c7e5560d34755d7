import type { EntityManager } from 'typeorm'
import type { TestDatabase } from './database'

/**
 * Resolves once the work, on a connection of its own, waits for a lock that the transaction holds, or
 * has finished. The embedded database has only one connection, so there the work waits in any case.
 */
export async function untilBlocked(
  database: TestDatabase,
  transaction: EntityManager,
  work: Promise<unknown>,
): Promise<void> {
  if (database.isEmbedded) return
  let isFinished = false
  const finish = () => {
    isFinished = true
  }
  work.then(finish, finish)
  while (!isFinished) {
    const waiting = await transaction.query<unknown[]>(
      'SELECT FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))',
    )
    if (waiting.length > 0) return
  }
}
