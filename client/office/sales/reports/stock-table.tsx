import { useId } from 'react'
import { cairoDay } from '#domain/delivery/cairo-day'
import {
  STOCK_DIMENSION_TABLE,
  type StockDimensionCode,
  type StockSortCode,
} from '#domain/reports/stock-report'
import type { StockReportAmountsFragment, StockReportQuery } from '../../../platform/gql/sales'
import { csvFile, toCsv } from '../../../platform/lib/csv'
import { downloadFile } from '../../../platform/lib/download-file'
import { useFormatPounds, useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { useFormatCount } from '../use-format-count'
import { usePartName } from './use-part-name'
import '../../../platform/admin/table.css'

type Report = StockReportQuery['stockReport']

export interface StockQuestion {
  readonly by: StockDimensionCode
  readonly sort: StockSortCode
}

interface StockTableProps {
  readonly question: StockQuestion
  readonly report: Report
}

/** The rows of a report on the stock and their total, and the file of both. */
export function StockTable({ question: { by }, report }: StockTableProps) {
  const t = useText()
  const id = useId()
  const formatCount = useFormatCount()
  const formatPounds = useFormatPounds()
  const nameOf = usePartName()
  const { rows, rowCount, total } = report
  const dimension = t(STOCK_DIMENSION_TABLE[by].label)
  const isByProduct = by === 'PRODUCT'

  function download(): void {
    const cells = ({ cost, daysLeft, ...amounts }: StockReportAmountsFragment) => [
      amounts.products,
      amounts.units,
      cost ?? '',
      amounts.value,
      amounts.soldIn30Days,
      amounts.soldIn90Days,
      daysLeft ?? '',
    ]
    const csv = toCsv([
      [
        dimension,
        t('stockReport.products'),
        t('stockReport.units'),
        t('stockReport.cost'),
        t('stockReport.value'),
        t('stockReport.sold30'),
        t('stockReport.sold90'),
        t('stockReport.daysLeft'),
      ],
      ...rows.map(({ key, displayName, amounts }) => [
        nameOf(by, key, displayName),
        ...cells(amounts),
      ]),
      [t('report.total'), ...cells(total)],
    ])
    downloadFile(
      csvFile(csv),
      `stock-${STOCK_DIMENSION_TABLE[by].value}-${cairoDay(new Date())}.csv`,
    )
  }

  return (
    <section className="card report" aria-labelledby={id}>
      <div className="report__head">
        <p id={id}>
          {total.unknown !== null && total.unknown > 0
            ? t('stockReport.unknown', { amount: formatPounds(total.unknown) })
            : t('stockReport.title')}
        </p>
        <Button variant="secondary" onClick={download}>
          {t('report.export')}
        </Button>
      </div>
      {rowCount > rows.length && (
        <p>{t('report.more', { shown: formatCount(rows.length), count: rowCount })}</p>
      )}
      <div className="report__scroll">
        <table className="table report__table">
          <thead>
            <tr>
              <th scope="col" className="report__part">
                {dimension}
              </th>
              {!isByProduct && <th scope="col">{t('stockReport.products')}</th>}
              <th scope="col">{t('stockReport.units')}</th>
              {total.cost !== null && <th scope="col">{t('stockReport.cost')}</th>}
              <th scope="col">{t('stockReport.value')}</th>
              <th scope="col">{t('stockReport.sold30')}</th>
              <th scope="col">{t('stockReport.sold90')}</th>
              <th scope="col">{t('stockReport.daysLeft')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, displayName, amounts }) => (
              <tr key={key ?? ''}>
                <th scope="row">
                  <bdi>{nameOf(by, key, displayName)}</bdi>
                </th>
                <Amounts amounts={amounts} isByProduct={isByProduct} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('report.total')}</th>
              <Amounts amounts={total} isByProduct={isByProduct} />
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}

interface AmountsProps {
  readonly amounts: StockReportAmountsFragment
  readonly isByProduct: boolean
}

function Amounts({ amounts, isByProduct }: AmountsProps) {
  const formatCount = useFormatCount()
  const formatPounds = useFormatPounds()
  const { products, units, cost, value, unknown, soldIn30Days, soldIn90Days, daysLeft } = amounts
  // Of units whose costs are all unknown, there is no value at cost.
  const isCostKnown = cost !== null && (cost > 0 || !unknown)
  // What sells and has no speed is sold without a stock.
  const isKept = units > 0 || daysLeft !== null || soldIn30Days === 0
  return (
    <>
      {!isByProduct && <td>{formatCount(products)}</td>}
      <td>{isKept ? formatCount(units) : '–'}</td>
      {cost !== null && <td>{isKept && isCostKnown ? formatPounds(cost) : '–'}</td>}
      <td>{isKept ? formatPounds(value) : '–'}</td>
      <td>{formatCount(soldIn30Days)}</td>
      <td>{formatCount(soldIn90Days)}</td>
      <td>{daysLeft === null ? '–' : formatCount(daysLeft)}</td>
    </>
  )
}
