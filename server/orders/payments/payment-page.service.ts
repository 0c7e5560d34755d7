import type { EntityManager } from 'typeorm'
import type { Locale } from '#domain/messages/locale'
import { NO_PIASTRES } from '#domain/money/units'
import { SHOP_CURRENCY } from '#domain/payments/payment-state'
import type { OrderView } from '../orders/reads/order-view'
import { applyEventsById } from './payment-events.service'
import type { PaymentSetup } from './payment-setup'
import { type PaymentView, recordSession } from './payments.service'
import { ProviderError } from './providers/provider'

// How a customer gets to the page of a provider, which is asked for one after the commit: no order waits for it.

/** No page is open longer; a customer who comes back later gets another one. */
const MAX_PAGE_SECONDS = 3_600

/** What a provider is told of an order. */
type PaidOrder = Pick<OrderView, 'id' | 'createdAt' | 'recipientName' | 'phone' | 'prepayUntil'>

/** A payment of an order, which may have a page already. */
export interface PaymentOfOrder {
  readonly payment: PaymentView
  readonly order: PaidOrder
  /** Whether this request has started it, and asks for its page. */
  readonly isNew: boolean
}

/** A page is not open beyond the deadline of its order. */
function pageSeconds(prepayUntil: Date | null): number {
  if (!prepayUntil) return MAX_PAGE_SECONDS
  const seconds = Math.floor((prepayUntil.getTime() - Date.now()) / 1000)
  return Math.max(1, Math.min(MAX_PAGE_SECONDS, seconds))
}

function customerOf({ recipientName, phone }: PaidOrder) {
  const [firstName = '', ...others] = recipientName.split(' ')
  return { firstName, lastName: others.join(' '), email: '', phone }
}

async function createPage(
  db: EntityManager,
  { providers, publicUrl }: PaymentSetup,
  { payment, order }: PaymentOfOrder,
  returnUrl: string,
): Promise<string> {
  const { id, provider: name, reference, way, piastres } = payment
  const provider = providers[name]
  if (!provider) throw new ProviderError('credentials')
  const session = await provider.createSession({
    reference,
    way,
    piastres,
    customer: customerOf(order),
    expiresInSeconds: pageSeconds(order.prepayUntil),
    returnUrl,
    callbackUrl: `${publicUrl()}/payments/${name}/callback`,
  })
  await recordSession(db, id, session)
  return session.redirectUrl
}

/**
 * Returns the page on which a payment is made: its provider's, which is asked for one unless the payment has it; or the shop's
 * own if another request is asking just now, which leads on. Throws ProviderError if the provider makes none: then the payment
 * has failed, and another one can be started.
 */
export async function openPage(
  db: EntityManager,
  setup: PaymentSetup,
  started: PaymentOfOrder,
  locale: Locale,
): Promise<string> {
  const { payment, order, isNew } = started
  const returnUrl = setup.links.urlOf(order, locale)
  if (!isNew) return payment.redirectUrl ?? returnUrl
  setup.metrics.started(payment.provider)
  try {
    return await createPage(db, setup, started, returnUrl)
  } catch (error) {
    if (error instanceof ProviderError) {
      // The job still asks about it: the provider may have made a page, which nobody has seen.
      const event = { transactionId: payment.reference, currency: SHOP_CURRENCY, happenedAt: null }
      const failed = { ...event, kind: 'failed', piastres: NO_PIASTRES } as const
      await applyEventsById(db, payment.id, [failed], setup.metrics.changed)
    }
    throw error
  }
}

/** Returns the page of a payment; the shop's own, where paying can be tried again, if its provider makes none. */
export async function openPageOrOwn(
  db: EntityManager,
  setup: PaymentSetup,
  started: PaymentOfOrder,
  locale: Locale,
  onFailure: (error: ProviderError) => void,
): Promise<string> {
  try {
    return await openPage(db, setup, started, locale)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    onFailure(error)
    return setup.links.urlOf(started.order, locale)
  }
}
