import { Field, ID, Int, ObjectType } from 'type-graphql'
import { LOW_STOCK } from '#domain/limits'
import type { Piastres } from '#domain/money/units'
import type { LifeStage } from '#domain/products/product-attributes'
import type { ProductView } from '#domain/products/product-view'
import type { NetUnit } from '#domain/products/unit-price'
import { EGP } from '../../platform/http/graphql/egp.scalar'

/**
 * A product, with the columns that every list and cart reads. ProductFieldsResolver resolves what follows from them or
 * is read with the product's details; the features that have lists and reviews resolve those of a product.
 */
@ObjectType({ description: 'A product of the shop.' })
export class Product implements ProductView {
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

  @Field(() => EGP, {
    name: 'wasPrice',
    nullable: true,
    description: 'The price before the offer, above `price`; null without an offer.',
  })
  wasPricePiastres!: Piastres | null

  @Field(() => String, { description: 'The URL of the picture, absolute or root-relative.' })
  imageUrl!: string

  @Field(() => Int, {
    nullable: true,
    description: `Units in stock if ${LOW_STOCK} or fewer; 0 if sold out; null if plenty or not tracked.`,
  })
  quantityAvailable!: number | null

  /** For `unitPrice`. */
  netAmount!: number | null
  netUnit!: NetUnit | null

  /** For `highlights`. */
  lifeStage!: LifeStage | null
  flavour!: string | null
  flavourAr!: string | null

  /** For `rating`. */
  reviewCount!: number
  starsTotal!: number
}
