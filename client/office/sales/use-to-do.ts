import { INITIAL_ORDER_STATUS_KEY } from '#domain/orders/order-status'
import { useToDoQuery } from '../../platform/gql/sales'

const MAX_SHOWN = 5

/** The oldest pending orders, the products that are out of stock, and how many there are. */
export function useToDo() {
  return useToDoQuery({
    variables: { status: INITIAL_ORDER_STATUS_KEY, orders: MAX_SHOWN, products: MAX_SHOWN },
    fetchPolicy: 'cache-and-network',
  })
}

/** Whether the shop has neither products nor orders to work on. */
export function useIsEmptyShop(): boolean {
  const { data } = useToDo()
  return data?.allProducts.totalCount === 0 && data.oldest.totalCount === 0
}
