import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { Actor } from '#domain/orders/order-life'
import { actorOf } from '../../platform/features/caller'
import type { Context } from '../../platform/features/context'
import { Requires, RequiresAccount } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import type { RequestKey } from '../../platform/idempotency/request-key'
import { IdempotencyKey } from '../../platform/idempotency/request-key.types'
import { receiveReturn } from './receive-return.service'
import { listOwnReturns, listReturns, MAX_RETURNS, type ReturnView } from './return-view'
import { answerReturn, recordReturn, requestReturn } from './returns.service'
import { ReceiveReturnInput, Return, ReturnInput, ReturnPayload } from './returns.types'

const ORDER_ID = { description: 'The ID of the order.' }
const RETURN_ID = { description: 'The ID of the return.' }
const RETURN_INPUT = { description: 'The items and the reason.' }

/** Changes a return for the owner. */
async function change(
  { caller, locale }: Context,
  work: (actor: Actor) => Promise<ReturnView>,
): Promise<ReturnPayload> {
  const actor = actorOf(await caller())
  return asPayload(locale, async () => ({ orderReturn: await work(actor) }))
}

@Resolver()
export class ReturnsResolver {
  @RequiresAccount()
  @Query(() => [Return], {
    description: `The returns of an order of the signed-in user, newest first; empty for any other order, and at most ${MAX_RETURNS}.`,
  })
  async ownReturns(
    @Ctx() { db, viewer }: Context,
    @Arg('orderId', () => ID, ORDER_ID) orderId: string,
  ): Promise<readonly Return[]> {
    const user = await viewer()
    return listOwnReturns(db, user.id, orderId)
  }

  @Requires('orders.read')
  @Query(() => [Return], {
    description: 'The returns of an order, newest first.',
    deprecationReason: 'Use `AdminOrder.returns`. Removed on 2027-06-01.',
  })
  async orderReturns(
    @Ctx() { db }: Context,
    @Arg('orderId', () => ID, ORDER_ID) orderId: string,
  ): Promise<readonly Return[]> {
    return listReturns(db, orderId)
  }

  @RequiresAccount()
  @Mutation(() => ReturnPayload, {
    description:
      'Asks to return items of an order of the signed-in user, which is possible for 14 days after the delivery. The same request once more changes nothing.',
  })
  async requestReturn(
    @Ctx() { db, viewer, locale }: Context,
    @Arg('orderId', () => ID, ORDER_ID) orderId: string,
    @Arg('input', () => ReturnInput, RETURN_INPUT) input: ReturnInput,
  ): Promise<ReturnPayload> {
    const user = await viewer()
    return asPayload(locale, async () => ({
      orderReturn: await requestReturn(db, user.id, orderId, input),
    }))
  }

  @Requires('returns.answer')
  @Mutation(() => ReturnPayload, {
    description: 'Records an accepted return for a customer who called, also after the 14 days.',
  })
  recordReturn(
    @Ctx() context: Context,
    @Arg('orderId', () => ID, ORDER_ID) orderId: string,
    @Arg('input', () => ReturnInput, RETURN_INPUT) input: ReturnInput,
  ): Promise<ReturnPayload> {
    return change(context, (actor) => recordReturn(context.db, orderId, input, actor))
  }

  @Requires('returns.answer')
  @Mutation(() => ReturnPayload, {
    description: 'Accepts a return that was asked for: the shop waits for the items.',
  })
  acceptReturn(
    @Ctx() context: Context,
    @Arg('id', () => ID, RETURN_ID) id: string,
    @Arg('answer', () => String, {
      nullable: true,
      description: 'A message to the customer, such as how to return the items.',
    })
    answer?: string | null,
  ): Promise<ReturnPayload> {
    return change(context, (actor) => answerReturn(context.db, id, 'accept', { answer }, actor))
  }

  @Requires('returns.answer')
  @Mutation(() => ReturnPayload, {
    description: 'Declines a return, also one whose items never came.',
  })
  declineReturn(
    @Ctx() context: Context,
    @Arg('id', () => ID, RETURN_ID) id: string,
    @Arg('answer', () => String, { description: 'Why, for the customer.' }) answer: string,
  ): Promise<ReturnPayload> {
    return change(context, (actor) => answerReturn(context.db, id, 'decline', { answer }, actor))
  }

  @Requires('returns.receive')
  @Mutation(() => ReturnPayload, {
    description:
      'Receives the items of a return and records the refund: sellable items are in stock again, damaged ones are written off. The order stays Completed.',
  })
  receiveReturn(
    @Ctx() context: Context,
    @Arg('id', () => ID, RETURN_ID) id: string,
    @Arg('input', () => ReceiveReturnInput, {
      description: 'The items that came back, and the refund.',
    })
    input: ReceiveReturnInput,
    @IdempotencyKey() request?: RequestKey,
  ): Promise<ReturnPayload> {
    return change(context, (actor) => receiveReturn(context.db, id, input, actor, request))
  }
}
