import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm'
import { OverloadedError } from './expensive'

// PostgreSQL's error classes and codes for temporary failures: connections, refused logins, resources (a full disk among
// them), its state, shutdown, startup, its files, timeouts of statements, locks and transactions, a standby that only
// reads, deadlocks, and a database that is being restored.
const TEMPORARY_CODE = /^(?:08|28|53|55|57|58)|^(?:25006|25P03|25P04|3D000|40001|40003|40P01)$/

// Temporary errors of the network or the disk.
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
  /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error|^Query read timeout/

/** The connection broke between two statements of a transaction: TypeORM hides the cause. */
function isBrokenTransaction(error: unknown): boolean {
  return (
    error instanceof QueryRunnerAlreadyReleasedError ||
    error instanceof QueryRunnerProviderAlreadyReleasedError
  )
}

/** The Retry-After of responses while the database is unavailable. */
export const RETRY_AFTER_SECONDS = 5

/** Whether an error is a temporary failure of the database or the disk. */
export function isUnavailable(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error
  if (isBrokenTransaction(cause) || cause instanceof OverloadedError) return true
  if (!(cause instanceof Error)) return false
  const { code, syscall } = cause as NodeJS.ErrnoException
  // ENOENT, too: a stopped server that listens on a Unix socket has no socket file.
  if (syscall === 'connect') return true
  if (typeof code === 'string') return SYSTEM_CODES.has(code) || TEMPORARY_CODE.test(code)
  return CONNECTION_LOST.test(cause.message)
}
