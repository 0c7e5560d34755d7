import { useState } from 'react'
import { ORDERS_PAGE_SIZE } from '#domain/limits'
import type { MessageKey } from '#domain/messages'
import { useManagedOrdersQuery } from '../gql/admin'
import type { OrderStatus } from '../gql/orders'
import { failureOf } from '../lib/failure'
import { notifyError } from '../lib/notify'
import { useText } from '../lib/text'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Skeleton } from '../ui/skeleton'
import { AdminFrame } from './admin-frame'
import { ManagedOrder } from './managed-order'
import { StatusSelect } from './status-select'

export function Component() {
  return (
    <AdminFrame title="admin.orders">
      <Orders />
    </AdminFrame>
  )
}

function fetchFailed(error: unknown): MessageKey {
  const isUnexpected = failureOf(error).kind === 'unexpected'
  return isUnexpected ? 'admin.unexpectedStructure' : 'admin.fetchOrdersFailed'
}

function Orders() {
  const t = useText()
  const [status, setStatus] = useState<OrderStatus | ''>('')
  const { data, previousData, error, refetch, fetchMore } = useManagedOrdersQuery({
    variables: { first: ORDERS_PAGE_SIZE, status: status || null },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const orders = (data ?? previousData)?.managedOrders

  async function showOlder(after: string): Promise<void> {
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

  if (!orders && error) {
    return (
      <div role="alert">
        <EmptyState title={t(fetchFailed(error))}>
          <Button variant="secondary" onClick={() => void refetch()}>
            {t('catalogue.retry')}
          </Button>
        </EmptyState>
      </div>
    )
  }
  if (!orders) return <Skeleton className="card" blockSize="20rem" />
  const { hasNextPage, endCursor } = orders.pageInfo
  return (
    <>
      <StatusSelect
        label={t('admin.filterStatus')}
        value={status}
        everything={t('admin.anyStatus')}
        onChange={setStatus}
      />
      {orders.nodes.length === 0 && <EmptyState title={t('admin.noOrders')} />}
      <ul className="orders">
        {orders.nodes.map((order) => (
          <li key={order.id}>
            <ManagedOrder order={order} />
          </li>
        ))}
      </ul>
      {hasNextPage && endCursor && (
        <Button
          variant="secondary"
          className="orders__more"
          onClick={() => void showOlder(endCursor)}
        >
          {t('profile.moreOrders')}
        </Button>
      )}
    </>
  )
}
