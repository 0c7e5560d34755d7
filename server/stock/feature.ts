import type { Feature } from '../feature'
import { repeat } from '../repeat'
import { ProductBatchesResolver } from './product-batches.resolver'
import { StockResolver } from './stock.resolver'
import { writeOffExpired } from './write-off.service'

export const stock: Feature = {
  dependencies: ['products', 'product-changes'],
  resolvers: [StockResolver, ProductBatchesResolver],
  startWorkers: ({ db }, { log }) => {
    const cannotWriteOff = (err: unknown, productId?: number) =>
      log.error({ err, productId }, 'Expired units cannot be written off')
    // Often enough that it is soon after midnight; with nothing expired, it reads one index.
    return [
      repeat(() => writeOffExpired(db, cannotWriteOff), { minutes: 5, onError: cannotWriteOff }),
    ]
  },
}
