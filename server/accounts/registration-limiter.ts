import type { Redis } from 'ioredis'
import { resource } from '../feature'
import { createAttemptCounter } from './attempt-counter'
import { clientNetwork } from './client-network'

const REGISTRATIONS_PER_ADDRESS = 100
const TAKEN_EMAILS_PER_ADDRESS = 10

/**
 * Limits registrations per network (see clientNetwork), because each of them reveals whether an email has an
 * account.
 */
export interface RegistrationLimiter {
  /**
   * Runs a registration. It is counted in advance, also as one with a taken email; the latter count is undone
   * unless the work calls `markTaken`. Throws TOO_MANY_ATTEMPTS, whether the email is taken or not.
   */
  guard<T>(address: string, work: (markTaken: () => void) => Promise<T>): Promise<T>
}

export const registrationLimiter = resource(({ redis }) => createRegistrationLimiter(redis))

/** Counts in Redis, shared by all servers, or in memory without Redis or while it is down. */
export function createRegistrationLimiter(redis?: Redis): RegistrationLimiter {
  const counter = (name: string, limit: number) =>
    createAttemptCounter({ name, limit, message: 'account.tooManyRegistrations', redis })
  const all = counter('register-address', REGISTRATIONS_PER_ADDRESS)
  const taken = counter('register-taken', TAKEN_EMAILS_PER_ADDRESS)
  /** The registrations in progress, by network. */
  const pending = new Map<string, Set<Promise<void>>>()

  /** Waits for others that may undo their attempt: many people behind one address can sign up at once. */
  async function reserveTaken(network: string): Promise<void> {
    try {
      await taken.reserve(network)
    } catch (error) {
      const others = pending.get(network)
      if (!others) throw error
      await Promise.race(others)
      await reserveTaken(network)
    }
  }

  function track(network: string, work: Promise<unknown>): void {
    const others = pending.get(network) ?? new Set()
    pending.set(network, others)
    const settled = work.then(
      () => {},
      () => {},
    )
    const tracked = settled.then(() => {
      others.delete(tracked)
      if (others.size === 0 && pending.get(network) === others) pending.delete(network)
    })
    others.add(tracked)
  }

  async function run<T>(network: string, work: (markTaken: () => void) => Promise<T>): Promise<T> {
    let isTaken = false
    try {
      return await work(() => {
        isTaken = true
      })
    } finally {
      if (!isTaken) await taken.uncount(network)
    }
  }

  return {
    async guard(address, work) {
      const network = clientNetwork(address)
      await all.count(network)
      try {
        await reserveTaken(network)
      } catch (error) {
        await all.uncount(network)
        throw error
      }
      const running = run(network, work)
      track(network, running)
      return running
    },
  }
}
