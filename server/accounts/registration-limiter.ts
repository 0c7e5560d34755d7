import type { Redis } from 'ioredis'
import { createAttemptCounter } from './attempt-counter'
import { clientNetwork } from './client-network'

const REGISTRATIONS_PER_ADDRESS = 100
const TAKEN_EMAILS_PER_ADDRESS = 10

/**
 * Limits registrations per network (see clientNetwork), because each of them tells whether an email
 * has an account.
 */
export interface RegistrationLimiter {
  /**
   * Counts a registration, as one with a taken email, before the database is asked. Throws
   * TOO_MANY_ATTEMPTS, whether its email is taken or not.
   */
  countAttempt(address: string): Promise<void>
  /** Takes the latter back once the email was not taken. */
  uncountTaken(address: string): Promise<void>
}

/** Counts in Redis, shared by all servers, or in memory without Redis or while it is down. */
export function createRegistrationLimiter(redis?: Redis): RegistrationLimiter {
  const counter = (name: string, limit: number) =>
    createAttemptCounter({ name, limit, message: 'account.tooManyRegistrations', redis })
  const all = counter('register-address', REGISTRATIONS_PER_ADDRESS)
  const taken = counter('register-taken', TAKEN_EMAILS_PER_ADDRESS)
  return {
    async countAttempt(address) {
      const network = clientNetwork(address)
      await taken.reserve(network)
      try {
        await all.count(network)
      } catch (error) {
        await taken.uncount(network)
        throw error
      }
    },
    uncountTaken: (address) => taken.uncount(clientNetwork(address)),
  }
}
