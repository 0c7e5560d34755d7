import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { ShippingAddress } from '../addresses/address.types'
import { MutationPayload } from '../http/graphql/payload.types'
import type { CustomerAccountView, CustomerRecordView } from './customers.service'

const PREPAY_ONLY =
  'Whether shoppers cannot order with this phone, because they have to pay in advance.'
const IS_BLOCKED = 'Whether shoppers cannot order with this phone.'

@ObjectType({ description: 'A customer as the owner sees them: a phone number with its orders.' })
export class CustomerRecord implements CustomerRecordView {
  @Field(() => ID, { name: 'id', description: 'The phone number, normalized.' })
  phone!: string

  @Field(() => Int, { description: 'All orders with this phone.' })
  orderCount!: number

  @Field(() => Int, { description: 'Those whose parcel was brought to the door.' })
  broughtCount!: number

  @Field(() => Int, { description: 'Those of them that were refused there.' })
  refusedCount!: number

  @Field(() => Boolean, { description: PREPAY_ONLY })
  prepayOnly!: boolean

  @Field(() => Boolean, { description: IS_BLOCKED })
  isBlocked!: boolean

  @Field(() => String, { nullable: true, description: 'A note of the team.' })
  note!: string | null
}

@ObjectType({ description: 'An account of a customer.' })
export class CustomerAccount implements CustomerAccountView {
  @Field(() => ID, { description: 'The ID of the account.' })
  id!: number

  @Field(() => String, { description: 'The first name.' })
  firstName!: string

  @Field(() => String, { description: 'The second name.' })
  secondName!: string

  @Field(() => String, { description: 'The email address.' })
  email!: string

  @Field(() => ShippingAddress, {
    nullable: true,
    description: 'The saved address that checkout would fill in.',
  })
  address!: ShippingAddress | null
}

@InputType({ description: 'What the shop decides about a phone number; what is missing stays.' })
export class CustomerInput {
  @Field(() => Boolean, { nullable: true, description: PREPAY_ONLY })
  prepayOnly?: boolean | null

  @Field(() => Boolean, { nullable: true, description: IS_BLOCKED })
  isBlocked?: boolean | null

  @Field(() => String, {
    nullable: true,
    description: 'A note of the team, at most 500 characters; null removes it.',
  })
  note?: string | null
}

@ObjectType({ description: 'The result of changing what the shop knows about a customer.' })
export class UpdateCustomerPayload extends MutationPayload {
  @Field(() => CustomerRecord, { nullable: true, description: 'The customer; null on failure.' })
  customer?: CustomerRecord
}
