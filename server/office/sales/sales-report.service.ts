import type { EntityManager } from 'typeorm'
import { shiftDay, startOfCairoDay } from '#domain/delivery/cairo-day'
import { MAX_REPORT_ROWS } from '#domain/limits'
import { asPiastres, type Piastres } from '#domain/money/units'
import { categoriesOf, deepestCategory } from '#domain/products/categories'
import type { ReportDimension } from '#domain/reports/sales-report'
import {
  daysBetween,
  type SalesReportInput,
  salesReportSchema,
} from '#domain/reports/sales-report.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { type Group, readGroups, readSoldProducts } from './report-groups'

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
  /** Parcels that were delivered or refused at the door, and those that were refused: also of cancelled orders. */
  readonly parcels: number
  readonly refused: number
  readonly deliveredOrders: number
  /** Delivered orders with products whose cost is not known: in the profit, these cost nothing. */
  readonly unknownCostOrders: number
  /** What customers paid for delivered orders, less the costs of what they kept and what couriers charged and lost. */
  readonly profitPiastres: Piastres
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

/** Profit before VAT and before expenses, which belong to no order. */
export const profitOf = (group: Group): Piastres =>
  asPiastres(
    group.receivedPiastres - group.soldCostPiastres - group.chargedPiastres - group.lostPiastres,
  )

const toAmounts = (group: Group): ReportAmountsView => ({
  orders: group.orders,
  units: group.units,
  itemsPiastres: group.itemsPiastres,
  costPiastres: group.costPiastres,
  unknownPiastres: group.unknownPiastres,
  parcels: group.parcels,
  refused: group.refused,
  deliveredOrders: group.deliveredOrders,
  unknownCostOrders: group.unknownCostOrders,
  profitPiastres: profitOf(group),
})

interface Period {
  readonly from: string
  readonly to: string
}

/** As many days before a period. */
export function daysBefore({ from, to }: Period): Period {
  return { from: shiftDay(from, -daysBetween(from, to)), to: shiftDay(from, -1) }
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
  const before = daysBefore({ from, to })
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
