import type { Redis } from 'ioredis'
import { resource } from '../../platform/features/feature'
import {
  type AttemptCounter,
  createAttemptCounter,
} from '../../platform/rate-limits/attempt-counter'
import { clientNetwork } from '../../platform/rate-limits/client-network'
import { createKnownNetworks } from './known-networks'

const FAILURES_PER_ACCOUNT_AND_ADDRESS = 10
const FAILURES_PER_ADDRESS = 100
const FAILURES_IN_SESSIONS = 10

/**
 * Limits password guessing. Every limit is per network (see clientNetwork) or needs a session, so that
 * strangers elsewhere never lock an account out. Strangers in the same network can do so only by guessing its
 * password, not by signing in to other accounts.
 */
export interface LoginLimiter {
  /**
   * Counts an attempt to sign in. Called before the password is checked, so that parallel guesses
   * count too. Throws TOO_MANY_ATTEMPTS with the seconds to wait.
   */
  countAttempt(email: string, address: string): Promise<void>
  /** Clears the failed attempts of the account after a correct password. */
  clearAttempts(email: string, address: string): Promise<void>
  /** For prompts within a session: the same, but per account, whatever the network. */
  readonly inSession: Pick<AttemptCounter, 'count' | 'clear'>
}

export const loginLimiter = resource(({ redis }) => createLoginLimiter(redis))

/** Counts in Redis, shared by all servers, or in memory without Redis or while it is down. */
export function createLoginLimiter(redis?: Redis): LoginLimiter {
  const counter = (name: string, limit: number) =>
    createAttemptCounter({ name, limit, message: 'account.tooManyAttempts', redis })
  const perAccount = counter('login-account', FAILURES_PER_ACCOUNT_AND_ADDRESS)
  const perNetwork = counter('login-address', FAILURES_PER_ADDRESS)
  const known = createKnownNetworks(redis)
  const accountKey = (email: string, network: string) => JSON.stringify([email, network])
  return {
    async countAttempt(email, address) {
      const network = clientNetwork(address)
      await perAccount.count(accountKey(email, network))
      try {
        await perNetwork.count(network)
      } catch (error) {
        if (await known.isKnown(email, network)) return
        // This attempt is not checked, so it must not count as a failure of the account.
        await perAccount.uncount(accountKey(email, network))
        throw error
      }
    },
    async clearAttempts(email, address) {
      const network = clientNetwork(address)
      await perAccount.clear(accountKey(email, network))
      await perNetwork.uncount(network)
      await known.remember(email, network)
    },
    inSession: counter('password-session', FAILURES_IN_SESSIONS),
  }
}
