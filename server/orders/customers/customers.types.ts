import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { VALUE_PERMISSIONS } from '#domain/accounts/permissions'
import type { Governorate } from '#domain/delivery/governorates'
import { CUSTOMER_SORTS, type CustomerSort } from '#domain/orders/customers.schema'
import type { ReviewStatus } from '#domain/reviews/reviews.schema'
import { GovernorateEnum, ShippingAddress } from '../../accounts/addresses/address.types'
import { ReviewedProduct, ReviewStatusEnum } from '../../catalogue/reviews/reviews.types'
import { DateTime } from '../../platform/http/graphql/date-time.scalar'
import { PageInfo } from '../../platform/http/graphql/page-info.types'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import { NullWithout } from '../../platform/http/graphql/requires'
import type { CustomerAccountView } from './customer-accounts.service'
import type { CustomerProfileView } from './customer-list.service'
import type { CustomerNoteView } from './customer-notes.service'
import type { CustomerAddressView, CustomerReviewView } from './customer-page.service'
import type { CustomerRecordView } from './customers.service'
import type { DoorHistoryView } from './door-history.service'

const PREPAY_ONLY =
  'Whether shoppers cannot order with this phone, because they have to pay in advance.'
const IS_BLOCKED = 'Whether shoppers cannot order with this phone.'
const REASON = 'Why the customer is blocked or has to pay in advance; null if nobody said so.'
const BROUGHT = 'The orders whose parcel was brought to the door.'

const CustomerSortEnum = Object.fromEntries(CUSTOMER_SORTS.map((sort) => [sort, sort]))

registerEnumType(CustomerSortEnum, {
  name: 'CustomerSort',
  description: 'The sort order of customers.',
  valuesConfig: {
    LAST_ORDER_DESC: { description: 'The last order, newest first.' },
    LAST_ORDER_ASC: { description: 'The last order, oldest first.' },
    ORDERS_DESC: { description: 'Most orders first.' },
    ORDERS_ASC: { description: 'Fewest orders first.' },
    REFUSED_DESC: { description: 'The highest share of refused parcels first.' },
    REFUSED_ASC: { description: 'The lowest share of refused parcels first.' },
    SPENT_DESC: { description: 'The amount spent, highest first; requires `revenue.read`.' },
    SPENT_ASC: { description: 'The amount spent, lowest first; requires `revenue.read`.' },
  },
})

@ObjectType({ description: "A note of the team about a customer, with its author's name." })
export class CustomerNote implements CustomerNoteView {
  @Field(() => ID, { description: 'The ID of the note.' })
  id!: number

  @Field(() => String, { description: 'The text.' })
  text!: string

  @NullWithout(VALUE_PERMISSIONS.staffNames)
  @Field(() => String, {
    nullable: true,
    description: 'The first name of who wrote it, at that time; null if unknown.',
  })
  authorName!: string | null

  @Field(() => DateTime, { name: 'createdAt', description: 'When it was written.' })
  writtenAt!: Date
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

@ObjectType({ description: 'An address that orders of a customer went to.' })
export class CustomerAddress implements CustomerAddressView {
  @Field(() => String, { description: 'The address.' })
  address!: string

  @Field(() => String, { description: 'The city.' })
  city!: string

  @Field(() => GovernorateEnum, { nullable: true, description: 'The governorate, if known.' })
  governorate!: Governorate | null

  @Field(() => Int, { description: 'How many orders went there.' })
  orderCount!: number

  @Field(() => DateTime, { description: 'When the last of them was placed.' })
  lastUsedAt!: Date
}

@ObjectType({ description: 'A review by an account of a customer.' })
export class CustomerReview implements CustomerReviewView {
  @Field(() => ID, { description: 'The ID of the review.' })
  id!: number

  @Field(() => ReviewedProduct, { description: 'The product that it is about.' })
  product!: ReviewedProduct

  @Field(() => Int, { description: 'The number of stars.' })
  stars!: number

  @Field(() => String, {
    nullable: true,
    description: 'The text of the review; null for stars alone.',
  })
  text!: string | null

  @Field(() => ReviewStatusEnum, { description: 'Whether shoppers see it.' })
  status!: ReviewStatus

  @Field(() => DateTime, { name: 'createdAt', description: 'When it was written.' })
  writtenAt!: Date
}

@ObjectType({
  description: 'A customer: a phone number, and what its orders and accounts add up to.',
})
export class CustomerProfile implements CustomerProfileView {
  @Field(() => ID, { description: 'The ID of the customer, who has no phone number in addresses.' })
  id!: number

  @Field(() => String, { description: 'The phone number, normalized.' })
  phone!: string

  @Field(() => String, {
    description: 'The recipient of the last order, or else the name of an account; may be empty.',
  })
  name!: string

  @Field(() => GovernorateEnum, {
    nullable: true,
    description: 'The governorate of the last order that has one.',
  })
  governorate!: Governorate | null

  @Field(() => Int, { description: 'All orders with this phone.' })
  orderCount!: number

  @Field(() => Int, { description: BROUGHT })
  broughtCount!: number

