import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { DeliveryArea } from '#domain/delivery/delivery'
import type { Context } from '../../platform/features/context'
import { DatabaseCost } from '../../platform/http/graphql/database-cost'
import { Requires } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import { deliveryRates, updateDeliveryRates } from './delivery.service'
import {
  DeliveryAreaEnum,
  DeliveryRate,
  DeliveryRateInput,
  UpdateDeliveryRatesPayload,
} from './delivery.types'

@Resolver(() => DeliveryRate)
export class DeliveryResolver {
  @DatabaseCost(1)
  @Query(() => [DeliveryRate], {
    description: 'The delivery rates: one for each of the 27 governorates, and one for elsewhere.',
  })
  async deliveryRates(
    @Ctx() { db, get }: Context,
    @Arg('onlySet', () => Boolean, {
      defaultValue: false,
      description: 'Only areas whose rate the owner has set.',
    })
    onlySet: boolean,
  ): Promise<readonly DeliveryRate[]> {
    const rates = await get(deliveryRates).get(db)
    return onlySet ? rates.filter(({ isSet }) => isSet) : rates
  }

  @Requires('settings.edit')
  @Mutation(() => UpdateDeliveryRatesPayload, {
    description: 'Sets the same rate for several areas.',
  })
  async updateDeliveryRates(
    @Ctx() { db, locale }: Context,
    @Arg('areas', () => [DeliveryAreaEnum], { description: 'The areas.' }) areas: DeliveryArea[],
    @Arg('rate', () => DeliveryRateInput, { description: 'The rate.' }) rate: DeliveryRateInput,
  ): Promise<UpdateDeliveryRatesPayload> {
    return asPayload(locale, async () => ({
      deliveryRates: await updateDeliveryRates(db, areas, rate),
    }))
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The note in the language of Accept-Language, or else in the other language.',
  })
  displayNote(@Root() { note, noteAr }: DeliveryRate, @Ctx() { locale }: Context): string | null {
    return locale === 'ar' ? (noteAr ?? note) : (note ?? noteAr)
  }
}
