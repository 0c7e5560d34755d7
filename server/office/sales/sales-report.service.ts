import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { shiftDay, startOfCairoDay } from '#domain/delivery/cairo-day'
import { MAX_REPORT_ROWS } from '#domain/limits'
import { piastresColumn } from '#domain/money/money.schema'
import type { Piastres } from '#domain/money/units'
import { categoriesOf, deepestCategory } from '#domain/products/categories'
import type { ReportDimension } from '#domain/reports/sales-report'
import {
  daysBetween,
  type SalesReportInput,
  salesReportSchema,
} from '#domain/reports/sales-report.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { ITEM_TOTAL } from '../../orders/orders/reads/orders.service'
import { statement } from '../../platform/database/statements/statement'
import { IS_SALE, ofPlaced, TIME_ZONE } from './sales-sql'

/** What was sold in a period, or in a part of it. Cancelled orders are not counted. */
export interface ReportAmountsView {
  readonly orders: number
  readonly units: number
  /** The items at their prices, before discounts. */
  readonly itemsPiastres: Piastres
  /** Of the items whose cost is known, at the current costs of their products. */
  readonly costPiastres: Piastres
  /** The items whose cost is not known. */
  readonly unknownPiastres: Piastres
  /** Parcels of these orders that were delivered or refused at the door, and those that were refused. */
  readonly parcels: number
  readonly refused: number
}

export interface ReportRowView {
  /** The value of the dimension: an ID, a code, a number or a name; null if there is none. */
  readonly key: string | null
  readonly andKey: string | null
  /** The name of a product, in English and, if it has one, in Arabic. */
  readonly name: string | null
  readonly nameAr: string | null
  readonly amounts: ReportAmountsView
  /** In as many days before the period; null without sales then. */
  readonly before: ReportAmountsView | null
}

export interface SalesReportView {
  readonly from: string
  readonly to: string
  readonly beforeFrom: string
  readonly beforeTo: string
  /** The highest amounts first, or days and hours in their order. */
  readonly rows: readonly ReportRowView[]
  /** How many rows there would be without the limit. */
  readonly rowCount: number
  readonly total: ReportAmountsView
  readonly totalBefore: ReportAmountsView
}

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

const PLACED = `placed AS MATERIALIZED (
    SELECT id, created_at, governorate, area, phone, source,
      (SELECT adjustment ->> 'label' FROM jsonb_array_elements(adjustments) AS adjustment
        WHERE adjustment ->> 'kind' = 'discount' LIMIT 1) AS code
    FROM orders WHERE created_at >= $from AND created_at < $until AND ${IS_SALE}
  )`

const SOLD = `placed JOIN order_items ON ${ofPlaced('order_items.order_id')}
      LEFT JOIN products ON products.id = order_items.product_id`

const readSoldProducts = statement({
  name: 'sales.readSoldProducts',
  sql: `WITH ${PLACED}
    SELECT DISTINCT ${PRODUCT_KEY} AS key, coalesce(products.name, order_items.name) AS name,
      category_keys AS "categoryKeys"
    FROM ${SOLD}`,
  row: z.object({
    key: z.string(),
    name: z.string(),
    categoryKeys: z.array(z.string()).nullable(),
  }),
})

// An order has one row for each value of the dimensions that it has lines of; its parcels count in each of them, and once
// in the total, which is the row of the empty grouping set.
const readGroups = statement({
  name: 'sales.readReport',
  sql: (by: ReportDimension, andBy: ReportDimension | null) => `
  WITH ${PLACED}, door AS MATERIALIZED (
    SELECT order_id, (array_agg(courier_id ORDER BY shipments.id DESC))[1] AS courier_id,
      count(*) FILTER (WHERE num_nonnulls(delivered_at, refused_at) > 0)::int AS parcels,
      count(refused_at)::int AS refused
    FROM placed JOIN shipments ON ${ofPlaced('shipments.order_id')}
    WHERE voided_at IS NULL GROUP BY order_id
  ), known AS (
    SELECT * FROM unnest($products::text[], $categories::text[]) AS known (product, category)
  ), part AS (
    SELECT placed.id, ${KEYS[by]} AS key, ${andBy ? KEYS[andBy] : 'NULL::text'} AS and_key,
      max(coalesce(products.name, order_items.name)) AS name,
      max(CASE WHEN products.id IS NULL THEN order_items.name_ar ELSE products.name_ar END) AS name_ar,
      sum(order_items.quantity) AS units, sum(${ITEM_TOTAL}) AS items,
      coalesce(sum(order_items.quantity * cost_price_piastres), 0) AS cost,
      coalesce(sum(${ITEM_TOTAL}) FILTER (WHERE cost_price_piastres IS NULL), 0) AS unknown,
      row_number() OVER (PARTITION BY placed.id) = 1 AS is_first
    FROM ${SOLD}
      LEFT JOIN known ON known.product = ${PRODUCT_KEY}
      LEFT JOIN door ON door.order_id = placed.id
      LEFT JOIN couriers ON couriers.id = door.courier_id
    GROUP BY placed.id, 2, 3
  )
  SELECT grouping(key) = 1 AS "isTotal", key, and_key AS "andKey", max(name) AS name,
    max(name_ar) AS "nameAr", count(DISTINCT id)::int AS orders, coalesce(sum(units), 0)::int AS units,
    coalesce(sum(items), 0)::float8 AS "itemsPiastres", coalesce(sum(cost), 0)::float8 AS "costPiastres",
    coalesce(sum(unknown), 0)::float8 AS "unknownPiastres",
    coalesce(CASE grouping(key) WHEN 0 THEN sum(parcels) ELSE sum(parcels) FILTER (WHERE is_first) END, 0)::int
      AS parcels,
    coalesce(CASE grouping(key) WHEN 0 THEN sum(refused) ELSE sum(refused) FILTER (WHERE is_first) END, 0)::int
      AS refused
  FROM part LEFT JOIN door ON door.order_id = part.id
  GROUP BY GROUPING SETS ((key, and_key), ())`,
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
  }),
})

