import { lazy, type ReactNode, Suspense } from 'react'
import { Skeleton } from '../ui/skeleton'
import { ChartFrame } from './chart-frame'

// The chart library is large, and nobody but the owner needs it.
const BarChart = lazy(() => import('./bar-chart'))

const HEIGHT = 240
const LYING_BAR_HEIGHT = 36

/** A bar of a chart, and the row of the same figure in the table behind it. */
export interface SalesBar {
  /** Names the bar at its axis and in its tooltip. */
  readonly name: string
  readonly value: number
  readonly row: readonly ReactNode[]
}

interface SalesChartProps {
  readonly title: string
  /** The heads of the table's columns. */
  readonly columns: readonly string[]
  /** What the bars measure. */
  readonly unit: string
  readonly bars: readonly SalesBar[]
  readonly format: (value: number) => string
  /** Lying bars leave room for long names. */
  readonly isLying?: boolean
}

/** A chart in its frame; its place has its size before the chart is there. */
export function SalesChart({ title, columns, unit, bars, format, isLying }: SalesChartProps) {
  const height = isLying ? Math.max(HEIGHT, bars.length * LYING_BAR_HEIGHT) : HEIGHT
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
            isLying={isLying}
          />
        </Suspense>
      </div>
    </ChartFrame>
  )
}
