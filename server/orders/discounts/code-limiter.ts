import type { Redis } from 'ioredis'
import { AppError } from '#domain/errors'
import { resource } from '../../platform/features/feature'
import {
  type AttemptCounter,
  createAttemptCounter,
} from '../../platform/rate-limits/attempt-counter'
import { clientNetwork } from '../../platform/rate-limits/client-network'
import { createTurns } from '../../platform/rate-limits/turns'
import { type CodeObserver, isKnown } from './discount-check.service'

const UNKNOWN_CODES_PER_ACCOUNT = 20
/** Of all visitors of a network together; after that, they take turns. */
const UNKNOWN_CODES_PER_NETWORK = 20

/** Limits how many unknown codes an account can try, so that codes cannot be guessed. */
export interface CodeLimiter {
  /**
   * Runs work that looks up the code, if there is one. The attempt is counted in advance, and undone unless
   * the lookup found no such code, even if the work fails for another reason. Throws TOO_MANY_ATTEMPTS.
   */
  guard<T>(userId: number, code: unknown, work: (observe: CodeObserver) => Promise<T>): Promise<T>
  /**
   * The same for a visitor at an IP address. After many unknown codes, visitors of its network are not refused, since a
   * carrier's customers share an address, but take turns. Throws TOO_MANY_ATTEMPTS for a long queue.
   */
  guardVisitor<T>(address: string, work: (observe: CodeObserver) => Promise<T>): Promise<T>
}

export const codeLimiter = resource(({ redis }) => createCodeLimiter(redis))

/** Counts in Redis, shared by all servers, or in memory without Redis or while it is down. */
export function createCodeLimiter(redis?: Redis, turnSeconds?: number): CodeLimiter {
  const unknown = createAttemptCounter({
    name: 'discount-code',
    limit: UNKNOWN_CODES_PER_ACCOUNT,
    message: 'discount.tooMany',
    redis,
  })
  const ofNetwork = createAttemptCounter({
    name: 'discount-code-network',
    limit: UNKNOWN_CODES_PER_NETWORK,
    message: 'discount.tooMany',
    redis,
  })
  const takeTurn = createTurns('discount.tooMany', turnSeconds)

  /** Runs the work, and undoes its attempt unless there was no such code. */
  async function observed<T>(
    counter: AttemptCounter,
    key: string,
    work: (observe: CodeObserver) => Promise<T>,
  ): Promise<T> {
    let isUnknown = false
    try {
      return await work((found) => {
        isUnknown = !isKnown(found)
      })
    } finally {
      if (!isUnknown) await counter.uncount(key)
    }
  }

  return {
    async guard(userId, code, work) {
      if (code == null || code === '') return work(() => {})
      const key = String(userId)
      await unknown.reserve(key)
      return observed(unknown, key, work)
    },
    async guardVisitor(address, work) {
      const network = clientNetwork(address)
      try {
        await ofNetwork.reserve(network)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        await takeTurn(network)
        return work(() => {})
      }
      return observed(ofNetwork, network, work)
    },
  }
}
