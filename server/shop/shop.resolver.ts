import { Ctx, Query, Resolver } from 'type-graphql'
import type { Context } from '../context'
import { resource } from '../feature'
import { Shop } from './shop.types'

const seller = resource(({ env }) => env.seller)

@Resolver()
export class ShopResolver {
  @Query(() => Shop, { description: 'The seller and its contact details, for receipts.' })
  shop(@Ctx() { get }: Context): Shop {
    return get(seller)
  }
}
