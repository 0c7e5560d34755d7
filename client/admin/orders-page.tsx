import type { MessageKey } from '#domain/messages'
import { failureOf } from '../lib/failure'
import { useText } from '../lib/text'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Skeleton } from '../ui/skeleton'
import { AdminFrame } from './admin-frame'
import { ManagedOrder } from './managed-order'
import { RestedSearch } from './rested-search'
import { StatusSelect } from './status-select'
import { useManagedOrders } from './use-managed-orders'
import { useOrdersAddress } from './use-orders-address'

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
  const [{ status, search }, change] = useOrdersAddress()
  const { orders, error, retry, showOlder } = useManagedOrders({
    status: status || null,
    search: search || null,
  })

  return (
    <>
      <div className="admin__tools">
        <StatusSelect
          label={t('admin.filterStatus')}
          value={status}
          everything={t('admin.anyStatus')}
          onChange={(chosen) => change({ status: chosen })}
        />
        <RestedSearch
          label={t('admin.searchOrders')}
          hint={t('admin.searchOrdersHint')}
          value={search}
          onRest={(text) => change({ search: text }, { replace: true })}
        />
      </div>
      {!orders && error && (
        <div role="alert">
          <EmptyState title={t(fetchFailed(error))}>
            <Button variant="secondary" onClick={retry}>
              {t('catalogue.retry')}
            </Button>
          </EmptyState>
        </div>
      )}
      {!orders && !error && <Skeleton className="card" blockSize="20rem" />}
      {orders?.nodes.length === 0 && <EmptyState title={t('admin.noOrders')} />}
      <ul className="orders">
        {orders?.nodes.map((order) => (
          <li key={order.id}>
            <ManagedOrder order={order} />
          </li>
        ))}
      </ul>
      {showOlder && (
        <Button variant="secondary" className="orders__more" onClick={showOlder}>
          {t('profile.moreOrders')}
        </Button>
      )}
    </>
  )
}
