import type { Feature } from '../../platform/features/feature'
import { FirstWeekResolver } from './first-week.resolver'
import { SalesResolver } from './sales.resolver'
import { TasksResolver } from './tasks.resolver'
import { countUnitsSold } from './units-sold.service'

export const sales: Feature = {
  dependencies: [
    'addresses',
    'mail',
    'orders',
    'products',
    'settings',
    'stock',
    // Their tasks, and the steps of the first week.
    'accounts',
    'staff',
    'delivery',
    'couriers',
    'reviews',
    'returns',
    'cash',
    'integrations',
  ],
  resolvers: [SalesResolver, TasksResolver, FirstWeekResolver],
  jobs: ({ db }) => [{ name: 'units-sold', minutes: 60, run: () => countUnitsSold(db) }],
}
