import { type ReactNode, useMemo } from 'react'
import { DataTable } from '../../admin/table/data-table'
import type { Selection } from '../../admin/table/use-selection'
import type { AdminOrdersQuery } from '../../gql/orders-admin'
import { useText } from '../../texts/text'
import { orderColumns } from './order-columns'
import type { OrderListParams } from './order-list-params'
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
