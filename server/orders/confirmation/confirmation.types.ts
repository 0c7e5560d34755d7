import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import type { Piastres } from '#domain/money/units'
import {
  type ConfirmationRules,
  CUSTOMER_MESSAGES,
  type CustomerMessageKind,
  LINK_STATES,
  type LinkState,
  linkState,
} from '#domain/orders/confirmation'
import type { ConfirmationRulesInput as ConfirmationRulesInputShape } from '#domain/orders/confirmation.schema'
import { ShippingAddress } from '../../accounts/addresses/address.types'
import { DateTime } from '../../platform/http/graphql/date-time.scalar'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { toEnum } from '../../platform/http/graphql/enum-values'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import { Adjustment, OrderItem } from '../orders/api/orders.types'
import type { AdminOrderView } from '../orders/reads/order-view'
import { recipientFirstName } from './confirmation-link'
import type { CustomerMessagesView, SentMessageView } from './customer-messages.service'

const ABOVE = 'Orders whose total is above this; null for no such rule.'
const FIRST = 'The first order of a phone number, not counting cancelled ones.'
const LATE = 'After how many hours an order that is not confirmed is late, 1 to 720.'

const PREPAY_WITHIN =
  'After how many hours an order that has to be paid in advance, and is not, is cancelled, 1 to 720; null for never.'

@ObjectType({
  description: 'Which orders need to be confirmed: those that any of the rules is about.',
})
export class OrderConfirmationRules implements ConfirmationRules {
  @Field(() => Boolean, { description: 'All orders.' })
  includesAllOrders!: boolean

  @Field(() => Boolean, { description: FIRST })
  includesFirstOfPhone!: boolean

  @Field(() => EGP, { name: 'above', nullable: true, description: ABOVE })
  abovePiastres!: Piastres | null

  @Field(() => Int, { description: LATE })
  lateAfterHours!: number

  @Field(() => Int, { nullable: true, description: PREPAY_WITHIN })
  prepayWithinHours!: number | null
}

@InputType({ description: 'Which orders need to be confirmed.' })
export class ConfirmationRulesInput implements ConfirmationRulesInputShape {
  @Field(() => Boolean, { description: 'All orders.' })
  includesAllOrders!: boolean

  @Field(() => Boolean, { description: FIRST })
  includesFirstOfPhone!: boolean

  @Field(() => EGP, { nullable: true, description: ABOVE })
  above?: number | null

  @Field(() => Int, { description: LATE })
  lateAfterHours!: number

  @Field(() => Int, {
    nullable: true,
    description: `${PREPAY_WITHIN} If it is left out, it stays.`,
  })
  prepayWithinHours?: number | null
}

@ObjectType({ description: 'The result of changing the rules.' })
export class UpdateConfirmationRulesPayload extends MutationPayload {
  @Field(() => OrderConfirmationRules, {
    nullable: true,
    description: 'The rules; null on failure.',
  })
  confirmationRules?: OrderConfirmationRules
}

const LinkStateEnum = toEnum(LINK_STATES)

registerEnumType(LinkStateEnum, {
  name: 'OrderLinkState',
  description: 'An action that the link of an order allows its customer.',
  valuesConfig: {
    TO_CONFIRM: { description: 'Confirm, correct or cancel it.' },
    IS_CONFIRMED: { description: 'It is confirmed, and can still be corrected or cancelled.' },
    IS_PACKED: { description: 'Nothing: it is packed or on its way.' },
    IS_DELIVERED: { description: 'Nothing: it was delivered.' },
    IS_CANCELLED: { description: 'Nothing: it was cancelled.' },
  },
})

@ObjectType({ description: 'An order as shown to the holder of its link.' })
export class OrderToConfirm {
  @Field(() => ID, { description: 'The number of the order.' })
  id!: number

  @Field(() => LinkStateEnum, { description: 'The action that the link allows.' })
  state!: LinkState

  @Field(() => String, { description: 'The first name of the recipient.' })
  firstName!: string

  @Field(() => [OrderItem], { description: 'The items.' })
  items!: readonly OrderItem[]

  @Field(() => [Adjustment], { description: 'The fees and discounts.' })
  adjustments!: readonly Adjustment[]

  @Field(() => EGP, { name: 'amountDue', description: 'The amount due at the door.' })
  amountDuePiastres!: Piastres

  @Field(() => DateTime, {
    nullable: true,
    description: 'By when it has to be paid in advance; null without a deadline.',
  })
  prepayUntil!: Date | null

  @Field(() => String, { description: 'The delivery address.' })
  address!: string

  @Field(() => String, { description: 'The city of delivery.' })
  city!: string

  @Field(() => ShippingAddress, {
    nullable: true,
    description:
      'The fields that `address` and `city` are composed from; null if the order has the two texts only, beside which there can be no note.',
  })
  shippingAddress!: ShippingAddress | null

  @Field(() => String, { description: 'The phone number for the courier.' })
  phone!: string
}

/** An allowlist: the holder of the link sees nothing else of the order. */
export function toOrderToConfirm(order: AdminOrderView): OrderToConfirm {
  const { id, items, adjustments, amountDuePiastres, prepayUntil } = order
  const { address, city, shippingAddress, phone } = order
  return {
    id,
    state: linkState(order),
    firstName: recipientFirstName(order),
    items,
    adjustments,
    amountDuePiastres,
    prepayUntil,
    address,
    city,
    shippingAddress,
    phone,
  }
}

@ObjectType({ description: 'The result of doing something with the link of an order.' })
export class OrderToConfirmPayload extends MutationPayload {
  @Field(() => OrderToConfirm, {
    nullable: true,
    description: 'The order; null on failure.',
  })
  order?: OrderToConfirm
}

export const CustomerMessageKindEnum = toEnum(CUSTOMER_MESSAGES)

registerEnumType(CustomerMessageKindEnum, {
  name: 'CustomerMessageKind',
  description: 'A message for a customer whose order is not confirmed.',
  valuesConfig: {
    CONFIRM: { description: 'The question whether the order is right, with the link.' },
    REMIND: { description: 'A reminder of it.' },
  },
})

@ObjectType({ description: 'A message that a customer was sent.' })
export class SentMessage implements SentMessageView {
  @Field(() => CustomerMessageKindEnum, { description: 'The kind of message.' })
  kind!: CustomerMessageKind

  @Field(() => DateTime, { description: 'When it was sent.' })
  sentAt!: Date

  @Field(() => String, {
    nullable: true,
    description: 'The name of who sent it; null if it is not known.',
  })
  sentBy!: string | null
}

@ObjectType({ description: 'Messages for the customer of an order, in their language.' })
export class CustomerMessages implements CustomerMessagesView {
  orderId!: number

  @Field(() => String, {
    nullable: true,
    description: 'The first message, with the link; null if there is nothing to confirm.',
  })
  confirmationMessage!: string | null

  @Field(() => String, { nullable: true, description: 'A reminder, with the link.' })
  reminderMessage!: string | null

  @Field(() => SentMessage, {
    nullable: true,
    description: 'The last one that was sent; null if none was.',
  })
  lastSent!: SentMessage | null
}

@ObjectType({ description: 'The result of noting that a message was sent.' })
export class RecordSentMessagePayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'The ID of the order; null on failure.' })
  orderId?: string
}
