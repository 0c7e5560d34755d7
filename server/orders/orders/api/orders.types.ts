import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import { ADJUSTMENT_KINDS, type Adjustment as AdjustmentView } from '#domain/money/pricing'
import type { Piastres } from '#domain/money/units'
import type {
  ConfirmationState,
  ConfirmedBy,
  PaymentState,
  ShipmentState,
} from '#domain/orders/order-life'
import type { OrderSource } from '#domain/orders/order-source'
import {
  ORDER_STATUS_KEYS,
  ORDER_STATUS_TABLE,
  type OrderStatus,
} from '#domain/orders/order-status'
import { ShippingAddress } from '../../../accounts/addresses/address.types'
import { UsualLength } from '../../../platform/http/graphql/database-cost'
import { CalendarDate } from '../../../platform/http/graphql/date.scalar'
import { DateTime } from '../../../platform/http/graphql/date-time.scalar'
import { EGP } from '../../../platform/http/graphql/egp.scalar'
import { toEnum } from '../../../platform/http/graphql/enum-values'
import { PageInfo } from '../../../platform/http/graphql/page-info.types'
import { MutationPayload } from '../../../platform/http/graphql/payload.types'
import type {
  DeliveryDaysView,
  OrderItemView,
  OrderStatusChangeView,
  OrderView,
} from '../reads/order-view'
import type { ProductToPackView } from '../reads/products-to-pack.service'
import type { UnitsToTakeView } from '../reads/units-to-take.service'
import {
  ConfirmationStateEnum,
  ConfirmedByEnum,
  PaymentStateEnum,
  Shipment,
  ShipmentStateEnum,
} from './order-life.types'

/** The values of the statuses by GraphQL enum value. */
export const OrderStatusEnum = Object.fromEntries(
  ORDER_STATUS_KEYS.map((key) => [key, ORDER_STATUS_TABLE[key].value]),
)

registerEnumType(OrderStatusEnum, {
  name: 'OrderStatus',
  description: 'The status of an order.',
  valuesConfig: ORDER_STATUS_TABLE,
})

@ObjectType({ description: 'A product in an order, as it was bought.' })
export class OrderItem implements OrderItemView {
  @Field(() => ID, { description: 'The ID of the item.' })
  id!: number

  @Field(() => ID, {
    nullable: true,
    description:
      'The ID of the product, also while it is hidden, when `product` is null; null if it was deleted.',
  })
  productId!: number | null

  @Field(() => String, { description: 'The name of the product at the time of purchase.' })
  name!: string

  nameAr!: string | null

  @Field(() => String, {
    description:
      'The name at the time of purchase in the language of Accept-Language, or else `name`.',
  })
  displayName?: string

  @Field(() => EGP, { name: 'price', description: 'The unit price at the time of purchase.' })
  pricePiastres!: Piastres

  @Field(() => Int, { description: 'The quantity.' })
  quantity!: number

  @Field(() => Int, { description: 'How many units came back after the delivery.' })
  returnedQuantity!: number
}

@ObjectType({ description: 'The product of a line of an order, as packers see it.' })
export class ProductToPack implements ProductToPackView {
  @Field(() => ID, {
    nullable: true,
    description: 'The ID of the product, hidden or not; null if it was deleted.',
    deprecationReason: 'Use `OrderItem.productId`. Removed on 2027-06-01.',
  })
  productId!: number | null

  @Field(() => String, { nullable: true, description: 'Its picture; null if it was deleted.' })
  imageUrl!: string | null

  @Field(() => String, { nullable: true, description: 'Where it lies in the store room.' })
  shelf!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Its SKU, also of a product that was deleted while the order was open.',
  })
  sku!: string | null

  @Field(() => String, { nullable: true, description: 'Its barcode, likewise.' })
  gtin!: string | null
}

@ObjectType({ description: 'Units to take from the shelf for a line of an order.' })
export class UnitsToTake implements UnitsToTakeView {
  @Field(() => CalendarDate, {
    nullable: true,
    description:
      'The last day on which they may be used, such as `2027-03-31`; null if it is not known.',
  })
  expiresOn!: string | null

  @Field(() => String, { nullable: true, description: 'The number of the batch on its packages.' })
  code!: string | null

  @Field(() => Int, { description: 'How many.' })
  units!: number

  @Field(() => Boolean, { description: 'Whether they have expired: they must not be sent.' })
  isExpired!: boolean
}

@ObjectType({ description: 'A status of an order and when it was set.' })
export class OrderStatusChange implements OrderStatusChangeView {
  @Field(() => OrderStatusEnum, { description: 'The status.' })
  status!: OrderStatus

  @Field(() => DateTime, { name: 'happenedAt', description: 'When the status was set.' })
  @Field(() => DateTime, {
    description: 'When the status was set.',
    deprecationReason: 'Use `happenedAt`. Removed on 2027-07-01.',
  })
  changedAt!: Date
}

const AdjustmentKindEnum = toEnum(ADJUSTMENT_KINDS)

registerEnumType(AdjustmentKindEnum, {
  name: 'AdjustmentKind',
  description: 'The kind of an adjustment.',
  valuesConfig: {
    DISCOUNT: { description: 'A discount, named by its code.' },
    DELIVERY: { description: 'The delivery fee.' },
    REDUCTION: { description: 'A later reduction by the shop, named by its reason.' },
  },
})

