import { Field, Int, ObjectType, registerEnumType } from 'type-graphql'
import type { OrderStatus } from '#domain/orders/order-status'
import { ORDER_SORTS } from '#domain/orders/orders.schema'
import { DateTime } from '../http/graphql/date-time.scalar'
import { PageInfo } from '../http/graphql/page-info.types'
import { MutationPayload } from '../http/graphql/payload.types'
import { UserError } from '../http/graphql/user-error.types'
import type { AdminOrderView, CustomerView } from './order-view'
import { Order, OrderStatusEnum } from './orders.types'

export const OrderSortEnum = Object.fromEntries(ORDER_SORTS.map((sort) => [sort, sort]))

registerEnumType(OrderSortEnum, {
  name: 'OrderSort',
  description: 'The sort order of orders.',
  valuesConfig: {
    NEWEST: { description: 'Newest first.' },
    OLDEST: { description: 'Oldest first.' },
  },
})

@ObjectType({ description: 'The customer who placed an order.' })
export class Customer implements CustomerView {
  @Field(() => String, { description: 'The first name.' })
  firstName!: string

  @Field(() => String, { description: 'The second name.' })
  secondName!: string

  @Field(() => String, { description: 'The mobile number: 10 digits, without the +20.' })
  mobile!: string
}

@ObjectType({ description: 'An order with its customer.' })
export class AdminOrder extends Order implements AdminOrderView {
  @Field(() => Customer, {
    nullable: true,
    description: 'The customer; null if the account was deleted.',
  })
  customer!: Customer | null

  @Field(() => Boolean, {
    description:
      'Whether the order was placed without `amountDue`, by an older client that may not have shown the fees and discounts: tell the customer when confirming the order.',
  })
  override feeNotShown!: boolean

  @Field(() => Int, { description: 'How many calls the customer did not answer.' })
  override unansweredCalls!: number

  @Field(() => DateTime, { nullable: true, description: 'When the last of them was.' })
  override lastCalledAt!: Date | null
}

@ObjectType({ description: 'An order in a list.' })
export class AdminOrderEdge {
  @Field(() => String, { description: 'The cursor of the order: pass it as `after`.' })
  cursor!: string

  @Field(() => AdminOrder, { description: 'The order.' })
  node!: AdminOrder
}

@ObjectType({ description: 'A page of all orders.' })
export class AdminOrderConnection {
  @Field(() => [AdminOrder], { description: 'The orders of this page.' })
  nodes!: readonly AdminOrder[]

  @Field(() => [AdminOrderEdge], { description: 'The same orders with their cursors.' })
  edges!: readonly AdminOrderEdge[]

  @Field(() => PageInfo, { description: 'The position of this page.' })
  pageInfo!: PageInfo

  count!: () => Promise<number>
}

@ObjectType({
  implements: UserError,
  description: 'The order no longer has the expected status.',
})
export class StatusChanged extends UserError {
  @Field(() => OrderStatusEnum, { description: 'The status that the order has.' })
  currentStatus!: OrderStatus
}

@ObjectType({ description: 'The result of setting the status of an order.' })
export class SetOrderStatusPayload extends MutationPayload {
  @Field(() => AdminOrder, {
    nullable: true,
    description:
      'The updated order; null on failure, and for an API key without the scope READ_ORDERS.',
  })
  order?: AdminOrder
}
