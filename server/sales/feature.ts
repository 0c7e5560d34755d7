import type { Feature } from '../feature'
import { repeat } from '../repeat'
import { FirstWeekResolver } from './first-week.resolver'
import { SalesResolver } from './sales.resolver'
import { TasksResolver } from './tasks.resolver'
import { countUnitsSold } from './units-sold.service'

export const sales: Feature = {
  dependencies: ['addresses', 'mail', 'orders', 'products', 'settings', 'stock'],
  resolvers: [SalesResolver, TasksResolver, FirstWeekResolver],
  startWorkers: ({ db }, { log }) => [
    repeat(() => countUnitsSold(db), {
      minutes: 60,
      onError: (err) => log.error({ err }, 'The units sold cannot be counted'),
    }),
  ],
}
