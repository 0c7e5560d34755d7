import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { piastresColumn } from '#domain/money/money.schema'
import { addPiastres, asPiastres, NO_PIASTRES, type Piastres } from '#domain/money/units'
import { vatIn } from '#domain/money/vat'
import { DELIVERED_ORDER_STATUS, statusesWhere } from '#domain/orders/order-status'
import { type ReportPeriodInput, reportPeriodSchema } from '#domain/reports/sales-report.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { sqlList } from '../../orders/orders/entities/order-status-sql'
import { toInstants } from '../../platform/database/statements/period'
import { statement } from '../../platform/database/statements/statement'
import { type ExpenseSumView, sumExpenses } from '../cash/expenses.service'
import { CHARGED, LOST, readGroups } from './report-groups'
import { daysBefore, profitOf } from './sales-report.service'

/** Profit and loss of a period: of the orders placed in it, and of what was spent in it. */
export interface ProfitView {
  readonly deliveredOrders: number
  /** What customers have paid for them, less refunds. */
  readonly receivedPiastres: Piastres
  /** Of what they kept, at the current costs of the products. */
  readonly costPiastres: Piastres
  /** Delivered orders with products whose cost is not known: these count as if they cost nothing. */
  readonly unknownCostOrders: number
  /** What couriers charged for parcels of all orders of the period, also of refused ones. */
  readonly chargedPiastres: Piastres
  /** What was given up of the cash of these, less compensations for lost parcels. */
  readonly lostPiastres: Piastres
  /** `received` less costs, charges and losses. */
  readonly ordersProfitPiastres: Piastres
  /** What couriers charged, and what was given up, in the period for no order in particular. */
  readonly otherChargedPiastres: Piastres
  /** The VAT in `received`; 0 if the shop is not registered. */
  readonly vatPiastres: Piastres
  readonly expenses: readonly ExpenseSumView[]
  readonly profitPiastres: Piastres
  /** Orders that are neither delivered nor cancelled, and all that they cost the customers. */
  readonly openOrders: number
  readonly openPiastres: Piastres
  /** What customers have paid for orders that were not delivered, or not yet. */
  readonly undeliveredPiastres: Piastres
}

export interface ProfitStatementView {
  readonly from: string
  readonly to: string
  readonly beforeFrom: string
  readonly beforeTo: string
  readonly period: ProfitView
  /** As many days before. */
  readonly before: ProfitView
}

const IS_OPEN = `status IN (${sqlList(statusesWhere('isOpen'))})`

const readRest = statement({
  name: 'profit.readRest',
  sql: `SELECT count(*) FILTER (WHERE ${IS_OPEN})::int AS "openOrders",
      coalesce(sum(total_piastres) FILTER (WHERE ${IS_OPEN}), 0)::float8 AS "openPiastres",
      coalesce(sum(paid_piastres) FILTER (WHERE status <> '${DELIVERED_ORDER_STATUS}'), 0)::float8
        AS "undeliveredPiastres",
      (SELECT coalesce(sum(piastres) FILTER (WHERE ${CHARGED}), 0) + coalesce(sum(${LOST}), 0)
        FROM cash_entries
        WHERE order_id IS NULL AND created_at >= $from AND created_at < $until
      )::float8 AS "otherChargedPiastres"
    FROM orders WHERE created_at >= $from AND created_at < $until`,
  row: z.object({
    openOrders: z.int(),
    openPiastres: piastresColumn,
    undeliveredPiastres: piastresColumn,
    otherChargedPiastres: piastresColumn,
  }),
})

interface Days {
  readonly from: string
  readonly to: string
}

async function readPeriod(db: EntityManager, days: Days, isTaxed: boolean): Promise<ProfitView> {
  const instants = toInstants(days)
  const groups = await readGroups(db, { ...instants, products: [], categories: [] }, 'source', null)
  const total = groups.find(({ isTotal }) => isTotal)
  const [rest] = await readRest(db, instants)
  if (!total || !rest) throw new Error('A sum without GROUP BY returned no row')
  const expenses = await sumExpenses(db, days)
  const { deliveredOrders, unknownCostOrders, receivedPiastres, chargedPiastres, lostPiastres } =
    total
  const ordersProfitPiastres = profitOf(total)
  const vatPiastres = isTaxed ? vatIn(receivedPiastres) : NO_PIASTRES
  const spent = addPiastres(...expenses.map(({ piastres }) => piastres))
  return {
    deliveredOrders,
    unknownCostOrders,
    receivedPiastres,
    chargedPiastres,
    lostPiastres,
    costPiastres: total.soldCostPiastres,
    ordersProfitPiastres,
    vatPiastres,
    expenses,
    ...rest,
    profitPiastres: asPiastres(
      ordersProfitPiastres - rest.otherChargedPiastres - vatPiastres - spent,
    ),
  }
}

interface ProfitOptions {
  /** Whether the seller is registered for VAT. */
  readonly isTaxed: boolean
}

/**
 * The profit of a period, beside as many days before. Sales are what the ledger says that customers paid for the delivered
 * orders which were placed in the period, whenever they paid; expenses are those of its days (docs/decisions/0075).
 * Throws INVALID.
 */
export async function readProfit(
  db: EntityManager,
  input: Unchecked<ReportPeriodInput>,
  { isTaxed }: ProfitOptions,
): Promise<ProfitStatementView> {
  const { from, to } = validate(reportPeriodSchema, input)
  const before = daysBefore({ from, to })
  return {
    from,
    to,
    beforeFrom: before.from,
    beforeTo: before.to,
    period: await readPeriod(db, { from, to }, isTaxed),
    before: await readPeriod(db, before, isTaxed),
  }
}
