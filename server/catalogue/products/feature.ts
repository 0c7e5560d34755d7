import { collectionPath } from '#domain/products/collections'
import type { Feature } from '../../platform/features/feature'
import { sitemapRoutes } from '../../platform/http/pages/sitemap'
import { collectionTree } from '../collections/collection-tree'
import { AdminProductsResolver } from './admin-products.resolver'
import { ChangedProductsResolver } from './changed-products.resolver'
import { ProductEntity } from './product.entity'
import { ProductEditingResolver } from './product-editing.resolver'
import { productEditingRoutes } from './product-editing.routes'
import {
  AdminCollectionFieldsResolver,
  AdminProductFieldsResolver,
  ProductFieldsResolver,
  ProductInventoryResolver,
} from './product-fields.resolver'
import {
  listBrands,
  listFirstIds,
  listNewestPaths,
  listPathsFrom,
  sitemapSize,
} from './product-paths'
import { ProductTextsEntity } from './product-texts.entity'
import { hasSampleProducts } from './sample-products.service'

export const products: Feature = {
  dependencies: ['idempotency', 'settings', 'collections'],
  entities: [ProductEntity, ProductTextsEntity],
  functionFiles: [
    'changed-products.sql',
    'low-stock.sql',
    'product-collections.sql',
    'product-numbers.sql',
    'product-pages.sql',
  ],
  resolvers: [
    ProductFieldsResolver,
    AdminProductsResolver,
    ChangedProductsResolver,
    AdminProductFieldsResolver,
    AdminCollectionFieldsResolver,
    ProductInventoryResolver,
    ProductEditingResolver,
  ],
  hasSamples: hasSampleProducts,
  // Which version its responses are cached under, not what it sells.
  tablesNotBackedUp: ['catalogue_version'],
  routes({ rest, app, publicUrl }, { db, get }) {
    sitemapRoutes(
      app,
      publicUrl,
      {
        async listCollectionPaths() {
          const { all } = await get(collectionTree).get(db)
          return all.map(collectionPath)
        },
        listBrands: (limit) => listBrands(db, limit),
        listNewestPaths: (limit) => listNewestPaths(db, limit),
        listPathsFrom: (first, limit) => listPathsFrom(db, first, limit),
        listFirstIds: (size) => listFirstIds(db, size),
      },
      get(sitemapSize),
    )
    productEditingRoutes(rest)
  },
}
