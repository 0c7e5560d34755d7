import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { OrderStatus } from '#domain/order-status'
import { EGP } from '../http/graphql/egp.scalar'
import { OrderStatusEnum } from '../orders/orders.types'
import type { BestSellerView, SalesDayView, SalesView } from './sales.service'

const REVENUE = 'The total revenue.'

@ObjectType({ description: 'The sales of one day, without cancelled orders.' })
export class SalesDay implements SalesDayView {
  @Field(() => String, { description: 'The day in Cairo, such as 2026-11-21.' })
  day!: string

  @Field(() => Int, { description: 'The number of orders.' })
  orders!: number

  @Field(() => EGP, { name: 'revenue', description: REVENUE })
  revenuePiastres!: number
}

@ObjectType({ description: 'The number of orders with a status.' })
export class OrderStatusCount {
  @Field(() => OrderStatusEnum, { description: 'The current status.' })
  status!: OrderStatus

  @Field(() => Int, { description: 'The number of orders of the period.' })
  orders!: number
}

@ObjectType({ description: 'A best-selling product, without cancelled orders.' })
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
  revenuePiastres!: number
}

@ObjectType({ description: 'The sales of a period.' })
export class Sales implements SalesView {
  @Field(() => Int, { description: 'The number of orders, without cancelled ones.' })
  orders!: number

  @Field(() => EGP, { name: 'revenue', description: REVENUE })
  revenuePiastres!: number

  @Field(() => [SalesDay], { description: 'Every day of the period, oldest first.' })
  days!: readonly SalesDay[]

  @Field(() => [OrderStatusCount], {
    description: 'The orders by current status, including cancelled ones.',
  })
  statuses!: readonly OrderStatusCount[]

  @Field(() => [BestSeller], { description: 'The best-selling products, by units sold.' })
  bestSellers!: readonly BestSeller[]
}
