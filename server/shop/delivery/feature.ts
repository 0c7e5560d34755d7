import type { Feature } from '../../platform/features/feature'
import { DeliveryResolver } from './delivery.resolver'
import { deliveryRoutes } from './delivery.routes'
import { DeliveryRateEntity } from './delivery-rate.entity'

export const delivery: Feature = {
  dependencies: [],
  entities: [DeliveryRateEntity],
  functionFiles: ['delivery-rates.sql'],
  resolvers: [DeliveryResolver],
  routes: ({ rest }) => deliveryRoutes(rest),
}
