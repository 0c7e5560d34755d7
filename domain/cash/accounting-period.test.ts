import { expect, test } from 'vitest'
import { daysOfPeriod } from './accounting-period'

test.each([
  ['thisMonth', '2026-11-21', '2026-11-01', '2026-11-30'],
  ['thisMonth', '2028-02-29', '2028-02-01', '2028-02-29'],
  ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['thisQuarter', '2026-12-31', '2026-10-01', '2026-12-31'],
  ['thisQuarter', '2026-04-01', '2026-04-01', '2026-06-30'],
  ['lastQuarter', '2026-02-10', '2025-10-01', '2025-12-31'],
] as const)('%s on %s is %s to %s', (period, today, from, to) => {
  expect(daysOfPeriod(period, today)).toEqual({ from, to })
})
