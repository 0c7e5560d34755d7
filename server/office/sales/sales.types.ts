import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { Governorate } from '#domain/delivery/governorates'
import type { Piastres } from '#domain/money/units'
import type { OrderStatus } from '#domain/orders/order-status'
import { GovernorateEnum } from '../../accounts/addresses/address.types'
import { OrderStatusEnum } from '../../orders/orders/api/orders.types'
import { CalendarDate } from '../../platform/http/graphql/date.scalar'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import type { PeriodSalesView, RecentSalesView } from './recent-sales.service'
import type { CourierRefusalsView, GovernorateRefusalsView, RefusalsView } from './refusals.service'
import type { BestSellerView, MarginView, SalesDayView, SalesView } from './sales.service'
import type { EarlierSalesView, SalesComparisonView } from './sales-comparison.service'
import type { SalesAmountsView, SalesPeriodView } from './sales-sql'

const REVENUE = 'The total revenue.'
const TOTAL =
  'The value of all orders, with delivery fees. Later returns and refunds are not taken off.'

@ObjectType({ description: 'The sales of one day. Cancelled orders are not counted.' })
export class SalesDay implements SalesDayView {
  @Field(() => String, { description: 'The day in Cairo, such as 2026-11-21.' })
  day!: string

  @Field(() => Int, { description: 'The number of orders.' })
  orders!: number

  @Field(() => EGP, { name: 'revenue', description: REVENUE })
  revenuePiastres!: Piastres
}

@ObjectType({ description: 'The number of orders with a status.' })
export class OrderStatusCount {
  @Field(() => OrderStatusEnum, { description: 'The current status.' })
  status!: OrderStatus

  @Field(() => Int, { description: 'The number of orders of the period.' })
  orders!: number
}

@ObjectType({ description: 'A best-selling product. Cancelled orders are not counted.' })
export class BestSeller implements BestSellerView {
  @Field(() => ID, {
    nullable: true,
    description: 'The ID of the product; null if it was deleted.',
    deprecationReason: 'Use `product`. Removed on 2027-07-01.',
  })
  productId!: number | null

  @Field(() => String, {
    description: 'The current name; for a deleted product, the name at the time of purchase.',
  })
  name!: string

  nameAr!: string | null

  @Field(() => String, {
    description: 'The name in the language of Accept-Language, or else `name`.',
  })
  displayName?: string

  @Field(() => Int, { description: 'The number of units sold.' })
  quantity!: number

  @Field(() => EGP, { name: 'revenue', description: REVENUE })
  revenuePiastres!: Piastres
}

@ObjectType({ description: 'The totals of a set of orders.' })
export class SalesAmounts implements SalesAmountsView {
  @Field(() => Int, { description: 'The number of orders.' })
  orders!: number

  @Field(() => EGP, {
    name: 'items',
    description: 'The total of their items after discounts, without delivery.',
  })
  itemsPiastres!: Piastres

  @Field(() => EGP, {
    name: 'deliveryFees',
    description: 'Their delivery fees, less free-delivery discounts.',
  })
  deliveryPiastres!: Piastres
}

const CASH =
  'Payments of customers, in advance and at the door, less refunds: the entries of the ledger.'

@ObjectType({
  description:
    'The sales of the same weekdays before a period, as far into its last day as it is now.',
})
export class EarlierSales implements EarlierSalesView {
  @Field(() => CalendarDate, { description: 'The first day in Cairo, such as 2026-11-21.' })
  from!: string

  @Field(() => CalendarDate, { description: 'The last day.' })
  to!: string

  @Field(() => SalesAmounts, { description: 'The orders that were not cancelled.' })
  booked!: SalesAmounts

  @Field(() => SalesAmounts, { description: 'The booked orders that have been completed.' })
  delivered!: SalesAmounts

  @Field(() => EGP, { name: 'cash', description: CASH })
  cashPiastres!: Piastres
}

@ObjectType({ description: 'The sales of a period, and of the same weekdays before it.' })
export class SalesComparison implements SalesComparisonView {
  @Field(() => EGP, { name: 'cash', description: CASH })
  cashPiastres!: Piastres

  @Field(() => EarlierSales, { description: 'The same weekdays before.' })
  before!: EarlierSales
}

