import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { VALUE_PERMISSIONS } from '#domain/accounts/permissions'
import { BOOKING_KINDS } from '#domain/stock/stock-booking.schema'
import { STOCK_REASONS, type StockReason } from '#domain/stock/stock-movements.schema'
import { CalendarDate } from '../../platform/http/graphql/date.scalar'
import { DateTime } from '../../platform/http/graphql/date-time.scalar'
import { toEnum } from '../../platform/http/graphql/enum-values'
import { PageInfo } from '../../platform/http/graphql/page-info.types'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import { NullWithout } from '../../platform/http/graphql/requires'
import { AdminProduct } from '../products/admin-products.types'
import type { BookedStock as BookedStockView } from './stock-bookings.service'
import type { StockMovementView } from './stock-movements.service'

const StockReasonEnum = toEnum(STOCK_REASONS)

registerEnumType(StockReasonEnum, {
  name: 'StockReason',
  description: 'Why the stock of a product has changed.',
  valuesConfig: {
    INITIAL: { description: 'The product was added with it, or its history begins.' },
    SOLD: { description: 'An order took it.' },
    EDITED: { description: 'An order was edited.' },
    CANCELLED: { description: 'An order was cancelled.' },
    RETURNED: { description: 'It came back from a customer or a courier.' },
    RECEIVED: { description: 'It was received from a supplier.' },
    COUNTED: { description: 'It was counted.' },
    DAMAGED: { description: 'It was damaged or lost in the shop.' },
    EXPIRED: { description: 'It was not sold before it expired.' },
    IMPORTED: { description: 'A file of products was imported.' },
    CORRECTED: { description: 'It was changed by hand or by a tool.' },
  },
})

@ObjectType({ description: 'A change of the stock of a product.' })
export class StockMovement implements StockMovementView {
  @Field(() => ID, { description: 'The ID of the movement.' })
  id!: string

  @Field(() => DateTime, { description: 'When it was made.' })
  happenedAt!: Date

  @Field(() => Int, {
    description: 'Units that came, or went if negative; a stock that is not tracked counts as 0.',
  })
  change!: number

  @Field(() => Int, {
    nullable: true,
    description: 'Units in stock after it; null if the stock was no longer tracked.',
  })
  stockAfter!: number | null

  @Field(() => StockReasonEnum, { description: 'Why.' })
  reason!: StockReason

  orderId!: number | null

  @NullWithout(VALUE_PERMISSIONS.staffNames)
  @Field(() => String, {
    nullable: true,
    description:
      'The first name of the account, or the name of the API key, at that time; null for customers and rules.',
  })
  actorName!: string | null
}

@ObjectType({ description: 'A movement in a list.' })
export class StockMovementEdge {
  @Field(() => String, { description: 'The cursor of the movement: pass it as `after`.' })
  cursor!: string

  @Field(() => StockMovement, { description: 'The movement.' })
  node!: StockMovement
}

@ObjectType({ description: "A page of the history of a product's stock, newest first." })
export class StockMovementConnection {
  @Field(() => [StockMovement], { description: 'The movements of this page.' })
  nodes!: readonly StockMovement[]

  @Field(() => [StockMovementEdge], { description: 'The same movements with their cursors.' })
  edges!: readonly StockMovementEdge[]

  @Field(() => PageInfo, { description: 'The position of this page.' })
  pageInfo!: PageInfo

  count!: () => Promise<number>
}

export const BookingKindEnum = toEnum(BOOKING_KINDS)

registerEnumType(BookingKindEnum, {
  name: 'StockBookingKind',
  description: 'The kind of entry to book.',
  valuesConfig: {
    RECEIVED: { description: 'Units came from a supplier: they are added to the stock.' },
    COUNTED: { description: 'The units on the shelf were counted.' },
    DAMAGED: { description: 'Units are damaged or lost: they are taken out of the stock.' },
  },
})

@ObjectType({ description: 'A product that was found by its barcode or SKU, with its units.' })
export class ScannedProduct {
  @Field(() => AdminProduct, { description: 'The product, with its units for sale.' })
  product!: AdminProduct

  @Field(() => Int, {
    description:
      'Units that orders have taken, but that are not packed yet: they are still on the shelf.',
  })
  reserved!: number
}

@InputType({ description: 'A line of a booking.' })
export class StockBookingLineInput {
  @Field(() => ID, { description: 'The ID of the product.' })
  productId!: string

  @Field(() => Int, { description: 'The units that came, that were counted, or that are damaged.' })
  quantity!: number

  @Field(() => Int, {
    nullable: true,
    description:
      'For a count: the units that were expected on the shelf when it was counted, `stock` and `reserved` together. The stock changes by the difference, so that what was sold since then stays sold. By default, those of now.',
  })
  expectedUnits?: number | null

  @Field(() => CalendarDate, {
    nullable: true,
    description:
      'For received units: the last day on which they may be used, such as `2027-03-31`; null if they have no date, or it is not known.',
  })
  expiresOn?: string | null
}

@ObjectType({ description: 'A line of a product that was booked.' })
export class BookedStock implements BookedStockView {
  productId!: number

  @Field(() => Int, { description: 'The quantity that was booked.' })
  quantity!: number

  @Field(() => Int, { nullable: true, description: 'Its stock before; null if not tracked.' })
  stockBefore!: number | null

  @Field(() => Int, { description: 'Its stock after.' })
  stockAfter!: number
}

@ObjectType({ description: 'The result of a booking.' })
export class BookStockPayload extends MutationPayload {
  @Field(() => [BookedStock], {
    description:
      'The lines that were booked, now or by an earlier request with the same key. The other lines are named in `userErrors`.',
  })
  booked!: readonly BookedStock[]
}

@ObjectType({ description: 'The result of giving a product a code.' })
export class SetProductCodePayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'The ID of the product; null on failure.' })
  productId?: string
}
