import { type ReactNode, useMemo } from 'react'
import { DataTable } from '../../../../platform/admin/table/data-table'
import type { Selection } from '../../../../platform/admin/table/use-selection'
import type { AdminOrdersQuery } from '../../../../platform/gql/orders-admin'
import { useText } from '../../../../platform/texts/text'
import type { OrderListParams } from '../order-list-params'
import { orderColumns } from './order-columns'
import { RowMessages, useListMessages } from './use-list-messages'
import './orders-table.css'

interface OrdersTableProps {
  readonly orders: AdminOrdersQuery['adminOrders']['nodes']
  readonly state: OrderListParams
  readonly selection: Selection
  /** Shown above the rows. */
  readonly children?: ReactNode
}

export function OrdersTable({ orders, state, selection, children }: OrdersTableProps) {
  const t = useText()
  const columns = useMemo(() => orderColumns(state), [state])
  const messages = useListMessages(orders)
  return (
    <RowMessages value={messages}>
      <DataTable
        label={t('orders.table')}
        columns={columns}
        rows={orders}
        openId={state.order}
        selecting={{ selection, label: ({ id }) => t('orders.select', { id }) }}
      >
        {children}
      </DataTable>
    </RowMessages>
  )
}
