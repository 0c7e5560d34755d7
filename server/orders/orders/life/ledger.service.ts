import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { piastresColumn } from '#domain/money/money.schema'
import { negatePiastres, type Piastres } from '#domain/money/units'
import {
  type Actor,
  type CashKind,
  type PrepaymentMethod,
  paidPiastres,
  paymentState,
} from '#domain/orders/order-life'
import { ORDER_STATUSES } from '#domain/orders/order-status'
import { announce } from '../../../platform/database/events/announce'
import { statement } from '../../../platform/database/statements/statement'
import { orderRefunded } from '../events/order-events'

/** An entry of the ledger about an order. */
export interface CashEntry {
  readonly kind: CashKind
  /** Negative to reverse an earlier entry. */
  readonly piastres: Piastres
  /** Whose hands the money passed through; null for the shop's own. */
  readonly courierId: number | null
  /** The parcel that it is about. */
  readonly shipmentId?: number | null
  /** The settlement that it was booked by. */
  readonly settlementId?: number
  readonly note?: string | null
  /** How it was paid in advance. */
  readonly method?: PrepaymentMethod | null
  /** The payment online that it is from. */
  readonly paymentId?: number
}

/** An entry of the ledger, about any order, or about a courier alone. */
export interface OrderCashEntry extends CashEntry {
  readonly orderId: number | null
}

const insertEntries = statement({
  name: 'ledger.insertEntries',
  sql: `INSERT INTO cash_entries (order_id, shipment_id, courier_id, settlement_id, payment_id, kind,
       piastres, note, method, actor)
     SELECT order_id, shipment_id, courier_id, settlement_id, payment_id, kind, piastres, note, method, $actor
     FROM unnest($orderIds::int[], $shipmentIds::int[], $courierIds::int[], $settlementIds::int[],
         $paymentIds::int[], $kinds::text[], $piastres::bigint[], $notes::text[], $methods::text[])
       WITH ORDINALITY AS entry (order_id, shipment_id, courier_id, settlement_id, payment_id, kind, piastres,
         note, method, position)
     WHERE piastres <> 0 ORDER BY position RETURNING id::text AS id`,
  row: z.object({ id: z.string() }),
})

/**
 * Adds entries, except those with an amount of 0. Returns the ids of the others. The payment of the orders follows with
 * {@link updatePayments}.
 */
export async function recordEntries(
  transaction: EntityManager,
  actor: Actor,
  entries: readonly OrderCashEntry[],
): Promise<readonly string[]> {
  if (entries.every(({ piastres }) => piastres === 0)) return []
  const rows = await insertEntries(transaction, {
    actor,
    orderIds: entries.map(({ orderId }) => orderId),
    shipmentIds: entries.map(({ shipmentId }) => shipmentId ?? null),
    courierIds: entries.map(({ courierId }) => courierId),
    settlementIds: entries.map(({ settlementId }) => settlementId ?? null),
    paymentIds: entries.map(({ paymentId }) => paymentId ?? null),
    kinds: entries.map(({ kind }) => kind),
    piastres: entries.map(({ piastres }) => piastres),
    notes: entries.map(({ note }) => note ?? null),
    methods: entries.map(({ method }) => method ?? null),
  })
  const ids = rows.map(({ id }) => id)
  const refunds = entries
    .filter(({ piastres }) => piastres !== 0)
    .flatMap(({ kind, orderId, piastres }, index) =>
      kind === 'refunded' && orderId !== null
        ? [orderRefunded({ id: ids[index] ?? '', orderId, piastres })]
        : [],
    )
  if (refunds.length > 0) await announce(transaction, ...refunds)
  return ids
}

/** Adds entries about an order, as {@link recordEntries}. */
export async function recordCash(
  transaction: EntityManager,
  orderId: number,
  actor: Actor,
  entries: readonly CashEntry[],
): Promise<readonly string[]> {
  const about = entries.map((entry) => ({ ...entry, orderId }))
  return recordEntries(transaction, actor, about)
}

const readSums = statement({
  name: 'ledger.readSums',
  sql: `SELECT orders.id, orders.status, orders.total_piastres::float8 AS "totalPiastres",
       orders.returned_piastres::float8 AS "returnedPiastres",
       coalesce(sum(piastres) FILTER (WHERE kind = 'prepaid'), 0)::float8 AS "prepaidPiastres",
       coalesce(sum(piastres) FILTER (WHERE kind = 'collected'), 0)::float8 AS "collectedPiastres",
       (coalesce(sum(piastres) FILTER (WHERE kind = 'collected' AND courier_id IS NOT NULL), 0)
         - coalesce(sum(piastres)
             FILTER (WHERE kind IN ('remitted', 'writtenOff', 'courierFee', 'courierTax')), 0)
       )::float8 AS "withCourierPiastres",
       coalesce(sum(piastres) FILTER (WHERE kind = 'refunded'), 0)::float8 AS "refundedPiastres"
     FROM orders LEFT JOIN cash_entries ON cash_entries.order_id = orders.id
     WHERE orders.id = ANY($1::int[]) GROUP BY orders.id`,
  row: z.object({
    id: z.int(),
    status: z.enum(ORDER_STATUSES),
    totalPiastres: piastresColumn,
    returnedPiastres: piastresColumn,
    prepaidPiastres: piastresColumn,
    collectedPiastres: piastresColumn,
    withCourierPiastres: piastresColumn,
    refundedPiastres: piastresColumn,
  }),
})

