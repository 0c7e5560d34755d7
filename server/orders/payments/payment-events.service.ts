import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { piastresColumn } from '#domain/money/money.schema'
import { addPiastres, negatePiastres, type Piastres } from '#domain/money/units'
import {
  isPaymentSettled,
  ONLINE_PAYMENT_STATES,
  onlinePaymentState,
  type PaymentEvent,
  type PaymentSums,
  paymentSums,
} from '#domain/payments/payment-state'
import { PAYMENT_PROVIDER_NAMES, type PaymentProviderName } from '#domain/payments/ways-to-pay'
import { announce } from '../../platform/database/events/announce'
import { statement } from '../../platform/database/statements/statement'
import { orderChanged } from '../orders/events/order-events'
import { recordEntries, updatePayment } from '../orders/life/ledger.service'
import { type LockedOrder, lockOrder, recordEvents } from '../orders/life/order-life.service'
import { readBack } from '../orders/reads/admin-orders.service'
import {
  findPayment,
  getPayment,
  listPaymentEvents,
  type PaymentView,
  type StateChange,
} from './payments.service'
import { onlinePaymentChanged } from './rest-payment'

/** Something that a provider says of a payment. */
export interface ReportedEvent extends PaymentEvent {
  /** When it happened; null if the provider does not say so. */
  readonly happenedAt: Date | null
}

/** Learns what became of payments, after the commit. */
export type ChangeListener = (change: StateChange) => void

/** What became of a report: it is new, it was known before, or it is of no payment of the shop. */
export type ReportResult = 'applied' | 'known' | 'unknown'

const insertEvents = statement({
  name: 'paymentEvents.insert',
  sql: `INSERT INTO payment_events (payment_id, provider, transaction_id, kind, piastres, currency, happened_at)
     SELECT $paymentId, $provider, transaction_id, kind, piastres, currency, happened_at
     FROM unnest($transactionIds::text[], $kinds::text[], $piastres::bigint[], $currencies::text[],
       $times::timestamptz[]) WITH ORDINALITY
       AS event (transaction_id, kind, piastres, currency, happened_at, position)
     ORDER BY position ON CONFLICT DO NOTHING RETURNING id::text AS id`,
  row: z.object({ id: z.string() }),
})

/** Returns whether any of the events is new. */
async function addEvents(
  transaction: EntityManager,
  { id: paymentId, provider }: PaymentView,
  events: readonly ReportedEvent[],
): Promise<boolean> {
  const added = await insertEvents(transaction, {
    paymentId,
    provider,
    transactionIds: events.map(({ transactionId }) => transactionId),
    kinds: events.map(({ kind }) => kind),
    piastres: events.map(({ piastres }) => piastres),
    currencies: events.map(({ currency }) => currency),
    times: events.map(({ happenedAt }) => happenedAt),
  })
  return added.length > 0
}

const readBooked = statement({
  name: 'paymentEvents.readBooked',
  // Entries are found by their order, by which there is an index.
  sql: `SELECT coalesce(sum(piastres) FILTER (WHERE kind = 'prepaid'), 0)::float8 AS "paidPiastres",
       coalesce(sum(piastres) FILTER (WHERE kind = 'refunded'), 0)::float8 AS "returnedPiastres"
     FROM cash_entries WHERE order_id = $1 AND payment_id = $2`,
  row: z.object({ paidPiastres: piastresColumn, returnedPiastres: piastresColumn }),
})

