import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { Context } from '../../platform/features/context'
import { Requires } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import { placePhoneOrder } from './phone-order.service'
import { PhoneOrderInput, PlacePhoneOrderPayload } from './phone-order.types'

@Resolver()
export class PhoneOrderResolver {
  @Requires('orders.create')
  @Mutation(() => PlacePhoneOrderPayload, {
    description:
      'Places an order that a customer gives by phone, which confirms it; paid in cash on delivery. The errors are those of `checkout`. A phone number that is blocked, or has to pay in advance, is not refused.',
  })
  async placePhoneOrder(
    @Ctx() { db, caller, locale }: Context,
    @Arg('input', () => PhoneOrderInput, { description: 'The order.' }) input: PhoneOrderInput,
    @Arg('idempotencyKey', () => String, {
      description:
        'A unique key for each order. A retry with the same key returns the same order instead of placing another.',
    })
    idempotencyKey: string,
  ): Promise<PlacePhoneOrderPayload> {
    const by = await caller()
    return asPayload(locale, () => placePhoneOrder(db, by, { ...input, idempotencyKey }, locale))
  }
}
