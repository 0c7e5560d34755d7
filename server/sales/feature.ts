import type { Feature } from '../feature'
import { repeat } from '../repeat'
import { SalesResolver } from './sales.resolver'
import { countUnitsSold } from './units-sold.service'

export const sales: Feature = {
  dependencies: ['orders'],
  resolvers: [SalesResolver],
  startWorkers: ({ db }, { log }) => [
    repeat(() => countUnitsSold(db), {
      minutes: 60,
      onError: (err) => log.error({ err }, 'The units sold cannot be counted'),
    }),
  ],
}
