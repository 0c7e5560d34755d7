import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { Context } from '../../platform/features/context'
import { DatabaseCost } from '../../platform/http/graphql/database-cost'
import { Product } from '../products/product.types'
import { productLoaders } from '../products/product-loaders'
import { listingIndex } from './listing-index'

/** In milliseconds: what it adds to the read that is charged with the attributes. */
const COST = 0.01

@Resolver(() => Product)
export class BrandNameResolver {
  @DatabaseCost(COST, 'perParent')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The name of its brand in the language of Accept-Language: in Arabic that which most products of the brand have in `brandAr`, or a well-known one; null without a brand.',
  })
  async brandName(
    @Root() { id }: Product,
    @Ctx() { db, get, locale }: Context,
  ): Promise<string | null> {
    const { brand } = await get(productLoaders).details.load(id)
    if (brand === null || locale === 'en') return brand
    return (await get(listingIndex).get(db)).brandName(brand, locale)
  }
}
