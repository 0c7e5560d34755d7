import type { Feature } from '../feature'
import { sitemapRoutes } from '../http/pages/sitemap'
import { AdminProductsResolver } from './admin-products.resolver'
import { OffersResolver } from './offers.resolver'
import { ProductEntity } from './product.entity'
import { AdminProductContentResolver, ProductContentResolver } from './product-content.resolver'
import { ProductEditingResolver } from './product-editing.resolver'
import { productEditingRoutes } from './product-editing.routes'
import { AdminProductListingResolver, ProductListingResolver } from './product-listing.resolver'
import {
  listBrands,
  listFirstIds,
  listNewestPaths,
  listPathsFrom,
  sitemapSize,
} from './product-paths'
import { ProductTextsEntity } from './product-texts.entity'

export const products: Feature = {
  dependencies: [],
  entities: [ProductEntity, ProductTextsEntity],
  resolvers: [
    OffersResolver,
    ProductContentResolver,
    ProductListingResolver,
    AdminProductsResolver,
    AdminProductContentResolver,
    AdminProductListingResolver,
    ProductEditingResolver,
  ],
  // Which version its responses are cached under, not what it sells.
  tablesNotBackedUp: ['catalogue_version'],
  routes({ rest, app, publicUrl }, { db, get }) {
    sitemapRoutes(
      app,
      publicUrl,
      {
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
