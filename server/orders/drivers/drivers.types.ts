import { Field, ID, Int, ObjectType } from 'type-graphql'
import { asPiastres, type Piastres } from '#domain/money/units'
import { CANCELLED_ORDER_STATUS } from '#domain/orders/order-status'
import { parcelLines } from '#domain/orders/partial-delivery'
import { ShippingAddress } from '../../accounts/addresses/address.types'
import { UsualLength } from '../../platform/http/graphql/database-cost'
import { DateTime } from '../../platform/http/graphql/date-time.scalar'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import { TakenBackItem } from '../returns/taken-back.types'
import type { DriverLinkView } from './driver-links.service'
import type { DriverRoundView, DriverStopView } from './round.service'

@ObjectType({ description: 'The link by which a courier sees their parcels without an account.' })
export class DriverLink implements DriverLinkView {
  @Field(() => String, { description: 'The page of the link.' })
  url!: string

  @Field(() => String, { description: 'A message to the driver with the link.' })
  message!: string

  @Field(() => DateTime, { description: 'Until when it works: the end of the next day.' })
  expiresAt!: Date
}

@ObjectType({ description: 'The result of making the link of a courier.' })
export class CreateDriverLinkPayload extends MutationPayload {
  @Field(() => DriverLink, { nullable: true, description: 'The link; null on failure.' })
  driverLink?: DriverLink
}

@ObjectType({ description: 'Units of a product in a parcel of a driver.' })
export class DriverItem {
  @Field(() => ID, { description: 'The ID of the item.' })
  id!: number

  @Field(() => String, { description: 'The name at the time of purchase.' })
  name!: string

  @Field(() => String, { nullable: true, description: 'The Arabic name at the time of purchase.' })
  nameAr!: string | null

  @Field(() => String, {
    description: 'The name in the language of Accept-Language, or else `name`.',
  })
  displayName?: string

  @Field(() => Int, { description: 'How many units the parcel has.' })
  quantity!: number

  @Field(() => EGP, {
    name: 'amount',
    description: 'Their price, less their share of the discounts.',
  })
  piastres!: Piastres
}

@ObjectType({ description: 'A parcel that a driver has, as their page shows it.' })
export class DriverStop {
  @Field(() => ID, { description: 'The number of the order.' })
  id!: number

  @Field(() => String, { description: 'The recipient.' })
  recipientName!: string

  @Field(() => String, { description: 'The phone number of the recipient.' })
  phone!: string

  @Field(() => String, { description: 'The delivery address.' })
  address!: string

  @Field(() => String, { description: 'The city of delivery.' })
  city!: string

  @Field(() => ShippingAddress, {
    nullable: true,
    description:
      'The fields that `address` and `city` are composed from; null if the order has the two texts only.',
  })
  shippingAddress!: ShippingAddress | null

  @Field(() => EGP, { name: 'amountDue', description: 'The amount to collect.' })
  amountDuePiastres!: Piastres

  @Field(() => EGP, {
    name: 'unpaid',
    description:
      'The total of the order, less payments and the price of items that the customer does not keep; negative if too much was paid.',
  })
  unpaidPiastres!: Piastres

  @Field(() => [DriverItem], { description: 'Its contents.' })
  items!: readonly DriverItem[]

  // Most parcels take back nothing.
  @UsualLength(1)
  @Field(() => [TakenBackItem], {
    description: 'The items that the customer hands over in exchange; empty for other parcels.',
  })
  takesBack!: readonly TakenBackItem[]

  @Field(() => Int, { description: 'How many items it has.' })
  itemCount!: number

  @Field(() => Int, { description: 'Of how many parcels it consists.' })
  parcelCount!: number

  @Field(() => String, {
    nullable: true,
    description: "The courier's number of the parcel; null without one.",
  })
  trackingNumber!: string | null

  @Field(() => Boolean, {
    description: 'Whether the order was cancelled meanwhile: the parcel goes back to the shop.',
  })
  isCancelled!: boolean

  @Field(() => Boolean, { description: 'Whether nobody was at home today.' })
  wasAbsentToday!: boolean
}

@ObjectType({ description: 'The open tasks of a driver, and the cash that they hold.' })
export class DriverRound {
  @Field(() => ID, { description: 'The ID of the courier.' })
  id!: number

  @Field(() => String, { description: 'The name of the courier.' })
  courierName!: string

  @Field(() => [DriverStop], { description: 'The parcels with the courier now, at most 200.' })
  stops!: readonly DriverStop[]

  @Field(() => EGP, { name: 'cash', description: 'The cash to bring back to the shop.' })
  cashPiastres!: Piastres
}

@ObjectType({ description: 'The result of doing something with the link of a courier.' })
export class DriverRoundPayload extends MutationPayload {
  @Field(() => DriverRound, {
    nullable: true,
    description: 'The remaining stops; null on failure.',
  })
  round?: DriverRound
}

/** An allowlist: drivers see nothing else of an order. */
function toStop({ order, wasAbsentToday, takesBack }: DriverStopView): DriverStop {
  const { id, recipientName, phone, address, city, shippingAddress, amountDuePiastres } = order
  const lines = parcelLines(order.items, order.itemsTotalPiastres)
  return {
    id,
    recipientName,
    phone,
    address,
    city,
    shippingAddress,
    amountDuePiastres,
    unpaidPiastres: asPiastres(order.totalPiastres - order.returnedPiastres - order.paidPiastres),
    items: order.items.flatMap(({ id: itemId, name, nameAr }, index) => {
      const line = lines[index]
      return line && line.quantity > 0 ? [{ id: itemId, name, nameAr, ...line }] : []
    }),
    itemCount: order.items.reduce((sum, { quantity }) => sum + quantity, 0),
    parcelCount: order.shipment?.parcelCount ?? 1,
    takesBack,
    trackingNumber: order.shipment?.trackingNumber ?? null,
    isCancelled: order.status === CANCELLED_ORDER_STATUS,
    wasAbsentToday,
  }
}

export function toRound({
  courierId,
  courierName,
  stops,
  cashPiastres,
}: DriverRoundView): DriverRound {
  return { id: courierId, courierName, stops: stops.map(toStop), cashPiastres }
}
