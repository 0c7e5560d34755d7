import { Redis } from 'ioredis'

const COMMAND_TIMEOUT_MILLISECONDS = 500

/**
 * Connects to the Redis in which servers share their rate limits. Commands fail fast while it is unavailable,
 * because the shop works without it; it reconnects automatically. One that hangs is disconnected after the
 * first command without a response, so that no other command waits for it. The caller must handle `error`
 * events.
 */
export function connectToRedis(url: string): Redis {
  return new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    commandTimeout: COMMAND_TIMEOUT_MILLISECONDS,
    socketTimeout: COMMAND_TIMEOUT_MILLISECONDS,
    autoResendUnfulfilledCommands: false,
  })
}
