import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { ShippingAddressInput } from '../../accounts/addresses/address.types'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import { AdminOrder } from '../orders/api/admin-orders.types'
import { CheckoutLineInput } from './checkout.types'

@InputType({ description: 'An order that a customer gives by phone.' })
export class PhoneOrderInput {
  @Field(() => String, { description: 'An Egyptian phone number.' })
  phone!: string

  @Field(() => String, { description: 'The recipient of the parcel; at most 201 characters.' })
  recipientName!: string

  @Field(() => ID, {
    nullable: true,
    description:
      'The account that the order belongs to, one of `CustomerRecord.accounts`; without it, the order belongs to none.',
  })
  accountId?: string | null

  @Field(() => ShippingAddressInput, { description: 'The delivery address.' })
  shippingAddress!: ShippingAddressInput

  @Field(() => [CheckoutLineInput], { description: 'The lines to order; each product once.' })
  lines!: CheckoutLineInput[]

  @Field(() => EGP, { description: 'The sum of price times quantity.' })
  total!: number

  @Field(() => EGP, {
    description:
      'The total that the customer was told, including the delivery fee and the discount. If it is no longer correct, no order is placed.',
  })
  amountDue!: number

  @Field(() => String, {
    nullable: true,
    description: 'A discount code, in any case. If it cannot be used, no order is placed.',
  })
  discountCode?: string | null
}

@ObjectType({ description: 'The result of placing an order by phone.' })
export class PlacePhoneOrderPayload extends MutationPayload {
  @Field(() => AdminOrder, { nullable: true, description: 'The order; null on failure.' })
  order?: AdminOrder

  @Field(() => Boolean, {
    name: 'wasReplayed',
    nullable: true,
    description: 'True if an earlier request had already placed the order; null on failure.',
  })
  replayed?: boolean
}
