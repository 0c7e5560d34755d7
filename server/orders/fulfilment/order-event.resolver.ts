import type { GraphQLResolveInfo } from 'graphql'
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql'
import { VALUE_PERMISSIONS } from '#domain/accounts/permissions'
import type { Context } from '../../platform/features/context'
import { DatabaseCost } from '../../platform/http/graphql/database-cost'
import { type Reference, referenceTo } from '../../platform/http/graphql/reference'
import { NullWithout } from '../../platform/http/graphql/requires'
import { AdminOrder } from '../orders/api/admin-orders.types'
import { ADMIN_ORDER_COST } from '../orders/api/order-of.resolver'
import { adminOrderLoader } from '../orders/reads/admin-order-loader'
import { OrderEvent } from './fulfilment.types'

@Resolver(() => OrderEvent)
export class OrderEventResolver {
  @NullWithout(VALUE_PERMISSIONS.orderTotals)
  @DatabaseCost(ADMIN_ORDER_COST, 'perParent')
  @FieldResolver(() => AdminOrder, {
    nullable: true,
    description: 'The other order that it is about; null if it is about none.',
  })
  otherOrder(
    @Root() { otherOrderId }: OrderEvent,
    @Ctx() { get }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Reference<AdminOrder>> {
    return referenceTo(otherOrderId, info, get(adminOrderLoader))
  }
}
