import type { Feature } from '../../platform/features/feature'
import { DriverLinkEntity } from './driver-link.entity'
import { deleteExpiredLinks } from './driver-links.service'
import { DriversResolver } from './drivers.resolver'

export const drivers: Feature = {
  dependencies: ['idempotency', 'shop', 'accounts', 'addresses', 'couriers', 'orders', 'returns'],
  entities: [DriverLinkEntity],
  resolvers: [DriversResolver],
  jobs: ({ db }) => [
    { name: 'expired-driver-links', minutes: 60, run: () => deleteExpiredLinks(db) },
  ],
  // A link that was replaced since the backup must not work again.
  tablesNotBackedUp: ['driver_links'],
}
