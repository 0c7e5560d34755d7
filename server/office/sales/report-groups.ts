import { z } from 'zod'
import { piastresColumn } from '#domain/money/money.schema'
import { DELIVERED_ORDER_STATUS } from '#domain/orders/order-status'
import type { ReportDimension } from '#domain/reports/sales-report'
import { sqlList } from '../../orders/orders/entities/order-status-sql'
import { ITEM_TOTAL } from '../../orders/orders/reads/orders.service'
import { statement } from '../../platform/database/statements/statement'
import { IS_SALE, ofPlaced, TIME_ZONE } from './sales-sql'

const LOCAL = `placed.created_at AT TIME ZONE '${TIME_ZONE}'`

/** A product, also one that was deleted: these have the same name. */
const PRODUCT_KEY = `coalesce(products.id::text, 'deleted ' || order_items.name)`

/** The SQL of a dimension, of an order, its last courier, or a line with its product. */
const KEYS: Readonly<Record<ReportDimension, string>> = {
  product: PRODUCT_KEY,
  category: 'known.category',
  brand: 'products.brand',
  governorate: 'placed.governorate',
  area: 'placed.area',
  // Nobody, once the personal data of an order are deleted.
  customer: `nullif(placed.phone, '')`,
  courier: 'couriers.name',
  source: 'placed.source',
  code: 'placed.code',
  day: `to_char(${LOCAL}, 'YYYY-MM-DD')`,
  weekday: `to_char(${LOCAL}, 'ID')`,
  hour: `to_char(${LOCAL}, 'HH24')`,
}

/** The dimensions of which an order can have several values, one for each of its lines. */
const OF_LINES: readonly ReportDimension[] = ['product', 'category', 'brand']

/** What couriers charge for parcels. */
export const CHARGED = `kind IN (${sqlList(['courierFee', 'courierTax', 'deduction'])})`

/** What the shop gave up of what couriers owe, less what they paid for lost parcels. */
export const LOST = `CASE kind WHEN 'writtenOff' THEN piastres WHEN 'compensation' THEN -piastres END`

const PLACED = `placed AS MATERIALIZED (
    SELECT id, created_at, governorate, area, phone, source, paid_piastres, ${IS_SALE} AS is_sale,
      status = '${DELIVERED_ORDER_STATUS}' AS is_delivered,
      (SELECT adjustment ->> 'label' FROM jsonb_array_elements(adjustments) AS adjustment
        WHERE adjustment ->> 'kind' = 'discount' LIMIT 1) AS code
    FROM orders WHERE created_at >= $from AND created_at < $until
  )`

const SOLD = `placed LEFT JOIN order_items ON ${ofPlaced('order_items.order_id')}
      LEFT JOIN products ON products.id = order_items.product_id`

export const readSoldProducts = statement({
  name: 'sales.readSoldProducts',
  sql: `WITH ${PLACED}
    SELECT DISTINCT ${PRODUCT_KEY} AS key, coalesce(products.name, order_items.name) AS name,
      category_keys AS "categoryKeys"
    FROM ${SOLD} WHERE order_items.id IS NOT NULL`,
  row: z.object({
    key: z.string(),
    name: z.string(),
    categoryKeys: z.array(z.string()).nullable(),
  }),
})

/**
 * An amount of an order in the lines of a part. All lines are one part, unless a dimension is of lines: then each has its
 * share by its amount. Shares are differences of rounded running sums, so that they add up to the amount.
 */
function amountOf(column: string, isOfLines: boolean): string {
  if (!isOfLines) return `max(${column})`
  return `sum(CASE
      WHEN lines_total > 0 THEN div(${column} * lines_until, lines_total)
        - div(${column} * (lines_until - amount), lines_total)
      WHEN lines_until IS NULL THEN ${column} ELSE 0 END)`
}

/** Of the lines of each order that are in one row: what it counts there. */
function partsSql(by: ReportDimension, andBy: ReportDimension | null): string {
  const isOfLines = [by, andBy].some((one) => one !== null && OF_LINES.includes(one))
  const window = (order: string) => `OVER (PARTITION BY placed.id ${order})`
  return `line AS (
    SELECT placed.id, placed.is_sale, placed.is_delivered, ${KEYS[by]} AS key,
      ${andBy ? KEYS[andBy] : 'NULL::text'} AS and_key,
      coalesce(products.name, order_items.name) AS name,
      CASE WHEN products.id IS NULL THEN order_items.name_ar ELSE products.name_ar END AS name_ar,
      order_items.quantity, order_items.quantity - returned_quantity AS kept, ${ITEM_TOTAL} AS amount,
      cost_price_piastres AS cost, paid_piastres::numeric AS paid, charges.charged, charges.lost
      ${
        isOfLines
          ? `, sum(${ITEM_TOTAL}) ${window('ORDER BY order_items.id')} AS lines_until,
      sum(${ITEM_TOTAL}) ${window('')} AS lines_total`
          : ''
      }
    FROM ${SOLD}
      LEFT JOIN known ON known.product = ${PRODUCT_KEY}
      LEFT JOIN door ON door.order_id = placed.id
      LEFT JOIN charges ON charges.order_id = placed.id
      LEFT JOIN couriers ON couriers.id = door.courier_id
  ), part AS (
    SELECT id, key, and_key, is_sale, is_delivered, max(name) AS name, max(name_ar) AS name_ar,
      sum(quantity) AS units, sum(amount) AS items, sum(quantity * cost) AS cost,
      sum(amount) FILTER (WHERE cost IS NULL) AS unknown, sum(kept * cost) AS kept_cost,
      bool_or(cost IS NULL AND kept > 0) AS has_unknown,
      ${amountOf('paid', isOfLines)} AS paid, ${amountOf('charged', isOfLines)} AS charged,
      ${amountOf('lost', isOfLines)} AS lost,
      ${isOfLines ? 'row_number() OVER (PARTITION BY id) = 1' : 'true'} AS is_first
    FROM line GROUP BY id, key, and_key, is_sale, is_delivered
  )`
}

