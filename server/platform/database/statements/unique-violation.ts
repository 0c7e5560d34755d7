import { QueryFailedError } from 'typeorm'

const UNIQUE_VIOLATION = '23505'

/** Whether a write failed because another row has the same value of a unique index. */
export function isUniqueViolation(error: unknown): boolean {
  return (
    error instanceof QueryFailedError &&
    (error.driverError as { readonly code?: string }).code === UNIQUE_VIOLATION
  )
}
