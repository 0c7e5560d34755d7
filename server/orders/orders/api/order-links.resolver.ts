import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { Context } from '../../../platform/features/context'
import { DatabaseCost, UsualLength } from '../../../platform/http/graphql/database-cost'
import { relatedOrdersLoader } from '../reads/order-links.service'
import { RelatedOrder } from './order-links.types'
import { Order } from './orders.types'

/** In milliseconds, in a batch. */
const COST = 0.02

@Resolver(() => Order)
export class OrderLinksResolver {
  @DatabaseCost(COST, 'perParent')
  // Most orders have none, and a few have one.
  @UsualLength(1)
  @FieldResolver(() => [RelatedOrder], {
    description:
      'The orders that came from this one, and those that it came from: two deliveries of one order, orders that were merged, and exchanges. Shoppers see their own.',
  })
  async relatedOrders(
    @Root() { id }: Order,
    @Ctx() { get, viewer, allows }: Context,
  ): Promise<readonly RelatedOrder[]> {
    const userId = (await allows('orders.read')) ? undefined : (await viewer()).id
    return get(relatedOrdersLoader).load({ id, userId })
  }
}
