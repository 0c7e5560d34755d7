import DataLoader from 'dataloader'
import type { EntityManager } from 'typeorm'
import { AppError } from '#domain/errors'
import type { ProductView } from '#domain/products/product-view'
import { readId } from '#domain/validation/text.schema'
import { BATCHED } from '../../platform/database/statements/batched'
import { resource } from '../../platform/features/feature'
import { findProducts } from './catalogue.service'
import { countCollections } from './collection-counts'
import { type PageDetailsView, readProductDetails } from './product-content.service'
import { type ReadInventory, readInventories } from './product-inventory'
import { findSizes } from './product-sizes.service'

/** Batches the reads of concurrent requests: ten at once cost one statement. */
export interface ProductLoaders {
  readonly byId: DataLoader<number, ProductView | null>
  readonly details: DataLoader<number, PageDetailsView>
  readonly inventory: DataLoader<number, ReadInventory | null>
  readonly sizes: DataLoader<number, readonly ProductView[]>
  /** How many products are in a collection, by its slug. */
  readonly collectionCounts: DataLoader<string, number>
}

export const productLoaders = resource(({ db }) => createProductLoaders(db))

export function createProductLoaders(db: EntityManager): ProductLoaders {
  return {
    byId: new DataLoader(async (ids) => {
      const products = await findProducts(db, ids)
      const byId = new Map(products.map((product) => [product.id, product]))
      return ids.map((id) => byId.get(id) ?? null)
    }, BATCHED),
    details: new DataLoader((ids) => readProductDetails(db, ids), BATCHED),
    inventory: new DataLoader((ids) => readInventories(db, ids), BATCHED),
    sizes: new DataLoader((ids) => findSizes(db, ids), BATCHED),
    collectionCounts: new DataLoader((slugs) => countCollections(db, slugs), BATCHED),
  }
}

/** One product. Throws NOT_FOUND. */
export async function getProduct(loaders: ProductLoaders, id: unknown): Promise<ProductView> {
  const productId = readId(id)
  const product = productId === undefined ? null : await loaders.byId.load(productId)
  if (!product) throw new AppError('NOT_FOUND', { key: 'product.notFound' })
  return product
}
