import type { PaymentProviderName } from '#domain/payments/ways-to-pay'
import type { Env, PaymobSettings } from '../../../platform/config/env'
import { resource } from '../../../platform/features/feature'
import { createPaymob } from './paymob/paymob'
import type { PaymentProvider } from './provider'

/** The providers with which the shop has an account. */
export type PaymentProviders = Partial<Readonly<Record<PaymentProviderName, PaymentProvider>>>

export function createPaymentProviders({
  paymob,
}: {
  readonly paymob: PaymobSettings | undefined
}): PaymentProviders {
  return { ...(paymob && { paymob: createPaymob(paymob) }) }
}

export const paymentProviders = resource(({ env }) => createPaymentProviders(env))

/** How Paymob marks the keys with which nothing is paid. */
const TEST_KEY = /(?:^|_)test_/

/** What the operator should know about the keys of an open shop; undefined if there is nothing. */
export function paymentNotice({ mode, paymob }: Pick<Env, 'mode' | 'paymob'>): string | undefined {
  const isTest = paymob && [paymob.secretKey, paymob.publicKey].some((key) => TEST_KEY.test(key))
  return mode === 'production' && isTest
    ? 'The keys of Paymob are test keys: payments move no money'
    : undefined
}
