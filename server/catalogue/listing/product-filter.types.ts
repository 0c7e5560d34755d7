import { Arg, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { MAX_FACET_VALUES, MAX_FILTER_CHOICES } from '#domain/limits'
import { type ProductFilterInput as FilterShape, LIST_SORTS } from '#domain/listing/product-filter'
import type { Piastres } from '#domain/money/units'
import type { Animal, LifeStage } from '#domain/products/product-attributes'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { AnimalEnum, LifeStageEnum, toEnum } from '../products/product-attributes.types'
import type { PriceRange as PriceRangeView } from './facet-counts'
import {
  FACET_ATTRIBUTES,
  type FacetAttribute,
  type FacetValueView,
  type ProductFacetView,
} from './product-facets'

export const ProductListSortEnum = toEnum(LIST_SORTS)
export const FacetAttributeEnum = toEnum(FACET_ATTRIBUTES)

registerEnumType(ProductListSortEnum, {
  name: 'ProductListSort',
  description: 'The order of a list of products; equal ones are listed oldest first.',
  valuesConfig: {
    OLDEST: { description: 'Oldest first.' },
    NEWEST: { description: 'Newest first.' },
    PRICE_ASC: { description: 'Cheapest first.' },
    PRICE_DESC: { description: 'Most expensive first.' },
    UNIT_PRICE_ASC: {
      description:
        'By the price of a kilogram, then of a litre, then of a piece; last those without a net content.',
    },
    BEST_SELLING: { description: 'Most bought in the last 90 days first.' },
    BIGGEST_SAVING: {
      description: 'By the percentage saved, highest first; last those that are not on offer.',
    },
    TOP_RATED: {
      description:
        'Best rated first, as if each product had five more reviews of three stars; one without reviews has three.',
    },
    NAME_ASC: { description: 'By the name in the language of Accept-Language.' },
  },
})

registerEnumType(FacetAttributeEnum, {
  name: 'FacetAttribute',
  description: 'The filters of a list of products.',
  valuesConfig: {
    ANIMAL: { description: 'The animals; values are those of `Animal`.' },
    BRAND: {
      description: 'The brands; labels are their names in the language, where these are known.',
    },
    LIFE_STAGE: { description: 'The ages; values are those of `LifeStage`.' },
    FLAVOUR: { description: 'The flavours, in English.' },
    AVAILABILITY: { description: 'The value `IN_STOCK`.' },
    OFFER: { description: 'The value `ON_OFFER`.' },
  },
})

const ANY = `any of at most ${MAX_FILTER_CHOICES}`

@InputType('ProductFilter', {
  description:
    'Restricts a list to products that satisfy each attribute that is given, by any one of its values.',
})
export class ProductFilterInput implements FilterShape {
  @Field(() => [AnimalEnum], {
    nullable: true,
    description: `For ${ANY} animals. A product for both matches each; without an animal, the name tells.`,
  })
  animals?: Animal[] | null

  @Field(() => [String], { nullable: true, description: `Of ${ANY} brands.` })
  brands?: string[] | null

  @Field(() => [LifeStageEnum], {
    nullable: true,
    description: `For ${ANY} ages. A product for all ages matches each.`,
  })
  lifeStages?: LifeStage[] | null

  @Field(() => [String], { nullable: true, description: `With ${ANY} flavours, in English.` })
  flavours?: string[] | null

  @Field(() => EGP, { nullable: true, description: 'The lowest price.' })
  minPrice?: number | null

  @Field(() => EGP, { nullable: true, description: 'The highest price.' })
  maxPrice?: number | null

  @Field(() => Boolean, { nullable: true, description: 'If true, only products in stock.' })
  inStock?: boolean | null

  @Field(() => Boolean, { nullable: true, description: 'If true, only products on offer.' })
  onOffer?: boolean | null
}

/** The argument `filter` of a list. */
export function FilterArg() {
  return Arg('filter', () => ProductFilterInput, {
    nullable: true,
    description: 'Only products that satisfy it.',
  })
}

@ObjectType({ description: 'A value that a list can be filtered by.' })
export class FacetValue implements FacetValueView {
  @Field(() => String, { description: 'The value, as in `ProductFilter`.' })
  value!: string

  @Field(() => String, { description: 'Its text in the language of Accept-Language.' })
  label!: string

  @Field(() => Int, {
    description:
      'The number of products with it, of those that the other attributes of the filter leave.',
  })
  count!: number

  @Field(() => Boolean, { name: 'isSelected', description: 'Whether the filter has it.' })
  @Field(() => Boolean, {
    description: 'Whether the filter has it.',
    deprecationReason: 'Use `isSelected`. Removed on 2027-07-01.',
  })
  selected!: boolean
}

@ObjectType({ description: 'An attribute that a list can be filtered by, with its values.' })
export class ProductFacet implements ProductFacetView {
  @Field(() => FacetAttributeEnum, { description: 'The attribute.' })
  attribute!: FacetAttribute

  @Field(() => [FacetValue], {
    description: `The values that products have, most products first, at most ${MAX_FACET_VALUES}, and those of the filter.`,
  })
  values!: readonly FacetValue[]
}

@ObjectType({ description: 'A range of prices.' })
export class PriceRange implements PriceRangeView {
  @Field(() => EGP, { name: 'min', description: 'The lowest price.' })
  minPiastres!: Piastres

  @Field(() => EGP, { name: 'max', description: 'The highest price.' })
  maxPiastres!: Piastres
}
