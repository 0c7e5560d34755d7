import { ORDERS_PAGE_SIZE } from '#domain/limits'
import { useOwnOrdersQuery } from '../gql/orders'
import { notifyError } from '../lib/notify'
import { useText } from '../lib/text'
import { fetchFailedText } from './fetch-failed-text'

/** The signed-in shopper's orders in pages, newest first. */
export function useOwnOrders() {
  const t = useText()
  const { data, previousData, error, refetch, fetchMore } = useOwnOrdersQuery({
    variables: { first: ORDERS_PAGE_SIZE },
    // A status changes while nobody looks.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })

  async function showOlder(after: string): Promise<void> {
    try {
      await fetchMore({
        variables: { after },
        updateQuery: ({ orders }, { fetchMoreResult }) => ({
          orders: {
            ...fetchMoreResult.orders,
            nodes: [...orders.nodes, ...fetchMoreResult.orders.nodes],
          },
        }),
      })
    } catch (failure) {
      notifyError(fetchFailedText(t, failure))
    }
  }

  return { orders: (data ?? previousData)?.orders, error, refetch, showOlder }
}
