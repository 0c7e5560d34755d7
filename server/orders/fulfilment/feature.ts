import type { Feature } from '../../platform/features/feature'
import { DeliveriesResolver } from './deliveries.resolver'
import { ExchangeResolver } from './exchange.resolver'
import { FulfilmentResolver } from './fulfilment.resolver'
import { OrderProblem } from './fulfilment.types'
import { HandoverParcelResolver } from './handover-parcel.resolver'
import { HandoverConnectionResolver, HandoversResolver } from './handovers.resolver'
import { OrderEditResolver } from './order-edit.resolver'
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
  ],
  orphanedTypes: [OrderProblem],
}
