import type { Feature } from '../feature'
import { DeliveryResolver } from './delivery.resolver'
import { DeliveryRateEntity } from './delivery-rate.entity'

export const delivery: Feature = {
  entities: [DeliveryRateEntity],
  resolvers: [DeliveryResolver],
}
