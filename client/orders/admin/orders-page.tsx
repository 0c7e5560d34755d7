import { ORDER_STATUS_KEYS } from '#domain/orders/order-status'
import { AdminFrame } from '../../admin/admin-frame'
import { DebouncedSearchField } from '../../admin/debounced-search-field'
import type { OrderStatus } from '../../gql/orders'
import { type SearchFormat, useSearchState } from '../../routing/use-search-state'
import { useText } from '../../texts/text'
import { EmptyState } from '../../ui/empty-state'
import { LoadFailed } from '../../ui/load-failed'
import { NextPageButton } from '../../ui/next-page-button'
import { Skeleton } from '../../ui/skeleton'
import { AdminOrder } from './admin-order'
import { fetchOrdersFailedText } from './fetch-orders-failed-text'
import { StatusSelect } from './status-select'
import { useAdminOrders } from './use-admin-orders'
import '../../admin/tools.css'
import '../orders.css'

interface OrderListParams {
  readonly status: OrderStatus | ''
  readonly search: string
}

const FORMAT: SearchFormat<OrderListParams> = {
  read: (parameters) => ({
    status: ORDER_STATUS_KEYS.find((key) => key === parameters.get('status')) ?? '',
    search: parameters.get('search') ?? '',
  }),
  write: ({ status, search }) => ({ ...(status && { status }), ...(search && { search }) }),
}

/** The filters of the order list, in the URL. */
function useOrderListParams() {
  return useSearchState(FORMAT)
}

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
