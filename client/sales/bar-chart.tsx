import { useContext } from 'react'
import {
  Bar,
  CartesianGrid,
  BarChart as Chart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { LocaleContext } from '../lib/text'

export interface ChartBar {
  /** Names the bar at its axis and in its tooltip. */
  readonly name: string
  readonly value: number
}

interface BarChartProps {
  readonly title: string
  /** What the bars measure. */
  readonly unit: string
  readonly bars: readonly ChartBar[]
  readonly format: (value: number) => string
  readonly height: number
  /** Lying bars leave room for long names. */
  readonly isLying?: boolean
}

const NAME_WIDTH = 132
const VALUE_WIDTH = 52
const MAX_NAME_LETTERS = 18

/** Long names break, or they would run out of a narrow screen. */
const TOOLTIP = { maxInlineSize: '9rem', whiteSpace: 'normal' } as const

/** A name in one line that fits beside its bar; the tooltip and the table have all of it. */
function shorten(name: string): string {
  const short = name.length > MAX_NAME_LETTERS ? `${name.slice(0, MAX_NAME_LETTERS - 1)}…` : name
  return short.replaceAll(' ', '\u00a0')
}

/** Bars that the arrow keys walk along; the frame around it holds the same figures as a table. */
export default function BarChart(props: BarChartProps) {
  const { title, unit, bars, format, height, isLying = false } = props
  const locale = useContext(LocaleContext)
  // Short enough for an axis: 12.5K.
  const compact = new Intl.NumberFormat(locale, { notation: 'compact' })
  const axis = { stroke: 'var(--ink-soft)', fontSize: 12, tickLine: false }
  const names = <XAxis {...axis} dataKey="name" minTickGap={24} interval="preserveEnd" />
  const values = (
    <YAxis
      {...axis}
      width={VALUE_WIDTH}
      allowDecimals={false}
      tickFormatter={(value: number) => compact.format(value)}
    />
  )
  const lyingNames = (
    <YAxis
      {...axis}
      type="category"
      dataKey="name"
      width={NAME_WIDTH}
      tickFormatter={shorten}
      interval={0}
    />
  )
  const lyingValues = (
    <XAxis
      {...axis}
      type="number"
      allowDecimals={false}
      tickFormatter={(value: number) => compact.format(value)}
    />
  )
  return (
    <ResponsiveContainer width="100%" height={height} initialDimension={{ width: 320, height }}>
      <Chart
        data={[...bars]}
        layout={isLying ? 'vertical' : 'horizontal'}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        title={title}
      >
        <CartesianGrid stroke="var(--sand)" vertical={isLying} horizontal={!isLying} />
        {isLying ? lyingValues : names}
        {isLying ? lyingNames : values}
        <Tooltip
          formatter={(value) => [format(Number(value)), unit]}
          contentStyle={TOOLTIP}
          cursor={{ fill: 'var(--teal-tint)' }}
          isAnimationActive={false}
        />
        <Bar dataKey="value" fill="var(--teal)" maxBarSize={36} isAnimationActive={false} />
      </Chart>
    </ResponsiveContainer>
  )
}
