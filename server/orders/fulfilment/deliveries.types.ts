import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { Totals } from '#domain/money/pricing'
import { asPiastres, type Piastres } from '#domain/money/units'
import { listedAdjustments } from '#domain/orders/reduction'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import { AdminOrder } from '../orders/api/admin-orders.types'
import { Adjustment } from '../orders/api/orders.types'

@InputType({ description: 'Units of an item that ship later.' })
export class LaterItemInput {
  @Field(() => ID, { description: 'The ID of the item.' })
  itemId!: string

  @Field(() => Int, { description: 'How many units; 0 if none.' })
  quantity!: number
}

@ObjectType({ description: 'The price of a delivery.' })
export class DeliveryAmounts {
  @Field(() => [Adjustment], { description: 'The fees and discounts in the total.' })
  adjustments!: readonly Adjustment[]

  @Field(() => EGP, { name: 'total', description: 'The price that it would have.' })
  totalPiastres!: Piastres

  @Field(() => EGP, { name: 'amountDue', description: 'The amount that would be collected.' })
  amountDuePiastres!: Piastres
}

/** Returns the total of a delivery, and the amount due after prepayments. */
export function toAmounts(
  { adjustments, totalPiastres }: Totals,
  prepaidPiastres: Piastres,
): DeliveryAmounts {
  return {
    adjustments: listedAdjustments(adjustments),
    totalPiastres,
    amountDuePiastres: asPiastres(Math.max(0, totalPiastres - prepaidPiastres)),
  }
}

@ObjectType({ description: 'The preview of `splitOrder`.' })
export class OrderSplitPreview {
  @Field(() => DeliveryAmounts, { description: 'The delivery that ships now.' })
  first!: DeliveryAmounts

  @Field(() => DeliveryAmounts, { description: 'The delivery that ships later.' })
  rest!: DeliveryAmounts
}

@ObjectType({ description: 'The result of a preview of `splitOrder`.' })
export class OrderSplitPreviewPayload extends MutationPayload {
  @Field(() => OrderSplitPreview, {
    nullable: true,
    description: 'Both deliveries; null on failure.',
  })
  preview?: OrderSplitPreview
}

@ObjectType({ description: 'The result of `splitOrder`.' })
export class SplitOrderPayload extends MutationPayload {
  @Field(() => AdminOrder, {
    nullable: true,
    description: 'The delivery that ships now; null on failure.',
  })
  order?: AdminOrder

  @Field(() => AdminOrder, {
    nullable: true,
    description: 'The delivery that ships later; null on failure.',
  })
  rest?: AdminOrder
}

@ObjectType({ description: 'The result of a preview of `mergeOrders`.' })
export class OrderMergePreviewPayload extends MutationPayload {
  @Field(() => DeliveryAmounts, {
    nullable: true,
    description: 'The amounts of the merged order; null on failure.',
  })
  preview?: DeliveryAmounts
}
