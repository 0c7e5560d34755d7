import type { EntityManager } from 'typeorm'
import type { TestDatabase } from './database'

/**
 * Resolves once the work, on a connection of its own, waits for a lock that the transaction holds,
 * or is over. The embedded database has one connection, for which the work waits anyhow.
 */
export async function untilBlocked(
  database: TestDatabase,
  transaction: EntityManager,
  work: Promise<unknown>,
): Promise<void> {
  if (database.isEmbedded) return
  let isOver = false
  const over = () => {
    isOver = true
  }
  work.then(over, over)
  while (!isOver) {
    const waiting = await transaction.query<unknown[]>(
      'SELECT FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))',
    )
    if (waiting.length > 0) return
  }
}
