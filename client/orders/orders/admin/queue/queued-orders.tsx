import { ORDERS_PER_QUERY } from '#domain/limits'
import { useQueuedOrdersQuery } from '../../../../platform/gql/orders-admin'
import { useText } from '../../../../platform/texts/text'
import { LoadFailed } from '../../../../platform/ui/load-failed'
import { Skeleton } from '../../../../platform/ui/skeleton'
import type { QueuedCustomer } from './group-orders'
import { QueuedOrder } from './queued-order'

interface QueuedOrdersProps {
  readonly orders: QueuedCustomer['orders']
  readonly excluded: ReadonlySet<string>
  /** Leaves an order out, or takes it in again; undefined if it is the only one. */
  readonly onToggle: ((id: string) => void) | undefined
}

/** The orders of a customer, read in full. */
export function QueuedOrders({ orders, excluded, onToggle }: QueuedOrdersProps) {
  const t = useText()
  const { data, error, refetch } = useQueuedOrdersQuery({
    // The limit of one query; more orders of a customer are confirmed in several steps.
    variables: { ids: orders.slice(0, ORDERS_PER_QUERY).map(({ id }) => id) },
    fetchPolicy: 'cache-and-network',
  })
  if (!data && error) return <LoadFailed title={t('queue.loadFailed')} onRetry={refetch} />
  if (!data) return <Skeleton blockSize="12rem" />
  return (
    <ul className="queue__orders">
      {data.ordersByIds.map((order) => (
        <QueuedOrder
          key={order.id}
          order={order}
          isChosen={!excluded.has(order.id)}
          onToggle={onToggle && (() => onToggle(order.id))}
        />
      ))}
    </ul>
  )
}
