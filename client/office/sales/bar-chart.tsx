import {
  Bar,
  CartesianGrid,
  BarChart as Chart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { isolate } from '#domain/messages/format-message'
import { DEFAULT_LOCALE } from '#domain/messages/locale'
import { useDirection, useIntlLocale } from '../../platform/texts/text'
import { NAME_WIDTH } from './name-lines'
import { NameTick } from './name-tick'

interface ChartBar {
  /** The bar's label on the axis and in the tooltip. */
  readonly name: string
  readonly value: number
}

interface BarChartProps {
  readonly title: string
  /** The label of the values in the tooltip. */
  readonly unit: string
  readonly bars: readonly ChartBar[]
  readonly format: (value: number) => string
  readonly height: number
  /** As in Recharts: `vertical` has horizontal bars, with room for long names. */
  readonly layout?: 'horizontal' | 'vertical'
}

const VALUE_WIDTH = 52

/** Wraps long names, which would overflow a narrow screen. */
const TOOLTIP = { maxInlineSize: '9rem', whiteSpace: 'normal' } as const

/** The SVG is left to right in every language, see chart-frame.css. */
function isolateLabel(text: string): string {
  return isolate(text, DEFAULT_LOCALE)
}

/**
 * A bar chart with keyboard navigation. Its data are also shown as a table, see chart-frame.tsx.
 */
export default function BarChart(props: BarChartProps) {
  const { title, unit, bars, format, height, layout = 'horizontal' } = props
  const isVertical = layout === 'vertical'
  // Such as 12.5K.
  const compact = new Intl.NumberFormat(useIntlLocale(), { notation: 'compact' })
  const formatValue = (value: number) => isolateLabel(compact.format(value))
  const isRtl = useDirection() === 'rtl'
  const startSide = isRtl ? 'right' : 'left'
  const axis = { stroke: 'var(--ink-soft)', fontSize: 12, tickLine: false }
  const bottomNameAxis = (
    <XAxis
      {...axis}
      dataKey="name"
      reversed={isRtl}
      tickFormatter={isolateLabel}
      minTickGap={24}
      interval="preserveEnd"
    />
  )
  const startValueAxis = (
    <YAxis
      {...axis}
      orientation={startSide}
      width={VALUE_WIDTH}
      allowDecimals={false}
      tickFormatter={formatValue}
    />
  )
  const startNameAxis = (
    <YAxis
      {...axis}
      type="category"
      dataKey="name"
      orientation={startSide}
      width={NAME_WIDTH}
      tick={NameTick}
      interval={0}
    />
  )
  const bottomValueAxis = (
    <XAxis
      {...axis}
      type="number"
      reversed={isRtl}
      allowDecimals={false}
      tickFormatter={formatValue}
    />
  )
  return (
    <ResponsiveContainer width="100%" height={height} initialDimension={{ width: 320, height }}>
      <Chart
        data={[...bars]}
        layout={layout}
        margin={{ top: 8, right: isRtl ? 0 : 8, bottom: 0, left: isRtl ? 8 : 0 }}
        title={title}
      >
        <CartesianGrid stroke="var(--sand)" vertical={isVertical} horizontal={!isVertical} />
        {isVertical ? bottomValueAxis : bottomNameAxis}
        {isVertical ? startNameAxis : startValueAxis}
        <Tooltip
          formatter={(value) => [format(Number(value)), unit]}
          labelFormatter={(name) => <bdi>{name}</bdi>}
          contentStyle={TOOLTIP}
          cursor={{ fill: 'var(--teal-tint)' }}
          isAnimationActive={false}
        />
        <Bar dataKey="value" fill="var(--teal)" maxBarSize={36} isAnimationActive={false} />
      </Chart>
    </ResponsiveContainer>
  )
}
