import type { EntityManager } from 'typeorm'
import { AppError } from '#domain/errors'
import type { PaymentProviderName } from '#domain/payments/ways-to-pay'
import { askSoon } from './inquiries.service'
import { applyEvents, type ChangeListener } from './payment-events.service'
import type { CallbackMessage, PaymentProvider } from './providers/provider'

/**
 * What became of a message: `asked` if the provider is asked for what its signature does not cover, `unknown` if it is
 * about a payment of another system.
 */
export const CALLBACK_RESULTS = ['applied', 'known', 'asked', 'ignored', 'unknown'] as const

export type CallbackResult = (typeof CALLBACK_RESULTS)[number]

/**
 * Takes in a message of a provider: what is signed counts, and nothing else. Throws UNAUTHENTICATED if the signature is
 * missing or wrong, and INVALID if what is signed cannot be understood.
 */
export async function takeInCallback(
  db: EntityManager,
  name: PaymentProviderName,
  provider: PaymentProvider,
  message: CallbackMessage,
  onChange?: ChangeListener,
): Promise<CallbackResult> {
  const reading = provider.readCallback(message)
  if (reading.kind === 'forged') throw new AppError('UNAUTHENTICATED', { key: 'payment.forged' })
  if (reading.kind === 'unreadable') throw new AppError('INVALID', { key: 'fault.badRequest' })
  if (reading.kind !== 'report') return 'ignored'
  const { providerReference, events, mustAsk } = reading
  if (mustAsk && !(await askSoon(db, name, providerReference))) return 'unknown'
  if (events.length === 0) return mustAsk ? 'asked' : 'ignored'
  const result = await applyEvents(db, name, providerReference, events, onChange)
  return mustAsk ? 'asked' : result
}