/** What has to be paid in advance, in SQL: a deposit, or all that an order costs. */
export const REQUIRED = 'least(prepay_piastres, total_piastres - returned_piastres)'

const setPayments = statement({
  name: 'ledger.setPayments',
  sql: `UPDATE orders SET payment_state = payment.state, paid_piastres = payment.paid,
       prepay_until = CASE WHEN payment.paid < ${REQUIRED} THEN prepay_until END,
       prepay_piastres = CASE WHEN payment.paid < ${REQUIRED} THEN prepay_piastres END
     FROM unnest($1::int[], $2::text[], $3::bigint[]) AS payment (order_id, state, paid)
     WHERE id = order_id AND (payment_state, paid_piastres) IS DISTINCT FROM (state, paid)`,
})

/**
 * Recalculates the payments of locked orders from their status, total and ledger. Once what an order requires in advance is
 * paid, its deadline never applies again, and it can be packed whatever is refunded later.
 */
export async function updatePayments(
  transaction: EntityManager,
  orderIds: readonly number[],
): Promise<void> {
  const orders = await readSums(transaction, [orderIds])
  if (orders.length !== new Set(orderIds).size) throw new Error('An order disappeared')
  await setPayments(transaction, [
    orders.map(({ id }) => id),
    orders.map((order) => paymentState(order, order)),
    orders.map(paidPiastres),
  ])
}

/** Recalculates the payment of a locked order, as {@link updatePayments}. */
export async function updatePayment(transaction: EntityManager, orderId: number): Promise<void> {
  await updatePayments(transaction, [orderId])
}

const readReversible = statement({
  name: 'ledger.readReversible',
  // Entries of releases before ledgers knew parcels are about the last one that the courier had.
  sql: `WITH entry AS (
       SELECT courier_id, shipment_id, kind, piastres, coalesce(shipment_id, (
         SELECT max(id) FROM shipments
         WHERE order_id = $1 AND shipments.courier_id = cash_entries.courier_id
       )) AS parcel_id
       FROM cash_entries WHERE order_id = $1 AND kind <> 'prepaid'
     )
     SELECT courier_id AS "courierId", shipment_id AS "shipmentId",
       sum(piastres) FILTER (WHERE kind = 'collected')::float8 AS "collectedPiastres",
       coalesce(sum(piastres) FILTER (WHERE kind = 'courierFee'), 0)::float8 AS "feePiastres",
       coalesce(sum(piastres) FILTER (WHERE kind = 'courierTax'), 0)::float8 AS "taxPiastres",
       (SELECT coalesce(sum(paid.piastres), 0) FROM entry AS paid
         WHERE paid.kind IN ('remitted', 'writtenOff')
           AND (paid.courier_id, paid.parcel_id) IS NOT DISTINCT FROM (entry.courier_id, entry.parcel_id)
       )::float8 AS "remittedPiastres"
     FROM entry GROUP BY courier_id, shipment_id, parcel_id
     HAVING sum(piastres) FILTER (WHERE kind = 'collected') > 0`,
  row: z.object({
    courierId: z.int().nullable(),
    shipmentId: z.int().nullable(),
    collectedPiastres: piastresColumn,
    feePiastres: piastresColumn,
    taxPiastres: piastresColumn,
    remittedPiastres: piastresColumn,
  }),
})

/** Reverses what was collected for an order that turns out not to be delivered; money that a courier has remitted stays. */
export async function reverseCollection(
  transaction: EntityManager,
  orderId: number,
  actor: Actor,
): Promise<void> {
  const collections = await readReversible(transaction, [orderId])
  await recordCash(
    transaction,
    orderId,
    actor,
    collections
      .filter(({ remittedPiastres }) => remittedPiastres === 0)
      .flatMap(({ courierId, shipmentId, collectedPiastres, feePiastres, taxPiastres }) => [
        { kind: 'collected', courierId, shipmentId, piastres: negatePiastres(collectedPiastres) },
        { kind: 'courierFee', courierId, shipmentId, piastres: negatePiastres(feePiastres) },
        { kind: 'courierTax', courierId, shipmentId, piastres: negatePiastres(taxPiastres) },
      ]),
  )
}

/** SQL that adds the refund for returned items to an order, which the transaction has locked. */
export const addReturned = (piastres: string, orderId: string): string =>
  `UPDATE orders SET returned_piastres = returned_piastres + ${piastres} WHERE id = ${orderId}`
