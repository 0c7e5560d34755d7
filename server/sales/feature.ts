import type { Feature } from '../feature'
import { repeat } from '../repeat'
import { SalesResolver } from './sales.resolver'
import { TasksResolver } from './tasks.resolver'
import { countUnitsSold } from './units-sold.service'

export const sales: Feature = {
  dependencies: ['addresses', 'mail', 'orders', 'products', 'stock'],
  resolvers: [SalesResolver, TasksResolver],
  startWorkers: ({ db }, { log }) => [
    repeat(() => countUnitsSold(db), {
      minutes: 60,
      onError: (err) => log.error({ err }, 'The units sold cannot be counted'),
    }),
  ],
}
