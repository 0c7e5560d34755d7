import type { Redis } from 'ioredis'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
} from 'rate-limiter-flexible'

interface Limit {
  /** Distinguishes it from other limits in the same Redis. */
  readonly name: string
  /** How many are allowed in the window. */
  readonly limit: number
  readonly windowSeconds: number
}

/** Counts by key. With Redis, servers count together; without it, or while it is down, each counts for itself. */
export function createRateLimiter(
  { name: keyPrefix, limit: points, windowSeconds: duration }: Limit,
  redis: Redis | undefined,
): RateLimiterAbstract {
  const settings = { keyPrefix, points, duration }
  const memory = new RateLimiterMemory(settings)
  return redis
    ? new RateLimiterRedis({ ...settings, storeClient: redis, insuranceLimiter: memory })
    : memory
}
