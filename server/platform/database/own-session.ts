import { randomUUID } from 'node:crypto'
import { type DataSource, QueryFailedError } from 'typeorm'
import { z } from 'zod'
import { StartupError } from '../config/startup-error'
import { NOTIFIED, type Notifications, notifyAll, toPayload } from './connection/notifications'
import { statement } from './statements/statement'

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
    'DATABASE_URL leads to a connection pooler in transaction or statement mode. In transaction mode, set DATABASE_DIRECT_URL to PostgreSQL itself, too: notifications and migrations need a session. Otherwise connect to PostgreSQL itself, or to a pool in session mode (in pgbouncer: pool_mode = session).',
  )
}

const readLimit = statement({
  name: 'database.readLimit',
  sql: `SELECT current_setting('statement_timeout') AS "limit"`,
  row: z.object({ limit: z.string() }),
})

/**
 * Throws a StartupError if a pooler refuses transactions. Returns whether the connections of the pooler limit how
 * long a statement may take, as the shop's own do.
 */
export async function checkPooler(pooled: DataSource): Promise<boolean> {
  const runner = pooled.createQueryRunner()
  try {
    await runner.startTransaction()
    const [row] = await readLimit(runner.manager)
    await runner.rollbackTransaction()
    return row?.limit !== '0'
  } catch (error) {
    if (!isRefusedTransaction(error)) throw error
    throw new StartupError(
      'DATABASE_URL leads to a connection pooler in statement mode, which refuses transactions: set it to transaction mode (in pgbouncer: pool_mode = transaction).',
      { cause: error },
    )
  } finally {
    await runner.release()
  }
}

const sendProbe = statement({
  name: 'database.sendProbe',
  sql: `SELECT ${notifyAll('$1')} AS sent`,
  row: z.object({ sent: z.array(NOTIFIED) }),
})

/**
 * Throws a StartupError if a notification that is sent on one connection does not arrive on the one that listens:
 * they lead to different databases, or the one that listens to a pooler, too.
 */
export async function checkNotifications(
  pooled: DataSource,
  notifications: Notifications,
  milliseconds: number,
): Promise<void> {
  const id = randomUUID()
  let timer: NodeJS.Timeout | undefined
  let unsubscribe = () => {}
  const arrival = new Promise<boolean>((resolve) => {
    unsubscribe = notifications.subscribe((notification) => {
      if (notification.kind === 'probe' && notification.id === id) resolve(true)
    })
    timer = setTimeout(() => resolve(false), milliseconds)
  })
  try {
    await sendProbe(pooled.manager, [[toPayload({ kind: 'probe', id })]])
    if (await arrival) return
  } finally {
    clearTimeout(timer)
    unsubscribe()
  }
  throw new StartupError(
    'Notifications that are sent through DATABASE_URL do not arrive at DATABASE_DIRECT_URL. Both must lead to the same database, and DATABASE_DIRECT_URL to PostgreSQL itself, not to a pooler in transaction mode.',
  )
}
