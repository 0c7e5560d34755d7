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

@InputType({
  description: 'The items of a delivered order to return, and the items to send in exchange.',
})
export class ExchangeInput implements ExchangeFields {
  @Field(() => [ExchangeBackInput], { description: 'The items to return, each once.' })
  back!: ExchangeBackInput[]

  @Field(() => [ExchangeOutInput], {
    description: "The products to send, each once, at today's prices.",
  })
  out!: ExchangeOutInput[]

  @Field(() => ReturnReasonEnum, { description: 'Why.' })
  reason!: ReturnReason

  @Field(() => String, { nullable: true, description: 'A note, at most 500 characters.' })
  note?: string | null

  @Field(() => EGP, {
    nullable: true,
    defaultValue: 0,
    description: 'The delivery fee of the items to send.',
  })
  deliveryFee?: number | null

  @Field(() => EGP, {
    nullable: true,
    description:
      'The total that was shown for what goes out. If it would be another, nothing is changed.',
  })
  expectedTotal?: number | null
}

@ObjectType({ description: 'The preview of an exchange.' })
export class ExchangePreview {
  @Field(() => EGP, {
    name: 'credit',
    description:
      'The value of what goes back, as a return gives back for it: its price less its share of the discounts, without delivery, and never more than was paid.',
  })
  creditPiastres!: Piastres

  @Field(() => DeliveryAmounts, {
    description: 'The totals of the items to send; `credit` pays for them as far as it goes.',
  })
  new!: DeliveryAmounts

  @Field(() => EGP, {
    name: 'amountToRefund',
    description: 'The part of `credit` to refund once the items have come.',
  })
  toRefundPiastres!: Piastres
}

@ObjectType({ description: 'The result of a preview of `exchangeItems`.' })
export class OrderExchangePreviewPayload extends MutationPayload {
  @Field(() => ExchangePreview, {
    nullable: true,
    description: 'The amounts of the exchange; null on failure.',
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

  @Field(() => AdminOrder, {
    nullable: true,
    description: 'The order of the items to send; null on failure.',
  })
  exchange?: AdminOrder

  @Field(() => Return, { nullable: true, description: 'The return; null on failure.' })
  orderReturn?: Return
}
