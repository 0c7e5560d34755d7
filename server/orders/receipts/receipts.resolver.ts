import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../platform/features/context'
import { DatabaseCost, UsualLength } from '../../platform/http/graphql/database-cost'
import { NullWithout, Requires } from '../../platform/http/graphql/requires'
import { AdminOrder } from '../orders/api/admin-orders.types'
import { prepaymentsLoader, readPrepayments } from './receipts.service'
import { Prepayment } from './receipts.types'

/** In milliseconds, in a batch. */
const COST = 0.05

@Resolver()
export class ReceiptsResolver {
  @Requires('money.read')
  @Query(() => [Prepayment], {
    description:
      'The payments made for an order in advance, oldest first, with the pictures of receipts.',
    deprecationReason: 'Use `AdminOrder.prepayments`. Removed on 2027-06-01.',
  })
  async prepayments(
    @Ctx() { db }: Context,
    @Arg('orderId', () => ID, { description: 'The ID of the order.' }) orderId: string,
  ): Promise<readonly Prepayment[]> {
    return readPrepayments(db, orderId)
  }
}

@Resolver(() => AdminOrder)
export class OrderPrepaymentsResolver {
  @NullWithout('money.read')
  @DatabaseCost(COST, 'perParent')
  // Most orders have none.
  @UsualLength(1)
  @FieldResolver(() => [Prepayment], {
    nullable: true,
    description:
      'The payments made for it in advance, oldest first, with the pictures of receipts.',
  })
  async prepayments(
    @Root() { id }: AdminOrder,
    @Ctx() { get }: Context,
  ): Promise<readonly Prepayment[]> {
    return get(prepaymentsLoader).load(id)
  }
}
