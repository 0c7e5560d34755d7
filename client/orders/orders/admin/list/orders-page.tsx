import { useEffect, useEffectEvent, useRef } from 'react'
import { MAX_ORDERS_AT_ONCE } from '#domain/limits'
import { AdminFrame } from '../../../../platform/admin/admin-frame'
import { Allowed } from '../../../../platform/admin/allowed'
import { SelectionStatus } from '../../../../platform/admin/table/selection-status'
import { TableSkeleton } from '../../../../platform/admin/table/table-skeleton'
import { useSelection } from '../../../../platform/admin/table/use-selection'
import { notifyError } from '../../../../platform/lib/notify'
import { useSearchState } from '../../../../platform/routing/use-search-state'
import { useText } from '../../../../platform/texts/text'
import { ButtonLink } from '../../../../platform/ui/button'
import { EmptyState } from '../../../../platform/ui/empty-state'
import { LoadFailed } from '../../../../platform/ui/load-failed'
import { NextPageButton } from '../../../../platform/ui/next-page-button'
import { fetchOrdersFailedText } from '../fetch-orders-failed-text'
import {
  ORDER_LIST_FORMAT,
  type OrderListParams,
  orderListAddress,
  toFilter,
} from '../order-list-params'
import { OrderPanel } from '../panel/order-panel'
import { SelectionBar } from '../selection/selection-bar'
import { useAdminOrders } from '../use-admin-orders'
import { HiddenSelection } from './hidden-selection'
import { keepOrderList, readOrderList } from './kept-order-list'
import { OrderFilters } from './order-filters'
import { OrderViewsNav } from './order-views-nav'
import { OrdersTable } from './orders-table'
import './orders-page.css'

export function Component() {
  return (
    <AdminFrame title="admin.orders" actions={<NewOrderLink />}>
      <Orders />
    </AdminFrame>
  )
}

function NewOrderLink() {
  const t = useText()
  return (
    <Allowed permission="orders.create">
      <ButtonLink variant="secondary" to="/adminneworder">
        {t('newOrder.link')}
      </ButtonLink>
    </Allowed>
  )
}

function Orders() {
  const t = useText()
  const [state, change] = useSearchState(ORDER_LIST_FORMAT)

  useFocusOnRow(state.order)
  const { search } = orderListAddress({ ...state, order: '' })
  useEffect(() => keepOrderList({ search }), [search])

  return (
    <>
      <OrderViewsNav state={state} />
      {state.view === 'TO_RECEIVE_BACK' && (
        <Allowed permission="orders.pack">
          <ButtonLink variant="secondary" className="orders-page__scan" to="/adminreceive">
            {t('receive.link')}
          </ButtonLink>
        </Allowed>
      )}
      {state.view === 'TO_CONFIRM' && (
        <Allowed permission="orders.confirm">
          <ButtonLink variant="secondary" className="orders-page__scan" to="/adminconfirm">
            {t('queue.link')}
          </ButtonLink>
        </Allowed>
      )}
      {state.view === 'TO_PACK' && (
        <ButtonLink variant="secondary" className="orders-page__scan" to="/adminpack">
          {t('pack.link')}
        </ButtonLink>
      )}
      <OrderFilters state={state} onChange={(changes, options) => change(changes, options)} />
      <div className="orders-page" data-open={state.order !== '' || undefined}>
        <OrderList state={state} />
        {state.order && (
          <OrderPanel
            key={state.order}
            id={state.order}
            onClose={() => change({ order: '' }, { replace: true })}
          />
        )}
      </div>
    </>
  )
}

/** Once the open order is closed, its row has the focus. */
function useFocusOnRow(openOrder: string): void {
  const previous = useRef(openOrder)
  useEffect(() => {
    const closed = openOrder === '' && previous.current
    previous.current = openOrder
    if (closed) document.querySelector<HTMLElement>(`[data-row="${closed}"] th a`)?.focus()
  }, [openOrder])
}

function OrderList({ state }: { readonly state: OrderListParams }) {
  const t = useText()
  const list = useAdminOrders(toFilter(state))
  const { orders, error, refetch } = list
  if (!orders && error) {
    return <LoadFailed title={fetchOrdersFailedText(t, error)} onRetry={refetch} />
  }
  if (!orders) return <TableSkeleton />
  return <LoadedOrders state={state} list={list} orders={orders} />
}

type OrderListData = ReturnType<typeof useAdminOrders>

interface LoadedOrdersProps {
  readonly state: OrderListParams
  readonly list: OrderListData
  readonly orders: NonNullable<OrderListData['orders']>
}

/** The list with the selection, which waits in the tab for whoever comes back from printing or another page. */
function LoadedOrders({ state, list, orders }: LoadedOrdersProps) {
  const t = useText()
  const { nextPage, reload, loadUpTo } = list
  const { nodes } = orders
  const selection = useSelection(
    nodes.map(({ id }) => id),
    {
      initial: readOrderList().selected,
      onChange: (selected) => keepOrderList({ selected }),
    },
  )

  const showSelected = useEffectEvent(() => {
    // Load the pages of the selected orders that are not shown yet.
    if (selection.hidden.length > 0) void loadUpTo(MAX_ORDERS_AT_ONCE).catch(() => undefined)
  })
  useEffect(() => showSelected(), [])

  return (
    <div className="orders-page__list">
      <HiddenSelection selection={selection} />
      {nodes.length === 0 ? (
        <EmptyState title={t('admin.noOrders')} />
      ) : (
        <OrdersTable orders={nodes} state={state} selection={selection}>
          <SelectionStatus
            selection={selection}
            total={orders.totalCount}
            limit={MAX_ORDERS_AT_ONCE}
            found={t('orders.found', { count: orders.totalCount })}
            loadAll={() => loadUpTo(MAX_ORDERS_AT_ONCE)}
            onFailed={() => notifyError(t('admin.fetchOrdersFailed'))}
          />
        </OrdersTable>
      )}
      <NextPageButton nextPage={nextPage}>{t('profile.moreOrders')}</NextPageButton>
      <SelectionBar
        view={state.view}
        orders={nodes.filter(({ id }) => selection.has(id))}
        onClear={selection.clear}
        onDone={reload}
      />
    </div>
  )
}
