import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { asPiastres } from '#domain/money/units'
import { actorOf } from '../../platform/features/caller'
import type { Context } from '../../platform/features/context'
import { UsualLength } from '../../platform/http/graphql/database-cost'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { Requires } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import type { RequestKey } from '../../platform/idempotency/request-key'
import { IdempotencyKey } from '../../platform/idempotency/request-key.types'
import { AdminOrder } from '../orders/api/admin-orders.types'
import {
  LaterItemInput,
  OrderMergePreviewPayload,
  OrderSplitPreviewPayload,
  SplitOrderPayload,
  toAmounts,
} from './deliveries.types'
import { OrderPayload } from './fulfilment.types'
import { findMergeable, MAX_MERGEABLE, mergeOrders, previewMerge } from './order-merge.service'
import { previewSplit, splitOrder } from './order-split.service'

const ORDER_ID = { description: 'The ID of the order.' }
const LATER = { description: 'The items that ship later.' }
const FEE_WITH_REST = {
  defaultValue: false,
  description: 'Whether delivery is paid with what ships later; with what ships now if left out.',
}
const INTO = { description: 'The ID of the order that both become.' }
const FROM = { description: 'The ID of the order whose items go into it, and that is cancelled.' }
const ADDRESS_OF = {
  nullable: true,
  description: 'The ID of the order whose address stays; needed if the addresses differ.',
} as const

@Resolver()
export class DeliveriesResolver {
  @Requires('orders.edit')
  @Query(() => OrderSplitPreviewPayload, {
    description: 'Previews `splitOrder`: both deliveries, or all errors.',
  })
  async orderSplitPreview(
    @Ctx() { db, locale }: Context,
    @Arg('id', () => ID, ORDER_ID) id: string,
    @Arg('later', () => [LaterItemInput], LATER) later: LaterItemInput[],
    @Arg('isFeeWithRest', () => Boolean, FEE_WITH_REST) isFeeWithRest: boolean,
  ): Promise<OrderSplitPreviewPayload> {
    return asPayload(locale, async () => {
      const plan = await previewSplit(db, id, { later, isFeeWithRest })
      const keptPiastres = asPiastres(plan.prepaidPiastres - plan.movedPiastres)
      return {
        preview: {
          first: toAmounts(plan.first, keptPiastres),
          rest: toAmounts(plan.rest, plan.movedPiastres),
        },
      }
    })
  }

  @Requires('orders.edit')
  @Mutation(() => SplitOrderPayload, {
    description:
      'Splits units off an order that is in the shop, to ship later as an order of their own. Both together cost what the customer agreed to, each line with its share of the discounts; prepayments cover the first one first, a packed order is unpacked, and the customer is told both amounts.',
  })
  async splitOrder(
    @Ctx() { db, caller, locale }: Context,
    @Arg('id', () => ID, ORDER_ID) id: string,
    @Arg('later', () => [LaterItemInput], LATER) later: LaterItemInput[],
    @Arg('isFeeWithRest', () => Boolean, FEE_WITH_REST) isFeeWithRest: boolean,
    @Arg('expectedTotal', () => EGP, {
      nullable: true,
      description:
        'The total that was shown for what ships now. If it would be another, nothing is changed.',
    })
    expectedTotal?: number | null,
    @IdempotencyKey() request?: RequestKey,
  ): Promise<SplitOrderPayload> {
    const actor = actorOf(await caller())
    const input = { later, isFeeWithRest, expectedTotal }
    return asPayload(locale, () => splitOrder(db, id, input, actor, request))
  }

  @Requires('orders.edit')
  // Most customers have one open order.
  @UsualLength(1)
  @Query(() => [AdminOrder], {
    description: `The open orders of the same phone that are in the shop, to be merged; oldest first, at most ${MAX_MERGEABLE}.`,
  })
  async mergeableOrders(
    @Ctx() { db }: Context,
    @Arg('id', () => ID, ORDER_ID) id: string,
  ): Promise<readonly AdminOrder[]> {
    return findMergeable(db, id)
  }

  @Requires('orders.edit')
  @Query(() => OrderMergePreviewPayload, {
    description: 'Previews `mergeOrders`: the merged order, or all errors.',
  })
  async orderMergePreview(
    @Ctx() { db, locale }: Context,
    @Arg('into', () => ID, INTO) into: string,
    @Arg('from', () => ID, FROM) from: string,
    @Arg('addressOf', () => ID, ADDRESS_OF) addressOf?: string | null,
  ): Promise<OrderMergePreviewPayload> {
    return asPayload(locale, async () => {
      const plan = await previewMerge(db, { into, from, addressOf })
      return { preview: toAmounts(plan, plan.prepaidPiastres) }
    })
  }

  @Requires('orders.edit')
  @Mutation(() => OrderPayload, {
    description:
      'Merges an order into another one of the same customer; both have to be in the shop. Lines and discounts stay as they were, delivery is paid once, what was paid in advance moves along, and packed orders are unpacked. The other order becomes Cancelled without a mail, and the customer is told the new amount.',
  })
  async mergeOrders(
    @Ctx() { db, caller, locale }: Context,
    @Arg('into', () => ID, INTO) into: string,
    @Arg('from', () => ID, FROM) from: string,
    @Arg('addressOf', () => ID, ADDRESS_OF) addressOf?: string | null,
    @Arg('expectedTotal', () => EGP, {
      nullable: true,
      description: 'The total that was shown. If it would be another, nothing is changed.',
    })
    expectedTotal?: number | null,
    @IdempotencyKey() request?: RequestKey,
  ): Promise<OrderPayload> {
    const actor = actorOf(await caller())
    const input = { into, from, addressOf, expectedTotal }
    return asPayload(locale, async () => ({
      order: await mergeOrders(db, input, actor, request),
    }))
  }
}
