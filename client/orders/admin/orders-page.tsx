import { AdminFrame } from '../../admin/admin-frame'
import { DebouncedSearchField } from '../../admin/debounced-search-field'
import { useText } from '../../texts/text'
import { EmptyState } from '../../ui/empty-state'
import { LoadFailed } from '../../ui/load-failed'
import { NextPageButton } from '../../ui/next-page-button'
import { Skeleton } from '../../ui/skeleton'
import { AdminOrder } from './admin-order'
import { fetchOrdersFailedText } from './fetch-orders-failed-text'
import { StatusSelect } from './status-select'
import { useAdminOrders } from './use-admin-orders'
import { useOrderListParams } from './use-order-list-params'
import '../../admin/tools.css'
import '../orders.css'

export function Component() {
  return (
    <AdminFrame title="admin.orders">
      <Orders />
    </AdminFrame>
  )
}

function Orders() {
  const t = useText()
  const [{ status, search }, change] = useOrderListParams()
  const { orders, error, refetch, nextPage } = useAdminOrders({
    status: status || null,
    search: search || null,
  })

  return (
    <>
      <div className="admin__tools">
        <StatusSelect
          label={t('admin.filterStatus')}
          value={status}
          anyLabel={t('admin.anyStatus')}
          onChange={(selected) => change({ status: selected })}
        />
        <DebouncedSearchField
          label={t('admin.searchOrders')}
          hint={t('admin.searchOrdersHint')}
          value={search}
          onSearch={(text) => change({ search: text }, { replace: true })}
        />
      </div>
      {!orders && error && <LoadFailed title={fetchOrdersFailedText(t, error)} onRetry={refetch} />}
      {!orders && !error && <Skeleton className="card" blockSize="20rem" />}
      {orders?.nodes.length === 0 && <EmptyState title={t('admin.noOrders')} />}
      <ul className="orders">
        {orders?.nodes.map((order) => (
          <li key={order.id}>
            <AdminOrder order={order} />
          </li>
        ))}
      </ul>
      <NextPageButton nextPage={nextPage}>{t('profile.moreOrders')}</NextPageButton>
    </>
  )
}
