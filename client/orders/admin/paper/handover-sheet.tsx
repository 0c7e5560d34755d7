import { toPiastres, toPounds } from '#domain/money/money'
import { addPiastres } from '#domain/money/units'
import type { AdminOrderDetailsFragment } from '../../../gql/orders-admin'
import { useText } from '../../../texts/text'
import { useFormatDay } from '../../../texts/use-format-date'
import { CommaSeparated } from '../../../ui/comma-separated'
import { Price } from '../../../ui/price'
import { PaperTable } from './paper-table'
import { useDestination } from './use-destination'

interface HandoverSheetProps {
  readonly orders: readonly AdminOrderDetailsFragment[]
  /** An ISO time. */
  readonly readAt: string
}

const LINES = ['paper.courierName', 'paper.signature', 'paper.date'] as const

/** What a courier takes with them and has to collect, to sign. */
export function HandoverSheet({ orders, readAt }: HandoverSheetProps) {
  const t = useText()
  const formatDay = useFormatDay()
  const destinationOf = useDestination()
  const total = toPounds(addPiastres(...orders.map(({ amountDue }) => toPiastres(amountDue))))
  return (
    <article className="card sheet">
      <header className="sheet__head">
        <p className="sheet__shop">{t('shop.name')}</p>
        <h2>{t('paper.handover')}</h2>
        <p>{t('paper.parcels', { count: orders.length })}</p>
        <p>
          <time dateTime={readAt}>{formatDay(readAt)}</time>
        </p>
      </header>
      <PaperTable label={t('paper.handover')}>
        <thead>
          <tr>
            <th scope="col">{t('paper.number')}</th>
            <th scope="col">{t('paper.recipient')}</th>
            <th scope="col">{t('paper.area')}</th>
            <th scope="col" className="paper-table__figure">
              {t('admin.toCollect')}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => {
            const { governorate, area } = destinationOf(order)
            return (
              <tr key={order.id}>
                <th scope="row">
                  <bdi dir="ltr">#{order.id}</bdi>
                </th>
                <td>
                  <bdi>{order.recipientName || t('admin.noCustomer')}</bdi>
                </td>
                <td>
                  <CommaSeparated texts={area ? [governorate, area] : [governorate]} />
                </td>
                <td className="paper-table__figure">
                  {order.amountDue > 0 ? <Price pounds={order.amountDue} /> : t('paper.paid')}
                </td>
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {t('paper.totalToCollect')}
            </th>
            <td className="paper-table__figure">
              <Price pounds={total} />
            </td>
          </tr>
        </tfoot>
      </PaperTable>
      <dl className="paper-lines">
        {LINES.map((line) => (
          <div key={line}>
            <dt>{t(line)}</dt>
            <dd />
          </div>
        ))}
      </dl>
    </article>
  )
}
