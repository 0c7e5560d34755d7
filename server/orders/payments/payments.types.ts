import { Field, ID, ObjectType, registerEnumType } from 'type-graphql'
import type { Piastres } from '#domain/money/units'
import { ONLINE_PAYMENT_STATES, type OnlinePaymentState } from '#domain/payments/payment-state'
import { type OnlineWay, WAYS_TO_PAY } from '#domain/payments/ways-to-pay'
import { DateTime } from '../../platform/http/graphql/date-time.scalar'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { toEnum } from '../../platform/http/graphql/enum-values'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import type { PaymentView } from './payments.service'

export const WayToPayEnum = toEnum(WAYS_TO_PAY)

registerEnumType(WayToPayEnum, {
  name: 'WayToPay',
  description: 'A way to pay an order.',
  valuesConfig: {
    CASH_ON_DELIVERY: { description: 'In cash, to the courier.' },
    PAYMOB_CARD: { description: 'By card, before the delivery.' },
    PAYMOB_WALLET: { description: 'From a mobile wallet, before the delivery.' },
    PAYMOB_INSTALMENTS: { description: 'In instalments, such as with valU, before the delivery.' },
  },
})

const OnlinePaymentStateEnum = toEnum(ONLINE_PAYMENT_STATES)

registerEnumType(OnlinePaymentStateEnum, {
  name: 'OnlinePaymentState',
  description: 'Where an online payment is.',
  valuesConfig: {
    WAITING: { description: 'It was started, and nothing has arrived so far.' },
    AUTHORISED: { description: 'The money is reserved.' },
    PAID: { description: 'The money has arrived.' },
    PARTLY_REFUNDED: { description: 'A part of it was given back.' },
    REFUNDED: { description: 'All of it was given back.' },
    DISPUTED: { description: 'The customer has complained to the bank.' },
    FAILED: { description: 'An attempt has failed; another one may follow.' },
    EXPIRED: { description: 'Its page is closed.' },
    VOIDED: { description: 'It was withdrawn before any money was moved.' },
  },
})

@ObjectType({
  description: 'An attempt to pay an order online, in one way. An order can have several.',
})
export class Payment
  implements Pick<PaymentView, 'id' | 'way' | 'state' | 'piastres' | 'createdAt'>
{
  @Field(() => ID, { description: 'The ID of the payment.' })
  id!: number

  @Field(() => WayToPayEnum, { name: 'wayToPay', description: 'How it is made.' })
  way!: OnlineWay

  @Field(() => OnlinePaymentStateEnum, { description: 'Where it is.' })
  state!: OnlinePaymentState

  @Field(() => EGP, { name: 'amount', description: 'The amount of the payment.' })
  piastres!: Piastres

  @Field(() => DateTime, { description: 'When it was started.' })
  createdAt!: Date
}

@ObjectType({ description: 'The result of starting a payment.' })
export class StartPaymentPayload extends MutationPayload {
  @Field(() => Payment, { nullable: true, description: 'The payment; null on failure.' })
  payment?: Payment

  @Field(() => String, {
    nullable: true,
    description: 'The page on which it is made; null on failure.',
  })
  redirectUrl?: string
}

@ObjectType({ description: 'The result of starting a payment with a link.' })
export class StartPaymentByLinkPayload extends StartPaymentPayload {}
