import { ORDERS_PAGE_SIZE } from '#domain/limits'
import { CANCELLED_ORDER_STATUS_KEY } from '#domain/orders/order-status'
import { PAGINATED, useNextPage } from '../../api/use-next-page'
import { useShownData } from '../../api/use-shown-data'
import {
  type AdminOrdersQuery,
  type AdminOrdersQueryVariables,
  useAdminOrderLazyQuery,
  useAdminOrdersQuery,
} from '../../gql/orders-admin'
import { notifyError, notifySuccess } from '../../lib/notify'
import { useText } from '../../texts/text'
import { type OrderEvent, useOrderEvents } from './order-events'

type Filter = Pick<AdminOrdersQueryVariables, 'status' | 'search'>
type Orders = AdminOrdersQuery['adminOrders']

/** Prepends an order, unless the list contains it. */
function withOrder(orders: Orders, order: Orders['nodes'][number]): Orders {
  if (orders.nodes.some(({ id }) => id === order.id)) return orders
  return { ...orders, nodes: [order, ...orders.nodes], totalCount: orders.totalCount + 1 }
}

/** All customers' orders in pages, newest first. New orders appear, and changes show, automatically. */
export function useAdminOrders(filter: Filter) {
  const t = useText()
  const [fetchOrder] = useAdminOrderLazyQuery({ fetchPolicy: 'network-only' })
  const query = useAdminOrdersQuery({
    variables: { first: ORDERS_PAGE_SIZE, ...filter },
    ...PAGINATED,
  })
  const { error, refetch, fetchMore, updateQuery } = query
  const orders = useShownData(query)?.adminOrders

  async function handleEvent({ kind, id }: OrderEvent): Promise<void> {
    if (!id) return void (await refetch())
    const before = orders?.nodes.find((node) => node.id === id)
    // Updates the order in every list that shows it.
    const order = (await fetchOrder({ variables: { id } })).data?.adminOrder
    if (!order) return
    if (
      order.status === CANCELLED_ORDER_STATUS_KEY &&
      before &&
      before.status !== CANCELLED_ORDER_STATUS_KEY
    ) {
      notifyError(t('admin.orderCancelled', { id }))
    }
    if (kind !== 'orderPlaced') return
    notifySuccess(t('admin.newOrder', { id }))
    const matchesFilter = !filter.search && (!filter.status || filter.status === order.status)
    if (!matchesFilter) return
    updateQuery((previous) => {
      const { adminOrders } = previous as AdminOrdersQuery
      return { adminOrders: withOrder(adminOrders, order) }
    })
  }
  // After an error the next event, or opening the page again, fetches the order.
  useOrderEvents((event) => void handleEvent(event).catch(() => undefined))

  const nextPage = useNextPage(orders, fetchMore, () => notifyError(t('admin.fetchOrdersFailed')))
  return { orders, error, refetch, nextPage }
}
