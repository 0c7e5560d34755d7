import { type OrdersByIdsQuery, useOrdersByIdsLazyQuery } from '../../gql/orders-admin'

/** The most that the server's limit for the cost of a query allows, with all that is printed of an order. */
const ORDERS_OF_ONE_QUERY = 25

/** An order with all that is printed of it. */
export type PaperOrder = OrdersByIdsQuery['ordersByIds'][number]

/** Reads orders with all their details as they are now; rejects if the request fails. */
export function useReadOrders() {
  const [fetchOrders] = useOrdersByIdsLazyQuery({ fetchPolicy: 'network-only' })
  return async (ids: readonly string[]): Promise<readonly PaperOrder[]> => {
    const orders: PaperOrder[] = []
    for (let start = 0; start < ids.length; start += ORDERS_OF_ONE_QUERY) {
      const part = ids.slice(start, start + ORDERS_OF_ONE_QUERY)
      const { data, error: failure } = await fetchOrders({ variables: { ids: part } })
      if (!data) throw failure
      orders.push(...data.ordersByIds)
    }
    return orders
  }
}
