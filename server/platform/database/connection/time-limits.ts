import { Socket } from 'node:net'
import type { ClientBase } from 'pg'

/** How long a request may wait for the database; 0 is no limit. */
export interface DatabaseLimits {
  /** For a connection of the pool, or for a new one. */
  readonly connectMilliseconds: number
  readonly statementMilliseconds: number
  readonly lockMilliseconds: number
  readonly idleTransactionMilliseconds: number
  /**
   * The wait for any data on the socket: when the network drops every packet, no other limit takes effect.
   */
  readonly idleSocketMilliseconds: number
}

export const LIMITS: DatabaseLimits = {
  connectMilliseconds: 10_000,
  statementMilliseconds: 15_000,
  lockMilliseconds: 5_000,
  idleTransactionMilliseconds: 15_000,
  idleSocketMilliseconds: 20_000,
}

/** A socket that is destroyed after a time without data: pg, and so the pool, then drop it. */
export function socketWithTimeout(idleSocketMilliseconds: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(idleSocketMilliseconds, () => {
    const error = new Error(`The database has not responded for ${idleSocketMilliseconds} ms`)
    socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }))
  })
}

/**
 * Sets the limits of a new connection to a server, and that PostgreSQL does not compile statements: that takes longer than
 * most of them run, and is estimated badly. Poolers would refuse or ignore them as parameters of the
 * connection. This is the first statement, which waits if a pooler has accepted the connection while all of
 * its own are in use.
 */
export async function setTimeLimits(client: ClientBase, limits: DatabaseLimits): Promise<void> {
  const query = {
    text: `SET statement_timeout = ${limits.statementMilliseconds};
      SET lock_timeout = ${limits.lockMilliseconds};
      SET idle_in_transaction_session_timeout = ${limits.idleTransactionMilliseconds};
      SET jit = off`,
    query_timeout: limits.connectMilliseconds,
  }
  await client.query(query)
}
