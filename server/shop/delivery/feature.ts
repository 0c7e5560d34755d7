import type { Feature } from '../../platform/features/feature'
import { DeliveryResolver } from './delivery.resolver'
import { deliveryRoutes } from './delivery.routes'
import { DeliveryRateEntity } from './delivery-rate.entity'

export const delivery: Feature = {
  dependencies: [],
  entities: [DeliveryRateEntity],
  resolvers: [DeliveryResolver],
  routes: ({ rest }) => deliveryRoutes(rest),
}
