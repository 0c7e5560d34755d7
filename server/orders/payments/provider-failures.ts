import type { FastifyBaseLogger } from 'fastify'
import type { ProviderError } from './providers/provider'

/** Logs why a provider made no page: the customer can try again, and the operator may have to act. */
export function logProviderFailure(log: FastifyBaseLogger): (error: ProviderError) => void {
  return ({ problem, explanation }) =>
    log.error({ problem, explanation }, 'The payment provider made no page')
}
