import type { Feature } from '../../platform/features/feature'
import { createProductResolver } from '../products/product-of.resolver'
import { ProductBatchEntity } from './product-batch.entity'
import { ExpiringBatchConnectionResolver, ProductBatchesResolver } from './product-batches.resolver'
import { ProductBatch } from './product-batches.types'
import { StockMovementConnectionResolver, StockResolver } from './stock.resolver'
import { BookedStock } from './stock.types'
import { StockBookingEntity } from './stock-booking.entity'
import { StockMovementEntity } from './stock-movement.entity'
import { writeOffExpired } from './write-off.service'

export const stock: Feature = {
  dependencies: ['idempotency', 'products', 'product-changes'],
  entities: [ProductBatchEntity, StockBookingEntity, StockMovementEntity],
  functionFiles: ['product-batches.sql', 'stock-movements.sql'],
  resolvers: [
    StockResolver,
    StockMovementConnectionResolver,
    ProductBatchesResolver,
    ExpiringBatchConnectionResolver,
    createProductResolver(BookedStock),
    createProductResolver(ProductBatch),
  ],
  jobs: ({ db }) => [
    {
      name: 'expired-batches',
      // Often enough that it is soon after midnight; with nothing expired, it reads one index.
      minutes: 5,
      run: (report) => writeOffExpired(db, (error, productId) => report(error, { productId })),
    },
  ],
}
