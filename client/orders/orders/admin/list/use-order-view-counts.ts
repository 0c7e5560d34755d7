import { useOrderViewCountsQuery } from '../../../../platform/gql/orders-admin'
import { useRefetchOnOrderEvents } from '../use-order-event-batches'

/** How many orders each view of the shop has; null until that is known. All orders are not counted. */
export function useOrderViewCounts(): (view: string) => number | null | undefined {
  const { data, refetch } = useOrderViewCountsQuery({ fetchPolicy: 'cache-and-network' })
  useRefetchOnOrderEvents(refetch)
  return (view) =>
    view ? (data?.orderViewCounts.find((row) => row.view === view)?.count ?? null) : undefined
}
