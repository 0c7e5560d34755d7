import { type ReactNode, useId } from 'react'
import type { AdminOrderRowFragment } from '../../gql/orders-admin'
import { useText } from '../../texts/text'
import type { OrderListParams } from './order-list-params'
import { OrderRow } from './order-row'
import type { Selection } from './selection/use-selection'
import { useRowKeys } from './use-row-keys'
import '../../admin/table.css'
import './orders-table.css'
import './orders-cards.css'

const COLUMNS = [
  'orders.column.number',
  'orders.column.age',
  'orders.column.recipient',
  'orders.column.phone',
  'orders.column.place',
  'orders.column.due',
  'orders.column.status',
  'orders.column.confirmation',
  'orders.column.shipment',
  'orders.column.payment',
] as const

interface OrdersTableProps {
  readonly orders: readonly AdminOrderRowFragment[]
  readonly state: OrderListParams
  readonly selection: Selection
  /** Shown above the rows. */
  readonly children?: ReactNode
}

export function OrdersTable({ orders, state, selection, children }: OrdersTableProps) {
  const t = useText()
  const captionId = useId()
  const handleKeys = useRowKeys(selection.toggle)
  const areAllSelected = selection.ids.length === orders.length
  return (
    <div className="card orders-table__box">
      <div className="orders-table__head">
        <label className="checkbox">
          <input
            type="checkbox"
            checked={areAllSelected}
            ref={(input) => {
              if (input) input.indeterminate = selection.ids.length > 0 && !areAllSelected
            }}
            onChange={areAllSelected ? selection.clear : selection.selectShown}
          />
          {t('orders.selectShown')}
        </label>
        {children}
      </div>
      <table className="table orders-table" aria-labelledby={captionId}>
        <caption id={captionId} className="visually-hidden">
          {t('orders.table')}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('orders.column.select')}</span>
            </th>
            {COLUMNS.map((title) => (
              <th key={title} scope="col">
                {t(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={handleKeys}>
          {orders.map((order) => (
            <OrderRow
              key={order.id}
              order={order}
              state={state}
              isSelected={selection.has(order.id)}
              onSelect={selection.toggle}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
