import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/features/context'
import { Requires } from '../../platform/http/graphql/requires'
import { readPrepayments } from './receipts.service'
import { Prepayment } from './receipts.types'

@Resolver()
export class ReceiptsResolver {
  @Requires('money.read')
  @Query(() => [Prepayment], {
    description:
      'What was paid in advance for an order, oldest first, with the pictures of receipts.',
  })
  async prepayments(
    @Ctx() { db }: Context,
    @Arg('orderId', () => ID, { description: 'The ID of the order.' }) orderId: string,
  ): Promise<readonly Prepayment[]> {
    return readPrepayments(db, orderId)
  }
}
