import type { Redis } from 'ioredis'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#domain/errors'
import type { MessageKey } from '#domain/messages'
import { createRateLimiter } from './rate-limiter'

const WINDOW_SECONDS = 15 * 60

/** Counts attempts by key in a window of time, by default 15 minutes from the first one. */
export interface AttemptCounter {
  /** Throws TOO_MANY_ATTEMPTS, with the seconds to wait, above the limit. */
  count(key: string): Promise<void>
  /**
   * The same for an attempt that may be undone. It is counted in advance, so that concurrent attempts cannot
   * exceed the limit. A refused one does not count.
   */
  reserve(key: string): Promise<void>
  /** Undoes one attempt. */
  uncount(key: string): Promise<void>
  clear(key: string): Promise<void>
}

interface CounterOptions {
  readonly name: string
  readonly limit: number
  /** The message of the error; its parameter is `minutes`. */
  readonly message: MessageKey
  /** Shares the counts between servers; without it, or while it is down, each counts for itself. */
  readonly redis: Redis | undefined
  readonly windowSeconds?: number
}

export function createAttemptCounter(options: CounterOptions): AttemptCounter {
  const { name, limit, message, redis, windowSeconds = WINDOW_SECONDS } = options
  const limiter = createRateLimiter({ name, limit, windowSeconds }, redis)

  function tooMany({ msBeforeNext }: RateLimiterRes): AppError {
    const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
    return new AppError('TOO_MANY_ATTEMPTS', {
      key: message,
      parameters: { minutes: Math.ceil(retryAfterSeconds / 60) },
      retryAfterSeconds,
    })
  }

  async function count(key: string): Promise<void> {
    try {
      await limiter.consume(key)
    } catch (error) {
      throw error instanceof RateLimiterRes ? tooMany(error) : error
    }
  }

  return {
    count,
    async reserve(key) {
      try {
        await count(key)
      } catch (error) {
        await limiter.reward(key)
        throw error
      }
    },
    async uncount(key) {
      await limiter.reward(key)
    },
    async clear(key) {
      await limiter.delete(key)
    },
  }
}
