import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Redis } from 'ioredis'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#domain/errors'
import { createRateLimiter } from '../../rate-limits/rate-limiter'

const WINDOW_SECONDS = 60

const seconds = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))

/** The headers that `draft-ietf-httpapi-ratelimit-headers` had at first, which clients know best. */
function sendLimit(reply: FastifyReply, limit: number, state: RateLimiterRes): void {
  reply.header('x-ratelimit-limit', limit)
  reply.header('x-ratelimit-remaining', state.remainingPoints)
  reply.header('x-ratelimit-reset', seconds(state))
}

/**
 * Limits the requests of one network to all paths together, those that are not found included. Beyond the limit they fail with
 * TOO_MANY_ATTEMPTS and the seconds to wait.
 */
export function limitRequests(
  app: FastifyInstance,
  options: {
    readonly perMinute: number
    readonly redis: Redis | undefined
    /** The key under which requests of an address are counted. */
    readonly keyOf: (address: string) => string
  },
): void {
  const { perMinute: limit, redis, keyOf } = options
  const limiter = createRateLimiter(
    { name: 'requests', limit, windowSeconds: WINDOW_SECONDS },
    redis,
  )
  app.addHook('onRequest', async ({ ip }, reply) => {
    try {
      sendLimit(reply, limit, await limiter.consume(keyOf(ip)))
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      sendLimit(reply, limit, error)
      throw new AppError('TOO_MANY_ATTEMPTS', {
        key: 'fault.tooManyRequests',
        parameters: { seconds: seconds(error) },
        retryAfterSeconds: seconds(error),
      })
    }
  })
}
