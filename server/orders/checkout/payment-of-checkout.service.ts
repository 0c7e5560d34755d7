import type { EntityManager } from 'typeorm'
import type { Locale } from '#domain/messages/locale'
import { CASH_ON_DELIVERY } from '#domain/payments/ways-to-pay'
import { openPageOrOwn } from '../payments/payment-page.service'
import type { PaymentSetup } from '../payments/payment-setup'
import type { ProviderError } from '../payments/providers/provider'
import type { PlacedOrder } from './checkout.service'

/**
 * Returns where an order that was just placed is paid: its provider's page, or the shop's own if the provider makes none, or if an
 * earlier request had placed the order. Null if nothing is to be paid online.
 */
export async function openPaymentOf(
  db: EntityManager,
  setup: PaymentSetup,
  { payment, ...order }: PlacedOrder,
  options: {
    readonly wayToPay: unknown
    readonly locale: Locale
    readonly onFailure: (error: ProviderError) => void
  },
): Promise<string | null> {
  const { wayToPay, locale, onFailure } = options
  if (payment) return openPageOrOwn(db, setup, { payment, order, isNew: true }, locale, onFailure)
  const wasOnline = order.isReplayed && wayToPay != null && wayToPay !== CASH_ON_DELIVERY
  return wasOnline ? setup.links.urlOf(order, locale) : null
}
