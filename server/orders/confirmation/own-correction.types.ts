import { Field, InputType, ObjectType } from 'type-graphql'
import { ShippingAddressInput } from '../../accounts/addresses/address.types'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import { Order } from '../orders/api/orders.types'

@InputType({ description: 'A correction of an order by its customer.' })
export class OwnOrderCorrectionInput {
  @Field(() => String, { description: 'An Egyptian phone number.' })
  phone!: string

  @Field(() => ShippingAddressInput, {
    nullable: true,
    description:
      'The address, in the same governorate, on which the delivery fee depends; without it, the address stays.',
  })
  shippingAddress?: ShippingAddressInput | null
}

@ObjectType({ description: 'The result of correcting an order.' })
export class CorrectOwnOrderPayload extends MutationPayload {
  @Field(() => Order, { nullable: true, description: 'The order; null on failure.' })
  order?: Order
}
