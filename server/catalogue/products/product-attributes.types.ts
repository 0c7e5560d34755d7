import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { MAX_ATTRIBUTE_LENGTH, MAX_NET_AMOUNT } from '#domain/limits'
import type { Piastres } from '#domain/money/units'
import {
  ANIMALS,
  type Animal,
  type ProductAttributesInput as AttributesShape,
  LIFE_STAGES,
  type LifeStage,
  type ProductAttributesView,
} from '#domain/products/product-attributes.schema'
import { NET_UNITS, type NetUnit, PRICED_UNITS, type PricedUnit } from '#domain/products/unit-price'
import { EGP } from '../../platform/http/graphql/egp.scalar'

/** The enum of GraphQL with these values. */
export const toEnum = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value, value]))

export const AnimalEnum = toEnum(ANIMALS)
export const LifeStageEnum = toEnum(LIFE_STAGES)
const NetUnitEnum = toEnum(NET_UNITS)
const PricedUnitEnum = toEnum(PRICED_UNITS)

registerEnumType(AnimalEnum, {
  name: 'Animal',
  description: 'The animals that a product is for.',
  valuesConfig: {
    CAT: { description: 'Cats.' },
    DOG: { description: 'Dogs.' },
    BOTH: { description: 'Cats and dogs.' },
  },
})

registerEnumType(LifeStageEnum, {
  name: 'LifeStage',
  description: 'The age of the animals that a product is for.',
  valuesConfig: {
    JUNIOR: { description: 'Kittens and puppies.' },
    ADULT: { description: 'Adults.' },
    SENIOR: { description: 'Seniors.' },
    ALL: { description: 'All ages.' },
  },
})

registerEnumType(NetUnitEnum, {
  name: 'NetUnit',
  description: 'What a net content is counted in.',
  valuesConfig: {
    G: { description: 'Grams.' },
    ML: { description: 'Millilitres.' },
    PIECE: { description: 'Pieces.' },
  },
})

registerEnumType(PricedUnitEnum, {
  name: 'PricedUnit',
  description: 'What a unit price is for.',
  valuesConfig: {
    KG: { description: 'One kilogram.' },
    L: { description: 'One litre.' },
    PIECE: { description: 'One piece.' },
  },
})

@ObjectType({ description: 'The price of a kilogram, litre or piece.' })
export class UnitPrice {
  @Field(() => EGP, { name: 'price', description: 'The price, rounded to the piastre.' })
  piastres!: Piastres

  @Field(() => PricedUnitEnum, { description: 'What it is for.' })
  per!: PricedUnit
}

@ObjectType({ description: 'What shoppers compare and filter products by.' })
export class ProductAttributes implements ProductAttributesView {
  @Field(() => String, { nullable: true, description: 'The brand.' })
  brand!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The name of the brand in Arabic, as this product has it.',
  })
  brandAr!: string | null

  @Field(() => AnimalEnum, { nullable: true, description: 'The animals that it is for.' })
  animal!: Animal | null

  @Field(() => LifeStageEnum, { nullable: true, description: 'The age that it is for.' })
  lifeStage!: LifeStage | null

  @Field(() => String, { nullable: true, description: 'The flavour, in English.' })
  flavour!: string | null

  @Field(() => String, { nullable: true, description: 'The flavour, in Arabic.' })
  flavourAr!: string | null

  @Field(() => Int, { nullable: true, description: 'The net content, in `netUnit`.' })
  netAmount!: number | null

  @Field(() => NetUnitEnum, { nullable: true, description: 'The unit of `netAmount`.' })
  netUnit!: NetUnit | null
}

const TEXT = `at most ${MAX_ATTRIBUTE_LENGTH} characters`

@InputType({ description: 'What shoppers compare and filter products by; all of it is replaced.' })
export class ProductAttributesInput implements AttributesShape {
  @Field(() => String, { nullable: true, description: `The brand, ${TEXT}.` })
  brand?: string | null

  @Field(() => String, {
    nullable: true,
    description: `The name of the brand in Arabic, ${TEXT}.`,
  })
  brandAr?: string | null

  @Field(() => AnimalEnum, { nullable: true, description: 'The animals that it is for.' })
  animal?: Animal | null

  @Field(() => LifeStageEnum, { nullable: true, description: 'The age that it is for.' })
  lifeStage?: LifeStage | null

  @Field(() => String, { nullable: true, description: `The flavour in English, ${TEXT}.` })
  flavour?: string | null

  @Field(() => String, { nullable: true, description: `The flavour in Arabic, ${TEXT}.` })
  flavourAr?: string | null

  @Field(() => Int, {
    nullable: true,
    description: `The net content in \`netUnit\`, 1 to ${MAX_NET_AMOUNT}.`,
  })
  netAmount?: number | null

  @Field(() => NetUnitEnum, {
    nullable: true,
    description: 'The unit of `netAmount`; both or neither.',
  })
  netUnit?: NetUnit | null
}
