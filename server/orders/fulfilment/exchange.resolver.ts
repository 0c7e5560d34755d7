import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { actorOf } from '../../platform/features/caller'
import type { Context } from '../../platform/features/context'
import { Requires } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import type { RequestKey } from '../../platform/idempotency/request-key'
import { IdempotencyKey } from '../../platform/idempotency/request-key.types'
import { toAmounts } from './deliveries.types'
import { ExchangeInput, ExchangeItemsPayload, OrderExchangePreviewPayload } from './exchange.types'
import { exchangeItems, previewExchange } from './order-exchange.service'

const ORDER_ID = { description: 'The ID of the order that was delivered.' }
const INPUT = { description: 'The items to return, and the items to send.' }

@Resolver()
export class ExchangeResolver {
  @Requires('orders.edit')
  @Query(() => OrderExchangePreviewPayload, {
    description: 'Previews `exchangeItems`: its amounts, or all errors.',
  })
  async orderExchangePreview(
    @Ctx() { db, locale }: Context,
    @Arg('id', () => ID, ORDER_ID) id: string,
    @Arg('input', () => ExchangeInput, INPUT) input: ExchangeInput,
  ): Promise<OrderExchangePreviewPayload> {
    return asPayload(locale, async () => {
      const plan = await previewExchange(db, id, input)
      const { creditPiastres, toRefundPiastres, totals, usedPiastres } = plan
      return {
        preview: { creditPiastres, toRefundPiastres, new: toAmounts(totals, usedPiastres) },
      }
    })
  }

  @Requires('orders.edit')
  @Mutation(() => ExchangeItemsPayload, {
    description:
      "Exchanges items of a delivered order for others, in one visit: what goes back is an accepted return, and what goes out is a confirmed order at today's prices, whose courier takes the others at the door (`takesBack`). Their value pays for it; the difference is collected at the door, or given back once they have come. If the order is cancelled or does not arrive, the return is cancelled, too, and the customer keeps the items.",
  })
  async exchangeItems(
    @Ctx() { db, caller, locale }: Context,
    @Arg('id', () => ID, ORDER_ID) id: string,
    @Arg('input', () => ExchangeInput, INPUT) input: ExchangeInput,
    @IdempotencyKey() request?: RequestKey,
  ): Promise<ExchangeItemsPayload> {
    const actor = actorOf(await caller())
    return asPayload(locale, () => exchangeItems(db, id, input, actor, request))
  }
}
