import type { Feature } from '../feature'
import { ProductBatchesResolver } from './product-batches.resolver'
import { StockResolver } from './stock.resolver'
import { writeOffExpired } from './write-off.service'

export const stock: Feature = {
  dependencies: ['idempotency', 'products', 'product-changes'],
  resolvers: [StockResolver, ProductBatchesResolver],
  jobs: ({ db }) => [
    {
      name: 'expired-batches',
      // Often enough that it is soon after midnight; with nothing expired, it reads one index.
      minutes: 5,
      run: (report) => writeOffExpired(db, (error, productId) => report(error, { productId })),
    },
  ],
}
