import { Field, Float, ID, InputType, ObjectType, registerEnumType } from 'type-graphql'
import { VALUE_PERMISSIONS } from '#domain/accounts/permissions'
import { CARRIERS, type Carrier } from '#domain/couriers/carriers'
import type {
  CourierPrices,
  CourierPricesInput,
  GovernoratePrices,
} from '#domain/couriers/courier-prices'
import type {
  CourierInput as CourierInputFields,
  StatementColumns as StatementColumnsView,
} from '#domain/couriers/couriers.schema'
import type { Governorate } from '#domain/delivery/governorates'
import type { Piastres } from '#domain/money/units'
import { GovernorateEnum } from '../../accounts/addresses/address.types'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { toEnum } from '../../platform/http/graphql/enum-values'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import { NullWithout, Requires } from '../../platform/http/graphql/requires'
import type { CourierView } from './couriers.service'

/** Hundredths of a percent in one. */
const BASIS_POINTS = 100

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

  @Field(() => String, {
    nullable: true,
    description: 'Of another fee, such as that of insurance.',
  })
  secondFee!: string | null

  @Field(() => String, { nullable: true, description: 'Of a third one.' })
  thirdFee!: string | null

  @Field(() => String, { nullable: true, description: 'Of the VAT on them.' })
  tax!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Of what the courier pays: the amount without these.',
  })
  net!: string | null
}

@ObjectType({ description: 'The fees of a governorate; null where those of the courier hold.' })
class GovernorateFees implements GovernoratePrices {
  @Field(() => GovernorateEnum, { description: 'The governorate.' })
  governorate!: Governorate

  @Field(() => EGP, { name: 'delivered', nullable: true, description: 'Of a delivered parcel.' })
  deliveredPiastres!: Piastres | null

  @Field(() => EGP, { name: 'refused', nullable: true, description: 'Of a refused one.' })
  refusedPiastres!: Piastres | null

  @Field(() => EGP, { name: 'returned', nullable: true, description: 'Of a returned one.' })
  returnedPiastres!: Piastres | null

  @Field(() => EGP, {
    name: 'partial',
    nullable: true,
    description: 'Of one of which a part stayed at the door.',
  })
  partialPiastres!: Piastres | null
}

@ObjectType('CourierPrices', { description: 'Agreed terms besides the two usual fees.' })
class CourierPriceList implements CourierPrices {
  @Field(() => EGP, {
    name: 'returned',
    nullable: true,
    description: 'The fee for a parcel that comes back after it was delivered; null for none.',
  })
  returnedPiastres!: Piastres | null

  @Field(() => EGP, {
    name: 'partial',
    nullable: true,
    description:
      'The fee for a parcel of which a part stayed at the door; null as for a delivered one.',
  })
  partialPiastres!: Piastres | null

  cashHandlingBasisPoints!: number
  vatBasisPoints!: number

  @Field(() => Float, { description: 'The part of the cash that is charged for handling it.' })
  cashHandlingPercent(): number {
    return this.cashHandlingBasisPoints / BASIS_POINTS
  }

  @Field(() => Float, { description: 'The VAT that is added to the fees.' })
  vatPercent(): number {
    return this.vatBasisPoints / BASIS_POINTS
  }

  @Field(() => [GovernorateFees], { description: 'Other fees in some governorates.' })
  governorates!: readonly GovernorateFees[]
}

@InputType({ description: 'The fees of a governorate; null where those of the courier hold.' })
class GovernorateFeesInput {
  @Field(() => GovernorateEnum, { description: 'The governorate.' })
  governorate!: Governorate

  @Field(() => EGP, { nullable: true, description: 'Of a delivered parcel.' })
  delivered?: number | null

  @Field(() => EGP, { nullable: true, description: 'Of a refused one.' })
  refused?: number | null

  @Field(() => EGP, { nullable: true, description: 'Of a returned one.' })
  returned?: number | null

  @Field(() => EGP, {
    nullable: true,
    description: 'Of one of which a part stayed at the door.',
  })
  partial?: number | null
}

@InputType('CourierPricesInput', { description: 'Agreed terms besides the two usual fees.' })
export class CourierPriceListInput implements CourierPricesInput {
  @Field(() => EGP, {
    nullable: true,
    description: 'The fee for a parcel that comes back after it was delivered; null for none.',
  })
  returned?: number | null

  @Field(() => EGP, {
    nullable: true,
    description:
      'The fee for a parcel of which a part stayed at the door; null as for a delivered one.',
  })
  partial?: number | null

  @Field(() => Float, {
    nullable: true,
    description: 'The part of the cash that is charged for handling it.',
  })
  cashHandlingPercent?: number | null

  @Field(() => Float, { nullable: true, description: 'The VAT that is added to the fees.' })
  vatPercent?: number | null

  @Field(() => [GovernorateFeesInput], {
    nullable: true,
    description: 'Other fees in some governorates.',
  })
  governorates?: GovernorateFeesInput[] | null
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

  @Requires('money.read')
  @Field(() => CourierPriceList, {
    nullable: true,
    description: 'Agreed terms besides the two usual fees; null if there are none.',
  })
  prices!: CourierPrices | null

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

  @Field(() => CourierPriceListInput, {
    nullable: true,
    description:
      'Agreed terms besides the two usual fees; null removes them, and if omitted, they stay unchanged.',
  })
  prices?: CourierPriceListInput | null

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
