import { asPounds } from '#domain/money/units'
import { ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import { ProductLink } from '../../platform/admin/product-link'
import type { SalesQuery } from '../../platform/gql/sales'
import { useFormatPounds, useText } from '../../platform/texts/text'
import { ProductName } from '../../platform/ui/product-name'
import { SalesChart } from './sales-chart'
import { useFormatCount } from './use-format-count'
import { useFormatShortDay } from './use-format-short-day'
import './sales-charts.css'

/** The product's name, as a link unless the product was deleted. */
function productLink(id: string | null, name: string) {
  const text = <ProductName name={name} />
  return id === null ? text : <ProductLink id={id}>{text}</ProductLink>
}

export function SalesCharts({ sales }: { readonly sales: SalesQuery['sales'] }) {
  const t = useText()
  const formatPounds = useFormatPounds()
  const formatCount = useFormatCount()
  const formatDay = useFormatShortDay()
  const days = sales.days.map((day) => ({ ...day, name: formatDay(day.day) }))
  const statuses = sales.statuses.map(({ status, orders }) => ({
    name: t(ORDER_STATUS_TABLE[status].label),
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
        format={(value) => formatPounds(asPounds(value))}
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
        layout="vertical"
      />
      <SalesChart
        title={t('sales.bestSellers')}
        columns={[t('sales.product'), t('sales.quantity'), t('sales.revenue')]}
        unit={t('sales.quantity')}
        bars={sales.bestSellers.map(({ product, name, quantity, revenue }) => ({
          name,
          value: quantity,
          row: [productLink(product?.id ?? null, name), quantity, formatPounds(revenue)],
        }))}
        format={formatCount}
        layout="vertical"
      />
    </div>
  )
}
