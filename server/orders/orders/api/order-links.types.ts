import { Field, ID, ObjectType, registerEnumType } from 'type-graphql'
import type { Piastres } from '#domain/money/units'
import { ORDER_RELATIONS, type OrderRelation } from '#domain/orders/order-links'
import type { OrderStatus } from '#domain/orders/order-status'
import { EGP } from '../../../platform/http/graphql/egp.scalar'
import { toEnum } from '../../../platform/http/graphql/enum-values'
import type { RelatedOrderView } from '../reads/order-links.service'
import { OrderStatusEnum } from './orders.types'

const OrderRelationEnum = toEnum(ORDER_RELATIONS)

registerEnumType(OrderRelationEnum, {
  name: 'OrderRelation',
  description: 'The relation of one order to another.',
  valuesConfig: {
    REST: { description: 'The rest of it, which ships later.' },
    REST_OF: { description: 'The order that it is the rest of.' },
    MERGED: { description: 'An order that was merged into it.' },
    MERGED_INTO: { description: 'The order that it was merged into.' },
    EXCHANGE: { description: 'It is sent in exchange for items of this order.' },
    EXCHANGE_OF: { description: 'The order whose items go back in exchange for it.' },
  },
})

@ObjectType({ description: 'Another order that an order came from, or that came from it.' })
export class RelatedOrder implements RelatedOrderView {
  @Field(() => ID, { description: 'The ID of the other order.' })
  id!: number

  @Field(() => OrderRelationEnum, { description: 'Its relation to this one.' })
  relation!: OrderRelation

  @Field(() => OrderStatusEnum, { description: 'Its current status.' })
  status!: OrderStatus

  @Field(() => EGP, { name: 'total', description: 'Its price.' })
  totalPiastres!: Piastres

  @Field(() => EGP, { name: 'amountDue', description: 'The amount to collect for it.' })
  amountDuePiastres!: Piastres
}