/** Adds to the ledger what the events of a payment say, and the ledger does not have yet. */
async function book(
  transaction: EntityManager,
  { id: paymentId, orderId, provider, reference }: PaymentView,
  sums: PaymentSums,
): Promise<void> {
  const [booked] = await readBooked(transaction, [orderId, paymentId])
  if (!booked) throw new Error('An aggregate returned no row')
  const missing = (all: Piastres, some: Piastres) => addPiastres(all, negatePiastres(some))
  const changes = [
    {
      kind: 'prepaid',
      // The provider only says that money arrived: it was the customer who paid.
      actor: 'customer',
      piastres: missing(sums.paidPiastres, booked.paidPiastres),
    },
    {
      kind: 'refunded',
      actor: 'staff',
      piastres: missing(sums.returnedPiastres, booked.returnedPiastres),
    },
  ] as const
  const note = `${PAYMENT_PROVIDER_NAMES[provider]} ${reference}`
  for (const { kind, actor, piastres } of changes.filter((one) => one.piastres !== 0)) {
    const entry = { kind, piastres, courierId: null, note, method: 'online', paymentId } as const
    await recordEntries(transaction, actor, [{ ...entry, orderId }])
    const data = { kind, piastres, note, method: 'online' }
    await recordEvents(transaction, [{ orderId, kind: 'moneyChanged', actor, data }])
  }
  await updatePayment(transaction, orderId)
}

const updateState = statement({
  name: 'paymentEvents.updateState',
  // An inquiry that is due was asked for because of something that no event says yet.
  sql: `UPDATE payments SET state = $2, next_inquiry_at = CASE
       WHEN $3::boolean AND payments.next_inquiry_at > clock_timestamp() THEN NULL
       ELSE payments.next_inquiry_at END
     FROM payments AS earlier WHERE payments.id = $1 AND earlier.id = payments.id
     RETURNING earlier.state`,
  row: z.object({ state: z.enum(ONLINE_PAYMENT_STATES) }),
})

/**
 * Adds events to a payment of a locked order, each once, and updates the state of the payment, the ledger and the order to
 * match all of its events. Returns undefined if all of them were known.
 */
async function applyToOrder(
  transaction: EntityManager,
  order: LockedOrder,
  payment: PaymentView,
  reported: readonly ReportedEvent[],
): Promise<StateChange | undefined> {
  if (!(await addEvents(transaction, payment, reported))) return undefined
  const events = await listPaymentEvents(transaction, [payment.id])
  const sums = paymentSums(events)
  const after = onlinePaymentState(events)
  const [earlier] = await updateState(transaction, [payment.id, after, isPaymentSettled(events)])
  await book(transaction, payment, sums)
  const change = { payment, before: earlier?.state ?? payment.state, after }
  const changed = await readBack(transaction, order.id)
  await announce(transaction, ...orderChanged(changed, order), onlinePaymentChanged(change, sums))
  return change
}

interface Applied {
  readonly result: ReportResult
  readonly change?: StateChange
}

/**
 * Applies what is said of a payment, exactly once: the events, their entries in the ledger and the order change in one
 * transaction, and the same events again, at the same moment or later, change nothing. Never changes the status of an order:
 * money for one that was cancelled, or paid before, is to be refunded.
 */
async function applyTo(
  transaction: EntityManager,
  payment: PaymentView | undefined,
  events: readonly ReportedEvent[],
): Promise<Applied> {
  if (!payment) return { result: 'unknown' }
  // Serializes all that is said of the payments of an order, and everything else that changes it.
  const order = await lockOrder(transaction, payment.orderId)
  const change = await applyToOrder(transaction, order, payment, events)
  return change ? { result: 'applied', change } : { result: 'known' }
}

/** Applies what a provider says of the payment that it knows by an id, as {@link applyTo}. */
export async function applyEvents(
  db: EntityManager,
  provider: PaymentProviderName,
  providerReference: string,
  events: readonly ReportedEvent[],
  onChange?: ChangeListener,
): Promise<ReportResult> {
  const { result, change } = await db.transaction(async (transaction) =>
    applyTo(transaction, await findPayment(transaction, provider, providerReference), events),
  )
  if (change) onChange?.(change)
  return result
}

/** Applies what the shop has learned of a payment, as {@link applyTo}. */
export async function applyEventsById(
  db: EntityManager,
  paymentId: number,
  events: readonly ReportedEvent[],
  onChange?: ChangeListener,
): Promise<ReportResult> {
  const { result, change } = await db.transaction(async (transaction) =>
    applyTo(transaction, await getPayment(transaction, paymentId), events),
  )
  if (change) onChange?.(change)
  return result
}
