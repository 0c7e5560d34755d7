import type { Feature } from '../../platform/features/feature'
import { OrderableProductsResolver } from './orderable-products.resolver'
import { PopularSearchesResolver } from './popular-searches.resolver'
import { ProductResolver, SearchConnectionResolver } from './product.resolver'
import { productsRoutes } from './products.routes'
import { SearchTermsEntity } from './search-terms.entity'
import { SearchTermsResolver } from './search-terms.resolver'

export const search: Feature = {
  dependencies: ['products', 'listing', 'missed-searches'],
  entities: [SearchTermsEntity],
  functionFiles: [
    'search-terms.sql',
    'search-text.sql',
    'search-words.sql',
    'search-texts.sql',
    'word-skeleton.sql',
  ],
  resolvers: [
    ProductResolver,
    SearchConnectionResolver,
    SearchTermsResolver,
    OrderableProductsResolver,
    PopularSearchesResolver,
  ],
  routes: ({ rest }) => productsRoutes(rest),
}
