import { lazy, type ReactNode } from 'react'
import { MAX_ORDERS_AT_ONCE } from '#domain/limits'
import type { MessageKey } from '#domain/messages'
import { ORDER_VIEW_TABLE, ORDER_VIEWS } from '#domain/orders/order-views'
import { AdminFrame } from '../../../../platform/admin/admin-frame'
import { Allowed } from '../../../../platform/admin/allowed'
import { defineList } from '../../../../platform/admin/list/define-list'
import { useListFilter } from '../../../../platform/admin/list/list-context'
import { useText } from '../../../../platform/texts/text'
import { ButtonLink } from '../../../../platform/ui/button'
import { fetchOrdersFailedText } from '../fetch-orders-failed-text'
import { OrderPanel } from '../panel/order-panel'
import { OrderActs } from '../selection/order-acts-bar'
import { useOrderList } from '../use-admin-orders'
import { keepOrderList, readOrderList } from './kept-order-list'
import { ORDER_COLUMNS, PARCEL_COLUMNS } from './order-columns'
import { ORDER_FILTERS } from './order-filters'
import { toFilter } from './order-list-filter'
import { RowMessages, useListMessages } from './use-list-messages'
import { useOrderViewCounts } from './use-order-view-counts'
import './orders-page.css'
import './orders-table.css'

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

const Orders = defineList({
  title: 'orders.table',
  className: 'orders-page',
  useQuery: useOrderList,
  filters: ORDER_FILTERS,
  variables: (state, isShown) => ({
    ...toFilter(state),
    ...(PARCEL_COLUMNS.some(isShown) && { withParcel: true }),
    ...(isShown('risk') && { withRisk: true }),
  }),
  rows: ({ adminOrders }) => adminOrders,
  found: (t, count) => t('orders.found', { count }),
  views: {
    filter: 'view',
    values: ORDER_VIEWS,
    text: viewTitle,
    useCounts: useOrderViewCounts,
  },
  Tools: WorkLink,
  columns: ORDER_COLUMNS,
  panel: { name: 'order', Panel: OrderPanel },
  Preview: lazy(() => import('./order-preview')),
  selecting: {
    title: 'orders.forSelected',
    label: ({ id }, t) => t('orders.select', { id }),
    limit: MAX_ORDERS_AT_ONCE,
    Acts: OrderActs,
  },
  kept: {
    read: readOrderList,
    write: keepOrderList,
    nameOf: (id, t) => t('orders.shortNumber', { id }),
  },
  Around: WithMessages,
  none: 'admin.noOrders',
  failed: fetchOrdersFailedText,
  more: 'profile.moreOrders',
})

function viewTitle(value: string): MessageKey {
  const view = ORDER_VIEWS.find((key) => key === value)
  return view ? ORDER_VIEW_TABLE[view].label : 'orders.view.all'
}

/** The page on which the orders of the view are worked off one by one. */
function WorkLink() {
  const t = useText()
  const view = useListFilter('view')
  if (view === 'TO_RECEIVE_BACK') {
    return (
      <Allowed permission="orders.pack">
        <ButtonLink variant="secondary" className="orders-page__scan" to="/adminreceive">
          {t('receive.link')}
        </ButtonLink>
      </Allowed>
    )
  }
  if (view === 'TO_CONFIRM') {
    return (
      <Allowed permission="orders.confirm">
        <ButtonLink variant="secondary" className="orders-page__scan" to="/adminconfirm">
          {t('queue.link')}
        </ButtonLink>
      </Allowed>
    )
  }
  if (view !== 'TO_PACK') return null
  return (
    <ButtonLink variant="secondary" className="orders-page__scan" to="/adminpack">
      {t('pack.link')}
    </ButtonLink>
  )
}

interface WithMessagesProps {
  readonly rows: Parameters<typeof useListMessages>[0]
  readonly children: ReactNode
}

function WithMessages({ rows, children }: WithMessagesProps) {
  return <RowMessages value={useListMessages(rows)}>{children}</RowMessages>
}
