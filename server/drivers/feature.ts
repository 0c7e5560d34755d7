import type { Feature } from '../feature'
import { DriverLinkEntity } from './driver-link.entity'
import { DriversResolver } from './drivers.resolver'

export const drivers: Feature = {
  dependencies: ['accounts', 'addresses', 'couriers', 'orders'],
  entities: [DriverLinkEntity],
  resolvers: [DriversResolver],
  // A link that was replaced since the backup must not work again.
  tablesNotBackedUp: ['driver_links'],
}
