import { useSearchParams } from 'react-router-dom'
import { PRODUCT_ORDERS, type ProductOrder } from '#domain/catalogue.schema'

export const PRODUCTS_PAGE_SIZE = 25
const DEFAULT_ORDER: ProductOrder = 'newest'

interface ProductTableAddress {
  readonly page: number
  readonly order: ProductOrder
  readonly search: string
  readonly outOfStock: boolean
}

function read(parameters: URLSearchParams): ProductTableAddress {
  const page = Number(parameters.get('page'))
  return {
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    order: PRODUCT_ORDERS.find((order) => order === parameters.get('order')) ?? DEFAULT_ORDER,
    search: parameters.get('search') ?? '',
    outOfStock: parameters.get('soldOut') === 'true',
  }
}

function write({ page, order, search, outOfStock }: ProductTableAddress): Record<string, string> {
  return {
    ...(page > 1 && { page: String(page) }),
    ...(order !== DEFAULT_ORDER && { order }),
    ...(search && { search }),
    ...(outOfStock && { soldOut: 'true' }),
  }
}

/** What the table shows, kept in the address, so that going back and a reload show it again. */
export function useProductTableAddress() {
  const [parameters, setParameters] = useSearchParams()
  const address = read(parameters)
  return {
    ...address,
    change: (changes: Partial<ProductTableAddress>) =>
      setParameters(write({ ...address, ...changes }), {
        preventScrollReset: true,
        // Each page can be gone back to, but not each letter of a search.
        replace: changes.search !== undefined,
      }),
  }
}
