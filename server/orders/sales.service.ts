import type { EntityManager } from 'typeorm'
import { BEST_SELLERS } from '#domain/limits'
import { ORDER_STATUSES, type OrderStatus } from '#domain/order-status'
import { type SalesInput, salesSchema } from '#domain/sales.schema'
import { type Unchecked, validate } from '#domain/validate'

/** The shop's clock: a day begins at midnight in Cairo. */
const TIME_ZONE = 'Africa/Cairo'

export interface SalesDayView {
  /** A day in Cairo, such as 2026-11-21. */
  readonly day: string
  readonly orders: number
  readonly revenuePiastres: number
}

export interface BestSellerView {
  /** Null once the product is deleted; the name is then the one that was bought. */
  readonly productId: number | null
  readonly name: string
  readonly quantity: number
  readonly revenuePiastres: number
}

/** What the shop sold; cancelled orders count among the statuses only. */
export interface SalesView {
  readonly orders: number
  readonly revenuePiastres: number
  /** Every day of the period, oldest first. */
  readonly days: readonly SalesDayView[]
  readonly statuses: readonly { readonly status: OrderStatus; readonly orders: number }[]
  /** By how many were sold, most first. */
  readonly bestSellers: readonly BestSellerView[]
}

type SalesRow = Pick<SalesView, 'days' | 'statuses' | 'bestSellers'>

// The period's borders are turned into moments before they are compared, so that the index on
// created_at serves, and PostgreSQL knows which days have 23 or 25 hours. The figures come as JSON
// because sums in columns would come as text.
const SALES = `
  WITH days AS MATERIALIZED (
    SELECT ($1::timestamptz AT TIME ZONE '${TIME_ZONE}')::date - age AS day
    FROM generate_series(0, $2::int - 1) AS age
  ), period AS MATERIALIZED (
    SELECT id, status, total_piastres, (created_at AT TIME ZONE '${TIME_ZONE}')::date AS day
    FROM orders
    WHERE created_at >= (SELECT min(day)::timestamp AT TIME ZONE '${TIME_ZONE}' FROM days)
      AND created_at < (SELECT (max(day) + 1)::timestamp AT TIME ZONE '${TIME_ZONE}' FROM days)
  ), sold AS MATERIALIZED (
    SELECT * FROM period WHERE status <> 'Cancelled'
  ), per_day AS (
    SELECT day, count(sold.id) AS orders, coalesce(sum(total_piastres), 0) AS revenue
    FROM days LEFT JOIN sold USING (day) GROUP BY day
  ), per_product AS (
    SELECT order_items.product_id, coalesce(products.name, order_items.name) AS name,
      sum(order_items.quantity) AS quantity,
      sum(order_items.price_piastres::bigint * order_items.quantity) AS revenue
    FROM sold JOIN order_items ON order_items.order_id = sold.id
      LEFT JOIN products ON products.id = order_items.product_id
    GROUP BY order_items.product_id, coalesce(products.name, order_items.name)
    ORDER BY quantity DESC, revenue DESC, name, product_id LIMIT $3
  )
  SELECT
    (SELECT json_agg(json_build_object('day', day, 'orders', orders, 'revenuePiastres', revenue)
       ORDER BY day) FROM per_day) AS days,
    (SELECT coalesce(json_agg(json_build_object('status', status, 'orders', orders)), '[]')
     FROM (SELECT status, count(*) AS orders FROM period GROUP BY status) AS counted) AS statuses,
    (SELECT coalesce(json_agg(json_build_object('productId', product_id, 'name', name,
       'quantity', quantity, 'revenuePiastres', revenue)
       ORDER BY quantity DESC, revenue DESC, name, product_id), '[]')
     FROM per_product) AS "bestSellers"`

/** What was sold in the last days in Cairo, today among them. Throws INVALID. */
export async function readSales(
  db: EntityManager,
  input: Unchecked<SalesInput>,
  now = new Date(),
): Promise<SalesView> {
  const { days: period } = validate(salesSchema, input)
  const [row] = await db.query<SalesRow[]>(SALES, [now, period, BEST_SELLERS])
  if (!row) throw new Error('SELECT without FROM returned no row')
  const { days, bestSellers } = row
  const counted = new Map(row.statuses.map(({ status, orders }) => [status, orders]))
  return {
    orders: days.reduce((sum, day) => sum + day.orders, 0),
    revenuePiastres: days.reduce((sum, day) => sum + day.revenuePiastres, 0),
    days,
    statuses: ORDER_STATUSES.map((status) => ({ status, orders: counted.get(status) ?? 0 })),
    bestSellers,
  }
}
