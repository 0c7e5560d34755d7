import type { GraphQLResolveInfo } from 'graphql'
import { type ClassType, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql'
import { VALUE_PERMISSIONS } from '#domain/accounts/permissions'
import type { Context } from '../../../platform/features/context'
import { DatabaseCost } from '../../../platform/http/graphql/database-cost'
import { type Reference, referenceTo } from '../../../platform/http/graphql/reference'
import { NullWithout } from '../../../platform/http/graphql/requires'
import { adminOrderLoader } from '../reads/admin-order-loader'
import { AdminOrder } from './admin-orders.types'

/** In milliseconds, in a batch. */
export const ADMIN_ORDER_COST = 0.05

interface AboutOrder {
  readonly orderId: number | null
}

/** Adds the field `order` to a type of the team whose objects have the ID of an order. */
export function createOrderResolver(parent: ClassType<AboutOrder>, description = 'The order.') {
  @Resolver(() => parent)
  class OrderOfResolver {
    @NullWithout(VALUE_PERMISSIONS.orderTotals)
    @DatabaseCost(ADMIN_ORDER_COST, 'perParent')
    @FieldResolver(() => AdminOrder, { nullable: true, description })
    order(
      @Root() { orderId }: AboutOrder,
      @Ctx() { get }: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Reference<AdminOrder>> {
      return referenceTo(orderId, info, get(adminOrderLoader))
    }
  }
  return OrderOfResolver
}
