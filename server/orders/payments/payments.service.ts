import { randomBytes } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { piastresColumn } from '#domain/money/money.schema'
import type { Piastres } from '#domain/money/units'
import {
  ONLINE_PAYMENT_STATES,
  type OnlinePaymentState,
  PAYMENT_EVENT_KINDS,
} from '#domain/payments/payment-state'
import {
  ONLINE_WAYS,
  type OnlineWay,
  PAYMENT_PROVIDERS,
  providerOf,
} from '#domain/payments/ways-to-pay'
import { statement } from '../../platform/database/statements/statement'
import type { LockedOrder } from '../orders/life/order-life.service'

const RANDOM_BYTES = 9

/** The first inquiry about a payment: most are paid within a minute, and their provider says so by itself. */
const FIRST_INQUIRY = `now() + interval '1 minute'`

/** The columns of a payment in SQL, for {@link paymentRow}. */
export const PAYMENT_COLUMNS = `payments.id, payments.order_id AS "orderId", payments.provider, payments.way,
  payments.piastres::float8 AS piastres, payments.state, payments.reference,
  payments.provider_reference AS "providerReference", payments.redirect_url AS "redirectUrl",
  payments.expires_at AS "expiresAt", payments.created_at AS "createdAt"`

export const paymentRow = z.object({
  id: z.int(),
  orderId: z.int(),
  provider: z.enum(PAYMENT_PROVIDERS),
  way: z.enum(ONLINE_WAYS),
  piastres: piastresColumn,
  state: z.enum(ONLINE_PAYMENT_STATES),
  reference: z.string(),
  providerReference: z.string().nullable(),
  redirectUrl: z.string().nullable(),
  expiresAt: z.date().nullable(),
  createdAt: z.date(),
})

/** A payment. Its `redirectUrl` is a secret of the customer. */
export type PaymentView = Readonly<z.output<typeof paymentRow>>

/** The state of a payment before and after something was said of it. */
export interface StateChange {
  readonly payment: PaymentView
  readonly before: OnlinePaymentState
  readonly after: OnlinePaymentState
}

const insertPayment = statement({
  name: 'payments.insert',
  sql: `INSERT INTO payments (order_id, provider, way, piastres, reference, next_inquiry_at)
     VALUES ($1, $2, $3, $4, $5, ${FIRST_INQUIRY}) RETURNING ${PAYMENT_COLUMNS}`,
  row: paymentRow,
})

/**
 * Starts a payment of a locked order. Its provider, which is asked after the commit, knows it by its reference; one that
 * never learns of it leaves a payment that waits until it expires.
 */
export async function startPayment(
  transaction: EntityManager,
  { id: orderId }: Pick<LockedOrder, 'id'>,
  way: OnlineWay,
  piastres: Piastres,
): Promise<PaymentView> {
  const reference = `${orderId}-${randomBytes(RANDOM_BYTES).toString('base64url')}`
  const [payment] = await insertPayment(transaction, [
    orderId,
    providerOf(way),
    way,
    piastres,
    reference,
  ])
  if (!payment) throw new Error('INSERT ... RETURNING returned no payment')
  return payment
}

/** Where a payment is made. */
export interface PaymentSession {
  /** The provider's own id of the payment, by which it reports. */
  readonly providerReference: string
  /** The provider's page. */
  readonly redirectUrl: string
  readonly expiresAt: Date
}

const saveSession = statement({
  name: 'payments.saveSession',
  sql: `UPDATE payments SET provider_reference = $2, redirect_url = $3, expires_at = $4
     WHERE id = $1 AND provider_reference IS NULL`,
})

/** Records where a payment is made, once: what its provider reports is assigned to it from then on. */
export async function recordSession(
  db: EntityManager,
  paymentId: number,
  { providerReference, redirectUrl, expiresAt }: PaymentSession,
): Promise<void> {
  await saveSession(db, [paymentId, providerReference, redirectUrl, expiresAt])
}

const findByProvider = statement({
  name: 'payments.findByProvider',
  sql: `SELECT ${PAYMENT_COLUMNS} FROM payments WHERE provider = $1 AND provider_reference = $2`,
  row: paymentRow,
})

/** Returns the payment that its provider knows by an id; undefined if there is none. */
export async function findPayment(
  db: EntityManager,
  provider: string,
  providerReference: string,
): Promise<PaymentView | undefined> {
  const [payment] = await findByProvider(db, [provider, providerReference])
  return payment
}

const selectById = statement({
  name: 'payments.selectById',
  sql: `SELECT ${PAYMENT_COLUMNS} FROM payments WHERE id = $1`,
  row: paymentRow,
})

/** Returns a payment by its own id; undefined if there is none. */
export async function getPayment(db: EntityManager, id: number): Promise<PaymentView | undefined> {
  const [payment] = await selectById(db, [id])
  return payment
}

const selectOfOrders = statement({
  name: 'payments.selectOfOrders',
  sql: `SELECT ${PAYMENT_COLUMNS} FROM payments WHERE order_id = ANY($1::int[]) ORDER BY id`,
  row: paymentRow,
})

/** Returns the payments of orders, oldest first. */
export async function listPayments(
  db: EntityManager,
  orderIds: readonly number[],
): Promise<readonly PaymentView[]> {
  return selectOfOrders(db, [orderIds])
}

const eventRow = z.object({
  paymentId: z.int(),
  kind: z.enum(PAYMENT_EVENT_KINDS),
  transactionId: z.string(),
  piastres: piastresColumn,
  currency: z.string(),
  happenedAt: z.date().nullable(),
  createdAt: z.date(),
})

/** Something that was said of a payment, and when the shop learned of it. */
export type PaymentEventView = Readonly<z.output<typeof eventRow>>

const selectEvents = statement({
  name: 'payments.selectEvents',
  sql: `SELECT payment_id AS "paymentId", kind, transaction_id AS "transactionId",
       piastres::float8 AS piastres, currency, happened_at AS "happenedAt", created_at AS "createdAt"
     FROM payment_events WHERE payment_id = ANY($1::int[]) ORDER BY id`,
  row: eventRow,
})

/** Returns what was said of payments, oldest first. */
export async function listPaymentEvents(
  db: EntityManager,
  paymentIds: readonly number[],
): Promise<readonly PaymentEventView[]> {
  return selectEvents(db, [paymentIds])
}
