import { Ctx, Query, Resolver } from 'type-graphql'
import type { Context } from '../context'
import { Shop } from './shop.types'

@Resolver()
export class ShopResolver {
  @Query(() => Shop, { description: 'Who sells, for receipts, and how to reach them.' })
  shop(@Ctx() { seller }: Context): Shop {
    return seller
  }
}
