import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { BEST_SELLERS } from '#domain/limits'
import { ORDER_STATUSES, type OrderStatus, statusesWhere } from '#domain/order-status'
import { type SalesInput, salesSchema } from '#domain/sales.schema'
import { type Unchecked, validate } from '#domain/validate'
import { statement } from '../database/statement'
import { sqlList } from '../orders/order-status-sql'
import { ITEM_TOTAL } from '../orders/orders.service'

/** The time zone of the shop: a day begins at midnight in Cairo. */
const TIME_ZONE = 'Africa/Cairo'

export interface SalesDayView {
  /** A day in Cairo, such as 2026-11-21. */
  readonly day: string
  readonly orders: number
  readonly revenuePiastres: number
}

export interface BestSellerView {
  /** Null once the product is deleted; the names are then those at the time of purchase. */
  readonly productId: number | null
  readonly name: string
  readonly nameAr: string | null
  readonly quantity: number
  readonly revenuePiastres: number
}

/** The sales of a period. Cancelled orders are counted in `statuses` only. */
export interface SalesView {
  readonly orders: number
  readonly revenuePiastres: number
  /** Every day of the period, oldest first. */
  readonly days: readonly SalesDayView[]
  readonly statuses: readonly { readonly status: OrderStatus; readonly orders: number }[]
  /** By quantity, most first. */
  readonly bestSellers: readonly BestSellerView[]
}

// The start and end of the period are converted to timestamps before the comparison, so that the
// index on created_at is used and days of 23 or 25 hours are right. The figures are returned as
// JSON because pg returns sums as strings.
const readFigures = statement({
  name: 'sales.readFigures',
  sql: `
  WITH days AS MATERIALIZED (
    SELECT ($1::timestamptz AT TIME ZONE '${TIME_ZONE}')::date - age AS day
    FROM generate_series(0, $2::int - 1) AS age
  ), period AS MATERIALIZED (
    SELECT id, status, total_piastres, (created_at AT TIME ZONE '${TIME_ZONE}')::date AS day
    FROM orders
    WHERE created_at >= (SELECT min(day)::timestamp AT TIME ZONE '${TIME_ZONE}' FROM days)
      AND created_at < (SELECT (max(day) + 1)::timestamp AT TIME ZONE '${TIME_ZONE}' FROM days)
  ), sold AS MATERIALIZED (
    SELECT * FROM period WHERE status IN (${sqlList(statusesWhere('isSale'))})
  ), per_day AS (
    SELECT day, count(sold.id) AS orders, coalesce(sum(total_piastres), 0) AS revenue
    FROM days LEFT JOIN sold USING (day) GROUP BY day
  ), per_product AS (
    SELECT order_items.product_id, coalesce(products.name, order_items.name) AS name,
      CASE WHEN products.id IS NULL THEN max(order_items.name_ar) ELSE products.name_ar END AS name_ar,
      sum(order_items.quantity) AS quantity,
      sum(${ITEM_TOTAL}) AS revenue
    FROM sold JOIN order_items ON order_items.order_id = sold.id
      LEFT JOIN products ON products.id = order_items.product_id
    GROUP BY order_items.product_id, products.id, coalesce(products.name, order_items.name)
    ORDER BY quantity DESC, revenue DESC, name, product_id LIMIT $3
  )
  SELECT
    (SELECT json_agg(json_build_object('day', day, 'orders', orders, 'revenuePiastres', revenue)
       ORDER BY day) FROM per_day) AS days,
    (SELECT coalesce(json_agg(json_build_object('status', status, 'orders', orders)), '[]')
     FROM (SELECT status, count(*) AS orders FROM period GROUP BY status) AS counted) AS statuses,
    (SELECT coalesce(json_agg(json_build_object('productId', product_id, 'name', name, 'nameAr', name_ar,
       'quantity', quantity, 'revenuePiastres', revenue)
       ORDER BY quantity DESC, revenue DESC, name, product_id), '[]')
     FROM per_product) AS "bestSellers"`,
  row: z.object({
    days: z.array(z.strictObject({ day: z.iso.date(), orders: z.int(), revenuePiastres: z.int() })),
    statuses: z.array(z.strictObject({ status: z.enum(ORDER_STATUSES), orders: z.int() })),
    bestSellers: z.array(
      z.strictObject({
        productId: z.int().nullable(),
        name: z.string(),
        nameAr: z.string().nullable(),
        quantity: z.int(),
        revenuePiastres: z.int(),
      }),
    ),
  }),
})

/** Returns the sales of the last days in Cairo time, including today. Throws INVALID. */
export async function readSales(
  db: EntityManager,
  input: Unchecked<SalesInput>,
  now = new Date(),
): Promise<SalesView> {
  const { days: period } = validate(salesSchema, input)
  const [row] = await readFigures(db, [now, period, BEST_SELLERS])
  if (!row) throw new Error('SELECT without FROM returned no row')
  const { days, bestSellers } = row
  const ordersByStatus = new Map(row.statuses.map(({ status, orders }) => [status, orders]))
  return {
    orders: days.reduce((sum, day) => sum + day.orders, 0),
    revenuePiastres: days.reduce((sum, day) => sum + day.revenuePiastres, 0),
    days,
    statuses: ORDER_STATUSES.map((status) => ({ status, orders: ordersByStatus.get(status) ?? 0 })),
    bestSellers,
  }
}
