import {
  MAX_PRODUCT_TEXT_LENGTH,
  MAX_SIZE_CHART_CELL_LENGTH,
  MAX_SIZE_CHART_COLUMNS,
  MAX_SIZE_CHART_ROWS,
} from '../limits'
import { encodeMessage, optionalLines } from '../validation/text.schema'
import { sizeChartOf } from './size-chart'

/** The first rule that a text breaks as a size chart; lines are counted without empty ones. */
function problemOf(text: string): string | undefined {
  const chart = sizeChartOf(text)
  if (!chart) return undefined
  const { headings, rows } = chart
  const count = headings.length
  if (rows.length === 0 || rows.length > MAX_SIZE_CHART_ROWS)
    return encodeMessage('invalid.sizeChartRows', { max: MAX_SIZE_CHART_ROWS })
  if (count < 2 || count > MAX_SIZE_CHART_COLUMNS)
    return encodeMessage('invalid.sizeChartColumns', { max: MAX_SIZE_CHART_COLUMNS })
  for (const [index, cells] of [headings, ...rows].entries()) {
    const line = index + 1
    if (cells.length !== count) return encodeMessage('invalid.sizeChartCells', { line, count })
    if (cells.some((cell) => cell === '')) return encodeMessage('invalid.sizeChartEmpty', { line })
    if (cells.some((cell) => cell.length > MAX_SIZE_CHART_CELL_LENGTH))
      return encodeMessage('invalid.sizeChartLong', { line, max: MAX_SIZE_CHART_CELL_LENGTH })
  }
  return undefined
}

/** The text of a size chart (size-chart.ts), or null. */
export const sizeChartSchema = optionalLines(MAX_PRODUCT_TEXT_LENGTH).superRefine(
  (text, context) => {
    const message = text ? problemOf(text) : undefined
    if (message) context.addIssue({ code: 'custom', message })
  },
)
