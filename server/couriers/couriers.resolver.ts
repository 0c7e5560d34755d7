import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../context'
import { asPayload } from '../http/graphql/user-errors'
import { listCouriers, saveCourier } from './couriers.service'
import { Courier, CourierInput, CourierPayload } from './couriers.types'

@Resolver()
export class CouriersResolver {
  @Query(() => [Courier], {
    description:
      "All couriers by name. Requires the admin's token, or an API key with the scope READ_ORDERS.",
  })
  async couriers(@Ctx() { db, requireAdmin }: Context): Promise<readonly Courier[]> {
    await requireAdmin('readOrders')
    return listCouriers(db)
  }

  @Mutation(() => CourierPayload, {
    description: "Adds a courier. Requires the admin's token.",
  })
  async addCourier(
    @Ctx() { db, requireAdmin, locale }: Context,
    @Arg('input', () => CourierInput, { description: 'The courier.' }) input: CourierInput,
  ): Promise<CourierPayload> {
    await requireAdmin()
    return asPayload(locale, async () => ({ courier: await saveCourier(db, null, input) }))
  }

  @Mutation(() => CourierPayload, {
    description:
      "Changes a courier; what was handed over before stays as it is. Requires the admin's token.",
  })
  async updateCourier(
    @Ctx() { db, requireAdmin, locale }: Context,
    @Arg('id', () => ID, { description: 'The ID of the courier.' }) id: string,
    @Arg('input', () => CourierInput, { description: 'The new courier.' }) input: CourierInput,
  ): Promise<CourierPayload> {
    await requireAdmin()
    return asPayload(locale, async () => ({ courier: await saveCourier(db, id, input) }))
  }
}
