import { resource } from '../../platform/features/feature'
import { createAttemptCounter } from '../../platform/rate-limits/attempt-counter'
import { clientNetwork } from '../../platform/rate-limits/client-network'

/** Far more than a wrong setting causes before somebody notices it. */
const FORGED_PER_NETWORK = 100

/** Limits the callbacks with a wrong signature that a network can send. Those with the right one always count. */
export interface ForgedCallbacks {
  /** Throws TOO_MANY_ATTEMPTS above the limit. */
  count(address: string): Promise<void>
}

export const forgedCallbacks = resource(({ redis }): ForgedCallbacks => {
  const counter = createAttemptCounter({
    name: 'forged-callback',
    limit: FORGED_PER_NETWORK,
    message: 'payment.tooManyForged',
    redis,
  })
  return { count: (address) => counter.count(clientNetwork(address)) }
})
