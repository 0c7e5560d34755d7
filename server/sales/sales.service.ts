import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { BEST_SELLERS } from '#domain/limits'
import { piastresColumn } from '#domain/money/money.schema'
import { addPiastres, type Piastres } from '#domain/money/units'
import {
  DELIVERED_ORDER_STATUS_KEY,
  ORDER_STATUS_TABLE,
  ORDER_STATUSES,
  type OrderStatus,
  statusesWhere,
} from '#domain/orders/order-status'
import { type SalesInput, salesSchema } from '#domain/orders/sales.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { statement } from '../database/statement'
import { sqlList } from '../orders/order-status-sql'
import { ITEM_TOTAL } from '../orders/orders.service'

/** The time zone of the shop: a day begins at midnight in Cairo. */
const TIME_ZONE = 'Africa/Cairo'

const IS_SALE = `status IN (${sqlList(statusesWhere('isSale'))})`

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

/** The totals of a set of orders: their items and, separately, their delivery. */
export interface SalesAmountsView {
  readonly orders: number
  /** After discounts. */
  readonly itemsPiastres: Piastres
  /** Delivery fees, less free-delivery discounts. */
  readonly deliveryPiastres: Piastres
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
}

const startOf = (day: string) => `(${day}) AT TIME ZONE '${TIME_ZONE}'`

/** The first moment of the period of $2 days that ends with the day of $1, and the first one after it. */
const TODAY = `date_trunc('day', $1::timestamptz AT TIME ZONE '${TIME_ZONE}')`
const PERIOD = `orders.created_at >= ${startOf(`${TODAY} - ($2::int - 1) * interval '1 day'`)}
  AND orders.created_at < ${startOf(`${TODAY} + interval '1 day'`)}`

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
      orders * coalesce((
        SELECT sum((adjustment ->> 'piastres')::bigint)
        FROM jsonb_array_elements(adjustments) AS adjustment
        WHERE adjustment ->> 'applies' = 'afterItemsTotal'
      ), 0) AS delivery
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
  ), sold AS (
    SELECT order_items.product_id,
      CASE WHEN order_items.product_id IS NULL THEN order_items.name END AS deleted_name,
      max(order_items.name_ar) AS name_ar, sum(order_items.quantity) AS quantity,
      sum(${ITEM_TOTAL}) AS revenue
    FROM orders JOIN order_items ON order_items.order_id = orders.id
    WHERE ${PERIOD} AND ${IS_SALE}
    GROUP BY order_items.product_id, deleted_name
  ), per_product AS (
    SELECT sold.product_id, coalesce(products.name, deleted_name) AS name,
      CASE WHEN products.id IS NULL THEN sold.name_ar ELSE products.name_ar END AS name_ar,
      quantity, revenue
    FROM sold LEFT JOIN products ON products.id = sold.product_id
    ORDER BY quantity DESC, revenue DESC, name, product_id LIMIT $3
  )
  SELECT
    (SELECT json_agg(json_build_object('day', day, 'orders', orders, 'revenuePiastres', revenue)
       ORDER BY day) FROM per_day) AS days,
    (SELECT coalesce(json_agg(json_build_object('status', status, 'orders', orders,
       'itemsPiastres', items, 'deliveryPiastres', delivery)), '[]') FROM per_status) AS statuses,
    (SELECT coalesce(json_agg(json_build_object('productId', product_id, 'name', name, 'nameAr', name_ar,
       'quantity', quantity, 'revenuePiastres', revenue)
       ORDER BY quantity DESC, revenue DESC, name, product_id), '[]')
     FROM per_product) AS "bestSellers"`,
  row: z.object({
    days: z.array(
      z.strictObject({ day: z.iso.date(), orders: z.int(), revenuePiastres: piastresColumn }),
    ),
    statuses: z.array(
      z.strictObject({
        status: z.enum(ORDER_STATUSES),
        orders: z.int(),
        itemsPiastres: piastresColumn,
        deliveryPiastres: piastresColumn,
      }),
    ),
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

function addUp(amounts: readonly SalesAmountsView[]): SalesAmountsView {
  return {
    orders: amounts.reduce((sum, { orders }) => sum + orders, 0),
    itemsPiastres: addPiastres(...amounts.map((one) => one.itemsPiastres)),
    deliveryPiastres: addPiastres(...amounts.map((one) => one.deliveryPiastres)),
  }
}

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
  const byStatus = new Map(row.statuses.map(({ status, ...amounts }) => [status, amounts]))
  const sumOf = (statuses: readonly OrderStatus[]): SalesAmountsView =>
    addUp(statuses.flatMap((status) => byStatus.get(status) ?? []))
  return {
    orders: days.reduce((sum, day) => sum + day.orders, 0),
    revenuePiastres: addPiastres(...days.map((day) => day.revenuePiastres)),
    booked: sumOf(statusesWhere('isSale')),
    delivered: sumOf([ORDER_STATUS_TABLE[DELIVERED_ORDER_STATUS_KEY].value]),
    days,
    statuses: ORDER_STATUSES.map((status) => ({
      status,
      orders: byStatus.get(status)?.orders ?? 0,
    })),
    bestSellers,
  }
}
