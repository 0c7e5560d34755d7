import { addPiastres, maxPiastres, minPiastres, NO_PIASTRES, type Piastres } from '../money/units'

// What is known of a payment follows from its events alone, in whatever order they arrive.

/** What can happen to a payment. The last two are the shop's own, and name its key in place of a transaction. */
export const PAYMENT_EVENT_KINDS = [
  'authorised',
  'paid',
  'failed',
  'expired',
  'voided',
  'refunded',
  'disputed',
  'refundRequested',
  'refundRefused',
] as const

export type PaymentEventKind = (typeof PAYMENT_EVENT_KINDS)[number]

/** The states of a payment: `waiting` from the moment it is started. */
export const ONLINE_PAYMENT_STATES = [
  'waiting',
  'authorised',
  'paid',
  'partlyRefunded',
  'refunded',
  'disputed',
  'failed',
  'expired',
  'voided',
] as const

export type OnlinePaymentState = (typeof ONLINE_PAYMENT_STATES)[number]

/** The only currency of the shop, and of its ledger. */
export const SHOP_CURRENCY = 'EGP'

/** Something that is said of a payment. */
export interface PaymentEvent {
  readonly kind: PaymentEventKind
  /** The provider's transaction that it is about, or the shop's key of a refund. */
  readonly transactionId: string
  /** All that the transaction has moved in this way so far, not what was added since an earlier event. */
  readonly piastres: Piastres
  readonly currency: string
}

/** The sums of a payment, in the shop's currency. */
export interface PaymentSums {
  readonly paidPiastres: Piastres
  readonly returnedPiastres: Piastres
  /** Refunds that were requested, and neither made nor refused so far. */
  readonly refundOnItsWayPiastres: Piastres
}

/** The most that events of a kind say of a transaction: a late, older event never lowers it. */
function mostOf(events: readonly PaymentEvent[], ...kinds: readonly PaymentEventKind[]): Piastres {
  const amounts = events.filter(({ kind }) => kinds.includes(kind)).map(({ piastres }) => piastres)
  return maxPiastres(NO_PIASTRES, ...amounts)
}

function byTransaction(events: readonly PaymentEvent[]): readonly (readonly PaymentEvent[])[] {
  const ids = new Set(events.map(({ transactionId }) => transactionId))
  return [...ids].map((id) => events.filter(({ transactionId }) => transactionId === id))
}

/** Adds up the events of a payment. Money in another currency is none of the shop's ledger, and is left out. */
export function paymentSums(events: readonly PaymentEvent[]): PaymentSums {
  const transactions = byTransaction(events.filter(({ currency }) => currency === SHOP_CURRENCY))
  const sum = (amountOf: (transaction: readonly PaymentEvent[]) => Piastres) =>
    addPiastres(...transactions.map(amountOf))
  const paid = (transaction: readonly PaymentEvent[]) => mostOf(transaction, 'paid')
  const returnedPiastres = sum((transaction) =>
    minPiastres(paid(transaction), mostOf(transaction, 'refunded', 'voided')),
  )
  const requested = sum((transaction) => mostOf(transaction, 'refundRequested'))
  const refused = sum((transaction) => mostOf(transaction, 'refundRefused'))
  return {
    paidPiastres: sum(paid),
    returnedPiastres,
    refundOnItsWayPiastres: maxPiastres(
      NO_PIASTRES,
      addPiastres(requested, -refused as Piastres, -returnedPiastres as Piastres),
    ),
  }
}

/** The state of a payment. Money that has arrived counts, whatever else is said of the payment. */
export function onlinePaymentState(events: readonly PaymentEvent[]): OnlinePaymentState {
  const { paidPiastres, returnedPiastres } = paymentSums(events)
  const has = (kind: PaymentEventKind) => events.some((event) => event.kind === kind)
  if (paidPiastres > 0) {
    if (returnedPiastres >= paidPiastres) return 'refunded'
    if (has('disputed')) return 'disputed'
    return returnedPiastres > 0 ? 'partlyRefunded' : 'paid'
  }
  if (has('voided')) return 'voided'
  if (has('authorised')) return 'authorised'
  if (has('expired')) return 'expired'
  return has('failed') ? 'failed' : 'waiting'
}

/** States in which no more money is expected. */
const SETTLED: readonly OnlinePaymentState[] = [
  'paid',
  'partlyRefunded',
  'refunded',
  'disputed',
  'expired',
  'voided',
]

/** Whether nothing more is expected of a payment: neither money, nor a refund that is on its way. */
export function isPaymentSettled(events: readonly PaymentEvent[]): boolean {
  const isAwaited = paymentSums(events).refundOnItsWayPiastres > 0
  return SETTLED.includes(onlinePaymentState(events)) && !isAwaited
}

/** A payment as it was started, and what has arrived. */
interface Comparable {
  readonly piastres: Piastres
  readonly events: readonly PaymentEvent[]
}

/** Whether a person has to look at a payment: another amount or currency arrived than was asked for, or it is disputed. */
export function needsAttention({ piastres, events }: Comparable): boolean {
  const { paidPiastres } = paymentSums(events)
  const isForeign = events.some(
    ({ kind, currency }) => kind === 'paid' && currency !== SHOP_CURRENCY,
  )
  const isOther = paidPiastres > 0 && paidPiastres !== piastres
  return isForeign || isOther || events.some(({ kind }) => kind === 'disputed')
}
