/** The periods that exports are made of, and any other one. */
export const ACCOUNTING_PERIODS = [
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'lastQuarter',
  'other',
] as const

export type AccountingPeriod = (typeof ACCOUNTING_PERIODS)[number]

const toDay = (date: Date) => date.toISOString().slice(0, 10)

/** The first and the last day of a number of months that begin with one of a year, counted from 0. */
function months(year: number, first: number, count: number) {
  return {
    from: toDay(new Date(Date.UTC(year, first, 1))),
    to: toDay(new Date(Date.UTC(year, first + count, 0))),
  }
}

/** The days of a period, seen from a day such as 2026-11-21. */
export function daysOfPeriod(period: Exclude<AccountingPeriod, 'other'>, today: string) {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const current = month - 1
  const quarter = current - (current % 3)
  switch (period) {
    case 'thisMonth':
      return months(year, current, 1)
    case 'lastMonth':
      return months(year, current - 1, 1)
    case 'thisQuarter':
      return months(year, quarter, 3)
    case 'lastQuarter':
      return months(year, quarter - 3, 3)
  }
}
