import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { OrderStatus } from '#domain/order-status'
import { EGP } from '../http/egp.scalar'
import { OrderStatusEnum } from './orders.types'
import type { BestSellerView, SalesDayView, SalesView } from './sales.service'

const REVENUE = 'What they cost together.'

@ObjectType({ description: 'What was sold in one day. Cancelled orders do not count.' })
export class SalesDay implements SalesDayView {
  @Field(() => String, { description: 'The day in Cairo, such as 2026-11-21.' })
  day!: string

  @Field(() => Int, { description: 'How many orders were placed.' })
  orders!: number

  @Field(() => EGP, { name: 'revenue', description: REVENUE })
  revenuePiastres!: number
}

@ObjectType({ description: 'How many orders stand at a status.' })
export class StatusCount {
  @Field(() => OrderStatusEnum, { description: 'The status of today.' })
  status!: OrderStatus

  @Field(() => Int, { description: 'How many of the orders of the period.' })
  orders!: number
}

@ObjectType({ description: 'A product that sold well. Cancelled orders do not count.' })
export class BestSeller implements BestSellerView {
  @Field(() => ID, { nullable: true, description: 'The product; null once it is deleted.' })
  productId!: number | null

  @Field(() => String, { description: 'Its name; of a deleted product, the one that was bought.' })
  name!: string

  @Field(() => Int, { description: 'How many were sold.' })
  quantity!: number

  @Field(() => EGP, { name: 'revenue', description: REVENUE })
  revenuePiastres!: number
}

@ObjectType({ description: 'What the shop sold in a period.' })
export class Sales implements SalesView {
  @Field(() => Int, { description: 'How many orders were placed and not cancelled.' })
  orders!: number

  @Field(() => EGP, { name: 'revenue', description: REVENUE })
  revenuePiastres!: number

  @Field(() => [SalesDay], { description: 'Every day of the period, oldest first.' })
  days!: readonly SalesDay[]

  @Field(() => [StatusCount], { description: 'Every status with its orders, cancelled ones too.' })
  statuses!: readonly StatusCount[]

  @Field(() => [BestSeller], { description: 'By how many were sold, most first.' })
  bestSellers!: readonly BestSeller[]
}
