import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../platform/features/context'
import { Order } from '../orders/api/orders.types'
import { followLinks } from '../orders/reads/follow-link'
import { readRelatedOrders } from '../orders/reads/order-links.service'
import { FollowedOrder, toFollowedOrder } from './follow.types'
import { FOLLOWED_DAYS, findFollowedOrder } from './followed-order.service'

const WORKS = `works without signing in until ${FOLLOWED_DAYS} days after the order was delivered or cancelled`

@Resolver(() => Order)
export class FollowResolver {
  @Query(() => FollowedOrder, {
    nullable: true,
    description: `The order that a link to follow it is for; null if the link is wrong or has expired. It ${WORKS}.`,
  })
  async followedOrder(
    @Ctx() { db, get, keepPrivate, locale }: Context,
    @Arg('token', () => String, { description: 'The last part of the address of the link.' })
    token: string,
  ): Promise<FollowedOrder | null> {
    keepPrivate()
    const order = await findFollowedOrder(db, get(followLinks), token)
    return order && toFollowedOrder(order, await readRelatedOrders(db, order.id), locale)
  }

  @FieldResolver(() => String, {
    description: `The page on which the holder of the link follows the order; it shows neither the address nor the customer. It ${WORKS}.`,
  })
  followUrl(@Root() order: Order, @Ctx() { get, locale }: Context): string {
    return get(followLinks).urlOf(order, locale)
  }
}
