import type { Redis } from 'ioredis'
import { AppError } from '#domain/errors'
import { createAttemptCounter } from '../accounts/attempt-counter'
import { UNKNOWN_CODE } from './discount-check.service'

const UNKNOWN_CODES_PER_ACCOUNT = 20

/** Limits how many unknown codes an account can try, so that codes cannot be guessed. */
export interface CodeLimiter {
  /** Runs work that uses the code, if any. Throws TOO_MANY_ATTEMPTS. */
  guard<T>(userId: number, code: unknown, work: () => Promise<T>): Promise<T>
}

/** Counts in Redis, shared by all servers, or in memory without Redis or while it is down. */
export function createCodeLimiter(redis?: Redis): CodeLimiter {
  const unknown = createAttemptCounter({
    name: 'discount-code',
    limit: UNKNOWN_CODES_PER_ACCOUNT,
    message: 'discount.tooMany',
    redis,
  })
  return {
    async guard(userId, code, work) {
      if (code == null || code === '') return work()
      const key = String(userId)
      await unknown.check(key)
      try {
        return await work()
      } catch (error) {
        if (error instanceof AppError && error.details.key === UNKNOWN_CODE.key) {
          await unknown.count(key)
        }
        throw error
      }
    },
  }
}
