import { QueryFailedError } from 'typeorm'
import { AppError } from '#domain/errors'

/**
 * Runs work for an account that may be deleted concurrently. If it is, throws UNAUTHENTICATED, as
 * the next request would.
 */
export async function whileAccountExists<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { constraint = '' } = error instanceof QueryFailedError ? error.driverError : {}
    if (String(constraint).endsWith('_user_id_fkey'))
      throw new AppError('UNAUTHENTICATED', { key: 'fault.signedOut' })
    throw error
  }
}
