import { QueryFailedError } from 'typeorm'

// PostgreSQL's classes and codes for what passes: connections, resources (a full disk among them),
// a shutdown, a start, timeouts of statements, locks and transactions, and deadlocks.
const PASSING_CODE = /^(?:08|53)|^(?:57P0[123]|57014|55P03|25P03|58030|40001|40P01)$/

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
])

// pg gives these no code.
const CONNECTION_LOST =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error/

/** Seconds after which another try makes sense. */
export const RETRY_AFTER_SECONDS = 5

/** Whether the database could not do it now, but can, or may, later: no fault of the request's or ours. */
export function isUnavailable(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error
  if (!(cause instanceof Error)) return false
  const { code } = cause as NodeJS.ErrnoException
  if (typeof code === 'string') return NETWORK_CODES.has(code) || PASSING_CODE.test(code)
  return CONNECTION_LOST.test(cause.message)
}
