import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import { translate } from '#domain/messages'
import type { Context } from '../../platform/features/context'
import { describeProblem } from './carrier-questions.service'
import { CarrierShipment } from './carriers.types'

@Resolver(() => CarrierShipment)
export class CarrierShipmentResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: "The problem in the caller's language; null if there is none.",
  })
  message(
    @Root() { carrier, problem, explanation }: CarrierShipment,
    @Ctx() { locale }: Context,
  ): string | null {
    if (problem === null) return null
    const { key, parameters } = describeProblem(carrier, problem, explanation)
    return translate(key, parameters, locale)
  }
}
