import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import type { Role } from '#domain/accounts/roles'
import type { DeliveryReport } from '#domain/couriers/carriers'
import type { Piastres } from '#domain/money/units'
import {
  ACTORS,
  type Actor,
  ORDER_EVENT_KINDS,
  type OrderEventKind,
  type ParcelCondition,
  type PrepaymentMethod,
  type RefusalReason,
} from '#domain/orders/order-life'
import type { OrderStatus } from '#domain/orders/order-status'
import type { ReturnReason, ReturnState } from '#domain/orders/returns'
import { RoleEnum } from '../../accounts/accounts/accounts.types'
import { DateTime } from '../../platform/http/graphql/date-time.scalar'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { toEnum } from '../../platform/http/graphql/enum-values'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import { UserError } from '../../platform/http/graphql/user-error.types'
import { AdminOrder } from '../orders/api/admin-orders.types'
import {
  DeliveryReportEnum,
  ParcelConditionEnum,
  PrepaymentMethodEnum,
  RefusalReasonEnum,
  ReturnReasonEnum,
  ReturnStateEnum,
} from '../orders/api/order-life.types'
import { OrderStatusEnum } from '../orders/api/orders.types'
import { OrderEdit } from './order-edit.types'
import type { EventItemView, OrderEventView } from './timeline.service'

const ActorEnum = toEnum(ACTORS)

registerEnumType(ActorEnum, {
  name: 'Actor',
  description: 'Who did something to an order.',
  valuesConfig: {
    CUSTOMER: { description: 'The customer.' },
    STAFF: { description: 'Somebody of the shop.' },
    API_KEY: { description: 'A tool with an API key.' },
    COURIER: { description: 'The courier.' },
    RULE: { description: 'A rule of the shop.' },
  },
})

const OrderEventKindEnum = toEnum(ORDER_EVENT_KINDS)

registerEnumType(OrderEventKindEnum, {
  name: 'OrderEventKind',
  description: "The kind of event in an order's timeline.",
  valuesConfig: {
    PLACED: { description: 'It was placed.' },
    STATUS_CHANGED: { description: 'Its status was set.' },
    CALL_UNANSWERED: { description: 'The customer was called and did not answer.' },
    CONFIRMED: { description: 'It was confirmed.' },
    CORRECTED: { description: 'The customer corrected the phone, the address or the note.' },
    PACKED: { description: 'It was packed.' },
    UNPACKED: { description: 'It was unpacked again.' },
    HANDED_OVER: { description: 'A courier took it.' },
    TAKEN_BACK: { description: 'It was handed over by mistake, and is in the shop.' },
    DELIVERED: { description: 'It was delivered.' },
    REFUSED: { description: 'It was refused at the door.' },
    LOST: { description: 'The courier lost it.' },
    RECEIVED_BACK: { description: 'The shop received it back.' },
    MONEY_CHANGED: { description: 'Money was received or given back.' },
    EDITED: { description: 'Its items, address, phone or total were changed.' },
    COURIER_ASSIGNED: {
      description: 'A courier was chosen, who has yet to take it, or none again.',
    },
    DELIVERY_REPORTED: { description: 'The courier reported on the delivery.' },
    RETURN_REQUESTED: { description: 'The customer asked to return items.' },
    RETURN_DECLINED: { description: 'The shop declined to take items back.' },
    ITEMS_RETURNED: { description: 'Items came back after the delivery.' },
    NOTE: { description: 'The team wrote a note.' },
    SPLIT: { description: 'A part of it ships later, or it is such a part.' },
    MERGED: { description: 'Another order was merged into it, or it into another one.' },
    MESSAGE_SENT: { description: 'The customer was written a message.' },
    EXCHANGED: {
      description:
        'Items of it go back in exchange for another order, with `returnItems`, or it goes out in exchange.',
    },
    MOVED_TO_ACCOUNT: {
      description: 'The customer, who had ordered without a password, moved it to another account.',
    },
  },
})

@ObjectType({ description: 'Units that an event of a return is about.' })
export class OrderEventItem implements EventItemView {
  @Field(() => String, { description: 'The name of the product at the time of purchase.' })
  name!: string

  nameAr!: string | null

  @Field(() => String, {
    description:
      'The name at the time of purchase in the language of Accept-Language, or else `name`.',
  })
  displayName?: string

  @Field(() => Int, { description: 'The number of units.' })
  quantity!: number

  @Field(() => ParcelConditionEnum, { nullable: true, description: 'How they came back.' })
  condition!: ParcelCondition | null
}

@ObjectType({ description: 'Something that happened to an order.' })
export class OrderEvent implements OrderEventView {
  @Field(() => ID, { description: 'The ID of the event.' })
  id!: number

  @Field(() => OrderEventKindEnum, { description: 'The kind of event.' })
  kind!: OrderEventKind

