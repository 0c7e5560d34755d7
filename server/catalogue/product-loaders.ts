import DataLoader from 'dataloader'
import type { EntityManager } from 'typeorm'
import { findProducts, findRelated, type ProductView } from './catalogue.service'

/**
 * Reads for all requests of a moment together, one statement each: ten that come at once cost one
 * turn to the database. Nothing is kept: whoever asks after a change sees it.
 */
export interface ProductLoaders {
  readonly byId: DataLoader<number, ProductView | null>
  related(productId: number, count: number): Promise<readonly ProductView[]>
}

/** Once all that has arrived was looked at, so that no request waits for one that is still to come. */
const TOGETHER = {
  cache: false,
  batchScheduleFn: (load: () => void) => void setImmediate(load),
} as const

/** One a server. */
export function createProductLoaders(db: EntityManager): ProductLoaders {
  const relatedByCount = new Map<number, DataLoader<number, readonly ProductView[]>>()
  const relatedLoader = (count: number) => {
    let loader = relatedByCount.get(count)
    if (!loader) {
      loader = new DataLoader(async (ids) => {
        const related = await findRelated(db, [...new Set(ids)], count)
        return ids.map((id) => related.get(id) ?? [])
      }, TOGETHER)
      relatedByCount.set(count, loader)
    }
    return loader
  }
  return {
    byId: new DataLoader(async (ids) => {
      const products = await findProducts(db, ids)
      const byId = new Map(products.map((product) => [product.id, product]))
      return ids.map((id) => byId.get(id) ?? null)
    }, TOGETHER),
    related: (productId, count) => relatedLoader(count).load(productId),
  }
}
