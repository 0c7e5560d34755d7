import { QueryFailedError } from 'typeorm'
import { StartupError } from '../../config/startup-error'

const INSUFFICIENT_PRIVILEGE = '42501'
const FEATURE_NOT_SUPPORTED = '0A000'
const UNDEFINED_FILE = '58P01'

const EXTENSION = /^\s*CREATE EXTENSION/i

const NO_RESPONSE =
  'The database accepts a connection, but does not respond on it. If DATABASE_URL leads to a connection pooler, its pool needs three connections more than DATABASE_POOL_SIZE for each server of the shop (in pgbouncer: default_pool_size), or a DATABASE_DIRECT_URL beside it in transaction mode.'

const NO_EXTENSION =
  'The database does not have the extension pg_trgm, and the user of DATABASE_URL cannot create it. As an administrator of that database, run: CREATE EXTENSION pg_trgm'

const NO_TABLES =
  'The user of DATABASE_URL cannot create tables in the database. As an administrator of that database, run: GRANT CREATE ON SCHEMA public TO … (that user)'

/** Advice on a failure of the first connection or of a migration; undefined for any other failure. */
function remedy(error: unknown): string | undefined {
  const { code = '', message } = (
    error instanceof QueryFailedError ? error.driverError : error
  ) as NodeJS.ErrnoException
  // Thrown by pg, without a code.
  if (message === 'Query read timeout') return NO_RESPONSE
  if (!(error instanceof QueryFailedError)) return undefined
  if (EXTENSION.test(error.query)) {
    return [INSUFFICIENT_PRIVILEGE, FEATURE_NOT_SUPPORTED, UNDEFINED_FILE].includes(code)
      ? NO_EXTENSION
      : undefined
  }
  return code === INSUFFICIENT_PRIVILEGE ? NO_TABLES : undefined
}

/** Turns an error into one that the start prints as a sentence, if there is advice on it. */
export function explainFailure(error: unknown): unknown {
  const message = remedy(error)
  return message === undefined ? error : new StartupError(message, { cause: error })
}
