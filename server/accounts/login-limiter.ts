import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#domain/errors'

const WINDOW_SECONDS = 15 * 60
const FAILURES_PER_ACCOUNT_AND_ADDRESS = 10
const FAILURES_PER_ADDRESS = 100

/** Limits password guessing per account and IP address, so that guesses never lock out the user. */
export interface LoginLimiter {
  /**
   * Counts an attempt. Called before the password is checked, so that parallel guesses count too.
   * Throws TOO_MANY_ATTEMPTS with the seconds to wait.
   */
  countAttempt(email: string, address: string): Promise<void>
  /** Clears the failed attempts of the account after a correct password. */
  clearAttempts(email: string, address: string): Promise<void>
}

function toTooManyAttempts(error: unknown): unknown {
  if (!(error instanceof RateLimiterRes)) return error
  const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
  return new AppError('TOO_MANY_ATTEMPTS', {
    key: 'account.tooManyAttempts',
    parameters: { minutes: Math.ceil(retryAfterSeconds / 60) },
    retryAfterSeconds,
  })
}

/** Counts in Redis, shared by all servers, or in memory without Redis or while it is down. */
export function createLoginLimiter(redis?: Redis): LoginLimiter {
  const limiter = (keyPrefix: string, points: number) => {
    const options = { keyPrefix, points, duration: WINDOW_SECONDS }
    const memory = new RateLimiterMemory(options)
    return redis
      ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory })
      : memory
  }
  const perAccount = limiter('login-account', FAILURES_PER_ACCOUNT_AND_ADDRESS)
  const perAddress = limiter('login-address', FAILURES_PER_ADDRESS)
  const accountKey = (email: string, address: string) => `${address} ${email}`
  return {
    async countAttempt(email, address) {
      try {
        await perAccount.consume(accountKey(email, address))
        await perAddress.consume(address)
      } catch (error) {
        throw toTooManyAttempts(error)
      }
    },
    async clearAttempts(email, address) {
      await perAccount.delete(accountKey(email, address))
      await perAddress.reward(address)
    },
  }
}
