import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import { DELIVERY_REPORTS } from '#domain/couriers/carriers'
import {
  CONFIRMATION_STATES,
  CONFIRMATION_TABLE,
  CONFIRMED_BY,
  PARCEL_CONDITIONS,
  PAYMENT_STATES,
  PAYMENT_TABLE,
  type ParcelCondition,
  PREPAYMENT_METHODS,
  REFUSAL_REASONS,
  type RefusalReason,
  SHIPMENT_STATES,
  SHIPMENT_TABLE,
} from '#domain/orders/order-life'
import { RETURN_REASONS, RETURN_STATE_TABLE, RETURN_STATES } from '#domain/orders/returns'
import { DateTime } from '../../../platform/http/graphql/date-time.scalar'
import { toEnum } from '../../../platform/http/graphql/enum-values'
import type { ShipmentView } from '../reads/order-view'

export const ConfirmationStateEnum = toEnum(CONFIRMATION_STATES)

registerEnumType(ConfirmationStateEnum, {
  name: 'ConfirmationState',
  description: 'Whether the customer has confirmed an order.',
  valuesConfig: CONFIRMATION_TABLE,
})

export const ConfirmedByEnum = toEnum(CONFIRMED_BY)

registerEnumType(ConfirmedByEnum, {
  name: 'ConfirmedBy',
  description: 'How an order was confirmed.',
  valuesConfig: {
    LINK: { description: 'By the link that was sent to the customer.' },
    CALL: { description: 'In a call or a chat, by the shop.' },
    RULE: { description: 'No rule asks for a confirmation.' },
  },
})

export const ShipmentStateEnum = toEnum(SHIPMENT_STATES)

registerEnumType(ShipmentStateEnum, {
  name: 'ShipmentState',
  description: 'Where the parcel of an order is.',
  valuesConfig: SHIPMENT_TABLE,
})

export const PaymentStateEnum = toEnum(PAYMENT_STATES)

registerEnumType(PaymentStateEnum, {
  name: 'PaymentState',
  description: 'Where the money of an order is.',
  valuesConfig: PAYMENT_TABLE,
})

export const RefusalReasonEnum = toEnum(REFUSAL_REASONS)

registerEnumType(RefusalReasonEnum, {
  name: 'RefusalReason',
  description: 'Why a parcel was refused at the door.',
  valuesConfig: {
    NOT_AT_HOME: { description: 'Nobody was there.' },
    NO_ANSWER: { description: 'The customer did not answer the phone.' },
    CHANGED_MIND: { description: 'The customer no longer wanted it.' },
    PRICE: { description: 'The amount was higher than expected.' },
    LATE: { description: 'It came too late.' },
    DAMAGED: { description: 'It was damaged on the way.' },
    WRONG_ITEMS: { description: 'It had other items than ordered.' },
    OTHER: { description: 'Another reason, or none given.' },
  },
})

export const ParcelConditionEnum = toEnum(PARCEL_CONDITIONS)

registerEnumType(ParcelConditionEnum, {
  name: 'ParcelCondition',
  description: 'In what condition a parcel came back.',
  valuesConfig: {
    SELLABLE: { description: 'As it went out: its items are in stock again.' },
    DAMAGED: { description: 'Its items are written off.' },
  },
})

export const ReturnStateEnum = toEnum(RETURN_STATES)

registerEnumType(ReturnStateEnum, {
  name: 'ReturnState',
  description: 'Where a return of delivered items is.',
  valuesConfig: RETURN_STATE_TABLE,
})

export const ReturnReasonEnum = toEnum(RETURN_REASONS)

registerEnumType(ReturnReasonEnum, {
  name: 'ReturnReason',
  description: 'Why delivered items are returned.',
  valuesConfig: {
    DAMAGED: { description: 'They arrived damaged, or do not work.' },
    WRONG_ITEM: { description: 'They are not what was ordered.' },
    NOT_AS_DESCRIBED: { description: 'They differ from their description.' },
    CHANGED_MIND: { description: 'The customer no longer wants them.' },
    OTHER: { description: 'Another reason.' },
  },
})

@ObjectType({ description: 'A shipment of an order: one parcel or several.' })
export class Shipment implements ShipmentView {
  @Field(() => ID, { description: 'The ID of the shipment.' })
  id!: number

  @Field(() => String, {
    nullable: true,
    description: 'The name of the courier; null as long as the parcel is in the shop.',
  })
  courierName!: string | null

  courierPhone!: string | null

  @Field(() => String, { nullable: true, description: "The courier's number of the parcel." })
  trackingNumber!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Where the courier shows its way; null if there is no such page.',
  })
  trackingUrl!: string | null

  @Field(() => Int, { description: 'How many parcels it consists of, which travel together.' })
  parcelCount!: number

  @Field(() => DateTime, { nullable: true, description: 'When it was packed.' })
  packedAt!: Date | null

  @Field(() => DateTime, { nullable: true, description: 'When the courier took it.' })
  handedOverAt!: Date | null

  @Field(() => DateTime, { nullable: true, description: 'When it was delivered.' })
  deliveredAt!: Date | null

  @Field(() => DateTime, { nullable: true, description: 'When it was refused at the door.' })
  refusedAt!: Date | null

  @Field(() => RefusalReasonEnum, { nullable: true, description: 'Why it was refused.' })
  refusalReason!: RefusalReason | null

  @Field(() => DateTime, { nullable: true, description: 'When it was reported lost.' })
  lostAt!: Date | null

  @Field(() => DateTime, { nullable: true, description: 'When the shop received it back.' })
  receivedBackAt!: Date | null

  @Field(() => ParcelConditionEnum, {
    nullable: true,
    description: 'In what condition it came back.',
  })
  condition!: ParcelCondition | null
}

export const PrepaymentMethodEnum = toEnum(PREPAYMENT_METHODS)

registerEnumType(PrepaymentMethodEnum, {
  name: 'PrepaymentMethod',
  description: 'How somebody paid in advance.',
  valuesConfig: {
    INSTA_PAY: { description: 'By InstaPay.' },
    WALLET: { description: 'From a mobile wallet.' },
    BANK_TRANSFER: { description: 'By bank transfer.' },
    SHOP_CASH: { description: 'In cash, in the shop.' },
    CARD_TERMINAL: { description: 'By card, at a terminal of the shop.' },
    ONLINE: { description: 'Online, as a payment provider reported; nobody records it by hand.' },
  },
})

export const DeliveryReportEnum = toEnum(DELIVERY_REPORTS)

registerEnumType(DeliveryReportEnum, {
  name: 'DeliveryReport',
  description: "A courier's report on the delivery of a parcel.",
  valuesConfig: {
    CREATED: { description: 'It knows of the parcel.' },
    PICKED_UP: { description: 'It has picked it up.' },
    IN_TRANSIT: { description: 'On its way between warehouses.' },
    OUT_FOR_DELIVERY: { description: 'On its way to the customer.' },
    ATTEMPT_FAILED: { description: 'It was not delivered, and is tried again.' },
    ON_HOLD: { description: 'It waits, perhaps for the shop.' },
    DAMAGED: { description: 'It is damaged.' },
    STOPPED: { description: 'The company no longer delivers it.' },
    DELIVERED: { description: 'It was delivered.' },
    PARTLY_DELIVERED: { description: 'A part of it was delivered.' },
    REFUSED: { description: 'It was refused, and comes back.' },
    RETURNED: { description: 'It is back in the shop.' },
    LOST: { description: 'It is lost.' },
  },
})
