import { useId } from 'react'
import { toPiastres, toPounds } from '#domain/money/money'
import { asPiastres } from '#domain/money/units'
import { REPORT_DIMENSION_TABLE } from '#domain/reports/sales-report'
import type { ReportAmountsFragment, SalesReportQuery } from '../../../platform/gql/sales'
import { csvFile, toCsv } from '../../../platform/lib/csv'
import { downloadFile } from '../../../platform/lib/download-file'
import { useFormatPounds, useText } from '../../../platform/texts/text'
import { useFormatDay } from '../../../platform/texts/use-format-date'
import { useFormatPercent } from '../../../platform/texts/use-format-percent'
import { Button } from '../../../platform/ui/button'
import { useFormatChange } from '../use-format-change'
import { useFormatCount } from '../use-format-count'
import type { ReportQuestion } from './report-question'
import { usePartName } from './use-part-name'
import '../../../platform/admin/table.css'

type Report = SalesReportQuery['salesReport']
type Row = Report['rows'][number]

interface ReportTableProps {
  readonly question: ReportQuestion
  readonly report: Report
}

/** The margin on the items whose cost is known; undefined if none is, or the caller may not see it. */
function marginOf({ items, cost, unknown }: ReportAmountsFragment) {
  if (cost === null || unknown === null) return undefined
  const known = toPiastres(items) - toPiastres(unknown)
  return known > 0 ? toPounds(asPiastres(known - toPiastres(cost))) : undefined
}

/** The profit; undefined if the costs of no delivered order are known, or the caller may not see it. */
function profitOf({ profit, deliveredOrders, unknownCostOrders }: ReportAmountsFragment) {
  const isKnown = deliveredOrders === 0 || unknownCostOrders < deliveredOrders
  return profit === null || !isKnown ? undefined : profit
}

/** The rows of a report and their total, and the file of both. */
export function ReportTable({ question, report }: ReportTableProps) {
  const t = useText()
  const id = useId()
  const formatDay = useFormatDay()
  const formatCount = useFormatCount()
  const nameOf = usePartName()
  const { by, andBy, from, to } = question
  const { rows, rowCount, total, totalBefore, beforeFrom, beforeTo } = report
  const dimensions = andBy ? [by, andBy] : [by]
  const names = ({ key, andKey, displayName }: Row) => [
    nameOf(by, key, displayName),
    ...(andBy ? [nameOf(andBy, andKey, displayName)] : []),
  ]

  function download(): void {
    const cells = ({ orders, units, items, parcels, refused }: ReportAmountsFragment) => [
      orders,
      units,
      items,
      parcels,
      refused,
    ]
    const csv = toCsv([
      [
        ...dimensions.map((one) => t(REPORT_DIMENSION_TABLE[one].label)),
        t('sales.orders'),
        t('sales.quantity'),
        t('report.items'),
        t('sales.parcels'),
        t('report.refused'),
        t('report.margin'),
        t('report.profit'),
        t('report.delivered'),
        t('report.unknownCost'),
      ],
      ...rows.map((row) => [
        ...names(row),
        ...cells(row.amounts),
        marginOf(row.amounts) ?? '',
        profitOf(row.amounts) ?? '',
        row.amounts.deliveredOrders,
        row.amounts.unknownCostOrders,
      ]),
    ])
    const slug = dimensions.map((one) => REPORT_DIMENSION_TABLE[one].value).join('-')
    downloadFile(csvFile(csv), `sales-${slug}-${from}-${to}.csv`)
  }

  return (
    <section className="card report" aria-labelledby={id}>
      <div className="report__head">
        <p id={id}>
          {t('report.comparedWith', {
            from: formatDay(`${beforeFrom}T12:00:00Z`),
            to: formatDay(`${beforeTo}T12:00:00Z`),
          })}
        </p>
        <Button variant="secondary" onClick={download}>
          {t('report.export')}
        </Button>
      </div>
      {total.profit !== null && (
        <p>
          {t('report.aboutProfit')}{' '}
          {total.unknownCostOrders > 0 &&
            t('profit.unknownCost', {
              count: total.unknownCostOrders,
              delivered: formatCount(total.deliveredOrders),
            })}
        </p>
      )}
      {rowCount > rows.length && (
        <p>{t('report.more', { shown: formatCount(rows.length), count: rowCount })}</p>
      )}
      <div className="report__scroll">
        <table className="table report__table">
          <thead>
            <tr>
              {dimensions.map((one) => (
                <th key={one} scope="col" className="report__part">
                  {t(REPORT_DIMENSION_TABLE[one].label)}
                </th>
              ))}
              <th scope="col">{t('sales.orders')}</th>
              <th scope="col">{t('sales.quantity')}</th>
              <th scope="col">{t('report.items')}</th>
              <th scope="col">{t('report.change')}</th>
              {total.cost !== null && <th scope="col">{t('report.margin')}</th>}
              {total.profit !== null && <th scope="col">{t('report.profit')}</th>}
              <th scope="col">{t('sales.parcels')}</th>
              <th scope="col">{t('report.refused')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={JSON.stringify([row.key, row.andKey])}>
                {names(row).map((name, index) =>
                  index === 0 ? (
                    <th key="by" scope="row">
                      <bdi>{name}</bdi>
                    </th>
                  ) : (
                    <td key="andBy" className="report__part">
                      <bdi>{name}</bdi>
                    </td>
                  ),
                )}
                <Amounts amounts={row.amounts} before={row.before?.items} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={dimensions.length}>
                {t('report.total')}
              </th>
              <Amounts amounts={total} before={totalBefore.items} />
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}

interface AmountsProps {
  readonly amounts: ReportAmountsFragment
  /** The items of as many days before. */
  readonly before: number | undefined
}

function Amounts({ amounts, before }: AmountsProps) {
  const { orders, units, items, cost, profit: seenProfit, parcels, refused } = amounts
  const t = useText()
  const formatChange = useFormatChange()
  const formatPounds = useFormatPounds()
  const formatCount = useFormatCount()
  const formatPercent = useFormatPercent()
  const margin = marginOf(amounts)
  const profit = profitOf(amounts)
  return (
    <>
      <td>{formatCount(orders)}</td>
      <td>{formatCount(units)}</td>
      <td>{formatPounds(items)}</td>
      <td>{before ? formatChange(items, before) : items > 0 && t('report.new')}</td>
      {cost !== null && <td>{margin === undefined ? '–' : formatPounds(margin)}</td>}
      {seenProfit !== null && <td>{profit === undefined ? '–' : formatPounds(profit)}</td>}
      <td>{formatCount(parcels)}</td>
      <td>{parcels > 0 ? `${formatCount(refused)} (${formatPercent(refused / parcels)})` : '–'}</td>
    </>
  )
}
