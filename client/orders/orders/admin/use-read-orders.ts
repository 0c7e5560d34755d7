import { ORDERS_PER_QUERY } from '#domain/limits'
import { type OrdersByIdsQuery, useOrdersByIdsLazyQuery } from '../../../platform/gql/orders-admin'

/** An order with all that is printed of it. */
export type PaperOrder = OrdersByIdsQuery['ordersByIds'][number]

/** Reads orders with all their details as they are now; rejects if the request fails. */
export function useReadOrders() {
  const [fetchOrders] = useOrdersByIdsLazyQuery({ fetchPolicy: 'network-only' })
  return async (ids: readonly string[]): Promise<readonly PaperOrder[]> => {
    const orders: PaperOrder[] = []
    for (let start = 0; start < ids.length; start += ORDERS_PER_QUERY) {
      const part = ids.slice(start, start + ORDERS_PER_QUERY)
      const { data, error: failure } = await fetchOrders({ variables: { ids: part } })
      if (!data) throw failure
      orders.push(...data.ordersByIds)
    }
    return orders
  }
}
