import { useId } from 'react'
import type { ProfitQuery } from '../../../platform/gql/sales'
import { csvFile, toCsv } from '../../../platform/lib/csv'
import { downloadFile } from '../../../platform/lib/download-file'
import { useFormatPounds, useText } from '../../../platform/texts/text'
import { useFormatDay } from '../../../platform/texts/use-format-date'
import { useFormatPercent } from '../../../platform/texts/use-format-percent'
import { Button } from '../../../platform/ui/button'
import { useFormatCount } from '../use-format-count'
import { type ProfitLine, profitLines } from './profit-lines'
import type { ReportDays } from './report-question'
import '../../../platform/admin/table.css'
import './profit-statement.css'

interface ProfitStatementProps {
  readonly days: ReportDays
  readonly statement: ProfitQuery['profit']
}

/** Profit and loss of a period beside the one before it, what it leaves out, and the file of it. */
export function ProfitStatement({ days, statement }: ProfitStatementProps) {
  const t = useText()
  const id = useId()
  const formatDay = useFormatDay()
  const { period, before, beforeFrom, beforeTo } = statement
  const lines = profitLines(t, period, before)
  const formatDays = (from: string, to: string) =>
    [from, to].map((day) => formatDay(`${day}T12:00:00Z`)).join(' – ')

  function download(): void {
    const csv = toCsv([
      [t('profit.line'), `${days.from} – ${days.to}`, `${beforeFrom} – ${beforeTo}`],
      ...lines.map(({ label, amount, before: earlier }) => [label, amount, earlier]),
    ])
    downloadFile(csvFile(csv), `profit-${days.from}-${days.to}.csv`)
  }

  return (
    <section className="card profit" aria-labelledby={id}>
      <div className="report__head">
        <h2 id={id}>{t('profit.statement')}</h2>
        <Button variant="secondary" onClick={download}>
          {t('profit.export')}
        </Button>
      </div>
      <div className="report__scroll">
        <table className="table profit__table">
          <thead>
            <tr>
              <th scope="col">{t('profit.line')}</th>
              <th scope="col">
                {t('profit.period')}
                <small>{formatDays(days.from, days.to)}</small>
              </th>
              <th scope="col" className="profit__share">
                {t('profit.share')}
              </th>
              <th scope="col">
                {t('profit.before')}
                <small>{formatDays(beforeFrom, beforeTo)}</small>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.id} line={line} sales={period.received} />
            ))}
          </tbody>
        </table>
      </div>
      <Remarks profit={period} />
    </section>
  )
}

function Line({ line, sales }: { readonly line: ProfitLine; readonly sales: number }) {
  const formatPounds = useFormatPounds()
  const formatPercent = useFormatPercent()
  const { label, amount, before, isSum } = line
  return (
    <tr data-sum={isSum || undefined}>
      <th scope="row">{label}</th>
      <td>{formatPounds(amount)}</td>
      <td className="profit__share">{sales > 0 ? formatPercent(amount / sales) : '–'}</td>
      <td>{formatPounds(before)}</td>
    </tr>
  )
}

/** What the statement cannot know, and what it leaves out. */
function Remarks({ profit }: { readonly profit: ProfitQuery['profit']['period'] }) {
  const t = useText()
  const formatCount = useFormatCount()
  const formatPounds = useFormatPounds()
  const { deliveredOrders, unknownCostOrders, openOrders, open, undelivered } = profit
  return (
    <ul className="profit__remarks">
      {deliveredOrders > 0 && (
        <li>
          {unknownCostOrders > 0
            ? t('profit.unknownCost', {
                count: unknownCostOrders,
                delivered: formatCount(deliveredOrders),
              })
            : t('profit.allKnown')}
        </li>
      )}
      {openOrders > 0 && (
        <li>{t('profit.open', { count: openOrders, amount: formatPounds(open) })}</li>
      )}
      {undelivered !== 0 && (
        <li>{t('profit.undelivered', { amount: formatPounds(undelivered) })}</li>
      )}
    </ul>
  )
}
