import { toPiastres, toPounds } from '#domain/money/money'
import { addPiastres, type Pounds } from '#domain/money/units'
import { useText } from '../../../../platform/texts/text'
import { useFormatDay } from '../../../../platform/texts/use-format-date'
import { CommaSeparated } from '../../../../platform/ui/comma-separated'
import { Price } from '../../../../platform/ui/price'
import { PrintoutHead } from '../../printout'
import { type TakenBack, TakesBack } from '../../takes-back'
import { PaperTable } from './paper-table'

/** An order of the sheet. */
interface HandoverRow {
  readonly orderId: string
  readonly recipientName: string
  /** The governorate, and the area if it is another name. */
  readonly place: readonly string[]
  /** The amount to collect. */
  readonly due: Pounds
  readonly parcelCount: number
  /** The items that the courier brings back from it. */
  readonly takesBack?: readonly TakenBack[]
  /** It is no longer with the courier, and does not count. */
  readonly isTakenBack?: boolean
}

interface HandoverPaperProps {
  readonly title: string
  /** An ISO time. */
  readonly at: string
  /** Without it, there is a line to write on. */
  readonly courierName?: string
  readonly rows: readonly HandoverRow[]
}

const LINES = ['paper.courierName', 'paper.signature', 'paper.date'] as const

/** The parcels that a courier takes and the amounts to collect, to print and sign. */
export function HandoverPaper({ title, at, courierName, rows }: HandoverPaperProps) {
  const t = useText()
  const formatDay = useFormatDay()
  const taken = rows.filter(({ isTakenBack }) => !isTakenBack)
  const parcels = taken.reduce((sum, { parcelCount }) => sum + parcelCount, 0)
  const total = toPounds(addPiastres(...taken.map(({ due }) => toPiastres(due))))
  return (
    <article className="card printout">
      <PrintoutHead title={title} at={at} format={formatDay}>
        <p>{t('paper.parcels', { count: parcels })}</p>
      </PrintoutHead>
      <PaperTable label={title}>
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
          {rows.map(
            ({ orderId, recipientName, place, due, parcelCount, takesBack = [], isTakenBack }) => (
              <tr key={orderId}>
                <th scope="row">
                  <bdi dir="ltr">#{orderId}</bdi>
                </th>
                <td>
                  <bdi>{recipientName || t('admin.noCustomer')}</bdi>{' '}
                  {parcelCount > 1 && (
                    <b className="paper-table__parcels">
                      {t('paper.parcels', { count: parcelCount })}
                    </b>
                  )}
                  {!isTakenBack && <TakesBack items={takesBack} />}
                </td>
                <td>
                  <CommaSeparated texts={place} />
                </td>
                <td className="paper-table__figure">
                  {isTakenBack ? (
                    t('paper.takenBack')
                  ) : due > 0 ? (
                    <Price pounds={due} />
                  ) : (
                    t('paper.paid')
                  )}
                </td>
              </tr>
            ),
          )}
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
            <dd>{line === 'paper.courierName' && courierName && <bdi>{courierName}</bdi>}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
