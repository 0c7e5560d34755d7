import { Field, Int, ObjectType } from 'type-graphql'
import { EXPENSE_CATEGORIES, type ExpenseCategory } from '#domain/cash/expenses'
import type { Piastres } from '#domain/money/units'
import { CalendarDate } from '../../platform/http/graphql/date.scalar'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import type { ExpenseSumView } from '../cash/expenses.service'
import { ExpenseCategoryEnum } from '../cash/expenses.types'
import type { ProfitStatementView, ProfitView } from './profit.service'

@ObjectType({ description: 'The expenses of a category.' })
export class ExpenseSum implements ExpenseSumView {
  @Field(() => ExpenseCategoryEnum, { description: 'The category.' })
  category!: ExpenseCategory

  @Field(() => EGP, { name: 'amount', description: 'The sum.' })
  piastres!: Piastres
}

@ObjectType({
  description:
    'The profit of a period: of the orders that were placed in it, and of what was spent in it.',
})
export class Profit implements ProfitView {
  @Field(() => Int, { description: 'The number of its orders that were delivered.' })
  deliveredOrders!: number

  @Field(() => EGP, {
    name: 'received',
    description:
      'The amount that customers have paid for these, before and on delivery, less refunds.',
  })
  receivedPiastres!: Piastres

  @Field(() => EGP, {
    name: 'cost',
    description: 'The cost of what customers kept, at the current costs of the products.',
  })
  costPiastres!: Piastres

  @Field(() => Int, {
    description:
      'The number of delivered orders with a product whose cost is not known, which counts as 0.',
  })
  unknownCostOrders!: number

  @Field(() => EGP, {
    name: 'courierCharges',
    description:
      'The fees, VAT and deductions of couriers for the parcels of all orders, also of refused ones.',
  })
  chargedPiastres!: Piastres

  @Field(() => EGP, {
    name: 'courierLosses',
    description:
      'The amounts of these orders that were given up, less compensations for lost parcels.',
  })
  lostPiastres!: Piastres

  @Field(() => EGP, {
    name: 'ordersProfit',
    description: '`received` - `cost` - `courierCharges` - `courierLosses`.',
  })
  ordersProfitPiastres!: Piastres

  @Field(() => EGP, {
    name: 'otherCourierCharges',
    description: 'The charges and losses of couriers in the period that are about no order.',
  })
  otherChargedPiastres!: Piastres

  @Field(() => EGP, {
    name: 'vat',
    description: 'The VAT in `received`; 0 if the shop is not registered.',
  })
  vatPiastres!: Piastres

  @Field(() => [ExpenseSum], {
    description: `The expenses of the period: one for each category that has any, at most ${EXPENSE_CATEGORIES.length}.`,
  })
  expenses!: readonly ExpenseSum[]

  @Field(() => EGP, {
    name: 'profit',
    description: '`ordersProfit` - `otherCourierCharges` - `vat` - `expenses`.',
  })
  profitPiastres!: Piastres

  @Field(() => Int, { description: 'The number of orders that are yet to be delivered.' })
  openOrders!: number

  @Field(() => EGP, { name: 'open', description: 'The totals of these.' })
  openPiastres!: Piastres

  @Field(() => EGP, {
    name: 'undelivered',
    description: 'The amount that customers have paid for orders which were not delivered.',
  })
  undeliveredPiastres!: Piastres
}

@ObjectType({ description: 'The profit of a period, beside as many days before.' })
export class ProfitStatement implements ProfitStatementView {
  @Field(() => CalendarDate, { description: 'The first day in Cairo.' })
  from!: string

  @Field(() => CalendarDate, { description: 'The last day.' })
  to!: string

  @Field(() => CalendarDate, { description: 'The first of as many days before.' })
  beforeFrom!: string

  @Field(() => CalendarDate, { description: 'The last of these days.' })
  beforeTo!: string

  @Field(() => Profit, { description: 'The profit of the period.' })
  period!: Profit

  @Field(() => Profit, { description: 'The profit of as many days before.' })
  before!: Profit
}
