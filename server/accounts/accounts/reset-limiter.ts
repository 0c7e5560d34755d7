import type { Redis } from 'ioredis'
import { resource } from '../../platform/features/feature'
import { createAttemptCounter } from '../../platform/rate-limits/attempt-counter'
import { clientNetwork } from '../../platform/rate-limits/client-network'

const REQUESTS_PER_ACCOUNT_AND_ADDRESS = 5
const REQUESTS_PER_ADDRESS = 50
const FAILURES_PER_ADDRESS = 100
const CONFIRMATIONS_PER_ACCOUNT = 5

/** Limits the links in mails: password resets per network (see clientNetwork), whether there is such an account or not. */
export interface ResetLimiter {
  /** Counts a request for a link. Throws TOO_MANY_ATTEMPTS. */
  countRequest(email: string, address: string): Promise<void>
  /** Counts a use of a link. Throws TOO_MANY_ATTEMPTS. */
  countUse(address: string): Promise<void>
  /** Counts a request for a link that confirms the email address. Throws TOO_MANY_ATTEMPTS. */
  countConfirmation(userId: number): Promise<void>
}

export const resetLimiter = resource(({ redis }) => createResetLimiter(redis))

/** Counts in Redis, shared by all servers, or in memory without Redis or while it is down. */
export function createResetLimiter(redis?: Redis): ResetLimiter {
  const counter = (name: string, limit: number) =>
    createAttemptCounter({ name, limit, message: 'account.tooManyResets', redis })
  const perAccount = counter('reset-account', REQUESTS_PER_ACCOUNT_AND_ADDRESS)
  const perNetwork = counter('reset-address', REQUESTS_PER_ADDRESS)
  const uses = counter('reset-use', FAILURES_PER_ADDRESS)
  const confirmations = createAttemptCounter({
    name: 'confirm-email',
    limit: CONFIRMATIONS_PER_ACCOUNT,
    message: 'account.tooManyConfirmations',
    redis,
  })
  return {
    async countRequest(email, address) {
      const network = clientNetwork(address)
      await perAccount.count(JSON.stringify([email, network]))
      await perNetwork.count(network)
    },
    countUse: (address) => uses.count(clientNetwork(address)),
    countConfirmation: (userId) => confirmations.count(String(userId)),
  }
}
