import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { asPounds } from '#domain/money/units'
import { type RecentSalesQuery, useRecentSalesQuery } from '../../platform/gql/sales'
import { useFormatPounds, useText } from '../../platform/texts/text'
import { LoadFailed } from '../../platform/ui/load-failed'
import { Skeleton } from '../../platform/ui/skeleton'
import { SalesChart } from './sales-chart'
import { useFormatChange } from './use-format-change'
import { useFormatCount } from './use-format-count'
import { useFormatShortDay } from './use-format-short-day'
import './recent-sales.css'

type Period = RecentSalesQuery['recentSales']['week']

/** Yesterday and this week beside the same days a week before, and the last two weeks as a chart. */
export function RecentSales() {
  const t = useText()
  const { data, error, refetch } = useRecentSalesQuery({ fetchPolicy: 'cache-and-network' })
  const sales = data?.recentSales
  return (
    <section className="recent-sales" aria-labelledby="recent-sales">
      <div className="recent-sales__head">
        <h2 id="recent-sales">{t('today.sales')}</h2>
        <Link to="/adminsales">{t('today.allFigures')}</Link>
      </div>
      {!sales && error && <LoadFailed title={t('sales.failed')} onRetry={refetch} />}
      {!sales && !error && <Skeleton className="card" blockSize="27rem" />}
      {sales && (
        <>
          <ul className="recent-sales__figures">
            <PeriodFigure
              title={t('today.yesterday')}
              period={sales.yesterday}
              before={sales.yesterdayBefore}
            />
            <PeriodFigure
              title={t('today.thisWeek')}
              period={sales.week}
              before={sales.weekBefore}
            />
          </ul>
          <DaysChart days={sales.days} />
        </>
      )}
    </section>
  )
}

interface PeriodFigureProps {
  readonly title: string
  readonly period: Period
  readonly before: Period
}

function PeriodFigure({ title, period, before }: PeriodFigureProps) {
  const t = useText()
  const formatPounds = useFormatPounds()
  const formatChange = useFormatChange()
  const formatDay = useFormatShortDay()
  const daysOf = ({ from, to }: Period): ReactNode =>
    from === to ? formatDay(from) : t('today.days', { from: formatDay(from), to: formatDay(to) })
  return (
    <li className="card">
      <h3>
        {title} <small>{daysOf(period)}</small>
      </h3>
      <p className="recent-sales__figure">
        {formatPounds(period.revenue)}
        {before.revenue > 0 && <small>{formatChange(period.revenue, before.revenue)}</small>}
      </p>
      <p>{t('today.orders', { count: period.orders })}</p>
      <p className="recent-sales__before">
        {daysOf(before)}:{' '}
        {t('today.before', { amount: formatPounds(before.revenue), count: before.orders })}
      </p>
    </li>
  )
}

function DaysChart({ days }: { readonly days: RecentSalesQuery['recentSales']['days'] }) {
  const t = useText()
  const formatPounds = useFormatPounds()
  const formatCount = useFormatCount()
  const formatDay = useFormatShortDay()
  return (
    <SalesChart
      title={t('sales.revenuePerDay')}
      columns={[t('sales.day'), t('sales.revenue'), t('sales.orders')]}
      unit={t('sales.revenue')}
      bars={days.map(({ day, revenue, orders }) => ({
        name: formatDay(day),
        value: revenue,
        row: [formatDay(day), formatPounds(revenue), formatCount(orders)],
      }))}
      format={(value) => formatPounds(asPounds(value))}
    />
  )
}
