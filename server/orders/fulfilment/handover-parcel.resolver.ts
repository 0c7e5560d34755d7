import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { Context } from '../../platform/features/context'
import { DatabaseCost, UsualLength } from '../../platform/http/graphql/database-cost'
import { takenBackLoader } from '../returns/exchange-returns.service'
import { TakenBackItem } from '../returns/taken-back.types'
import { HandoverParcel } from './handovers.types'

/** In milliseconds, in a batch. */
const COST = 0.02

@Resolver(() => HandoverParcel)
export class HandoverParcelResolver {
  @DatabaseCost(COST, 'perParent')
  // Most orders take back nothing.
  @UsualLength(1)
  @FieldResolver(() => [TakenBackItem], {
    description:
      'The items that the courier takes back at the door, if the order goes out in exchange, or has yet to bring once it was delivered; empty for other orders, and once the shop has received it.',
  })
  async takesBack(
    @Root() { orderId }: HandoverParcel,
    @Ctx() { get }: Context,
  ): Promise<readonly TakenBackItem[]> {
    return get(takenBackLoader).load(orderId)
  }
}
