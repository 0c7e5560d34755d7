import type { Feature } from '../../platform/features/feature'
import { CourierEntity } from './courier.entity'
import { CouriersResolver } from './couriers.resolver'

export const couriers: Feature = {
  dependencies: ['addresses'],
  entities: [CourierEntity],
  resolvers: [CouriersResolver],
}
