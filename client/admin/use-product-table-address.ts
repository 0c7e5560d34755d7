import { PRODUCT_ORDERS, type ProductOrder } from '#domain/catalogue.schema'
import { type AddressFormat, useAddress } from '../lib/use-address'

export const PRODUCTS_PAGE_SIZE = 25
const DEFAULT_ORDER: ProductOrder = 'newest'

interface ProductTableAddress {
  readonly page: number
  readonly order: ProductOrder
  readonly search: string
  readonly outOfStock: boolean
}

const FORMAT: AddressFormat<ProductTableAddress> = {
  read: (parameters) => {
    const page = Number(parameters.get('page'))
    return {
      page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
      order: PRODUCT_ORDERS.find((order) => order === parameters.get('order')) ?? DEFAULT_ORDER,
      search: parameters.get('search') ?? '',
      outOfStock: parameters.get('soldOut') === 'true',
    }
  },
  write: ({ page, order, search, outOfStock }) => ({
    ...(page > 1 && { page: String(page) }),
    ...(order !== DEFAULT_ORDER && { order }),
    ...(search && { search }),
    ...(outOfStock && { soldOut: 'true' }),
  }),
}

/** Which products the table shows, and how to choose others. */
export function useProductTableAddress() {
  return useAddress(FORMAT)
}
