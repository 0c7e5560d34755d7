import { CATEGORIES, type CategoryKey } from '#domain/products/categories'
import {
  PRODUCT_SORTS,
  type ProductSort,
  STOCK_LEVELS,
  type StockLevel,
} from '#domain/products/product.schema'
import type {
  CategoryKey as CategoryCode,
  ProductTableQueryVariables,
} from '../../../platform/gql/products-admin'
import type { SearchFormat } from '../../../platform/routing/use-search-state'

const DEFAULT_SORT: ProductSort = 'NEWEST'

/** Which products the table has. */
export const VISIBILITIES = ['all', 'shown', 'hidden'] as const

type Visibility = (typeof VISIBILITIES)[number]

/** The state of the product table, in its address. Empty texts are no filter. */
export interface ProductListParams {
  readonly page: number
  readonly sort: ProductSort
  readonly search: string
  readonly brand: string
  readonly supplier: string
  readonly category: CategoryKey | ''
  readonly stock: StockLevel | ''
  readonly visibility: Visibility
}

export const PRODUCT_LIST_FORMAT: SearchFormat<ProductListParams> = {
  read: (parameters) => {
    const page = Number(parameters.get('page'))
    const stock = STOCK_LEVELS.find((level) => level === parameters.get('stock'))
    return {
      page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
      sort: PRODUCT_SORTS.find((sort) => sort === parameters.get('sort')) ?? DEFAULT_SORT,
      search: parameters.get('search') ?? '',
      brand: parameters.get('brand') ?? '',
      supplier: parameters.get('supplier') ?? '',
      category: CATEGORIES.find(({ key }) => key === parameters.get('category'))?.key ?? '',
      // Older links have `soldOut`.
      stock: stock ?? (parameters.get('soldOut') === 'true' ? 'OUT' : ''),
      visibility: VISIBILITIES.find((value) => value === parameters.get('visibility')) ?? 'all',
    }
  },
  write: ({ page, sort, search, brand, supplier, category, stock, visibility }) => ({
    ...(page > 1 && { page: String(page) }),
    ...(sort !== DEFAULT_SORT && { sort }),
    ...(search && { search }),
    ...(brand && { brand }),
    ...(supplier && { supplier }),
    ...(category && { category }),
    ...(stock && { stock }),
    ...(visibility !== 'all' && { visibility }),
  }),
}

/** The category as GraphQL names it. */
function categoryCode(key: CategoryKey): CategoryCode {
  const category = CATEGORIES.find((entry) => entry.key === key)
  if (!category) throw new Error(`There is no category ${key}`)
  return category.code
}

/** The filter of the list query. */
export function toFilter(
  state: ProductListParams,
): Omit<ProductTableQueryVariables, 'page' | 'pageSize'> {
  const { sort, search, brand, supplier, category, stock, visibility } = state
  return {
    sort,
    search: search || null,
    brand: brand || null,
    supplier: supplier || null,
    category: category ? categoryCode(category) : null,
    stockLevel: stock || null,
    hidden: visibility === 'all' ? null : visibility === 'hidden',
  }
}
