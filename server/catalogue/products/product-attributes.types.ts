import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { MAX_ATTRIBUTE_LENGTH } from '#domain/limits'
import type { Piastres } from '#domain/money/units'
import {
  ANIMALS,
  ATTRIBUTE_NAMES,
  ATTRIBUTES,
  type AttributeName,
  attributeField,
  LIFE_STAGES,
  type ProductAttributesView,
} from '#domain/products/product-attributes'
import type { ProductAttributesInput as AttributesShape } from '#domain/products/product-attributes.schema'
import { NET_UNITS, PRICED_UNITS, type PricedUnit } from '#domain/products/unit-price'
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
  description: 'The unit of a net content.',
  valuesConfig: {
    G: { description: 'Grams.' },
    ML: { description: 'Millilitres.' },
    PIECE: { description: 'Pieces.' },
  },
})

registerEnumType(PricedUnitEnum, {
  name: 'PricedUnit',
  description: 'The quantity that a unit price refers to.',
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

  @Field(() => PricedUnitEnum, { description: 'Its purpose.' })
  per!: PricedUnit
}

const DESCRIPTIONS: Readonly<Record<AttributeName, string>> = {
  brand: 'The brand',
  brandAr: 'The name of the brand in Arabic, as this product has it',
  animal: 'The animals that it is for',
  lifeStage: 'The age that it is for',
  flavour: 'The flavour in English',
  flavourAr: 'The flavour in Arabic',
  netAmount: 'The net content in `netUnit`',
  netUnit: 'The unit of `netAmount`; both or neither',
}

const ENUMS: Readonly<Partial<Record<AttributeName, object>>> = {
  animal: AnimalEnum,
  lifeStage: LifeStageEnum,
  netUnit: NetUnitEnum,
}

/** Returns the range of an attribute's values, for the description of its input. */
function rangeOf(name: AttributeName): string {
  const { kind, max } = attributeField(name)
  if (kind === 'choice') return ''
  return kind === 'count' ? `, 1 to ${max}` : `, at most ${MAX_ATTRIBUTE_LENGTH} characters`
}

function addFields(prototype: object, range: (name: AttributeName) => string): void {
  for (const name of ATTRIBUTE_NAMES) {
    const type = ENUMS[name] ?? (ATTRIBUTES[name].kind === 'count' ? Int : String)
    const description = `${DESCRIPTIONS[name]}${range(name)}.`
    Field(() => type, { nullable: true, description })(prototype, name)
  }
}

export const ProductAttributes = class {} as new () => ProductAttributesView
export type ProductAttributes = ProductAttributesView
addFields(ProductAttributes.prototype, () => '')
ObjectType('ProductAttributes', {
  description: 'The facts by which shoppers compare and filter products.',
})(ProductAttributes)

export const ProductAttributesInput = class {} as new () => AttributesShape
export type ProductAttributesInput = AttributesShape
addFields(ProductAttributesInput.prototype, rangeOf)
InputType('ProductAttributesInput', {
  description: 'The facts by which shoppers compare and filter products; all of them are replaced.',
})(ProductAttributesInput)
