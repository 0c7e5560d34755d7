import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'
import { resource } from '../../platform/features/feature'
import { createAttemptCounter } from '../../platform/rate-limits/attempt-counter'
import { clientNetwork } from '../../platform/rate-limits/client-network'

const REQUESTS_PER_ACCOUNT = 100
const REQUESTS_PER_NETWORK = 30
const REQUESTS_PER_EMAIL = 10
const HOUR_SECONDS = 60 * 60
const DAY_SECONDS = 24 * HOUR_SECONDS

/** Limits the requests of mails, so that nobody can have a stranger mailed again and again. */
export interface BackInStockLimiter {
  /** Counts a request of an account. Throws TOO_MANY_ATTEMPTS. */
  countAccount(userId: number): Promise<void>
  /** Counts a request for a typed address, known or not. Throws TOO_MANY_ATTEMPTS. */
  countVisitor(email: string, address: string): Promise<void>
}

export const backInStockLimiter = resource(({ redis }) => createBackInStockLimiter(redis))

/** Counts in Redis, shared by all servers, or in memory without Redis or while it is down. */
function createBackInStockLimiter(redis?: Redis): BackInStockLimiter {
  const counter = (name: string, limit: number, windowSeconds: number) =>
    createAttemptCounter({ name, limit, message: 'backInStock.tooMany', redis, windowSeconds })
  const perAccount = counter('back-in-stock-account', REQUESTS_PER_ACCOUNT, HOUR_SECONDS)
  const perNetwork = counter('back-in-stock-network', REQUESTS_PER_NETWORK, HOUR_SECONDS)
  const perEmail = counter('back-in-stock-email', REQUESTS_PER_EMAIL, DAY_SECONDS)
  return {
    countAccount: (userId) => perAccount.count(String(userId)),
    async countVisitor(email, address) {
      await perNetwork.count(clientNetwork(address))
      // The address itself is kept nowhere else.
      await perEmail.count(createHash('sha256').update(email).digest('base64url'))
    },
  }
}
