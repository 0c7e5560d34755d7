import type { Redis } from 'ioredis'
import { resource } from '../../platform/features/feature'
import { createAttemptCounter } from '../../platform/rate-limits/attempt-counter'
import { type CodeObserver, isKnown } from './discount-check.service'

const UNKNOWN_CODES_PER_ACCOUNT = 20

/** Limits how many unknown codes an account can try, so that codes cannot be guessed. */
export interface CodeLimiter {
  /**
   * Runs work that looks up the code, if there is one. The attempt is counted in advance, and undone unless
   * the lookup found no such code, even if the work fails for another reason. Throws TOO_MANY_ATTEMPTS.
   */
  guard<T>(userId: number, code: unknown, work: (observe: CodeObserver) => Promise<T>): Promise<T>
}

export const codeLimiter = resource(({ redis }) => createCodeLimiter(redis))

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
      if (code == null || code === '') return work(() => {})
      const key = String(userId)
      await unknown.reserve(key)
      let isUnknown = false
      try {
        return await work((found) => {
          isUnknown = !isKnown(found)
        })
      } finally {
        if (!isUnknown) await unknown.uncount(key)
      }
    },
  }
}
