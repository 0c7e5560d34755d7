import type { Feature } from '../../platform/features/feature'
import { createOrderResolver } from '../orders/api/order-of.resolver'
import { DeliveriesResolver } from './deliveries.resolver'
import { ExchangeResolver } from './exchange.resolver'
import { FulfilmentResolver } from './fulfilment.resolver'
import { OrderProblem } from './fulfilment.types'
import { HandoverParcelResolver } from './handover-parcel.resolver'
import { HandoverConnectionResolver, HandoversResolver } from './handovers.resolver'
import { HandoverParcel } from './handovers.types'
import { OrderEditResolver } from './order-edit.resolver'
import { OrderEditLineResolver } from './order-edit-line.resolver'
import { OrderEventResolver } from './order-event.resolver'
import { TimelineResolver } from './timeline.resolver'

export const fulfilment: Feature = {
  dependencies: [
    'idempotency',
    'accounts',
    'addresses',
    'products',
    'stock',
    'discounts',
    'carriers',
    'couriers',
    'orders',
    'returns',
    'checkout',
  ],
  resolvers: [
    FulfilmentResolver,
    OrderEditResolver,
    DeliveriesResolver,
    ExchangeResolver,
    HandoversResolver,
    HandoverConnectionResolver,
    HandoverParcelResolver,
    TimelineResolver,
    createOrderResolver(HandoverParcel),
    OrderEventResolver,
    OrderEditLineResolver,
  ],
  orphanedTypes: [OrderProblem],
}
