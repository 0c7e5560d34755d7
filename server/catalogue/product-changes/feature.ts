import type { Feature } from '../../platform/features/feature'
import { ProductChangeEntity } from './product-change.entity'
import { ProductChangeBatchEntity } from './product-change-batch.entity'
import { ProductChangesResolver } from './product-changes.resolver'
import { ProductProblem } from './product-changes.types'

export const productChanges: Feature = {
  dependencies: ['idempotency', 'accounts', 'collections', 'products'],
  entities: [ProductChangeBatchEntity, ProductChangeEntity],
  resolvers: [ProductChangesResolver],
  orphanedTypes: [ProductProblem],
}
