import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { Piastres } from '#domain/money/units'
import type { ParcelCondition } from '#domain/orders/order-life'
import type { ReturnReason, ReturnState } from '#domain/orders/returns'
import type {
  ReceiveReturnInput as ReceiveReturnFields,
  ReturnInput as ReturnFields,
} from '#domain/orders/returns.schema'
import { DateTime } from '../../platform/http/graphql/date-time.scalar'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import {
  ParcelConditionEnum,
  ReturnReasonEnum,
  ReturnStateEnum,
} from '../orders/api/order-life.types'
import type { ReturnItemView, ReturnView } from './return-view'

@ObjectType({ description: 'Units of an item of an order that are returned.' })
export class ReturnItem implements ReturnItemView {
  @Field(() => ID, { description: 'The ID of this entry.' })
  id!: number

  orderItemId!: number

  @Field(() => String, { description: 'The name of the product at the time of purchase.' })
  name!: string

  nameAr!: string | null

  @Field(() => String, {
    description:
      'The name at the time of purchase in the language of Accept-Language, or else `name`.',
  })
  displayName?: string

  @Field(() => Int, { description: 'How many units are to come back.' })
  quantity!: number

  @Field(() => Int, { nullable: true, description: 'How many came back; null until then.' })
  receivedQuantity!: number | null

  @Field(() => ParcelConditionEnum, { nullable: true, description: 'How they came back.' })
  condition!: ParcelCondition | null
}

@ObjectType({ description: 'A return of items of a delivered order.' })
export class Return implements ReturnView {
  @Field(() => ID, { description: 'The ID of the return.' })
  id!: number

  orderId!: number

  @Field(() => ReturnStateEnum, { description: 'Where it is.' })
  state!: ReturnState

  @Field(() => ReturnReasonEnum, { description: 'Why the items are returned.' })
  reason!: ReturnReason

  @Field(() => String, { nullable: true, description: 'The message of the customer.' })
  note!: string | null

  @Field(() => String, { nullable: true, description: 'The answer of the shop.' })
  answer!: string | null

  @Field(() => [ReturnItem], { description: 'The items.' })
  items!: readonly ReturnItem[]

  @Field(() => EGP, {
    name: 'refund',
    nullable: true,
    description: 'The refund, including `credit`; null until the items came back.',
  })
  refundPiastres!: Piastres | null

  exchangeOrderId!: number | null

  @Field(() => EGP, {
    name: 'credit',
    description: 'The part of their value that has paid for that order; 0 unless there is one.',
  })
  creditPiastres!: Piastres

  @Field(() => Boolean, { description: 'Whether the delivery fee was given back as well.' })
  refundsDelivery!: boolean

  @Field(() => String, {
    nullable: true,
    description: 'Why less was given back than was paid for the items.',
  })
  refundNote!: string | null

  @Field(() => DateTime, { description: 'When it was asked for.' })
  createdAt!: Date

  @Field(() => DateTime, { nullable: true, description: 'When the shop accepted or declined.' })
  answeredAt!: Date | null

  @Field(() => DateTime, { nullable: true, description: 'When the items came back.' })
  receivedAt!: Date | null
}

@InputType({ description: 'Units of an item of an order.' })
class ReturnItemInput {
  @Field(() => ID, { description: 'The ID of the item of the order.' })
  itemId!: string

  @Field(() => Int, { description: 'How many units, at most those not returned before.' })
  quantity!: number
}

@InputType({ description: 'Which items are to be returned, and why.' })
export class ReturnInput implements ReturnFields {
  @Field(() => [ReturnItemInput], { description: 'The items, each once.' })
  items!: ReturnItemInput[]

  @Field(() => ReturnReasonEnum, { description: 'Why.' })
  reason!: ReturnReason

  @Field(() => String, { nullable: true, description: 'A note, at most 500 characters.' })
  note?: string | null
}

@InputType({ description: 'Units that came back.' })
class ReceivedItemInput {
  @Field(() => ID, { description: 'The ID of the item of the order.' })
  itemId!: string

  @Field(() => Int, { description: 'How many came back; 0 for none.' })
  quantity!: number

  @Field(() => ParcelConditionEnum, { description: 'In what condition.' })
  condition!: ParcelCondition
}

@InputType({ description: 'The items that came back, and the refund.' })
export class ReceiveReturnInput implements ReceiveReturnFields {
  @Field(() => [ReceivedItemInput], {
    description: 'The items, each once; what is missing did not come back.',
  })
  items!: ReceivedItemInput[]

  @Field(() => EGP, {
    description:
      'The amount: what was paid for the items after discounts, without the `credit` of an exchange, or less with a note.',
  })
  refund!: number

  @Field(() => Boolean, {
    description: 'Whether the amount includes the delivery fee, which is given back once.',
  })
  refundsDelivery!: boolean

  @Field(() => String, {
    nullable: true,
    description: 'Why less is given back, for the customer; required then.',
  })
  refundNote?: string | null
}

@ObjectType({ description: 'The result of asking for a return, or of changing one.' })
export class ReturnPayload extends MutationPayload {
  @Field(() => Return, { nullable: true, description: 'The return; null on failure.' })
  orderReturn?: Return
}
