import type { GraphQLResolveInfo } from 'graphql'
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql'
import { VALUE_PERMISSIONS } from '#domain/accounts/permissions'
import type { Context } from '../../platform/features/context'
import { DatabaseCost, UsualLength } from '../../platform/http/graphql/database-cost'
import { referencesTo } from '../../platform/http/graphql/reference'
import { NullWithout } from '../../platform/http/graphql/requires'
import { AdminOrder } from '../orders/api/admin-orders.types'
import { ADMIN_ORDER_COST } from '../orders/api/order-of.resolver'
import { adminOrderLoader } from '../orders/reads/admin-order-loader'
import { ParcelReport } from './carriers.types'

@Resolver(() => ParcelReport)
export class ParcelReportResolver {
  @NullWithout(VALUE_PERMISSIONS.orderTotals)
  @DatabaseCost(ADMIN_ORDER_COST, 'perParent')
  // Most reports are about one order.
  @UsualLength(1)
  @FieldResolver(() => [AdminOrder], { description: 'The other orders that it may be about.' })
  otherOrders(
    @Root() { otherOrderIds }: ParcelReport,
    @Ctx() { get }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return referencesTo<AdminOrder>(otherOrderIds, info, get(adminOrderLoader))
  }
}
