import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { MAX_COURIERS } from '#domain/limits'
import type { Context } from '../../platform/features/context'
import { Requires } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import { listCouriers, saveCourier } from './couriers.service'
import { Courier, CourierInput, CourierPayload } from './couriers.types'

@Resolver()
export class CouriersResolver {
  @Requires('orders.read')
  @Query(() => [Courier], {
    description: `All couriers by name, those who are no longer active last; at most ${MAX_COURIERS}.`,
  })
  async couriers(@Ctx() { db }: Context): Promise<readonly Courier[]> {
    return listCouriers(db)
  }

  @Requires('couriers.edit')
  @Mutation(() => CourierPayload, {
    description: 'Adds a courier.',
  })
  async addCourier(
    @Ctx() { db, locale }: Context,
    @Arg('input', () => CourierInput, { description: 'The courier.' }) input: CourierInput,
  ): Promise<CourierPayload> {
    return asPayload(locale, async () => ({ courier: await saveCourier(db, null, input) }))
  }

  @Requires('couriers.edit')
  @Mutation(() => CourierPayload, {
    description: 'Changes a courier; what was handed over before stays as it is.',
  })
  async updateCourier(
    @Ctx() { db, locale }: Context,
    @Arg('id', () => ID, { description: 'The ID of the courier.' }) id: string,
    @Arg('input', () => CourierInput, { description: 'The new courier.' }) input: CourierInput,
  ): Promise<CourierPayload> {
    return asPayload(locale, async () => ({ courier: await saveCourier(db, id, input) }))
  }
}
