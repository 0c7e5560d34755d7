import { MAX_ORDERS_AT_ONCE, ORDER_TABLE_PAGE_SIZE } from '#domain/limits'
import { CANCELLED_ORDER_STATUS_KEY } from '#domain/orders/order-status'
import { PAGINATED } from '../../../platform/api/use-next-page'
import { useShownData } from '../../../platform/api/use-shown-data'
import {
  type AdminOrdersQuery,
  useAdminOrderLazyQuery,
  useAdminOrdersLazyQuery,
  useAdminOrdersQuery,
} from '../../../platform/gql/orders-admin'
import { notifyError, notifySuccess } from '../../../platform/lib/notify'
import { useText } from '../../../platform/texts/text'
import type { OrderFilter } from './list/order-list-filter'
import type { OrderEvent } from './order-stream'
import { useOrderEventBatches } from './use-order-event-batches'

type Orders = AdminOrdersQuery['adminOrders']

/** So many orders that change at once are read together, as a list. */
const MANY = 5

/** Prepends an order, unless the list contains it. */
function withOrder(orders: Orders, order: Orders['nodes'][number]): Orders {
  if (orders.nodes.some(({ id }) => id === order.id)) return orders
  return { ...orders, nodes: [order, ...orders.nodes], totalCount: orders.totalCount + 1 }
}

/** Whether a new order is the first one of a list. */
function startsWithNew({ status, sort, ...others }: OrderFilter, order: Orders['nodes'][number]) {
  const isNarrowed = Object.values(others).some((value) => value !== null)
  return !isNarrowed && sort === 'NEWEST' && (!status || status === order.status)
}

/** All customers' orders in pages. New orders appear, and changes show, automatically. */
export function useAdminOrders(filter: OrderFilter) {
  const t = useText()
  const [fetchOrder] = useAdminOrderLazyQuery({ fetchPolicy: 'network-only' })
  // Not cached page by page, which would show a list that shrinks and grows again.
  const [fetchPage] = useAdminOrdersLazyQuery({ fetchPolicy: 'no-cache' })
  const variables = { first: ORDER_TABLE_PAGE_SIZE, ...filter }
  const query = useAdminOrdersQuery({ variables, ...PAGINATED })
  const { error, refetch, fetchMore, updateQuery } = query
  const orders = useShownData(query)?.adminOrders

  /** Reads all pages again that are shown; rows that no longer match disappear. */
  async function reload(): Promise<void> {
    const target = Math.min(orders?.nodes.length ?? 0, MAX_ORDERS_AT_ONCE)
    const nodes: Orders['nodes'] = []
    let page: Orders | undefined
    do {
      const { data } = await fetchPage({
        variables: { ...variables, after: page?.pageInfo.endCursor ?? null },
      })
      if (!data) return
      page = data.adminOrders
      nodes.push(...page.nodes)
    } while (page.pageInfo.hasNextPage && nodes.length < target)
    const read: AdminOrdersQuery = { adminOrders: { ...page, nodes } }
    updateQuery(() => read)
  }

  /** Loads further pages up to so many orders, and returns them with those that are shown. */
  async function loadUpTo(limit: number): Promise<readonly string[]> {
    if (!orders) return []
    const ids = orders.nodes.map(({ id }) => id)
    let { pageInfo } = orders
    while (pageInfo.hasNextPage && pageInfo.endCursor && ids.length < limit) {
      const { data } = await fetchMore({ variables: { after: pageInfo.endCursor } })
      if (!data) break
      ids.push(...data.adminOrders.nodes.map(({ id }) => id))
      pageInfo = data.adminOrders.pageInfo
    }
    return ids.slice(0, limit)
  }

  async function readChanged(id: string, isNew: boolean): Promise<void> {
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
    if (!isNew) return
    notifySuccess(t('admin.newOrder', { id }))
    if (!startsWithNew(filter, order)) return
    updateQuery((previous) => {
      const { adminOrders } = previous as AdminOrdersQuery
      return { adminOrders: withOrder(adminOrders, order) }
    })
  }

  async function handleEvents(events: readonly OrderEvent[]): Promise<void> {
    const placed = events.flatMap(({ kind, id }) => (kind === 'orderPlaced' && id ? [id] : []))
    const ids = [...new Set(events.map(({ id }) => id))]
    if (ids.includes(undefined)) return void (await refetch())
    if (ids.length > MANY) return reload()
    for (const id of ids) if (id) await readChanged(id, placed.includes(id))
  }
  // After an error the next event, or opening the page again, fetches the order.
  useOrderEventBatches((events) => handleEvents(events).catch(() => undefined))

  return { orders, error, refetch, reload, loadUpTo, query }
}

/** The query of the list of orders: new orders appear, and changes show, automatically. */
export function useOrderList({ variables }: { readonly variables: OrderFilter }) {
  const { orders, refetch, reload, query } = useAdminOrders(variables)
  return {
    data: query.data,
    error: query.error,
    variables: query.variables,
    fetchMore: query.fetchMore,
    refetch: orders ? reload : refetch,
  }
}
