import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'

const MEMORY_DAYS = 14
const MAX_IN_MEMORY = 10_000
const SECONDS_PER_DAY = 86_400

/** Remembers for two weeks from which networks an account has signed in. */
export interface KnownNetworks {
  remember(email: string, network: string): Promise<void>
  isKnown(email: string, network: string): Promise<boolean>
}

// Hashed, because it is kept longer than the attempts and reveals who was where.
function keyOf(email: string, network: string): string {
  return createHash('sha256')
    .update(JSON.stringify([email, network]))
    .digest('base64url')
}

/** In memory and in Redis, which all servers share. Without a response from Redis, a network is unknown. */
export function createKnownNetworks(redis?: Redis): KnownNetworks {
  const seconds = MEMORY_DAYS * SECONDS_PER_DAY
  const inMemory = new LRUCache<string, true>({ max: MAX_IN_MEMORY, ttl: seconds * 1000 })
  const redisKey = (key: string) => `login-known:${key}`
  return {
    async remember(email, network) {
      const key = keyOf(email, network)
      inMemory.set(key, true)
      // Its connection logs the errors.
      await redis?.set(redisKey(key), '1', 'EX', seconds).catch(() => undefined)
    },
    async isKnown(email, network) {
      const key = keyOf(email, network)
      if (inMemory.has(key)) return true
      return (await redis?.exists(redisKey(key)).catch(() => 0)) === 1
    },
  }
}