@ObjectType({ description: 'A fee or discount of an order.' })
export class Adjustment implements AdjustmentView {
  @Field(() => AdjustmentKindEnum, { description: 'The kind of adjustment.' })
  kind!: AdjustmentView['kind']

  applies!: AdjustmentView['applies']

  @Field(() => String, {
    description:
      'The name in the language of Accept-Language; for a discount, its code; for a reduction, its reason.',
  })
  label!: string

  @Field(() => EGP, {
    name: 'amount',
    description: 'The amount; negative for a discount or a reduction.',
  })
  piastres!: Piastres
}

@ObjectType({ description: 'How long a delivery takes.' })
export class DeliveryDays implements DeliveryDaysView {
  @Field(() => Int, { description: 'The minimum number of days.' })
  min!: number

  @Field(() => Int, { description: 'The maximum number of days.' })
  max!: number
}

@ObjectType({ description: 'An order, paid in cash on delivery.' })
export class Order implements Omit<OrderView, 'updatedAt'> {
  @Field(() => ID, { description: 'The ID of the order.' })
  id!: number

  @Field(() => DateTime, { description: 'When the order was placed.' })
  createdAt!: Date

  @Field(() => [Adjustment], { description: 'The fees and discounts in the total.' })
  adjustments!: readonly Adjustment[]

  @Field(() => EGP, {
    name: 'itemsTotal',
    description: 'The sum of the items, including discounts.',
  })
  itemsTotalPiastres!: Piastres

  @Field(() => EGP, { name: 'total', description: 'The amount to pay on delivery.' })
  totalPiastres!: Piastres

  @Field(() => DeliveryDays, {
    nullable: true,
    description:
      'How long delivery was expected to take when the order was placed; null if unknown.',
  })
  deliveryDays!: DeliveryDays | null

  @Field(() => String, { description: 'The delivery address.' })
  address!: string

  @Field(() => String, { description: 'The city of delivery.' })
  city!: string

  @Field(() => String, { description: 'The phone number for the courier.' })
  phone!: string

  @Field(() => ShippingAddress, {
    nullable: true,
    description:
      'The fields that `address` and `city` are composed from; null if the order has only the two texts.',
  })
  shippingAddress!: ShippingAddress | null

  @Field(() => OrderStatusEnum, { description: 'The current status.' })
  status!: OrderStatus

  @Field(() => String, {
    nullable: true,
    description:
      'Why the shopper or the shop cancelled the order; null if it is not cancelled, or without a reason.',
  })
  cancelReason!: string | null

  feeNotShown!: boolean

  prepayPiastres!: Piastres | null

  @Field(() => String, {
    description: 'The recipient of the parcel; empty once the account was deleted.',
  })
  recipientName!: string

  @Field(() => ConfirmationStateEnum, { description: 'Whether the customer has confirmed it.' })
  confirmationState!: ConfirmationState

  @Field(() => ConfirmedByEnum, {
    nullable: true,
    description: 'How it was confirmed; null if it is not, or nobody knows.',
  })
  confirmedBy!: ConfirmedBy | null

  @Field(() => DateTime, { nullable: true, description: 'When it was confirmed.' })
  confirmedAt!: Date | null

  source!: OrderSource | null

  unansweredCalls!: number

  version!: number

  tellCourier!: boolean

  lastCalledAt!: Date | null

  @Field(() => ShipmentStateEnum, { description: 'Where its parcel is.' })
  shipmentState!: ShipmentState

  @Field(() => Shipment, {
    nullable: true,
    description: 'Its last parcel; null before it is packed.',
  })
  shipment!: Shipment | null

  @Field(() => PaymentStateEnum, { description: 'Where its money is.' })
  paymentState!: PaymentState

  @Field(() => EGP, { name: 'paid', description: 'The payments less refunds.' })
  paidPiastres!: Piastres

  @Field(() => EGP, {
    name: 'returned',
    description: 'The refund for items that were returned after the delivery.',
  })
  returnedPiastres!: Piastres

  @Field(() => EGP, { name: 'amountDue', description: 'The amount due at the door.' })
  amountDuePiastres!: Piastres

  @Field(() => DateTime, {
    nullable: true,
    description:
      'By when it has to be paid in advance, or it is cancelled; null without a deadline.',
  })
  prepayUntil!: Date | null

  // Most orders have two to four.
  @UsualLength(5)
  @Field(() => [OrderItem], { description: 'The products that were bought.' })
  items!: readonly OrderItem[]

  @Field(() => [OrderStatusChange], { description: 'All statuses with their times, oldest first.' })
  history!: readonly OrderStatusChange[]
}

@ObjectType({ description: 'An order in a list.' })
export class OrderEdge {
  @Field(() => String, { description: 'The cursor of the order: pass it as `after`.' })
  cursor!: string

  @Field(() => Order, { description: 'The order.' })
  node!: Order
}

@ObjectType({ description: 'A page of orders, newest first.' })
export class OrderConnection {
  @Field(() => [Order], { description: 'The orders of this page.' })
  nodes!: readonly Order[]

  @Field(() => [OrderEdge], { description: 'The same orders with their cursors.' })
  edges!: readonly OrderEdge[]

  @Field(() => PageInfo, { description: 'The position of this page.' })
  pageInfo!: PageInfo

  count!: () => Promise<number>
}

@ObjectType({ description: 'The result of cancelling an order.' })
export class CancelOrderPayload extends MutationPayload {
  @Field(() => Order, { nullable: true, description: 'The order; null on failure.' })
  order?: Order
}
