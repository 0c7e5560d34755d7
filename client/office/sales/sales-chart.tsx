import { lazy, type ReactNode, Suspense } from 'react'
import { Skeleton } from '../../platform/ui/skeleton'
import { ChartFrame } from './chart-frame'
import { rowHeight } from './name-lines'

// The chart library is large: only pages with a chart load it.
const BarChart = lazy(() => import('./bar-chart'))

const HEIGHT = 240

/** A bar of a chart, and its row in the table. */
interface SalesBar {
  /** The bar's label on the axis and in the tooltip. */
  readonly name: string
  readonly value: number
  readonly row: readonly ReactNode[]
}

interface SalesChartProps {
  readonly title: string
  /** The column headers of the table. */
  readonly columns: readonly string[]
  /** The label of the values in the tooltip. */
  readonly unit: string
  readonly bars: readonly SalesBar[]
  readonly format: (value: number) => string
  /** As in Recharts: `vertical` has horizontal bars, with room for long names. */
  readonly layout?: 'horizontal' | 'vertical'
}

/** A chart with its frame. Its height is reserved while the chart library loads. */
export function SalesChart({ title, columns, unit, bars, format, layout }: SalesChartProps) {
  const height =
    layout === 'vertical'
      ? Math.max(HEIGHT, bars.length * rowHeight(bars.map(({ name }) => name)))
      : HEIGHT
  return (
    <ChartFrame title={title} columns={columns} rows={bars.map(({ row }) => row)}>
      <div style={{ blockSize: height }}>
        <Suspense fallback={<Skeleton blockSize="100%" />}>
          <BarChart
            title={title}
            unit={unit}
            bars={bars}
            format={format}
            height={height}
            {...(layout && { layout })}
          />
        </Suspense>
      </div>
    </ChartFrame>
  )
}
