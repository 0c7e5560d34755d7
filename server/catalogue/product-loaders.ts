import DataLoader from 'dataloader'
import type { EntityManager } from 'typeorm'
import { findProducts, findRelated, type ProductView } from './catalogue.service'

/** Collects what the resolvers of one level ask for into one statement each. One a request. */
export interface ProductLoaders {
  readonly byId: DataLoader<number, ProductView | null>
  related(productId: number, count: number): Promise<readonly ProductView[]>
}

export function createProductLoaders(db: EntityManager): ProductLoaders {
  const relatedByCount = new Map<number, DataLoader<number, readonly ProductView[]>>()
  const relatedLoader = (count: number) => {
    let loader = relatedByCount.get(count)
    if (!loader) {
      loader = new DataLoader(async (ids) => {
        const related = await findRelated(db, [...new Set(ids)], count)
        return ids.map((id) => related.get(id) ?? [])
      })
      relatedByCount.set(count, loader)
    }
    return loader
  }
  return {
    byId: new DataLoader(async (ids) => {
      const products = await findProducts(db, ids)
      const byId = new Map(products.map((product) => [product.id, product]))
      return ids.map((id) => byId.get(id) ?? null)
    }),
    related: (productId, count) => relatedLoader(count).load(productId),
  }
}