  @Field(() => Int, { description: 'The number of these that were delivered.' })
  deliveredCount!: number

  @Field(() => Int, { description: 'The number of these that were refused.' })
  refusedCount!: number

  @Field(() => Int, { description: 'How many percent of the parcels were refused; 0 without any.' })
  refusedPercent!: number

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the last order was placed; null without one.',
  })
  lastOrderAt!: Date | null

  @Field(() => Int, { description: 'The accounts with this phone, or with orders of it.' })
  accountCount!: number

  @Field(() => DateTime, {
    description:
      'When this last changed, or a decision or note about the customer; see `customers(updatedSince:)`.',
  })
  updatedAt!: Date

  @Field(() => Boolean, { description: PREPAY_ONLY })
  isPrepayOnly!: boolean

  @Field(() => Boolean, { description: IS_BLOCKED })
  isBlocked!: boolean

  @Field(() => String, { nullable: true, description: REASON })
  reason!: string | null

  spentPiastres!: CustomerProfileView['spentPiastres']
  lastOrderId!: number
}

@ObjectType({ description: 'A customer in a list.' })
export class CustomerEdge {
  @Field(() => String, { description: 'The cursor of the customer: pass it as `after`.' })
  cursor!: string

  @Field(() => CustomerProfile, { description: 'The customer.' })
  node!: CustomerProfile
}

@ObjectType({ description: 'A page of the customers.' })
export class CustomerConnection {
  @Field(() => [CustomerProfile], { description: 'The customers of this page.' })
  nodes!: readonly CustomerProfile[]

  @Field(() => [CustomerEdge], { description: 'The same customers with their cursors.' })
  edges!: readonly CustomerEdge[]

  @Field(() => PageInfo, { description: 'The position of this page.' })
  pageInfo!: PageInfo

  count!: () => Promise<number>
}

/** Filters of the list of customers. */
@ArgsType()
export class CustomerFilterArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'Only customers with these words in a name or email, or these digits in the phone.',
  })
  search?: string

  @Field(() => Boolean, { nullable: true, description: 'Only who is blocked, or who is not.' })
  isBlocked?: boolean

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only who has to pay in advance, or who has not.',
  })
  isPrepayOnly?: boolean

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only who has refused a parcel, or who never has.',
  })
  hasRefused?: boolean

  @Field(() => Boolean, { nullable: true, description: 'Only who has an account, or has none.' })
  hasAccount?: boolean

  @Field(() => CustomerSortEnum, {
    defaultValue: 'LAST_ORDER_DESC',
    description: 'The sort order.',
  })
  sort?: CustomerSort
}

@ObjectType({ description: 'The orders of a phone that were brought to the door.' })
export class DoorHistory implements DoorHistoryView {
  @Field(() => Int, { description: BROUGHT })
  broughtCount!: number

  @Field(() => Int, { description: 'The number of these that were refused there.' })
  refusedCount!: number
}

@ObjectType({
  description: 'A phone number and its history with the shop, which may be empty.',
})
export class CustomerRecord implements CustomerRecordView {
  @Field(() => ID, { name: 'id', description: 'The phone number, normalized.' })
  phone!: string

  @Field(() => Int, { description: 'All orders with this phone.' })
  orderCount!: number

  @Field(() => Int, { description: BROUGHT })
  broughtCount!: number

  @Field(() => Int, { description: 'The number of these that were refused there.' })
  refusedCount!: number

  @Field(() => Boolean, { description: PREPAY_ONLY })
  isPrepayOnly!: boolean

  @Field(() => Boolean, { description: IS_BLOCKED })
  isBlocked!: boolean

  @Field(() => String, { nullable: true, description: REASON })
  reason!: string | null
}

@InputType({ description: 'The restrictions of a phone number; omitted fields stay unchanged.' })
export class CustomerInput {
  @Field(() => Boolean, { nullable: true, description: PREPAY_ONLY })
  isPrepayOnly?: boolean | null

  @Field(() => Boolean, { nullable: true, description: IS_BLOCKED })
  isBlocked?: boolean | null

  @Field(() => String, {
    nullable: true,
    description: 'Why, at most 200 characters; null removes it.',
  })
  reason?: string | null
}

@ObjectType({ description: 'The result of changing what the shop decides about a customer.' })
export class UpdateCustomerPayload extends MutationPayload {
  @Field(() => CustomerRecord, { nullable: true, description: 'The customer; null on failure.' })
  customer?: CustomerRecord
}

@ObjectType({ description: 'The result of writing a note about a customer.' })
export class AddCustomerNotePayload extends MutationPayload {
  @Field(() => CustomerNote, { nullable: true, description: 'The note; null on failure.' })
  note?: CustomerNote
}

@ObjectType({ description: 'The result of removing a note about a customer.' })
export class RemoveCustomerNotePayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'The ID of the note; null on failure.' })
  noteId?: number
}

@ObjectType({ description: 'The result of deleting the personal data of a customer.' })
export class DeleteCustomerPayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'The ID of the customer; null on failure.' })
  customerId?: number
}
