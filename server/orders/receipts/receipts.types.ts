import { Field, ID, ObjectType } from 'type-graphql'
import type { Piastres } from '#domain/money/units'
import type { PrepaymentMethod } from '#domain/orders/order-life'
import { DateTime } from '../../platform/http/graphql/date-time.scalar'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { PrepaymentMethodEnum } from '../orders/api/order-life.types'
import type { PrepaymentView } from './receipts.service'

@ObjectType({ description: "A customer's payment in advance." })
export class Prepayment implements PrepaymentView {
  @Field(() => ID, { description: 'The ID of the prepayment: its entry in the ledger.' })
  id!: string

  @Field(() => EGP, { name: 'amount', description: 'The amount.' })
  piastres!: Piastres

  @Field(() => String, { nullable: true, description: 'A note.' })
  note!: string | null

  @Field(() => PrepaymentMethodEnum, {
    nullable: true,
    description: 'How it was paid; null if that is not known.',
  })
  method!: PrepaymentMethod | null

  @Field(() => DateTime, { description: 'When it was recorded.' })
  createdAt!: Date

  @Field(() => String, {
    nullable: true,
    description:
      "The root-relative URL of the picture of its receipt, which needs the admin's token; null if it has none.",
  })
  receiptUrl!: string | null
}
