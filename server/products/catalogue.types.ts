import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import { LOW_STOCK } from '#domain/limits'
import { translate } from '#domain/messages'
import type { Locale } from '#domain/messages/locale'
import type { Piastres } from '#domain/money/units'
import {
  CATEGORIES,
  type CategoryKey,
  categoryPath,
  type Category as DomainCategory,
} from '#domain/products/categories'
import type { NetUnit } from '#domain/products/unit-price'
import { EGP } from '../http/graphql/egp.scalar'
import type { ProductView } from './catalogue.service'

export const CategoryKeyEnum = Object.fromEntries(CATEGORIES.map(({ key, code }) => [code, key]))

registerEnumType(CategoryKeyEnum, {
  name: 'CategoryKey',
  description: 'A category of products.',
  valuesConfig: Object.fromEntries(
    CATEGORIES.map(({ code, description }) => [code, { description: translate(description) }]),
  ),
})

@ObjectType({ description: 'A product of the shop.' })
export class Product implements Omit<ProductView, 'wasPricePiastres'> {
  @Field(() => ID, { description: 'The ID of the product.' })
  id!: number

  @Field(() => String, {
    description: 'The name, which also determines its categories unless the owner chose them.',
  })
  name!: string

  @Field(() => String, {
    nullable: true,
    description: 'The name in Arabic; null if it has none. It does not affect the categories.',
  })
  nameAr!: string | null

  /** Resolved by localizeNames(). */
  @Field(() => String, {
    description: 'The name in the language of Accept-Language, or else `name`.',
  })
  displayName?: string

  @Field(() => EGP, { name: 'price', description: 'The current unit price.' })
  pricePiastres!: Piastres

  /** Missing where a product is read without it, as in carts; resolved by OffersResolver. */
  wasPricePiastres?: Piastres | null

  @Field(() => String, { description: 'The URL of the picture, absolute or root-relative.' })
  imageUrl!: string

  @Field(() => Int, {
    nullable: true,
    description: `Units in stock if ${LOW_STOCK} or fewer; 0 if sold out; null if plenty or not tracked.`,
  })
  quantityAvailable!: number | null

  /** For `unitPrice`. */
  netAmount?: number | null
  netUnit?: NetUnit | null

  /** For `rating`. */
  reviewCount?: number
  starsTotal?: number
}

@ObjectType({
  description:
    'A category: all products whose names match its rule, unless the owner chose their categories.',
})
export class Category {
  @Field(() => CategoryKeyEnum, { description: 'The value for `products(category:)`.' })
  key!: CategoryKey

  @Field(() => String, { description: 'The display name.' })
  title!: string

  @Field(() => String, { description: 'The path of its page.' })
  path!: string

  @Field(() => CategoryKeyEnum, { nullable: true, description: 'The parent category.' })
  parent?: CategoryKey
}

export function toCategory(entry: DomainCategory, locale: Locale): Category {
  return {
    key: entry.key as CategoryKey,
    title: translate(entry.title, {}, locale),
    path: categoryPath(entry),
    parent: entry.parent as CategoryKey | undefined,
  }
}
