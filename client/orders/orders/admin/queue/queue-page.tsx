import { useEffect, useEffectEvent } from 'react'
import { MAX_ORDERS_AT_ONCE } from '#domain/limits'
import { AdminFrame } from '../../../../platform/admin/admin-frame'
import { listFormat } from '../../../../platform/admin/list/list-filters'
import { type SearchFormat, useSearchState } from '../../../../platform/routing/use-search-state'
import { useText } from '../../../../platform/texts/text'
import { EmptyState } from '../../../../platform/ui/empty-state'
import { LoadFailed } from '../../../../platform/ui/load-failed'
import { Skeleton } from '../../../../platform/ui/skeleton'
import { fetchOrdersFailedText } from '../fetch-orders-failed-text'
import { ORDER_FILTERS } from '../list/order-filters'
import { toFilter } from '../list/order-list-filter'
import { useAdminOrders } from '../use-admin-orders'
import { CustomerCard } from './customer-card'
import { groupOrders } from './group-orders'
import { QueueList } from './queue-list'
import './queue-page.css'

export function Component() {
  return (
    <AdminFrame title="queue.title">
      <Queue />
    </AdminFrame>
  )
}

/** Any order of the customer that is open. */
const FORMAT: SearchFormat<{ readonly order: string }> = {
  read: (parameters) => ({ order: parameters.get('order') ?? '' }),
  write: ({ order }): Record<string, string> => (order ? { order } : {}),
}

const QUEUE = toFilter({
  ...listFormat(ORDER_FILTERS).read(new URLSearchParams()),
  view: 'TO_CONFIRM',
  sort: 'OLDEST',
})

/** The customers to ask, one after the other, with all that is needed to ask in view. */
function Queue() {
  const t = useText()
  const { orders, error, refetch, reload, loadUpTo } = useAdminOrders(QUEUE)
  const [{ order }, change] = useSearchState(FORMAT)
  const isLoaded = orders !== undefined
  const hasMore = orders?.pageInfo.hasNextPage === true

  const loadAll = useEffectEvent(() => void loadUpTo(MAX_ORDERS_AT_ONCE).catch(() => undefined))
  useEffect(() => {
    if (isLoaded) loadAll()
  }, [isLoaded])

  if (!orders && error) {
    return <LoadFailed title={fetchOrdersFailedText(t, error)} onRetry={refetch} />
  }
  if (!orders) return <Skeleton className="card" blockSize="30rem" />
  const customers = groupOrders(orders.nodes)
  const open = customers.findIndex(({ orders: own }) => own.some(({ id }) => id === order))
  const position = Math.max(0, open)
  const customer = customers[position]
  if (!customer) return <EmptyState title={t('queue.none')} />

  /** Opens another customer by offset; the first follows the last. */
  function go(steps: number): void {
    const next = customers[(position + steps + customers.length) % customers.length]
    change({ order: next?.id ?? '' }, { replace: true })
  }

  return (
    <div className="queue">
      <QueueList
        customers={customers}
        openId={customer.id}
        onOpen={(id) => change({ order: id }, { replace: true })}
      />
      <CustomerCard
        key={customer.id}
        customer={customer}
        position={{ position: position + 1, count: customers.length }}
        onNext={() => go(1)}
        onPrevious={() => go(-1)}
        onDone={reload}
      />
      {hasMore && <p className="queue__more">{t('queue.more', { count: orders.nodes.length })}</p>}
    </div>
  )
}
