import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { piastresColumn } from '#domain/money/money.schema'
import type { Piastres } from '#domain/money/units'
import { statement } from '../../platform/database/statements/statement'
import {
  bookedAndDelivered,
  DELIVERY_OF_ORDER,
  type SalesAmountsView,
  type SalesPeriodView,
  startOf,
  statusAmounts,
  TIME_ZONE,
  TODAY,
} from './sales-sql'

/** The same weekdays before a period, as far into the last day as it is now. */
export interface EarlierSalesView {
  /** The first and the last day in Cairo, such as 2026-11-21. */
  readonly from: string
  readonly to: string
  readonly booked: SalesAmountsView
  readonly delivered: SalesAmountsView
  readonly cashPiastres: Piastres
}

/** Cash received in a period, with sales and cash of the one before it. */
export interface SalesComparisonView {
  /** Payments of customers, prepaid and on delivery, less refunds: from the ledger. */
  readonly cashPiastres: Piastres
  readonly before: EarlierSalesView
}

/** Weeks before a period of $2 days: as few as put it before its first day, so that weekdays agree. */
const SHIFT = `7 * ceil($2::int / 7.0)::int * interval '1 day'`
const FIRST_DAY = `${TODAY} - ($2::int - 1) * interval '1 day'`
const NOW = `$1::timestamptz AT TIME ZONE '${TIME_ZONE}'`

const PERIOD = `created_at >= ${startOf(FIRST_DAY)} AND created_at < ${startOf(`${TODAY} + interval '1 day'`)}`
const BEFORE = `created_at >= ${startOf(`${FIRST_DAY} - ${SHIFT}`)} AND created_at < ${startOf(`${NOW} - ${SHIFT}`)}`

const cashOf = (period: string) => `(
  SELECT coalesce(sum(CASE kind WHEN 'refunded' THEN -piastres ELSE piastres END), 0)::float8
  FROM cash_entries WHERE kind IN ('prepaid', 'collected', 'refunded') AND ${period})`

const readComparison = statement({
  name: 'sales.readComparison',
  sql: `
  WITH placed AS MATERIALIZED (
    SELECT status, adjustments, count(*) AS orders, sum(total_piastres) AS total FROM orders
    WHERE ${BEFORE} GROUP BY status, adjustments
  ), counted AS (
    SELECT status, orders, total, orders * ${DELIVERY_OF_ORDER} AS delivery FROM placed
  ), per_status AS (
    SELECT status, sum(orders) AS orders, sum(total - delivery) AS items, sum(delivery) AS delivery
    FROM counted GROUP BY status
  )
  SELECT ${cashOf(PERIOD)} AS "cashPiastres", ${cashOf(BEFORE)} AS "cashBeforePiastres",
    to_char(${FIRST_DAY} - ${SHIFT}, 'YYYY-MM-DD') AS "from",
    to_char(${TODAY} - ${SHIFT}, 'YYYY-MM-DD') AS "to",
    (SELECT coalesce(json_agg(json_build_object('status', status, 'orders', orders,
       'itemsPiastres', items, 'deliveryPiastres', delivery)), '[]') FROM per_status) AS statuses`,
  row: z.object({
    cashPiastres: piastresColumn,
    cashBeforePiastres: piastresColumn,
    from: z.iso.date(),
    to: z.iso.date(),
    statuses: z.array(statusAmounts),
  }),
})

/** Compares a period with the same weekdays before it. */
export async function compareSales(
  db: EntityManager,
  { days, now }: SalesPeriodView,
): Promise<SalesComparisonView> {
  const [row] = await readComparison(db, [now, days])
  if (!row) throw new Error('SELECT without FROM returned no row')
  const { from, to, statuses, cashPiastres, cashBeforePiastres } = row
  return {
    cashPiastres,
    before: { from, to, ...bookedAndDelivered(statuses), cashPiastres: cashBeforePiastres },
  }
}