const PARCELS = 'The number of parcels that arrived at a door.'
const REFUSED = 'How many of them were refused.'

@ObjectType({ description: 'The refused parcels of a governorate.' })
export class GovernorateRefusals implements GovernorateRefusalsView {
  @Field(() => GovernorateEnum, {
    nullable: true,
    description: 'The governorate; null for orders of older clients that name none.',
  })
  governorate!: Governorate | null

  @Field(() => Int, { description: PARCELS })
  parcels!: number

  @Field(() => Int, { description: REFUSED })
  refused!: number
}

@ObjectType({ description: 'The refused parcels of a courier.' })
export class CourierRefusals implements CourierRefusalsView {
  @Field(() => String, {
    nullable: true,
    description: 'The name of the courier; null for what the shop delivered itself.',
  })
  courierName!: string | null

  @Field(() => Int, { description: PARCELS })
  parcels!: number

  @Field(() => Int, { description: REFUSED })
  refused!: number
}

@ObjectType({ description: 'The parcels of the orders of a period that were refused at the door.' })
export class Refusals implements RefusalsView {
  @Field(() => [GovernorateRefusals], { description: 'By governorate, most refused first.' })
  governorates!: readonly GovernorateRefusals[]

  @Field(() => [CourierRefusals], { description: 'By courier, most refused first.' })
  couriers!: readonly CourierRefusals[]
}

@ObjectType({
  description:
    'The margin on the goods that were sold, before discount codes, at the current costs of the products.',
})
export class Margin implements MarginView {
  @Field(() => EGP, {
    name: 'items',
    description: 'The total of the items of products whose cost is known.',
  })
  itemsPiastres!: Piastres

  @Field(() => EGP, { name: 'cost', description: 'The purchase price of these items.' })
  costPiastres!: Piastres

  @Field(() => EGP, {
    name: 'unknown',
    description: 'The total of the other items, of which nothing is known.',
  })
  unknownPiastres!: Piastres
}

@ObjectType({ description: 'The sales of a period.' })
export class Sales implements SalesView {
  @Field(() => Int, { description: 'The number of orders, excluding cancelled ones.' })
  orders!: number

  @Field(() => EGP, { name: 'revenue', description: TOTAL })
  revenuePiastres!: Piastres

  @Field(() => SalesAmounts, {
    description: 'The orders that were placed in the period and not cancelled.',
  })
  booked!: SalesAmounts

  @Field(() => SalesAmounts, { description: 'The booked orders that have been completed.' })
  delivered!: SalesAmounts

  @Field(() => [SalesDay], { description: 'Every day of the period, oldest first.' })
  days!: readonly SalesDay[]

  @Field(() => [OrderStatusCount], {
    description: 'The orders by current status, including cancelled ones.',
  })
  statuses!: readonly OrderStatusCount[]

  @Field(() => [BestSeller], { description: 'The best-selling products, by units sold.' })
  bestSellers!: readonly BestSeller[]

  margin!: Margin

  period!: SalesPeriodView
}

@ObjectType({ description: 'The sales of some days. Cancelled orders are not counted.' })
export class PeriodSales implements PeriodSalesView {
  @Field(() => CalendarDate, { description: 'The first day in Cairo, such as 2026-11-21.' })
  from!: string

  @Field(() => CalendarDate, { description: 'The last day.' })
  to!: string

  @Field(() => Int, { description: 'The number of orders.' })
  orders!: number

  @Field(() => EGP, { name: 'revenue', description: TOTAL })
  revenuePiastres!: Piastres
}

@ObjectType({ description: 'The latest sales, beside the same days a week before.' })
export class RecentSales implements RecentSalesView {
  @Field(() => PeriodSales, { description: 'Yesterday.' })
  yesterday!: PeriodSales

  @Field(() => PeriodSales, { description: 'The same day a week before.' })
  yesterdayBefore!: PeriodSales

  @Field(() => PeriodSales, { description: 'This week, from Saturday until now.' })
  week!: PeriodSales

  @Field(() => PeriodSales, {
    description: 'The week before, as far into the same weekday as it is now.',
  })
  weekBefore!: PeriodSales

  @Field(() => [SalesDay], { description: 'The last 14 days with today, oldest first.' })
  days!: readonly SalesDay[]
}
