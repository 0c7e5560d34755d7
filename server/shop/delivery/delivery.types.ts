import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { areaName, DELIVERY_AREAS, type DeliveryArea, ELSEWHERE } from '#domain/delivery/delivery'
import type { DeliveryRateInput as DeliveryRateInputShape } from '#domain/delivery/delivery.schema'
import type { Piastres } from '#domain/money/units'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import type { DeliveryRateView } from './delivery.service'

export const DeliveryAreaEnum = Object.fromEntries(DELIVERY_AREAS.map((area) => [area, area]))

const describe = (area: DeliveryArea) =>
  area === ELSEWHERE ? 'A city outside the known governorates.' : `${areaName(area, 'en')}.`

registerEnumType(DeliveryAreaEnum, {
  name: 'DeliveryArea',
  description: 'A governorate of Egypt by its code in ISO 3166-2:EG, or elsewhere.',
  valuesConfig: Object.fromEntries(
    DELIVERY_AREAS.map((area) => [area, { description: describe(area) }]),
  ),
})

const FREE_FROM = 'The total of the items from which delivery is free; null if it never is.'

@ObjectType({ description: 'The fee and duration of delivery to an area.' })
export class DeliveryRate implements DeliveryRateView {
  @Field(() => DeliveryAreaEnum, { description: 'The area.' })
  area!: DeliveryArea

  name!: string

  nameAr!: string

  @Field(() => String, {
    description: 'The name of the area in the language of Accept-Language.',
  })
  displayName?: string

  @Field(() => EGP, { name: 'fee', description: 'The fee; 0 is free.' })
  feePiastres!: Piastres

  @Field(() => EGP, { name: 'freeFrom', nullable: true, description: FREE_FROM })
  freeFromPiastres!: Piastres | null

  @Field(() => Int, {
    nullable: true,
    description: 'The minimum number of days that delivery takes; null if unknown.',
  })
  minDays!: number | null

  @Field(() => Int, {
    nullable: true,
    description: 'The maximum number of days that delivery takes; null if unknown.',
  })
  maxDays!: number | null

  @Field(() => String, { nullable: true, description: 'A note for shoppers, in English.' })
  note!: string | null

  @Field(() => String, { nullable: true, description: 'The note in Arabic.' })
  noteAr!: string | null

  isSet!: boolean
}

@InputType({ description: 'A delivery rate.' })
export class DeliveryRateInput implements DeliveryRateInputShape {
  @Field(() => EGP, { description: 'The fee; 0 is free.' })
  fee!: number

  @Field(() => EGP, { nullable: true, description: FREE_FROM })
  freeFrom?: number | null

  @Field(() => Int, {
    nullable: true,
    description: 'The minimum number of days, 1 to 60; null if unknown.',
  })
  minDays?: number | null

  @Field(() => Int, {
    nullable: true,
    description: 'The maximum number of days, 1 to 60; null if unknown.',
  })
  maxDays?: number | null

  @Field(() => String, {
    nullable: true,
    description: 'A note for shoppers, at most 200 characters.',
  })
  note?: string | null

  @Field(() => String, { nullable: true, description: 'The note in Arabic.' })
  noteAr?: string | null
}

@ObjectType({ description: 'The result of setting delivery rates.' })
export class UpdateDeliveryRatesPayload extends MutationPayload {
  @Field(() => [DeliveryRate], { nullable: true, description: 'All rates; null on failure.' })
  deliveryRates?: readonly DeliveryRate[]
}
