import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { Locale } from '#domain/messages/locale'
import type { Piastres } from '#domain/money/units'
import type { OrderStatus } from '#domain/orders/order-status'
import { DateTime } from '../../platform/http/graphql/date-time.scalar'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { RelatedOrder } from '../orders/api/order-links.types'
import { DeliveryDays, OrderStatusChange, OrderStatusEnum } from '../orders/api/orders.types'
import type { RelatedOrderView } from '../orders/reads/order-links.service'
import type { AdminOrderView } from '../orders/reads/order-view'

@ObjectType({ description: 'A product in an order that somebody follows.' })
export class FollowedItem {
  @Field(() => ID, { description: 'The ID of the item.' })
  id!: number

  @Field(() => String, { description: 'The name in the language of Accept-Language.' })
  name!: string

  @Field(() => Int, { description: 'The quantity.' })
  quantity!: number
}

@ObjectType({
  description:
    'An order as shown to the holder of its link: what arrives, when, and how much cash to have ready, but neither the customer nor the address.',
})
export class FollowedOrder {
  @Field(() => ID, { description: 'The number of the order.' })
  id!: number

  @Field(() => DateTime, { description: 'When the order was placed.' })
  createdAt!: Date

  @Field(() => OrderStatusEnum, { description: 'The current status.' })
  status!: OrderStatus

  @Field(() => Boolean, { description: 'Whether a courier has it.' })
  isOnItsWay!: boolean

  @Field(() => DeliveryDays, {
    nullable: true,
    description:
      'How long delivery was expected to take when the order was placed; null if unknown.',
  })
  deliveryDays!: DeliveryDays | null

  @Field(() => EGP, { name: 'amountDue', description: 'The amount due at the door.' })
  amountDuePiastres!: Piastres

  @Field(() => [FollowedItem], { description: 'The products.' })
  items!: readonly FollowedItem[]

  @Field(() => [RelatedOrder], {
    description: 'The other deliveries, if it comes in several.',
  })
  otherDeliveries!: readonly RelatedOrder[]

  @Field(() => [OrderStatusChange], { description: 'All statuses with their times, oldest first.' })
  history!: readonly OrderStatusChange[]
}

/** An allowlist: the holder of the link sees nothing else of the order. */
export function toFollowedOrder(
  order: AdminOrderView,
  related: readonly RelatedOrderView[],
  locale: Locale,
): FollowedOrder {
  const { id, createdAt, status, shipmentState, deliveryDays, amountDuePiastres, items, history } =
    order
  return {
    id,
    createdAt,
    status,
    isOnItsWay: shipmentState === 'withCourier',
    deliveryDays,
    amountDuePiastres,
    items: items.map((item) => ({
      id: item.id,
      name: (locale === 'ar' && item.nameAr) || item.name,
      quantity: item.quantity,
    })),
    otherDeliveries: related.filter(({ relation }) => relation === 'rest' || relation === 'restOf'),
    history,
  }
}
