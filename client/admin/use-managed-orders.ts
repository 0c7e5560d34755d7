import { useApolloClient } from '@apollo/client/react'
import { ORDERS_PAGE_SIZE } from '#domain/limits'
import {
  ManagedOrderDocument,
  type ManagedOrdersQuery,
  type ManagedOrdersQueryVariables,
  useManagedOrdersQuery,
} from '../gql/admin'
import { notifyError, notifySuccess } from '../lib/notify'
import { useText } from '../lib/text'
import { type OrderEvent, useOrderEvents } from './order-events'

type Filter = Pick<ManagedOrdersQueryVariables, 'status' | 'search'>
type Orders = ManagedOrdersQuery['managedOrders']

/** The orders with one more in front, unless it is among them. */
function withOrder(orders: Orders, order: Orders['nodes'][number]): Orders {
  if (orders.nodes.some(({ id }) => id === order.id)) return orders
  return { ...orders, nodes: [order, ...orders.nodes], totalCount: orders.totalCount + 1 }
}

/** Everybody's orders, newest first, as far as they have been asked for; new ones come by themselves. */
export function useManagedOrders(filter: Filter) {
  const t = useText()
  const client = useApolloClient()
  const { data, previousData, error, refetch, fetchMore, updateQuery } = useManagedOrdersQuery({
    variables: { first: ORDERS_PAGE_SIZE, ...filter },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const orders = (data ?? previousData)?.managedOrders

  /** Reads one order, which brings every list that shows it up to date. */
  async function read(id: string) {
    const answer = await client.query({
      query: ManagedOrderDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    })
    return answer.data?.managedOrder
  }

  async function follow({ kind, id }: OrderEvent): Promise<void> {
    if (!id) return void (await refetch())
    const order = await read(id)
    if (!order || kind !== 'orderPlaced') return
    notifySuccess(t('admin.newOrder', { id }))
    const isShown = !filter.search && (!filter.status || filter.status === order.status)
    if (!isShown) return
    updateQuery((previous) => {
      const { managedOrders } = previous as ManagedOrdersQuery
      return { managedOrders: withOrder(managedOrders, order) }
    })
  }
  // What cannot be read now is there with the next event, or when the page is opened again.
  useOrderEvents((event) => void follow(event).catch(() => undefined))

  async function showAfter(after: string): Promise<void> {
    try {
      await fetchMore({
        variables: { after },
        updateQuery: ({ managedOrders }, { fetchMoreResult }) => ({
          managedOrders: {
            ...fetchMoreResult.managedOrders,
            nodes: [...managedOrders.nodes, ...fetchMoreResult.managedOrders.nodes],
          },
        }),
      })
    } catch {
      notifyError(t('admin.fetchOrdersFailed'))
    }
  }

  const { hasNextPage = false, endCursor = null } = orders?.pageInfo ?? {}
  return {
    orders,
    error,
    retry: () => void refetch().catch(() => undefined),
    /** There only while there are older ones. */
    showOlder: hasNextPage && endCursor ? () => void showAfter(endCursor) : undefined,
  }
}
