import { POPULAR_PRODUCTS } from '#domain/limits'
import type { ProductView } from '#domain/products/product-view'
import { listProducts } from '../listing/product-list.service'
import type { ListSources } from '../listing/product-page'
import { filterOf } from './missing-brand.service'
import type { QueryUnit } from './search-query'

/** The products in stock of which most was bought, for the animals and ages that a query names. */
export async function findPopularProducts(
  sources: ListSources,
  units: readonly QueryUnit[],
): Promise<readonly ProductView[]> {
  const { nodes } = await listProducts(sources, {
    first: POPULAR_PRODUCTS,
    offset: 0,
    after: null,
    category: null,
    search: null,
    sort: 'BEST_SELLING',
    filter: filterOf(units),
  })
  return nodes
}
