import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { Context } from '../../platform/features/context'
import { DatabaseCost, UsualLength } from '../../platform/http/graphql/database-cost'
import { AdminOrder } from '../orders/api/admin-orders.types'
import { takenBackLoader } from './exchange-returns.service'
import { TakenBackItem } from './taken-back.types'

/** In milliseconds, in a batch. */
const COST = 0.02

@Resolver(() => AdminOrder)
export class TakenBackResolver {
  @DatabaseCost(COST, 'perParent')
  // Most orders take back nothing.
  @UsualLength(1)
  @FieldResolver(() => [TakenBackItem], {
    description:
      'The items that its courier takes back at the door, if it goes out in exchange, or has yet to bring once it was delivered; empty for other orders, and once the shop has received it.',
  })
  async takesBack(
    @Root() { id }: AdminOrder,
    @Ctx() { get }: Context,
  ): Promise<readonly TakenBackItem[]> {
    return get(takenBackLoader).load(id)
  }
}
