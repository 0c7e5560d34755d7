import { Field, ObjectType } from 'type-graphql'
import { PageInfo } from '../http/page-info.types'
import { UserError } from '../http/user-error.types'
import type { CustomerView, ManagedOrderView } from './order-management.service'
import { Order } from './orders.types'

@ObjectType({ description: 'Who placed an order.' })
export class Customer implements CustomerView {
  @Field(() => String, { description: 'The first name.' })
  firstName!: string

  @Field(() => String, { description: 'The mobile number: 10 digits, without the +20.' })
  mobile!: string
}

@ObjectType({ description: 'An order as the owner sees it.' })
export class ManagedOrder extends Order implements ManagedOrderView {
  @Field(() => Customer, {
    nullable: true,
    description: 'Who placed it; null once the account is deleted.',
  })
  customer!: Customer | null
}

@ObjectType({ description: "A page of everybody's orders, newest first." })
export class ManagedOrderConnection {
  @Field(() => [ManagedOrder], { description: 'The orders of this page.' })
  nodes!: readonly ManagedOrder[]

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo

  count!: () => Promise<number>
}

@ObjectType({ description: "What a change of an order's status did." })
export class OrderStatusPayload {
  @Field(() => ManagedOrder, {
    nullable: true,
    description: 'The order afterwards, unless refused.',
  })
  order?: ManagedOrder

  @Field(() => [UserError], { description: 'Why it was refused; empty on success.' })
  userErrors!: readonly UserError[]
}
