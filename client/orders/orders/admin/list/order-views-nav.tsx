import { ORDER_VIEW_TABLE, ORDER_VIEWS } from '#domain/orders/order-views'
import { ViewsNav } from '../../../../platform/admin/list/views-nav'
import { useOrderViewCountsQuery } from '../../../../platform/gql/orders-admin'
import { useText } from '../../../../platform/texts/text'
import { type OrderListParams, orderListAddress } from '../order-list-params'
import { useRefetchOnOrderEvents } from '../use-order-event-batches'

/** Links to the views of the shop, with the number of orders in each. */
export function OrderViewsNav({ state }: { readonly state: OrderListParams }) {
  const t = useText()
  const { data, refetch } = useOrderViewCountsQuery({ fetchPolicy: 'cache-and-network' })
  useRefetchOnOrderEvents(refetch)
  const count = (view: string) => data?.orderViewCounts.find((row) => row.view === view)?.count
  return (
    <ViewsNav
      label={t('orders.views')}
      views={(['', ...ORDER_VIEWS] as const).map((view) => ({
        id: view,
        label: t(view ? ORDER_VIEW_TABLE[view].label : 'orders.view.all'),
        isCurrent: view === state.view,
        ...orderListAddress({ ...state, view, order: '' }),
        ...(view && { count: count(view) ?? null }),
      }))}
    />
  )
}
