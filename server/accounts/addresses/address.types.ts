import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql'
import type { Address } from '#domain/addresses/address.schema'
import { GOVERNORATE_NAMES, GOVERNORATES, type Governorate } from '#domain/delivery/governorates'

import type { SavedAddressView } from './addresses.service'

export const GovernorateEnum = Object.fromEntries(GOVERNORATES.map((code) => [code, code]))

registerEnumType(GovernorateEnum, {
  name: 'Governorate',
  description: 'A governorate of Egypt by its code in ISO 3166-2:EG.',
  valuesConfig: Object.fromEntries(
    GOVERNORATES.map((code) => [code, { description: `${GOVERNORATE_NAMES[code].en}.` }]),
  ),
})

@ObjectType({ description: 'An address in Egypt.' })
export class ShippingAddress implements Address {
  @Field(() => GovernorateEnum, { description: 'The governorate.' })
  governorate!: Governorate

  @Field(() => String, { description: 'The city or area.' })
  area!: string

  @Field(() => String, { description: 'The street and building.' })
  street!: string

  @Field(() => String, { nullable: true, description: 'The floor.' })
  floor!: string | null

  @Field(() => String, { nullable: true, description: 'The apartment.' })
  apartment!: string | null

  @Field(() => String, { nullable: true, description: 'A landmark nearby.' })
  landmark!: string | null

  @Field(() => String, { nullable: true, description: 'A note for the courier.' })
  courierNote!: string | null
}

@ObjectType({ description: 'A saved address of a shopper.' })
export class SavedAddress extends ShippingAddress implements SavedAddressView {
  @Field(() => ID, { description: 'The ID of the address.' })
  id!: number

  @Field(() => Boolean, { description: 'Whether it is preselected at checkout.' })
  isDefault!: boolean
}

@InputType({ description: 'An address in Egypt.' })
export class ShippingAddressInput {
  @Field(() => GovernorateEnum, { description: 'The governorate.' })
  governorate!: Governorate

  @Field(() => String, { description: 'The city or area; at most 80 characters.' })
  area!: string

  @Field(() => String, { description: 'The street and building; at most 150 characters.' })
  street!: string

  @Field(() => String, { nullable: true, description: 'The floor; at most 20 characters.' })
  floor?: string | null

  @Field(() => String, { nullable: true, description: 'The apartment; at most 20 characters.' })
  apartment?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'A landmark nearby; at most 80 characters.',
  })
  landmark?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'A note for the courier; at most 300 characters.',
  })
  courierNote?: string | null
}