  @Field(() => ActorEnum, { description: 'The actor.' })
  actor!: Actor

  @Field(() => String, {
    nullable: true,
    description:
      'The name that who did it had then, or that of the customer or courier; null for rules, in events of older releases, and for API keys.',
  })
  actorName!: string | null

  @Field(() => RoleEnum, {
    nullable: true,
    description: 'The role of somebody of the team at that time.',
  })
  actorRole!: Role | null

  @Field(() => DateTime, { description: 'When it happened.' })
  happenedAt!: Date

  @Field(() => OrderStatusEnum, {
    nullable: true,
    description: 'The status that the order has had since then; null if it stayed as it was.',
  })
  status!: OrderStatus | null

  @Field(() => String, {
    nullable: true,
    description:
      'The note, or the one of a payment, which is null without the permission `money.read`.',
  })
  note!: string | null

  @Field(() => Boolean, {
    description: 'Whether it was cancelled because it was not paid in advance in time.',
  })
  isUnpaid!: boolean

  @Field(() => Boolean, { description: 'Whether it was refused before it was delivered.' })
  isAfterAll!: boolean

  @Field(() => String, { nullable: true, description: 'The courier who took it, or is to.' })
  courierName!: string | null

  @Field(() => RefusalReasonEnum, { nullable: true, description: 'Why it was refused.' })
  reason!: RefusalReason | null

  @Field(() => ParcelConditionEnum, { nullable: true, description: 'How it came back.' })
  condition!: ParcelCondition | null

  @Field(() => DeliveryReportEnum, { nullable: true, description: 'The report of the courier.' })
  report!: DeliveryReport | null

  @Field(() => EGP, {
    name: 'collected',
    nullable: true,
    description:
      'The amount that the courier reports as collected, if it differs from the amount due.',
  })
  collectedPiastres!: Piastres | null

  @Field(() => EGP, { name: 'due', nullable: true, description: 'The amount that was due then.' })
  duePiastres!: Piastres | null

  @Field(() => PrepaymentMethodEnum, {
    nullable: true,
    description: 'How it was paid in advance; null without the permission `money.read`.',
  })
  method!: PrepaymentMethod | null

  @Field(() => ReturnStateEnum, {
    nullable: true,
    description: 'The state that a return has had since then.',
  })
  returnState!: ReturnState | null

  @Field(() => ReturnReasonEnum, { nullable: true, description: 'Why items are returned.' })
  returnReason!: ReturnReason | null

  @Field(() => EGP, {
    name: 'refund',
    nullable: true,
    description: 'The refund for returned items.',
  })
  refundPiastres!: Piastres | null

  @Field(() => [OrderEventItem], { description: 'The items that came back, or are to.' })
  returnItems!: readonly OrderEventItem[]

  @Field(() => OrderEdit, {
    nullable: true,
    description:
      'The items that were edited, went back when the rest was delivered, ship later, or came from another order.',
  })
  edit!: OrderEdit | null

  otherOrderId!: number | null
}

@InputType({ description: 'The tracking number that a courier has given to a parcel.' })
export class TrackingNumberInput {
  @Field(() => ID, { description: 'The ID of the order.' })
  orderId!: string

  @Field(() => String, { description: "The courier's number of the parcel." })
  trackingNumber!: string
}

@ObjectType({
  implements: UserError,
  description: 'Why nothing was done to one of several orders; the others were changed.',
})
export class OrderProblem extends UserError {
  @Field(() => ID, { description: 'The ID of the order.' })
  orderId!: number
}

@ObjectType({ description: 'The result of doing something to several orders.' })
export class OrdersPayload extends MutationPayload {
  @Field(() => [AdminOrder], {
    description:
      'The orders that were changed; empty for an API key without the scope READ_ORDERS.',
  })
  orders!: readonly AdminOrder[]

  @Field(() => ID, {
    nullable: true,
    description:
      'The number of the handover that the orders are a part of now; null if none was handed over.',
  })
  handoverId?: number | null
}

@InputType({ description: 'Units that came back.' })
export class AwaitedItemInput {
  @Field(() => ID, { description: 'The ID of the awaited item.' })
  id!: string

  @Field(() => Int, { description: 'How many units.' })
  quantity!: number

  @Field(() => ParcelConditionEnum, { description: 'In what condition.' })
  condition!: ParcelCondition
}

@ObjectType({ description: 'The result of changing one order.' })
export class OrderPayload extends MutationPayload {
  @Field(() => AdminOrder, { nullable: true, description: 'The order; null on failure.' })
  order?: AdminOrder
}

@ObjectType({ description: 'The result of recording a prepayment.' })
export class RecordPrepaymentPayload extends OrderPayload {
  @Field(() => ID, {
    nullable: true,
    description: 'The ID of the prepayment, for `PUT /prepayments/{id}/receipt`; null on failure.',
  })
  prepaymentId?: string | undefined
}
