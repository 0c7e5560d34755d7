import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import type { Context } from '../../platform/features/context'
import { RequiresAccount } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import { correctOwnOrder } from './own-correction.service'
import { CorrectOwnOrderPayload, OwnOrderCorrectionInput } from './own-correction.types'

@Resolver()
export class OwnCorrectionResolver {
  @RequiresAccount()
  @Mutation(() => CorrectOwnOrderPayload, {
    description:
      'Corrects the phone and the address of an order of the signed-in user, which is possible until the shop has packed it.',
  })
  async correctOwnOrder(
    @Ctx() { db, viewer, locale }: Context,
    @Arg('id', () => ID, { description: 'The ID of the order.' }) id: string,
    @Arg('input', () => OwnOrderCorrectionInput, { description: 'The corrected values.' })
    input: OwnOrderCorrectionInput,
  ): Promise<CorrectOwnOrderPayload> {
    const user = await viewer()
    return asPayload(locale, async () => ({
      order: await correctOwnOrder(db, user.id, id, input, locale),
    }))
  }
}
