import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { Context } from '../context'
import { DatabaseCost } from '../http/graphql/database-cost'
import { readRelatedOrders } from './order-links.service'
import { RelatedOrder } from './order-links.types'
import { Order } from './orders.types'

/** In milliseconds. */
const COST = 0.2

@Resolver(() => Order)
export class OrderLinksResolver {
  @DatabaseCost(COST, 'perParent')
  @FieldResolver(() => [RelatedOrder], {
    description:
      'The orders that came from this one, and those that it came from: two deliveries of one order, and orders that were merged. Shoppers see their own.',
  })
  async relatedOrders(
    @Root() { id }: Order,
    @Ctx() { db, viewer, allows }: Context,
  ): Promise<readonly RelatedOrder[]> {
    if (await allows('orders.read')) return readRelatedOrders(db, id)
    const user = await viewer()
    return readRelatedOrders(db, id, user.id)
  }
}
