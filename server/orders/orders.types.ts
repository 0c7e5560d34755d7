import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import type { OrderStatus } from '#domain/order-status'
import { EGP } from '../http/egp.scalar'
import { PageInfo } from '../http/page-info.types'
import { UserError } from '../http/user-error.types'
import type { OrderItemView, OrderStatusChangeView, OrderView } from './orders.service'

export const OrderStatusEnum = {
  PENDING: 'Pending',
  PROCESSING: 'Processing',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
} as const satisfies Record<string, OrderStatus>

registerEnumType(OrderStatusEnum, {
  name: 'OrderStatus',
  description: 'Where an order stands.',
  valuesConfig: {
    PENDING: { description: 'Placed; nobody has worked on it yet.' },
    PROCESSING: { description: 'Being packed or on its way.' },
    COMPLETED: { description: 'Delivered and paid.' },
    CANCELLED: { description: 'Called off.' },
  },
})

@ObjectType({ description: 'One product of an order, as it was bought.' })
export class OrderItem implements OrderItemView {
  @Field(() => ID, { description: "The item's number." })
  id!: number

  productId!: number | null

  @Field(() => String, { description: "The product's name when it was bought." })
  name!: string

  @Field(() => EGP, { name: 'price', description: 'The price of one when it was bought.' })
  pricePiastres!: number

  @Field(() => Int, { description: 'How many.' })
  quantity!: number
}

@ObjectType({ description: 'A status and when the order got it.' })
export class OrderStatusChange implements OrderStatusChangeView {
  @Field(() => OrderStatusEnum, { description: 'The status.' })
  status!: OrderStatus

  @Field(() => GraphQLDateTimeISO, { description: 'When the order got it.' })
  changedAt!: Date
}

@ObjectType({ description: 'An order, paid in cash on delivery.' })
export class Order implements OrderView {
  @Field(() => ID, { description: 'Its number.' })
  id!: number

  @Field(() => GraphQLDateTimeISO, { description: 'When it was placed.' })
  createdAt!: Date

  @Field(() => EGP, { name: 'total', description: 'The sum of its items.' })
  totalPiastres!: number

  @Field(() => String, { description: 'Where it goes.' })
  address!: string

  @Field(() => String, { description: 'The city it goes to.' })
  city!: string

  @Field(() => String, { description: 'The number the courier calls.' })
  phone!: string

  @Field(() => OrderStatusEnum, { description: 'Where it stands now.' })
  status!: OrderStatus

  @Field(() => [OrderItem], { description: 'What was bought.' })
  items!: readonly OrderItem[]

  @Field(() => [OrderStatusChange], { description: 'Every status with its time, oldest first.' })
  history!: readonly OrderStatusChange[]
}

@ObjectType({ description: 'A page of orders, newest first.' })
export class OrderConnection {
  @Field(() => [Order], { description: 'The orders of this page.' })
  nodes!: readonly Order[]

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo

  count!: () => Promise<number>
}

@InputType({ description: 'A product to order, as the client last saw it.' })
export class CheckoutLineInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string

  @Field(() => Int, { description: 'How many, 1 to 999.' })
  quantity!: number

  @Field(() => EGP, { description: "The price of one; it must be today's." })
  price!: number
}

@InputType({ description: 'An order to place.' })
export class CheckoutInput {
  @Field(() => [CheckoutLineInput], { description: 'What to order; each product once.' })
  lines!: CheckoutLineInput[]

  @Field(() => EGP, { description: 'The sum of price times quantity.' })
  total!: number

  @Field(() => String, { description: 'Street, house and floor; at most 300 characters.' })
  address!: string

  @Field(() => String, { description: 'At most 100 characters.' })
  city!: string

  @Field(() => String, { description: 'Digits with an optional leading +; at most 20 characters.' })
  phone!: string
}

@ObjectType({
  implements: UserError,
  description: 'What was submitted is no longer what it costs.',
})
export class PriceChanged extends UserError {
  @Field(() => EGP, { name: 'total', description: 'What they cost today.' })
  totalPiastres!: number
}

@ObjectType({
  implements: UserError,
  description: 'The shop does not have as many as were submitted.',
})
export class OutOfStock extends UserError {
  @Field(() => EGP, { name: 'total', description: 'What those cost that can be ordered today.' })
  totalPiastres!: number
}

@ObjectType({ description: 'What a checkout did.' })
export class CheckoutPayload {
  @Field(() => Order, { nullable: true, description: 'The order, unless refused.' })
  order?: Order

  @Field(() => [UserError], { description: 'Why it was refused; empty on success.' })
  userErrors!: readonly UserError[]
}
