import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { Piastres } from '#domain/money/units'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import { Discount } from '../discounts/discounts.types'
import { Adjustment } from '../orders/api/orders.types'

@InputType({ description: 'A product to be ordered, at the current price.' })
export class PreviewLineInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string

  @Field(() => Int, { description: 'The quantity, 1 to 999.' })
  quantity!: number
}

@ObjectType({ description: 'The totals of the cart with a discount code.' })
export class CartTotals {
  @Field(() => [Adjustment], { description: 'The fees and discounts.' })
  adjustments!: readonly Adjustment[]

  @Field(() => EGP, { name: 'itemsTotal', description: 'The lines, including the discount.' })
  itemsTotalPiastres!: Piastres

  @Field(() => EGP, { name: 'amountDue', description: 'The amount due.' })
  totalPiastres!: Piastres
}

@ObjectType({ description: 'The result of previewing a discount code.' })
export class PreviewDiscountPayload extends MutationPayload {
  @Field(() => Discount, {
    nullable: true,
    description: 'The discount; null if the code cannot be used.',
  })
  discount?: Discount

  @Field(() => CartTotals, {
    nullable: true,
    description: 'The totals of the cart; null if the code cannot be used.',
  })
  totals?: CartTotals
}
