import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import type { Piastres } from '#domain/money/units'
import { percentSavedOf } from '#domain/products/offers'
import type { Context } from '../context'
import { EGP } from '../http/graphql/egp.scalar'
import { Product } from './catalogue.types'
import { productLoaders } from './product-loaders'

async function readWasPrice(
  { id, wasPricePiastres }: Product,
  { get }: Context,
): Promise<Piastres | null> {
  if (wasPricePiastres !== undefined) return wasPricePiastres
  return (await get(productLoaders).byId.load(id))?.wasPricePiastres ?? null
}

@Resolver(() => Product)
export class OffersResolver {
  @FieldResolver(() => EGP, {
    nullable: true,
    description: 'The price before the offer, above `price`; null without an offer.',
  })
  wasPrice(@Root() product: Product, @Ctx() context: Context): Promise<Piastres | null> {
    return readWasPrice(product, context)
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'What the offer saves, in percent, rounded down, at least 1; null without an offer.',
  })
  async percentSaved(@Root() product: Product, @Ctx() context: Context): Promise<number | null> {
    const wasPrice = await readWasPrice(product, context)
    return wasPrice === null ? null : percentSavedOf(product.pricePiastres, wasPrice)
  }
}
