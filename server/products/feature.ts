import type { Feature } from '../feature'
import { AdminProductsResolver } from './admin-products.resolver'
import { OffersResolver } from './offers.resolver'
import { ProductEntity } from './product.entity'
import { AdminProductContentResolver, ProductContentResolver } from './product-content.resolver'
import { ProductEditingResolver } from './product-editing.resolver'
import { AdminProductListingResolver, ProductListingResolver } from './product-listing.resolver'
import { ProductTextsEntity } from './product-texts.entity'

export const products: Feature = {
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
}
