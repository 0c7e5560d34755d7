import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql'
import { VALUE_PERMISSIONS } from '#domain/accounts/permissions'
import { CARRIERS, type Carrier } from '#domain/couriers/carriers'
import type {
  CourierInput as CourierInputFields,
  StatementColumns as StatementColumnsView,
} from '#domain/couriers/couriers.schema'
import type { Piastres } from '#domain/money/units'
import { EGP } from '../http/graphql/egp.scalar'
import { toEnum } from '../http/graphql/enum-values'
import { MutationPayload } from '../http/graphql/payload.types'
import { NullWithout } from '../http/graphql/requires'
import type { CourierView } from './couriers.service'

export const CarrierEnum = toEnum(CARRIERS)

registerEnumType(CarrierEnum, {
  name: 'Carrier',
  description: 'A delivery company with an API that the shop works with.',
  valuesConfig: { BOSTA: { description: 'Bosta, bosta.co.' } },
})

@ObjectType({ description: "The headings of the columns of a courier's statements." })
class StatementColumns implements StatementColumnsView {
  @Field(() => String, { nullable: true, description: 'Of the tracking number.' })
  trackingNumber!: string | null

  @Field(() => String, { nullable: true, description: 'Of the order number.' })
  orderId!: string | null

  @Field(() => String, { nullable: true, description: "Of the recipient's phone." })
  phone!: string | null

  @Field(() => String, { nullable: true, description: 'Of the amount collected.' })
  amount!: string | null

  @Field(() => String, { nullable: true, description: "Of the courier's fee." })
  fee!: string | null
}

@ObjectType({ description: 'Who takes parcels to customers.' })
export class Courier implements CourierView {
  @Field(() => ID, { description: 'The ID of the courier.' })
  id!: number

  @Field(() => String, { description: 'The name.' })
  name!: string

  @Field(() => Boolean, {
    description: "Whether it is a driver of the shop's own, and not a delivery company.",
  })
  isOwnDriver!: boolean

  @Field(() => String, { nullable: true, description: 'The phone number.' })
  phone!: string | null

  @NullWithout(VALUE_PERMISSIONS.courierFees)
  @Field(() => EGP, {
    name: 'deliveredFee',
    nullable: true,
    description: 'The fee for a delivered parcel.',
  })
  deliveredFeePiastres!: Piastres

  @NullWithout(VALUE_PERMISSIONS.courierFees)
  @Field(() => EGP, {
    name: 'refusedFee',
    nullable: true,
    description: 'The fee for a refused parcel.',
  })
  refusedFeePiastres!: Piastres

  @Field(() => String, {
    nullable: true,
    description: 'Where parcels are tracked, with `{number}` for the tracking number.',
  })
  trackingUrl!: string | null

  @Field(() => StatementColumns, {
    nullable: true,
    description: 'Which columns of its statements are which; null before the first one.',
  })
  statementColumns!: StatementColumns | null

  @Field(() => CarrierEnum, {
    nullable: true,
    description: 'The company with whose API the shop works; null for those without one.',
  })
  carrier!: Carrier | null

  // The columns of its files are fields of `carriers`: reports have reasons of orders.
  exportColumns!: CourierView['exportColumns']
  reportColumns!: CourierView['reportColumns']

  @Field(() => Boolean, { description: 'Whether parcels can be handed over to this courier.' })
  isActive!: boolean
}

@InputType({ description: 'A courier.' })
export class CourierInput implements CourierInputFields {
  @Field(() => String, { description: 'The name; no other courier has it.' })
  name!: string

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Whether it is a driver of the shop's own, and not a delivery company.",
  })
  isOwnDriver?: boolean

  @Field(() => String, { nullable: true, description: 'An Egyptian phone number.' })
  phone?: string | null

  @Field(() => EGP, { defaultValue: 0, description: 'The fee for a delivered parcel.' })
  deliveredFee?: number

  @Field(() => EGP, { defaultValue: 0, description: 'The fee for a refused parcel.' })
  refusedFee?: number

  @Field(() => String, {
    nullable: true,
    description: 'An https address with `{number}` for the tracking number.',
  })
  trackingUrl?: string | null

  @Field(() => CarrierEnum, {
    nullable: true,
    description: 'The company with whose API the shop works; never for an own driver.',
  })
  carrier?: Carrier | null

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Whether parcels can be handed over to this courier.',
  })
  isActive?: boolean
}

@ObjectType({ description: 'The result of adding or changing a courier.' })
export class CourierPayload extends MutationPayload {
  @Field(() => Courier, { nullable: true, description: 'The courier; null on failure.' })
  courier?: Courier
}
