import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { Piastres } from '#domain/money/units'
import type { OrderStatus } from '#domain/orders/order-status'
import { EGP } from '../http/graphql/egp.scalar'
import { OrderStatusEnum } from '../orders/orders.types'
import type { BestSellerView, SalesAmountsView, SalesDayView, SalesView } from './sales.service'

const REVENUE = 'The total revenue.'
const TOTAL =
  'What was booked in all, with delivery fees. Later returns and refunds are not taken off.'

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
}
