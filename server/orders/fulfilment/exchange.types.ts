import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { Piastres } from '#domain/money/units'
import type { ExchangeInput as ExchangeFields } from '#domain/orders/exchange.schema'
import type { ReturnReason } from '#domain/orders/returns'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import { AdminOrder } from '../orders/api/admin-orders.types'
import { ReturnReasonEnum } from '../orders/api/order-life.types'
import { Return } from '../returns/returns.types'
import { DeliveryAmounts } from './deliveries.types'

@InputType({ description: 'Units of an item that go back.' })
class ExchangeBackInput {
  @Field(() => ID, { description: 'The ID of the item of the order.' })
  itemId!: string

  @Field(() => Int, { description: 'How many units, at most those not returned before.' })
  quantity!: number
}

@InputType({ description: 'Units of a product that go out.' })
class ExchangeOutInput {
  @Field(() => ID, { description: 'The ID of the product.' })
  productId!: string

  @Field(() => Int, { description: 'How many units.' })
  quantity!: number
}

@InputType({ description: 'What goes back of a delivered order, and what goes out for it.' })
export class ExchangeInput implements ExchangeFields {
  @Field(() => [ExchangeBackInput], { description: 'What goes back, each item once.' })
  back!: ExchangeBackInput[]

  @Field(() => [ExchangeOutInput], {
    description: "What goes out, each product once; at today's prices.",
  })
  out!: ExchangeOutInput[]

  @Field(() => ReturnReasonEnum, { description: 'Why.' })
  reason!: ReturnReason

  @Field(() => String, { nullable: true, description: 'A note, at most 500 characters.' })
  note?: string | null

  @Field(() => EGP, {
    nullable: true,
    defaultValue: 0,
    description: 'What the delivery of what goes out costs.',
  })
  deliveryFee?: number | null

  @Field(() => EGP, {
    nullable: true,
    description:
      'The total that was shown for what goes out. If it would be another, nothing is changed.',
  })
  expectedTotal?: number | null
}

@ObjectType({ description: 'What an exchange would come to.' })
export class ExchangePreview {
  @Field(() => EGP, {
    name: 'credit',
    description:
      'The value of what goes back, as a return gives back for it: its price less its share of the discounts, without delivery, and never more than was paid.',
  })
  creditPiastres!: Piastres

  @Field(() => DeliveryAmounts, {
    description: 'What goes out; `credit` pays for it as far as it goes.',
  })
  new!: DeliveryAmounts

  @Field(() => EGP, {
    name: 'amountToRefund',
    description: 'What of `credit` is to be given back once the items have come.',
  })
  toRefundPiastres!: Piastres
}

@ObjectType({ description: 'The result of a preview of `exchangeItems`.' })
export class OrderExchangePreviewPayload extends MutationPayload {
  @Field(() => ExchangePreview, {
    nullable: true,
    description: 'What it would come to; null on failure.',
  })
  preview?: ExchangePreview
}

@ObjectType({ description: 'The result of `exchangeItems`.' })
export class ExchangeItemsPayload extends MutationPayload {
  @Field(() => AdminOrder, {
    nullable: true,
    description: 'The order that was delivered; null on failure.',
  })
  order?: AdminOrder

  @Field(() => AdminOrder, { nullable: true, description: 'What goes out; null on failure.' })
  exchange?: AdminOrder

  @Field(() => Return, { nullable: true, description: 'What goes back; null on failure.' })
  orderReturn?: Return
}
