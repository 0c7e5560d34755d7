import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { Context } from '../../platform/features/context'
import { DatabaseCost, UsualLength } from '../../platform/http/graphql/database-cost'
import { NullWithout } from '../../platform/http/graphql/requires'
import { AdminOrder } from '../orders/api/admin-orders.types'
import { returnsLoader } from './return-view'
import { Return } from './returns.types'

/** In milliseconds, in a batch. */
const COST = 0.05

@Resolver(() => AdminOrder)
export class OrderReturnsResolver {
  @NullWithout('orders.read')
  @DatabaseCost(COST, 'perParent')
  // Most orders have none.
  @UsualLength(1)
  @FieldResolver(() => [Return], { nullable: true, description: 'Its returns, newest first.' })
  async returns(@Root() { id }: AdminOrder, @Ctx() { get }: Context): Promise<readonly Return[]> {
    return get(returnsLoader).load(id)
  }
}