/** In a row, its parts; in the total, each order once. */
const perOrder = (sum: string, condition: string) =>
  `coalesce(CASE grouping(key) WHEN 0 THEN ${sum} FILTER (WHERE ${condition})
      ELSE ${sum} FILTER (WHERE ${condition} AND is_first) END, 0)::int`

const sumOf = (column: string, condition: string) =>
  `coalesce(sum(${column}) FILTER (WHERE ${condition}), 0)::float8`

/** The groups of the orders of a period, and their total, which is the row of the empty grouping set. */
export const readGroups = statement({
  name: 'sales.readReport',
  sql: (by: ReportDimension, andBy: ReportDimension | null) => `
  WITH ${PLACED}, door AS MATERIALIZED (
    SELECT order_id, (array_agg(courier_id ORDER BY shipments.id DESC))[1] AS courier_id,
      count(*) FILTER (WHERE num_nonnulls(delivered_at, refused_at) > 0)::int AS parcels,
      count(refused_at)::int AS refused
    FROM placed JOIN shipments ON ${ofPlaced('shipments.order_id')}
    WHERE voided_at IS NULL GROUP BY order_id
  ), charges AS MATERIALIZED (
    SELECT order_id, coalesce(sum(piastres) FILTER (WHERE ${CHARGED}), 0) AS charged,
      coalesce(sum(${LOST}), 0) AS lost
    FROM placed JOIN cash_entries ON ${ofPlaced('cash_entries.order_id')}
    GROUP BY order_id
  ), known AS (
    SELECT * FROM unnest($products::text[], $categories::text[]) AS known (product, category)
  ), ${partsSql(by, andBy)}
  SELECT grouping(key) = 1 AS "isTotal", key, and_key AS "andKey", max(name) AS name,
    max(name_ar) AS "nameAr", ${perOrder('count(*)', 'is_sale')} AS orders,
    coalesce(sum(units) FILTER (WHERE is_sale), 0)::int AS units,
    ${sumOf('items', 'is_sale')} AS "itemsPiastres", ${sumOf('part.cost', 'is_sale')} AS "costPiastres",
    ${sumOf('unknown', 'is_sale')} AS "unknownPiastres",
    ${perOrder('sum(parcels)', 'true')} AS parcels, ${perOrder('sum(refused)', 'true')} AS refused,
    ${perOrder('count(*)', 'is_delivered')} AS "deliveredOrders",
    count(DISTINCT id) FILTER (WHERE is_delivered AND has_unknown)::int AS "unknownCostOrders",
    ${sumOf('paid', 'is_delivered')} AS "receivedPiastres",
    ${sumOf('kept_cost', 'is_delivered')} AS "soldCostPiastres",
    ${sumOf('charged', 'true')} AS "chargedPiastres", ${sumOf('lost', 'true')} AS "lostPiastres"
  FROM part LEFT JOIN door ON door.order_id = part.id
  GROUP BY GROUPING SETS ((key, and_key), ())
  HAVING grouping(key) = 1 OR bool_or(is_sale) OR sum(parcels) > 0 OR sum(charged) <> 0 OR sum(lost) <> 0`,
  row: z.object({
    isTotal: z.boolean(),
    key: z.string().nullable(),
    andKey: z.string().nullable(),
    name: z.string().nullable(),
    nameAr: z.string().nullable(),
    orders: z.int(),
    units: z.int(),
    itemsPiastres: piastresColumn,
    costPiastres: piastresColumn,
    unknownPiastres: piastresColumn,
    parcels: z.int(),
    refused: z.int(),
    deliveredOrders: z.int(),
    unknownCostOrders: z.int(),
    receivedPiastres: piastresColumn,
    soldCostPiastres: piastresColumn,
    chargedPiastres: piastresColumn,
    lostPiastres: piastresColumn,
  }),
})

export type Group = Awaited<ReturnType<typeof readGroups>>[number]
