import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm'

// PostgreSQL's classes and codes for what passes: connections, resources (a full disk among them),
// a shutdown, a start, timeouts of statements, locks and transactions, and deadlocks.
const PASSING_CODE = /^(?:08|53)|^(?:57P0[123]|57014|55P03|25P03|58030|40001|40P01)$/

// What the system says of a network or a disk that may be better in a while.
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
])

// pg gives these no code.
const CONNECTION_LOST =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error/

/** A connection that broke between two statements of a transaction: TypeORM keeps the cause to itself. */
function isBrokenTransaction(error: unknown): boolean {
  return (
    error instanceof QueryRunnerAlreadyReleasedError ||
    error instanceof QueryRunnerProviderAlreadyReleasedError
  )
}

/** Seconds after which another try makes sense. */
export const RETRY_AFTER_SECONDS = 5

/** Whether the database, or the disk, could not do it now, but can, or may, later: no fault of the request's or ours. */
export function isUnavailable(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error
  if (isBrokenTransaction(cause)) return true
  if (!(cause instanceof Error)) return false
  const { code, syscall } = cause as NodeJS.ErrnoException
  // A server that is away has no socket file either, if it is reached by one.
  if (syscall === 'connect') return true
  if (typeof code === 'string') return SYSTEM_CODES.has(code) || PASSING_CODE.test(code)
  return CONNECTION_LOST.test(cause.message)
}
