import type { Feature } from '../feature'
import { FirstWeekResolver } from './first-week.resolver'
import { SalesResolver } from './sales.resolver'
import { TasksResolver } from './tasks.resolver'
import { countUnitsSold } from './units-sold.service'

export const sales: Feature = {
  dependencies: ['addresses', 'mail', 'orders', 'products', 'settings', 'stock'],
  resolvers: [SalesResolver, TasksResolver, FirstWeekResolver],
  jobs: ({ db }) => [{ name: 'units-sold', minutes: 60, run: () => countUnitsSold(db) }],
}
