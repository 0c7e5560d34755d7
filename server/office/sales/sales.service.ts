import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { BEST_SELLERS } from '#domain/limits'
import { piastresColumn } from '#domain/money/money.schema'
import { addPiastres, asPiastres, type Piastres } from '#domain/money/units'
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status'
import { type SalesInput, salesSchema } from '#domain/orders/sales.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { ITEM_TOTAL } from '../../orders/orders/reads/orders.service'
import { statement } from '../../platform/database/statements/statement'
import {
  bookedAndDelivered,
  DELIVERY_OF_ORDER,
  IS_SALE,
  ofPlaced,
  PERIOD,
  type SalesAmountsView,
  type SalesPeriodView,
  startOf,
  statusAmounts,
  TODAY,
} from './sales-sql'

export interface SalesDayView {
  /** A day in Cairo, such as 2026-11-21. */
  readonly day: string
  readonly orders: number
  readonly revenuePiastres: Piastres
}

export interface BestSellerView {
  /** Null once the product is deleted; the names are then those at the time of purchase. */
  readonly productId: number | null
  readonly name: string
  readonly nameAr: string | null
  readonly quantity: number
  readonly revenuePiastres: Piastres
}

/** Gross margin of the items sold, before discount codes, at the current costs of the products. */
export interface MarginView {
  /** Of the products whose cost is known. */
  readonly itemsPiastres: Piastres
  readonly costPiastres: Piastres
  /** Of the others. */
  readonly unknownPiastres: Piastres
}

/**
 * The sales of a period: what was ordered, whatever was returned or refunded later. Cancelled orders are counted in
 * `statuses` only.
 */
export interface SalesView {
  readonly orders: number
  readonly revenuePiastres: Piastres
  /** All orders that were not cancelled. */
  readonly booked: SalesAmountsView
  /** The booked orders that have been delivered. */
  readonly delivered: SalesAmountsView
  /** Every day of the period, oldest first. */
  readonly days: readonly SalesDayView[]
  readonly statuses: readonly { readonly status: OrderStatus; readonly orders: number }[]
  /** By quantity, highest first. */
  readonly bestSellers: readonly BestSellerView[]
  readonly margin: MarginView
  readonly period: SalesPeriodView
}

// Days begin at midnight in Cairo, also when a day has 23 or 25 hours; the index on created_at
// finds the orders of each. Orders of a day with the same adjustments are added up before their JSON is
// read, and the items of a product before its name is. The figures are returned as JSON because pg
// returns sums as strings.
const readFigures = statement({
  name: 'sales.readFigures',
  sql: `
  WITH days AS MATERIALIZED (
    SELECT ${TODAY} - age * interval '1 day' AS midnight FROM generate_series(0, $2::int - 1) AS age
  ), counted AS MATERIALIZED (
    SELECT midnight::date AS day, status, orders, total,
      orders * ${DELIVERY_OF_ORDER} AS delivery
    FROM days LEFT JOIN LATERAL (
      SELECT status, adjustments, count(*) AS orders, sum(total_piastres) AS total FROM orders
      WHERE created_at >= ${startOf('midnight')}
        AND created_at < ${startOf(`midnight + interval '1 day'`)}
      GROUP BY status, adjustments
    ) AS orders_of_day ON true
  ), per_day AS (
    SELECT day, coalesce(sum(orders) FILTER (WHERE ${IS_SALE}), 0) AS orders,
      coalesce(sum(total) FILTER (WHERE ${IS_SALE}), 0) AS revenue
    FROM counted GROUP BY day
  ), per_status AS (
    SELECT status, sum(orders) AS orders, sum(total - delivery) AS items, sum(delivery) AS delivery
    FROM counted WHERE status IS NOT NULL GROUP BY status
  ), placed AS MATERIALIZED (
    SELECT id FROM orders WHERE ${PERIOD} AND ${IS_SALE}
  ), sold AS (
    SELECT order_items.product_id,
      CASE WHEN order_items.product_id IS NULL THEN order_items.name END AS deleted_name,
      max(order_items.name_ar) AS name_ar, sum(order_items.quantity) AS quantity,
      sum(${ITEM_TOTAL}) AS revenue
    FROM placed JOIN order_items ON ${ofPlaced('order_items.order_id')}
    GROUP BY order_items.product_id, deleted_name
  ), per_product AS (
    SELECT sold.product_id, coalesce(products.name, deleted_name) AS name,
      CASE WHEN products.id IS NULL THEN sold.name_ar ELSE products.name_ar END AS name_ar,
      quantity, revenue
    FROM sold LEFT JOIN products ON products.id = sold.product_id
    ORDER BY quantity DESC, revenue DESC, name, product_id LIMIT $3
  ), margin AS (
    SELECT coalesce(sum(revenue), 0) AS known, coalesce(sum(quantity * cost_price_piastres), 0) AS cost
    FROM sold JOIN products ON products.id = sold.product_id AND cost_price_piastres IS NOT NULL
  )
  SELECT
    (SELECT json_agg(json_build_object('day', day, 'orders', orders, 'revenuePiastres', revenue)
       ORDER BY day) FROM per_day) AS days,
    (SELECT coalesce(json_agg(json_build_object('status', status, 'orders', orders,
       'itemsPiastres', items, 'deliveryPiastres', delivery)), '[]') FROM per_status) AS statuses,
    (SELECT coalesce(json_agg(json_build_object('productId', product_id, 'name', name, 'nameAr', name_ar,
       'quantity', quantity, 'revenuePiastres', revenue)
       ORDER BY quantity DESC, revenue DESC, name, product_id), '[]')
     FROM per_product) AS "bestSellers",
    (SELECT json_build_object('itemsPiastres', known, 'costPiastres', cost) FROM margin) AS margin,
    (SELECT coalesce(sum(revenue), 0)::float8 FROM sold) AS "soldPiastres"`,
  row: z.object({
    days: z.array(
      z.strictObject({ day: z.iso.date(), orders: z.int(), revenuePiastres: piastresColumn }),
    ),
    statuses: z.array(statusAmounts),
    margin: z.strictObject({ itemsPiastres: piastresColumn, costPiastres: piastresColumn }),
    soldPiastres: piastresColumn,
    bestSellers: z.array(
      z.strictObject({
        productId: z.int().nullable(),
        name: z.string(),
        nameAr: z.string().nullable(),
        quantity: z.int(),
        revenuePiastres: piastresColumn,
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
  const { days, bestSellers, margin, soldPiastres } = row
  return {
    orders: days.reduce((sum, day) => sum + day.orders, 0),
    revenuePiastres: addPiastres(...days.map((day) => day.revenuePiastres)),
    ...bookedAndDelivered(row.statuses),
    days,
    statuses: ORDER_STATUSES.map((status) => ({
      status,
      orders: row.statuses.find((row) => row.status === status)?.orders ?? 0,
    })),
    bestSellers,
    margin: { ...margin, unknownPiastres: asPiastres(soldPiastres - margin.itemsPiastres) },
    period: { days: period, now },
  }
}
