import { Field, ID, ObjectType, registerEnumType } from 'type-graphql'
import type { Piastres } from '#domain/money/units'
import { PAY_PAGE_STATES, type PayPageState } from '#domain/payments/pay-page'
import type { OnlineWay } from '#domain/payments/ways-to-pay'
import { DateTime } from '../../platform/http/graphql/date-time.scalar'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { toEnum } from '../../platform/http/graphql/enum-values'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import type { OrderToPayView } from './pay-page.service'
import { WayToPayEnum } from './payments.types'

const OrderToPayStateEnum = toEnum(PAY_PAGE_STATES)

registerEnumType(OrderToPayStateEnum, {
  name: 'OrderToPayState',
  description: 'The state of an order’s payment, as its page shows it.',
  valuesConfig: {
    TO_PAY: { description: 'Nobody has tried to pay it.' },
    WAITING: { description: 'A payment was started, and the provider has not answered.' },
    FAILED: {
      description: 'The last payment failed, or its page is closed; another one can be started.',
    },
    PAID: { description: 'The payment has arrived.' },
    TO_REFUND: { description: 'More was paid than is due: the shop gives it back.' },
    EXPIRED: { description: 'The deadline has passed, and the order is cancelled.' },
    NOTHING_TO_PAY: { description: 'Nothing is to be paid before the delivery.' },
  },
})

@ObjectType({
  description:
    'An order as shown to the holder of a link to pay it: amounts and states, but neither the customer nor the products.',
})
export class OrderToPay implements OrderToPayView {
  @Field(() => ID, { description: 'The number of the order.' })
  id!: number

  @Field(() => OrderToPayStateEnum, { description: 'Where its payment is.' })
  state!: PayPageState

  @Field(() => EGP, { name: 'amountToPayNow', description: 'The amount to pay by `prepayUntil`.' })
  amountToPayNowPiastres!: Piastres

  @Field(() => EGP, { name: 'paid', description: 'The payments less refunds.' })
  paidPiastres!: Piastres

  @Field(() => EGP, {
    name: 'amountDue',
    description: 'The total amount due, before or at the door.',
  })
  amountDuePiastres!: Piastres

  @Field(() => DateTime, {
    nullable: true,
    description: 'By when it is to be paid; null without a deadline.',
  })
  prepayUntil!: Date | null

  @Field(() => WayToPayEnum, {
    name: 'wayToPay',
    nullable: true,
    description: 'How it was tried to be paid last; null if it was not.',
  })
  way!: OnlineWay | null
}

@ObjectType({ description: 'The result of asking where a payment is.' })
export class UpdateOrderToPayPayload extends MutationPayload {
  @Field(() => OrderToPay, { nullable: true, description: 'The order; null on failure.' })
  order?: OrderToPay
}
