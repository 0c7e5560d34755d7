import type { Feature } from '../feature'
import { FulfilmentResolver } from './fulfilment.resolver'
import { OrderProblem } from './fulfilment.types'
import { HandoversResolver } from './handovers.resolver'
import { OrderEditResolver } from './order-edit.resolver'

export const fulfilment: Feature = {
  dependencies: [
    'idempotency',
    'addresses',
    'products',
    'carriers',
    'couriers',
    'orders',
    'checkout',
  ],
  resolvers: [FulfilmentResolver, OrderEditResolver, HandoversResolver],
  orphanedTypes: [OrderProblem],
}
