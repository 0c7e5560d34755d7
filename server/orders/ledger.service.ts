import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { piastresColumn } from '#domain/money/money.schema'
import { negatePiastres, type Piastres } from '#domain/money/units'
import { type Actor, type CashKind, paidPiastres, paymentState } from '#domain/orders/order-life'
import { ORDER_STATUSES } from '#domain/orders/order-status'
import { statement } from '../database/statement'

/** An entry of the ledger about an order. */
export interface CashEntry {
  readonly kind: CashKind
  /** Negative to reverse an earlier entry. */
  readonly piastres: Piastres
  /** Whose hands the money passed through; null for the shop's own. */
  readonly courierId: number | null
  readonly note?: string | null
}

const insertEntries = statement({
  name: 'ledger.insertEntries',
  sql: `INSERT INTO cash_entries (order_id, courier_id, kind, piastres, note, actor)
     SELECT $orderId, courier_id, kind, piastres, note, $actor
     FROM unnest($courierIds::int[], $kinds::text[], $piastres::bigint[], $notes::text[])
       AS entry (courier_id, kind, piastres, note)
     WHERE piastres <> 0`,
})

/** Adds entries about an order; those of nothing are left out. The payment of the order follows with {@link updatePayment}. */
export async function recordCash(
  transaction: EntityManager,
  orderId: number,
  actor: Actor,
  entries: readonly CashEntry[],
): Promise<void> {
  if (entries.every(({ piastres }) => piastres === 0)) return
  await insertEntries(transaction, {
    orderId,
    actor,
    courierIds: entries.map(({ courierId }) => courierId),
    kinds: entries.map(({ kind }) => kind),
    piastres: entries.map(({ piastres }) => piastres),
    notes: entries.map(({ note }) => note ?? null),
  })
}

const readSums = statement({
  name: 'ledger.readSums',
  sql: `SELECT orders.status, orders.total_piastres::float8 AS "totalPiastres",
       coalesce(sum(piastres) FILTER (WHERE kind = 'prepaid'), 0)::float8 AS "prepaidPiastres",
       coalesce(sum(piastres) FILTER (WHERE kind = 'collected'), 0)::float8 AS "collectedPiastres",
       (coalesce(sum(piastres) FILTER (WHERE kind = 'collected' AND courier_id IS NOT NULL), 0)
         - coalesce(sum(piastres)
             FILTER (WHERE kind IN ('remitted', 'writtenOff', 'courierFee')), 0)
       )::float8 AS "withCourierPiastres",
       coalesce(sum(piastres) FILTER (WHERE kind = 'refunded'), 0)::float8 AS "refundedPiastres"
     FROM orders LEFT JOIN cash_entries ON cash_entries.order_id = orders.id
     WHERE orders.id = $1 GROUP BY orders.id`,
  row: z.object({
    status: z.enum(ORDER_STATUSES),
    totalPiastres: piastresColumn,
    prepaidPiastres: piastresColumn,
    collectedPiastres: piastresColumn,
    withCourierPiastres: piastresColumn,
    refundedPiastres: piastresColumn,
  }),
})

const setPayment = statement({
  name: 'ledger.setPayment',
  sql: `UPDATE orders SET payment_state = $2, paid_piastres = $3
     WHERE id = $1 AND (payment_state, paid_piastres) IS DISTINCT FROM ($2, $3::bigint)`,
})

/** Makes the payment of a locked order what its status, its total and the ledger say. */
export async function updatePayment(transaction: EntityManager, orderId: number): Promise<void> {
  const [order] = await readSums(transaction, [orderId])
  if (!order) throw new Error(`Order ${orderId} disappeared`)
  await setPayment(transaction, [orderId, paymentState(order, order), paidPiastres(order)])
}

const readReversible = statement({
  name: 'ledger.readReversible',
  sql: `SELECT courier_id AS "courierId",
       sum(piastres) FILTER (WHERE kind = 'collected')::float8 AS "collectedPiastres",
       coalesce(sum(piastres) FILTER (WHERE kind = 'courierFee'), 0)::float8 AS "feePiastres",
       coalesce(sum(piastres) FILTER (WHERE kind IN ('remitted', 'writtenOff')), 0)::float8
         AS "remittedPiastres"
     FROM cash_entries WHERE order_id = $1 AND kind <> 'prepaid' GROUP BY courier_id
     HAVING sum(piastres) FILTER (WHERE kind = 'collected') > 0`,
  row: z.object({
    courierId: z.int().nullable(),
    collectedPiastres: piastresColumn,
    feePiastres: piastresColumn,
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
      .flatMap(({ courierId, collectedPiastres, feePiastres }) => [
        { kind: 'collected', courierId, piastres: negatePiastres(collectedPiastres) },
        { kind: 'courierFee', courierId, piastres: negatePiastres(feePiastres) },
      ]),
  )
}
