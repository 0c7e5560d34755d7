import type { GraphQLResolveInfo } from 'graphql'
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql'
import { VALUE_PERMISSIONS } from '#domain/accounts/permissions'
import type { Context } from '../../platform/features/context'
import { DatabaseCost } from '../../platform/http/graphql/database-cost'
import { type Reference, referenceTo } from '../../platform/http/graphql/reference'
import { ADMIN_ORDER_COST } from '../orders/api/order-of.resolver'
import { Order, OrderItem } from '../orders/api/orders.types'
import { adminOrderLoader } from '../orders/reads/admin-order-loader'
import { hideClosedPhones } from '../orders/reads/closed-phones'
import { orderItemLoader } from '../orders/reads/order-item-loader'
import { Return, ReturnItem } from './returns.types'

/** In milliseconds, in a batch. */
const ITEM_COST = 0.02

/**
 * An order of a return, which the caller may read: the customer, and the team, without the phone numbers that it may not
 * see.
 */
async function orderOf(
  id: number | null,
  { get, allows }: Context,
  info: GraphQLResolveInfo,
): Promise<Reference<Order>> {
  const order = await referenceTo(id, info, get(adminOrderLoader))
  if (!order || !('phone' in order)) return order
  const isTeam = await allows('orders.read')
  const hasPhones = !isTeam || (await allows(VALUE_PERMISSIONS.closedPhones))
  return hasPhones ? order : hideClosedPhones(order)
}

@Resolver(() => Return)
export class ReturnOrdersResolver {
  @DatabaseCost(ADMIN_ORDER_COST, 'perParent')
  @FieldResolver(() => Order, { description: 'The order.' })
  order(
    @Root() { orderId }: Return,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Reference<Order>> {
    return orderOf(orderId, context, info)
  }

  @DatabaseCost(ADMIN_ORDER_COST, 'perParent')
  @FieldResolver(() => Order, {
    nullable: true,
    description: 'The order that goes out in exchange; null for other returns.',
  })
  exchangeOrder(
    @Root() { exchangeOrderId }: Return,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Reference<Order>> {
    return orderOf(exchangeOrderId, context, info)
  }
}

@Resolver(() => ReturnItem)
export class ReturnedItemResolver {
  @DatabaseCost(ITEM_COST, 'perParent')
  @FieldResolver(() => OrderItem, { description: 'The item of the order.' })
  orderItem(
    @Root() { orderItemId }: ReturnItem,
    @Ctx() { get }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Reference<OrderItem>> {
    return referenceTo(orderItemId, info, get(orderItemLoader))
  }
}
