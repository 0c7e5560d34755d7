import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { MAX_DISCOUNT_CODES } from '#domain/limits'
import type { Context } from '../../platform/features/context'
import { Requires } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import {
  addDiscountCode,
  listDiscountCodes,
  setDiscountCodeActive,
  updateDiscountCode,
} from './discounts.service'
import { DiscountCode, DiscountCodeInput, DiscountCodePayload } from './discounts.types'

const CODE_ID = 'The ID of the code.'

@Resolver()
export class DiscountsResolver {
  @Requires('discounts.edit')
  @Query(() => [DiscountCode], {
    description: `All discount codes, newest first; at most ${MAX_DISCOUNT_CODES}.`,
  })
  async discountCodes(@Ctx() { db }: Context): Promise<readonly DiscountCode[]> {
    return listDiscountCodes(db)
  }

  @Requires('discounts.edit')
  @Mutation(() => DiscountCodePayload, {
    description: 'Adds a discount code, which can be used at once.',
  })
  async addDiscountCode(
    @Ctx() { db, locale }: Context,
    @Arg('input', () => DiscountCodeInput, { description: 'The code.' }) input: DiscountCodeInput,
  ): Promise<DiscountCodePayload> {
    return asPayload(locale, async () => ({ discountCode: await addDiscountCode(db, input) }))
  }

  @Requires('discounts.edit')
  @Mutation(() => DiscountCodePayload, {
    description: 'Changes a discount code; orders that have used it stay as they are.',
  })
  async updateDiscountCode(
    @Ctx() { db, locale }: Context,
    @Arg('id', () => ID, { description: CODE_ID }) id: string,
    @Arg('input', () => DiscountCodeInput, { description: 'The new code.' })
    input: DiscountCodeInput,
  ): Promise<DiscountCodePayload> {
    return asPayload(locale, async () => ({
      discountCode: await updateDiscountCode(db, id, input),
    }))
  }

  @Requires('discounts.edit')
  @Mutation(() => DiscountCodePayload, {
    description: 'Activates or deactivates a discount code.',
  })
  async setDiscountCodeActive(
    @Ctx() { db, locale }: Context,
    @Arg('id', () => ID, { description: CODE_ID }) id: string,
    @Arg('isActive', () => Boolean, { description: 'Whether the code is active.' })
    isActive: boolean,
  ): Promise<DiscountCodePayload> {
    return asPayload(locale, async () => ({
      discountCode: await setDiscountCodeActive(db, id, isActive),
    }))
  }
}
