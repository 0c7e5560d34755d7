import { useIntlLocale, useText } from '../../../../platform/texts/text'
import { ProductName } from '../../../../platform/ui/product-name'
import { PrintoutHead } from '../../printout'
import type { PaperOrder } from '../use-read-orders'
import { PaperTable } from './paper-table'
import { toPickingList } from './picking-list'
import { TakeNote } from './take-note'

interface PickingSheetProps {
  readonly orders: readonly PaperOrder[]
  /** An ISO time. */
  readonly readAt: string
}

/** The items to take from the shelves for all orders at once. */
export function PickingSheet({ orders, readAt }: PickingSheetProps) {
  const t = useText()
  const rows = toPickingList(orders, useIntlLocale())
  const hasShelves = rows.some(({ shelf }) => shelf !== null)
  const pieces = rows.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <article className="card printout">
      <PrintoutHead title={t('paper.picking')} at={readAt}>
        <p>
          {t('paper.orders', { count: orders.length })} · {t('paper.pieces', { count: pieces })}
        </p>
      </PrintoutHead>
      <PaperTable label={t('paper.picking')}>
        <thead>
          <tr>
            <th scope="col" className="paper-table__box">
              {t('paper.picked')}
            </th>
            {hasShelves && <th scope="col">{t('inventory.shelf')}</th>}
            <th scope="col">{t('order.item')}</th>
            <th scope="col" className="paper-table__figure">
              {t('order.quantity')}
            </th>
            <th scope="col">{t('admin.orders')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, shelf, quantity, unitsToTake, orders: needed }) => (
            <tr key={key}>
              <td className="paper-table__box">
                <span className="paper-table__tick" />
              </td>
              {hasShelves && (
                <td className="paper-table__shelf">
                  <bdi dir="ltr">{shelf}</bdi>
                </td>
              )}
              <th scope="row">
                <ProductName name={name} />
                <TakeNote units={unitsToTake} />
              </th>
              <td className="paper-table__figure">
                <b>{quantity}</b>
              </td>
              <td>
                <ul className="paper-table__orders">
                  {needed.map((order, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: an order may have a product twice
                    <li key={index}>
                      <bdi dir="ltr">
                        #{order.id} × {order.quantity}
                      </bdi>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </PaperTable>
    </article>
  )
}
