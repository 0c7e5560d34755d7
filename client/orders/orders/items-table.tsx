import type { ReactNode } from 'react'
import type { OrderDetailsFragment } from '../../platform/gql/orders'
import { useText } from '../../platform/texts/text'
import { Price } from '../../platform/ui/price'
import { ProductName } from '../../platform/ui/product-name'
import { itemsSubtotal } from './items-subtotal'
import './printout.css'

type Item = Omit<OrderDetailsFragment['items'][number], 'product'>

interface ItemsTableProps<OrderItem extends Item> {
  readonly order: Pick<OrderDetailsFragment, 'adjustments' | 'total'> & {
    readonly items: readonly OrderItem[]
  }
  /** Content below the name of an item. */
  readonly noteOf?: (item: OrderItem) => ReactNode
  readonly totalLabel: string
  /** Rows below the total. */
  readonly children?: ReactNode
}

/** The items of an order to print, with their sum, fees and discounts, and the amount due. */
export function ItemsTable<OrderItem extends Item>(props: ItemsTableProps<OrderItem>) {
  const { order, noteOf, totalLabel, children } = props
  const t = useText()
  return (
    <table className="printout__items">
      <caption className="visually-hidden">{t('order.items')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('order.item')}</th>
          <th scope="col">{t('order.quantity')}</th>
          <th scope="col">{t('order.each')}</th>
          <th scope="col">{t('order.sum')}</th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((item) => (
          <tr key={item.id}>
            <td>
              <ProductName name={item.name} />
              {noteOf?.(item)}
            </td>
            <td>{item.quantity}</td>
            <td>
              <Price pounds={item.price} />
            </td>
            <td>
              <Price pounds={item.total} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {t('fee.items')}
          </th>
          <td>
            <Price pounds={itemsSubtotal(order.items)} />
          </td>
        </tr>
        {order.adjustments.map(({ kind, label, amount }) => (
          <tr key={kind}>
            <th scope="row" colSpan={3}>
              {kind === 'DISCOUNT' ? t('discount.named', { code: label }) : label}
            </th>
            <td>
              {kind === 'DELIVERY' && amount === 0 ? t('fee.free') : <Price pounds={amount} />}
            </td>
          </tr>
        ))}
        <tr className="printout__total">
          <th scope="row" colSpan={3}>
            {totalLabel}
          </th>
          <td>
            <Price pounds={order.total} />
          </td>
        </tr>
        {children}
      </tfoot>
    </table>
  )
}
