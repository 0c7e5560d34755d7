import type { EntityManager } from 'typeorm'
import { expect } from 'vitest'
import type { Piastres } from '#domain/money/units'
import { paymentState } from '#domain/orders/order-life'
import type { OrderStatus } from '#domain/orders/order-status'

interface PaymentRow {
  readonly id: number
  readonly status: OrderStatus
  readonly state: string
  readonly totalPiastres: Piastres
  readonly returnedPiastres: Piastres
  readonly prepaidPiastres: Piastres
  readonly collectedPiastres: Piastres
  readonly withCourierPiastres: Piastres
  readonly refundedPiastres: Piastres
}

/** Fails unless the payment of every order is what the ledger says, and settlements and the timeline agree with it. */
export async function expectPaymentsAddUp(db: EntityManager): Promise<void> {
  const sum = (condition: string) =>
    `coalesce(sum(piastres) FILTER (WHERE ${condition}), 0)::float8`
  const rows = await db.query<PaymentRow[]>(`
    SELECT orders.id, status, payment_state AS state, total_piastres::float8 AS "totalPiastres",
      returned_piastres::float8 AS "returnedPiastres",
      ${sum(`kind = 'prepaid'`)} AS "prepaidPiastres",
      ${sum(`kind = 'collected'`)} AS "collectedPiastres",
      ${sum(`kind = 'collected' AND courier_id IS NOT NULL`)}
        - ${sum(`kind IN ('remitted', 'writtenOff', 'courierFee', 'courierTax')`)} AS "withCourierPiastres",
      ${sum(`kind = 'refunded'`)} AS "refundedPiastres"
    FROM orders LEFT JOIN cash_entries ON cash_entries.order_id = orders.id GROUP BY orders.id`)
  for (const row of rows) expect(row.state, `order ${row.id}`).toBe(paymentState(row, row))
  expect(await db.query(DISAGREEMENTS)).toEqual([])
}

/** Settlements and orders whose entries are not those of their lines or of their events. */
const DISAGREEMENTS = `
  WITH booked AS (
    SELECT settlement_id, sum(piastres) AS piastres FROM cash_entries
    WHERE kind = 'remitted' AND settlement_id IS NOT NULL GROUP BY settlement_id
  ), stated AS (
    SELECT id AS settlement_id, received_piastres AS piastres
    FROM settlements WHERE closed_at IS NOT NULL
  ), entered AS (
    SELECT order_id, kind, sum(piastres) AS piastres FROM cash_entries
    WHERE order_id IS NOT NULL AND kind IN ('prepaid', 'remitted') GROUP BY order_id, kind
  ), announced AS (
    SELECT order_id, data->>'kind' AS kind, sum((data->>'piastres')::bigint) AS piastres
    FROM order_events
    WHERE kind = 'moneyChanged' AND data->>'kind' IN ('prepaid', 'remitted') GROUP BY 1, 2
  )
  SELECT 'settlement' AS what, settlement_id AS id, booked.piastres AS ledger, stated.piastres AS said
  FROM booked FULL JOIN stated USING (settlement_id)
  WHERE coalesce(booked.piastres, 0) <> coalesce(stated.piastres, 0)
  UNION ALL
  SELECT 'order, ' || kind, order_id, entered.piastres, announced.piastres
  FROM entered FULL JOIN announced USING (order_id, kind)
  WHERE coalesce(entered.piastres, 0) <> coalesce(announced.piastres, 0)`
