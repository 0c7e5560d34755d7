import { Redis } from 'ioredis'

const COMMAND_TIMEOUT_MILLISECONDS = 1_000

/**
 * The Redis that servers count in together. A command that finds it away fails at once, for the
 * shop goes on without it; the connection comes back by itself. Whoever calls listens to `error`.
 */
export function connectToRedis(url: string): Redis {
  return new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    commandTimeout: COMMAND_TIMEOUT_MILLISECONDS,
  })
}
