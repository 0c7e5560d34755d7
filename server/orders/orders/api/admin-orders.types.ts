import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import type { Governorate } from '#domain/delivery/governorates'
import type { Locale } from '#domain/messages/locale'
import { ORDER_SOURCE_TABLE, ORDER_SOURCES, type OrderSource } from '#domain/orders/order-source'
import type { OrderStatus } from '#domain/orders/order-status'
import { ORDER_VIEW_TABLE, ORDER_VIEWS, type OrderListView } from '#domain/orders/order-views'
import { ORDER_SORTS } from '#domain/orders/orders.schema'
import { GovernorateEnum } from '../../../accounts/addresses/address.types'
import { UsualLength } from '../../../platform/http/graphql/database-cost'
import { DateTime } from '../../../platform/http/graphql/date-time.scalar'
import { EGP } from '../../../platform/http/graphql/egp.scalar'
import { toEnum } from '../../../platform/http/graphql/enum-values'
import { PageInfo } from '../../../platform/http/graphql/page-info.types'
import { MutationPayload } from '../../../platform/http/graphql/payload.types'
import { UserError } from '../../../platform/http/graphql/user-error.types'
import type {
  AdminOrderView,
  AssignedCourierView,
  AwaitedItemView,
  CustomerView,
} from '../reads/order-view'
import { Order, OrderStatusEnum } from './orders.types'

export const OrderSortEnum = Object.fromEntries(ORDER_SORTS.map((sort) => [sort, sort]))

registerEnumType(OrderSortEnum, {
  name: 'OrderSort',
  description: 'The sort order of orders.',
  valuesConfig: {
    NEWEST: { description: 'Newest first.' },
    OLDEST: { description: 'Oldest first.' },
    AMOUNT_DESC: { description: 'Highest total first.' },
    AMOUNT_ASC: { description: 'Lowest total first.' },
  },
})

const OrderListViewEnum = Object.fromEntries(ORDER_VIEWS.map((view) => [view, view]))

registerEnumType(OrderListViewEnum, {
  name: 'OrderListView',
  description: "A saved view of the owner's list of orders.",
  valuesConfig: ORDER_VIEW_TABLE,
})

const OrderSourceEnum = toEnum(ORDER_SOURCES)

registerEnumType(OrderSourceEnum, {
  name: 'OrderSource',
  description: 'How an order came to the shop.',
  valuesConfig: ORDER_SOURCE_TABLE,
})

/** Filters of the list of orders, besides the status. */
@ArgsType()
export class OrderFilterArgs {
  @Field(() => OrderListViewEnum, { nullable: true, description: 'Only the orders of this view.' })
  view?: OrderListView

  @Field(() => GovernorateEnum, {
    nullable: true,
    description: 'Only orders to this governorate.',
  })
  governorate?: Governorate

  @Field(() => ID, {
    nullable: true,
    description: 'Only orders that this courier has or had, or is assigned to.',
  })
  courierId?: string

  @Field(() => ID, {
    nullable: true,
    description: 'Only orders with the phone of this customer; requires `customers.read`.',
  })
  customerId?: string

  @Field(() => EGP, { nullable: true, description: 'Only orders of this total or more.' })
  minTotal?: number

  @Field(() => EGP, { nullable: true, description: 'Only orders of this total or less.' })
  maxTotal?: number

  @Field(() => DateTime, {
    nullable: true,
    description: 'Only orders that were placed before this time.',
  })
  until?: Date
}

@ObjectType({ description: 'How many orders a view has.' })
export class OrderViewCount {
  @Field(() => OrderListViewEnum, { description: 'The view.' })
  view!: OrderListView

  @Field(() => Int, { description: 'The number of its orders.' })
  count!: number
}

@ObjectType({ description: 'The customer who placed an order.' })
export class Customer implements CustomerView {
  @Field(() => String, { description: 'The first name.' })
  firstName!: string

  @Field(() => String, { description: 'The second name.' })
  secondName!: string

  @Field(() => String, {
    description:
      'The mobile number: 10 digits, without the +20; empty wherever the `phone` of the order is.',
  })
  mobile!: string

  locale!: Locale | null
}

@ObjectType({ description: 'The courier who is to take an order.' })
export class AssignedCourier implements AssignedCourierView {
  @Field(() => ID, { description: 'The ID of the courier.' })
  id!: number

  @Field(() => String, { description: 'The name.' })
  name!: string
}

@ObjectType({
  description: 'Units of an order that its customer did not keep, or that were lost and replaced.',
})
export class AwaitedItem implements AwaitedItemView {
  @Field(() => ID, { description: 'The ID of the awaited item.' })
  id!: number

  @Field(() => String, { description: 'The English name at the time of purchase.' })
  name!: string

  @Field(() => String, {
    nullable: true,
    description: 'The Arabic name at the time of purchase.',
  })
  nameAr!: string | null

  @Field(() => String, {
    description: 'The name in the language of Accept-Language, or else `name`.',
  })
  displayName?: string

  @Field(() => Int, { description: 'How many units are to come back.' })
  quantity!: number

  @Field(() => String, {
    nullable: true,
    description: "The courier's number of the parcel that they were in.",
  })
  trackingNumber!: string | null

  @Field(() => Boolean, { description: 'Whether the courier has lost them.' })
  isLost!: boolean
}

@ObjectType({ description: 'An order with its customer.' })
export class AdminOrder extends Order implements AdminOrderView {
  @Field(() => String, {
    description:
      'The phone number for the courier; empty if the order is closed, for staff without the permission `orders.phones`.',
  })
  override phone!: string

  @Field(() => DateTime, {
    description:
      'When it last changed, with its items, address, parcels, money and timeline; see `adminOrders(updatedSince:)`.',
  })
  updatedAt!: Date

  @Field(() => Customer, {
    nullable: true,
    description: 'The customer; null if the account was deleted.',
  })
  customer!: Customer | null

  @Field(() => AssignedCourier, {
    nullable: true,
    description:
      'The courier who is assigned to it; null if none is, or once it was handed over. See `shipment` for who took it.',
  })
  assignedCourier!: AssignedCourier | null

  // Most orders have none.
  @UsualLength(1)
  @Field(() => [AwaitedItem], {
    description:
      'The items of its parcels that are to come back although the order does not; see `receiveItemsBack`.',
  })
  awaitedItems!: readonly AwaitedItem[]

  @Field(() => Boolean, {
    name: 'hasUnseenFee',
    description:
      'Whether the order was placed without `amountDue`, by an older client that may not have shown the fees and discounts: tell the customer when confirming the order.',
  })
  override feeNotShown!: boolean

  unknownCity?: string | null

  @Field(() => Int, {
    description: 'Incremented by every edit; see `editOrder(expectedVersion:)`.',
  })
  override version!: number

  @Field(() => Boolean, {
    name: 'isCourierNotificationDue',
    description: 'Whether it was changed on its way, and the courier has yet to be notified.',
  })
  override tellCourier!: boolean

  @Field(() => OrderSourceEnum, {
    nullable: true,
    description: 'How it came to the shop; null for orders placed before this was recorded.',
  })
  override source!: OrderSource | null

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
