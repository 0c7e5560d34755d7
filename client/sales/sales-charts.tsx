import { useContext } from 'react'
import { Link } from 'react-router-dom'
import type { MessageKey } from '#domain/messages'
import type { SalesQuery } from '../gql/sales'
import { LocaleContext, useFormatPounds, useText } from '../lib/text'
import { SalesChart } from './sales-chart'
import { useFormatCount } from './use-format-count'

const STATUS_TEXTS = {
  PENDING: 'order.status.Pending',
  PROCESSING: 'order.status.Processing',
  COMPLETED: 'order.status.Completed',
  CANCELLED: 'order.status.Cancelled',
} as const satisfies Record<string, MessageKey>

/** The function that writes a day such as 2026-11-21 as 21 Nov. */
function useFormatDay(): (day: string) => string {
  const locale = useContext(LocaleContext)
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return (day) => format.format(new Date(`${day}T00:00:00Z`))
}

/** Its name, which leads to it while it is there. */
function productName(id: string | null, name: string) {
  return id === null ? name : <Link to={`/updateproduct/${id}`}>{name}</Link>
}

export function SalesCharts({ sales }: { readonly sales: SalesQuery['sales'] }) {
  const t = useText()
  const formatPounds = useFormatPounds()
  const formatCount = useFormatCount()
  const formatDay = useFormatDay()
  const days = sales.days.map((day) => ({ ...day, name: formatDay(day.day) }))
  const statuses = sales.statuses.map(({ status, orders }) => ({
    name: t(STATUS_TEXTS[status]),
    orders,
  }))
  return (
    <div className="charts">
      <SalesChart
        title={t('sales.revenuePerDay')}
        columns={[t('sales.day'), t('sales.revenue')]}
        unit={t('sales.revenue')}
        bars={days.map(({ name, revenue }) => ({
          name,
          value: revenue,
          row: [name, formatPounds(revenue)],
        }))}
        format={formatPounds}
      />
      <SalesChart
        title={t('sales.ordersPerDay')}
        columns={[t('sales.day'), t('sales.orders')]}
        unit={t('sales.orders')}
        bars={days.map(({ name, orders }) => ({
          name,
          value: orders,
          row: [name, formatCount(orders)],
        }))}
        format={formatCount}
      />
      <SalesChart
        title={t('sales.statuses')}
        columns={[t('sales.status'), t('sales.orders')]}
        unit={t('sales.orders')}
        bars={statuses.map(({ name, orders }) => ({
          name,
          value: orders,
          row: [name, formatCount(orders)],
        }))}
        format={formatCount}
        isLying
      />
      <SalesChart
        title={t('sales.bestSellers')}
        columns={[t('sales.product'), t('sales.quantity'), t('sales.revenue')]}
        unit={t('sales.quantity')}
        bars={sales.bestSellers.map(({ productId, name, quantity, revenue }) => ({
          name,
          value: quantity,
          row: [productName(productId, name), quantity, formatPounds(revenue)],
        }))}
        format={formatCount}
        isLying
      />
    </div>
  )
}
