import { Redis } from 'ioredis'

const COMMAND_TIMEOUT_MILLISECONDS = 500

/**
 * Connects to the Redis in which servers share their rate limits. Commands fail fast while it is unavailable,
 * because the shop works without it; it reconnects automatically. One that hangs is disconnected after the
 * first command without a response, so that no other command waits for it. `onError` gets the errors of the
 * connection from the first one on: ioredis prints those that nobody listens to.
 */
export function connectToRedis(url: string, onError: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    commandTimeout: COMMAND_TIMEOUT_MILLISECONDS,
    socketTimeout: COMMAND_TIMEOUT_MILLISECONDS,
    autoResendUnfulfilledCommands: false,
  })
  redis.on('error', onError)
  return redis
}
