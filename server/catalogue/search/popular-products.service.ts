import { POPULAR_PRODUCTS } from '#domain/limits'
import type { ProductView } from '#domain/products/product-view'
import { listProducts } from '../listing/product-list.service'
import type { ListSources } from '../listing/product-page'

/** The products in stock of which most was bought, in one statement. */
export async function findPopularProducts(sources: ListSources): Promise<readonly ProductView[]> {
  const { nodes } = await listProducts(sources, {
    first: POPULAR_PRODUCTS,
    offset: 0,
    after: null,
    category: null,
    search: null,
    sort: 'BEST_SELLING',
    filter: { inStock: true },
  })
  return nodes
}
