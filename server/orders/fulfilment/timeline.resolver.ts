import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { Context } from '../../platform/features/context'
import { DatabaseCost } from '../../platform/http/graphql/database-cost'
import { NullWithout } from '../../platform/http/graphql/requires'
import { AdminOrder } from '../orders/api/admin-orders.types'
import { OrderEvent } from './fulfilment.types'
import { timelineLoader } from './timeline.service'
import { timelineAccess } from './timeline-access'

/** In milliseconds, in a batch. */
const COST = 0.1

@Resolver(() => AdminOrder)
export class TimelineResolver {
  @NullWithout('orders.read')
  @DatabaseCost(COST, 'perParent')
  @FieldResolver(() => [OrderEvent], {
    nullable: true,
    description: 'Its events, oldest first.',
  })
  async timeline(
    @Root() { id: orderId }: AdminOrder,
    @Ctx() context: Context,
  ): Promise<readonly OrderEvent[]> {
    return context.get(timelineLoader).load({ orderId, access: await timelineAccess(context) })
  }
}
