import { expect, test } from 'vitest'
import { sizeChartOf } from './size-chart'
import { sizeChartSchema } from './size-chart.schema'

test('The first line of a size chart is its headings, and each other a size', () => {
  expect(sizeChartOf('Size | Neck (cm)\n\n S | 30–38 \nM | 36–45\n')).toEqual({
    headings: ['Size', 'Neck (cm)'],
    rows: [
      ['S', '30–38'],
      ['M', '36–45'],
    ],
  })
})

test.each([null, '', ' \n '])('There is none in %j', (text) => {
  expect(sizeChartOf(text)).toBeNull()
  expect(sizeChartSchema.parse(text)).toBeNull()
})

test.each([
  ['Size | Neck', 'invalid.sizeChartRows|{"max":20}'],
  [`Size | Neck\n${'S | 1\n'.repeat(21)}`, 'invalid.sizeChartRows|{"max":20}'],
  ['Size\nS', 'invalid.sizeChartColumns|{"max":6}'],
  ['1|2|3|4|5|6|7\n1|2|3|4|5|6|7', 'invalid.sizeChartColumns|{"max":6}'],
  ['Size | Neck\nS | 30 | 40\nM | 40', 'invalid.sizeChartCells|{"line":2,"count":2}'],
  ['Size | Neck\nS | 30\n\nM |', 'invalid.sizeChartEmpty|{"line":3}'],
  [`Size | Neck\nS | ${'3'.repeat(41)}`, 'invalid.sizeChartLong|{"line":2,"max":40}'],
])('The chart %j says what is wrong', (text, message) => {
  const messages = sizeChartSchema.safeParse(text).error?.issues.map((issue) => issue.message)
  expect(messages).toEqual([message])
})
