import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import {
  DISCOUNT_KINDS,
  type DiscountKind,
  type Discount as DiscountView,
} from '#domain/discounts/discounts'
import type { DiscountInput } from '#domain/discounts/discounts.schema'
import type { Piastres } from '#domain/money/units'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { toEnum } from '../../platform/http/graphql/enum-values'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import type { DiscountCodeView } from './discounts.service'

const DiscountKindEnum = toEnum(DISCOUNT_KINDS)

registerEnumType(DiscountKindEnum, {
  name: 'DiscountKind',
  description: 'The kind of a discount.',
  valuesConfig: {
    PERCENT: { description: 'A percentage of the total of the lines.' },
    AMOUNT: { description: 'A fixed amount, at most the total of the lines.' },
    FREE_DELIVERY: { description: 'The delivery fee.' },
  },
})

const PERCENT = 'The percentage, 1 to 100; null for other kinds.'
const AMOUNT = 'The amount; null for other kinds.'
const MIN_ITEMS = 'The total of the lines from which the code can be used; 0 for any.'

@ObjectType({ description: 'The discount of a code.' })
export class Discount implements DiscountView {
  @Field(() => String, { description: 'The code, in upper case.' })
  code!: string

  @Field(() => DiscountKindEnum, { description: 'The kind of discount.' })
  kind!: DiscountKind

  @Field(() => Int, { nullable: true, description: PERCENT })
  percent!: number | null

  @Field(() => EGP, { name: 'amount', nullable: true, description: AMOUNT })
  amountPiastres!: Piastres | null

  @Field(() => EGP, { name: 'minItems', description: MIN_ITEMS })
  minItemsPiastres!: Piastres
}

@ObjectType({ description: 'A discount code with its settings and number of uses.' })
export class DiscountCode extends Discount implements DiscountCodeView {
  @Field(() => ID, { description: 'The ID of the code.' })
  id!: number

  @Field(() => String, {
    nullable: true,
    description: 'The first day, in Cairo, such as `2026-11-21`.',
  })
  startsOn!: string | null

  @Field(() => String, { nullable: true, description: 'The last day, in Cairo.' })
  endsOn!: string | null

  @Field(() => Int, { nullable: true, description: 'How often it can be used; null for any.' })
  maxUses!: number | null

  @Field(() => Int, {
    nullable: true,
    description: 'How often each customer can use it; null for any.',
  })
  maxUsesPerCustomer!: number | null

  @Field(() => Boolean, { description: 'Whether it is active.' })
  isActive!: boolean

  @Field(() => Int, {
    description: 'The number of orders that have used it, excluding cancelled ones.',
  })
  uses!: number
}

@InputType({ description: 'A discount code.' })
export class DiscountCodeInput implements DiscountInput {
  @Field(() => String, { description: '3 to 30 letters, digits and hyphens, in any case.' })
  code!: string

  @Field(() => DiscountKindEnum, { description: 'The kind of discount.' })
  kind!: DiscountKind

  @Field(() => Int, { nullable: true, description: PERCENT })
  percent?: number | null

  @Field(() => EGP, { nullable: true, description: AMOUNT })
  amount?: number | null

  @Field(() => EGP, { nullable: true, description: MIN_ITEMS })
  minItems?: number | null

  @Field(() => String, {
    nullable: true,
    description: 'The first day, in Cairo, such as `2026-11-21`; null for any.',
  })
  startsOn?: string | null

  @Field(() => String, { nullable: true, description: 'The last day, in Cairo; null for any.' })
  endsOn?: string | null

  @Field(() => Int, { nullable: true, description: 'How often it can be used; null for any.' })
  maxUses?: number | null

  @Field(() => Int, {
    nullable: true,
    description: 'How often each customer can use it; null for any.',
  })
  maxUsesPerCustomer?: number | null
}

@ObjectType({ description: 'The result of changing a discount code.' })
export class DiscountCodePayload extends MutationPayload {
  @Field(() => DiscountCode, { nullable: true, description: 'The code; null on failure.' })
  discountCode?: DiscountCode
}
