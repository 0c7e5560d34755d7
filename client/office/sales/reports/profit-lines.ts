import { EXPENSE_CATEGORY_TABLE, type ExpenseCategoryCode } from '#domain/cash/expenses'
import { asPounds, type Pounds } from '#domain/money/units'
import type { ProfitDetailsFragment } from '../../../platform/gql/sales'
import type { Translate } from '../../../platform/texts/text'

/** A line of the statement: an amount, with costs as negative ones, or a sum of the lines above it. */
export interface ProfitLine {
  readonly id: string
  readonly label: string
  readonly amount: Pounds
  readonly before: Pounds
  readonly isSum: boolean
}

const CATEGORIES = Object.keys(EXPENSE_CATEGORY_TABLE) as ExpenseCategoryCode[]

const spentOn = ({ expenses }: ProfitDetailsFragment, code: ExpenseCategoryCode) =>
  expenses.find(({ category }) => category === code)?.amount ?? 0

/** Costs are taken off; without a sign, there is none. */
const off = (amount: number) => (amount === 0 ? 0 : -amount)

/** The lines that have an amount in the period or the one before it, and the sums. */
export function profitLines(
  t: Translate,
  period: ProfitDetailsFragment,
  before: ProfitDetailsFragment,
): readonly ProfitLine[] {
  type Value = (profit: ProfitDetailsFragment) => number
  const line = (id: string, label: string, value: Value, isSum = false): ProfitLine => ({
    id,
    label,
    amount: asPounds(value(period)),
    before: asPounds(value(before)),
    isSum,
  })
  const cost = (id: string, label: string, value: Value) =>
    line(id, label, (one) => off(value(one)))
  const optional = (one: ProfitLine) => (one.amount !== 0 || one.before !== 0 ? [one] : [])
  return [
    line('sales', t('profit.sales', { count: period.deliveredOrders }), ({ received }) => received),
    cost('cost', t('profit.cost'), (one) => one.cost),
    cost('charges', t('profit.courierCharges'), (one) => one.courierCharges),
    ...optional(cost('losses', t('profit.courierLosses'), (one) => one.courierLosses)),
    line('orders', t('profit.ordersProfit'), ({ ordersProfit }) => ordersProfit, true),
    ...optional(cost('other', t('profit.otherCourierCharges'), (one) => one.otherCourierCharges)),
    ...optional(cost('vat', t('profit.vat'), ({ vat }) => vat)),
    ...CATEGORIES.flatMap((code) =>
      optional(cost(code, t(EXPENSE_CATEGORY_TABLE[code].label), (one) => spentOn(one, code))),
    ),
    line('profit', t('profit.profit'), ({ profit }) => profit, true),
  ]
}
