import type { Feature } from '../feature'
import { DeliveriesResolver } from './deliveries.resolver'
import { FulfilmentResolver } from './fulfilment.resolver'
import { OrderProblem } from './fulfilment.types'
import { HandoversResolver } from './handovers.resolver'
import { OrderEditResolver } from './order-edit.resolver'

export const fulfilment: Feature = {
  dependencies: [
    'idempotency',
    'accounts',
    'addresses',
    'products',
    'discounts',
    'carriers',
    'couriers',
    'orders',
    'checkout',
  ],
  resolvers: [FulfilmentResolver, OrderEditResolver, DeliveriesResolver, HandoversResolver],
  orphanedTypes: [OrderProblem],
}
