import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { MAX_REPORT_ROWS } from '#domain/limits'
import { piastresColumn } from '#domain/money/money.schema'
import type { Piastres } from '#domain/money/units'
import { categoriesOf, deepestCategory } from '#domain/products/categories'
import { SPEED_DAYS, type StockDimension, type StockSort } from '#domain/reports/stock-report'
import { statement } from '../../platform/database/statements/statement'
import { IS_SALE, ofPlaced } from './sales-sql'

/** What is in stock of some products, and how fast they sell. Without a stock that is kept, they have none. */
export interface StockAmountsView {
  readonly products: number
  readonly units: number
  /** The units at the current prices. */
  readonly valuePiastres: Piastres
  /** At the current costs, of the units whose cost is known. */
  readonly costPiastres: Piastres
  /** The units whose cost is not known, at their prices. */
  readonly unknownPiastres: Piastres
  /** Units sold in the last 30 days, and in the last 90, which are counted once an hour. */
  readonly soldIn30Days: number
  readonly soldIn90Days: number
  /** How long the units last at the speed of the last 30 days; null if nothing was sold in these. */
  readonly daysLeft: number | null
}

export interface StockRowView {
  readonly key: string | null
  readonly name: string | null
  readonly nameAr: string | null
  readonly amounts: StockAmountsView
}

export interface StockReportView {
  readonly rows: readonly StockRowView[]
  readonly rowCount: number
  readonly total: StockAmountsView
}

const KEYS: Readonly<Record<StockDimension, string>> = {
  product: 'products.id::text',
  category: 'known.category',
  brand: 'products.brand',
}

/** What a unit lasts; nothing sold is for ever, and nothing in stock is no time. */
const LASTS = 'CASE WHEN units > 0 THEN units::float8 / nullif(sold_of_kept, 0) ELSE 0 END'

const ORDERS: Readonly<Record<StockSort, string>> = {
  value: 'value DESC',
  fastest: 'sold DESC, value DESC',
  slowest: `${LASTS} DESC NULLS FIRST, value DESC`,
  soonest: `sold_of_kept = 0, ${LASTS}, sold DESC`,
}

const readCategories = statement({
  name: 'stockReport.readCategories',
  sql: `SELECT id, name, category_keys AS "categoryKeys" FROM products
    WHERE stock > 0 OR units_sold > 0`,
  row: z.object({
    id: z.int(),
    name: z.string(),
    categoryKeys: z.array(z.string()).nullable(),
  }),
})

const readRows = statement({
  name: 'stockReport.read',
  sql: (by: StockDimension, sort: StockSort) => `
  WITH placed AS MATERIALIZED (
    SELECT id FROM orders WHERE created_at > now() - interval '${SPEED_DAYS} days' AND ${IS_SALE}
  ), sold AS MATERIALIZED (
    SELECT product_id, sum(quantity) AS units
    FROM placed JOIN order_items ON ${ofPlaced('order_items.order_id')} GROUP BY product_id
  ), known AS (
    SELECT * FROM unnest($products::int[], $categories::text[]) AS known (product, category)
  ), part AS (
    SELECT grouping(${KEYS[by]}) = 1 AS is_total, ${KEYS[by]} AS key, max(products.name) AS name,
      max(products.name_ar) AS name_ar, count(*) AS products, coalesce(sum(stock), 0) AS units,
      coalesce(sum(stock::bigint * price_piastres), 0) AS value,
      coalesce(sum(stock::bigint * cost_price_piastres), 0) AS cost,
      coalesce(sum(stock::bigint * price_piastres) FILTER (WHERE cost_price_piastres IS NULL), 0) AS unknown,
      coalesce(sum(sold.units), 0) AS sold, sum(units_sold) AS sold_in_90,
      coalesce(sum(sold.units) FILTER (WHERE stock IS NOT NULL), 0) AS sold_of_kept
    FROM products LEFT JOIN sold ON sold.product_id = products.id
      LEFT JOIN known ON known.product = products.id
    WHERE stock > 0 OR sold.units > 0 OR units_sold > 0
    GROUP BY GROUPING SETS ((${KEYS[by]}), ())
  )
  SELECT is_total AS "isTotal", key, name, name_ar AS "nameAr", products::int, units::float8,
    value::float8 AS "valuePiastres", cost::float8 AS "costPiastres", unknown::float8 AS "unknownPiastres",
    sold::int AS "soldIn30Days", coalesce(sold_in_90, 0)::int AS "soldIn90Days",
    sold_of_kept::float8 AS "soldOfKept", (count(*) OVER ())::int - 1 AS "rowCount"
  FROM part ORDER BY is_total DESC, ${ORDERS[sort]}, key LIMIT ${MAX_REPORT_ROWS} + 1`,
  row: z.object({
    isTotal: z.boolean(),
    key: z.string().nullable(),
    name: z.string().nullable(),
    nameAr: z.string().nullable(),
    products: z.int(),
    units: z.int(),
    valuePiastres: piastresColumn,
    costPiastres: piastresColumn,
    unknownPiastres: piastresColumn,
    soldIn30Days: z.int(),
    soldIn90Days: z.int(),
    soldOfKept: z.int(),
    rowCount: z.int(),
  }),
})

type Row = Awaited<ReturnType<typeof readRows>>[number]

function toAmounts({ isTotal: _, key: _key, name: _name, nameAr: _nameAr, ...row }: Row) {
  const { soldOfKept, rowCount: _rowCount, ...amounts } = row
  const daysLeft = soldOfKept > 0 ? Math.floor((row.units * SPEED_DAYS) / soldOfKept) : null
  return { ...amounts, daysLeft }
}

/** What is in stock, by product, category or brand, at its cost and its price, and how long it lasts. */
export async function readStockReport(
  db: EntityManager,
  { by, sort }: { readonly by: StockDimension; readonly sort: StockSort },
): Promise<StockReportView> {
  const products = by === 'category' ? await readCategories(db) : []
  const rows = await readRows(
    db,
    {
      products: products.map(({ id }) => id),
      categories: products.map((product) => deepestCategory(categoriesOf(product))?.key ?? null),
    },
    by,
    sort,
  )
  const [total, ...parts] = rows
  if (!total?.isTotal) throw new Error('The empty grouping set returned no row')
  return {
    rows: parts.map((row) => ({
      key: row.key,
      name: by === 'product' ? row.name : null,
      nameAr: by === 'product' ? row.nameAr : null,
      amounts: toAmounts(row),
    })),
    rowCount: total.rowCount,
    total: toAmounts(total),
  }
}
