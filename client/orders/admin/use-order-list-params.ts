import { ORDER_STATUS_KEYS } from '#domain/orders/order-status'
import type { OrderStatus } from '../../gql/orders'
import { type SearchFormat, useSearchState } from '../../routing/use-search-state'

interface OrderListParams {
  readonly status: OrderStatus | ''
  readonly search: string
}

const FORMAT: SearchFormat<OrderListParams> = {
  read: (parameters) => ({
    status: ORDER_STATUS_KEYS.find((key) => key === parameters.get('status')) ?? '',
    search: parameters.get('search') ?? '',
  }),
  write: ({ status, search }) => ({ ...(status && { status }), ...(search && { search }) }),
}

/** The filters of the order list, in the URL. */
export function useOrderListParams() {
  return useSearchState(FORMAT)
}
