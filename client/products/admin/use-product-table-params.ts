import { PRODUCT_SORTS, type ProductSort } from '#domain/products/product.schema'
import { type SearchFormat, useSearchState } from '../../routing/use-search-state'

const DEFAULT_SORT: ProductSort = 'NEWEST'

/** Which products the table shows. */
export const VISIBILITIES = ['all', 'shown', 'hidden'] as const

type Visibility = (typeof VISIBILITIES)[number]

interface ProductTableParams {
  readonly page: number
  readonly sort: ProductSort
  readonly search: string
  readonly outOfStock: boolean
  readonly visibility: Visibility
}

const FORMAT: SearchFormat<ProductTableParams> = {
  read: (parameters) => {
    const page = Number(parameters.get('page'))
    return {
      page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
      sort: PRODUCT_SORTS.find((sort) => sort === parameters.get('sort')) ?? DEFAULT_SORT,
      search: parameters.get('search') ?? '',
      outOfStock: parameters.get('soldOut') === 'true',
      visibility: VISIBILITIES.find((value) => value === parameters.get('visibility')) ?? 'all',
    }
  },
  write: ({ page, sort, search, outOfStock, visibility }) => ({
    ...(page > 1 && { page: String(page) }),
    ...(sort !== DEFAULT_SORT && { sort }),
    ...(search && { search }),
    ...(outOfStock && { soldOut: 'true' }),
    ...(visibility !== 'all' && { visibility }),
  }),
}

/** The state of the product table, in the URL. */
export function useProductTableParams() {
  return useSearchState(FORMAT)
}
