import type { Feature } from '../feature'
import { FulfilmentResolver } from './fulfilment.resolver'
import { OrderProblem } from './fulfilment.types'

export const fulfilment: Feature = {
  dependencies: ['carriers', 'couriers', 'orders'],
  resolvers: [FulfilmentResolver],
  orphanedTypes: [OrderProblem],
}