type Group = Awaited<ReturnType<typeof readGroups>>[number]

const toAmounts = (group: Group): ReportAmountsView => ({
  orders: group.orders,
  units: group.units,
  itemsPiastres: group.itemsPiastres,
  costPiastres: group.costPiastres,
  unknownPiastres: group.unknownPiastres,
  parcels: group.parcels,
  refused: group.refused,
})

interface Period {
  readonly from: string
  readonly to: string
}

/** The groups of a period, with their total at the end. */
async function readPeriod(
  db: EntityManager,
  { from, to }: Period,
  by: ReportDimension,
  andBy: ReportDimension | null,
) {
  const period = { from: startOfCairoDay(from), until: startOfCairoDay(shiftDay(to, 1)) }
  const isByCategory = by === 'category' || andBy === 'category'
  const products = isByCategory ? await readSoldProducts(db, period) : []
  const rows = await readGroups(
    db,
    {
      ...period,
      products: products.map(({ key }) => key),
      categories: products.map((product) => deepestCategory(categoriesOf(product))?.key ?? null),
    },
    by,
    andBy,
  )
  const total = rows.find(({ isTotal }) => isTotal)
  if (!total) throw new Error('The empty grouping set returned no row')
  return { groups: rows.filter(({ isTotal }) => !isTotal), total: toAmounts(total) }
}

/** Rows that are read in their order; all others have the highest amount first. */
const IS_IN_ORDER: readonly ReportDimension[] = ['day', 'weekday', 'hour']

/**
 * What was sold in a period by one or two dimensions, beside as many days before it. Sums are those of the orders' lines at
 * the prices of the time, before discounts. Throws INVALID.
 */
export async function readSalesReport(
  db: EntityManager,
  input: Unchecked<SalesReportInput>,
): Promise<SalesReportView> {
  const { by, andBy, sort, from, to } = validate(salesReportSchema, input)
  const days = daysBetween(from, to)
  const before = { from: shiftDay(from, -days), to: shiftDay(from, -1) }
  const now = await readPeriod(db, { from, to }, by, andBy)
  const earlier = await readPeriod(db, before, by, andBy)
  const idOf = ({ key, andKey }: Group) => JSON.stringify([key, andKey])
  const beforeById = new Map(earlier.groups.map((group) => [idOf(group), toAmounts(group)]))
  const inOrder = sort === 'sales' && IS_IN_ORDER.includes(by)
  const sorted = now.groups.toSorted(
    (a, b) =>
      (sort === 'refused' ? b.refused - a.refused : 0) ||
      (inOrder ? (a.key ?? '').localeCompare(b.key ?? '') : 0) ||
      b.itemsPiastres - a.itemsPiastres,
  )
  return {
    from,
    to,
    beforeFrom: before.from,
    beforeTo: before.to,
    rows: sorted.slice(0, MAX_REPORT_ROWS).map((group) => ({
      key: group.key,
      andKey: group.andKey,
      name: by === 'product' || andBy === 'product' ? group.name : null,
      nameAr: by === 'product' || andBy === 'product' ? group.nameAr : null,
      amounts: toAmounts(group),
      before: beforeById.get(idOf(group)) ?? null,
    })),
    rowCount: sorted.length,
    total: now.total,
    totalBefore: earlier.total,
  }
}
