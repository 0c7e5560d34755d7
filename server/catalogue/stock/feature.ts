import type { Feature } from '../../platform/features/feature'
import { ProductBatchEntity } from './product-batch.entity'
import { ExpiringBatchConnectionResolver, ProductBatchesResolver } from './product-batches.resolver'
import { StockMovementConnectionResolver, StockResolver } from './stock.resolver'
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
