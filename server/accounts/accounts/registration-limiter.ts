import type { Redis } from 'ioredis'
import { AppError } from '#domain/errors'
import { resource } from '../../platform/features/feature'
import { createAttemptCounter } from '../../platform/rate-limits/attempt-counter'
import { clientNetwork } from '../../platform/rate-limits/client-network'
import { createTurns } from '../../platform/rate-limits/turns'

const REGISTRATIONS_PER_ADDRESS = 100
const TAKEN_EMAILS_PER_ADDRESS = 10
const REGISTRATIONS_PER_EMAIL = 10

/**
 * Limits registrations per network (see clientNetwork), because each of them reveals whether an email has an account.
 * Thousands of customers of a mobile carrier can share an address, so nobody is refused because of the emails of others:
 * after ten taken ones, registrations of that network take turns.
 */
export interface RegistrationLimiter {
  /**
   * Runs a registration, in its turn if it has to take one, whether its email is taken or not. It is counted in
   * advance as one with a taken email, which is undone unless the work calls `markTaken`. Throws TOO_MANY_ATTEMPTS for
   * an email that was asked for often, a network with very many registrations, or a long queue.
   */
  guard<T>(
    attempt: { readonly address: string; readonly email: string },
    work: (markTaken: () => void) => Promise<T>,
  ): Promise<T>
  /** Counts the account of a visitor who orders, which reveals no email. Throws TOO_MANY_ATTEMPTS for a network with very many. */
  countVisitor(address: string): Promise<void>
}

export const registrationLimiter = resource(({ redis }) => createRegistrationLimiter(redis))

/** Counts in Redis, shared by all servers, or in memory without Redis or while it is down. Turns are of each server. */
export function createRegistrationLimiter(
  redis?: Redis,
  turnSeconds?: number,
): RegistrationLimiter {
  const counter = (name: string, limit: number) =>
    createAttemptCounter({ name, limit, message: 'account.tooManyRegistrations', redis })
  const all = counter('register-address', REGISTRATIONS_PER_ADDRESS)
  const taken = counter('register-taken', TAKEN_EMAILS_PER_ADDRESS)
  const byEmail = counter('register-email', REGISTRATIONS_PER_EMAIL)
  const takeTurn = createTurns('account.tooManyRegistrations', turnSeconds)
  /** The registrations in progress, by network. */
  const pending = new Map<string, Set<Promise<void>>>()

  /**
   * Counts a taken email in advance; false above the limit. Waits for others that may undo theirs: many people behind
   * one address can sign up at once.
   */
  async function reserveTaken(network: string): Promise<boolean> {
    try {
      await taken.reserve(network)
      return true
    } catch {
      const others = pending.get(network)
      if (!others) return false
      await Promise.race(others)
      return reserveTaken(network)
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
    async guard({ address, email }, work) {
      const network = clientNetwork(address)
      await all.count(network)
      try {
        await byEmail.count(`${network} ${email}`)
        if (!(await reserveTaken(network))) {
          await takeTurn(network)
          return await work(() => {})
        }
      } catch (error) {
        if (error instanceof AppError && error.code === 'TOO_MANY_ATTEMPTS') {
          await all.uncount(network)
        }
        throw error
      }
      const running = run(network, work)
      track(network, running)
      return running
    },
    countVisitor: (address) => all.count(clientNetwork(address)),
  }
}
