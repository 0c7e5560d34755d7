import { daysOfPeriod } from '#domain/cash/accounting-period'
import { cairoDay, shiftDay } from '#domain/delivery/cairo-day'
import {
  REPORT_DIMENSION_TABLE,
  REPORT_SORT_TABLE,
  type ReportDimensionCode,
  type ReportSortCode,
} from '#domain/reports/sales-report'
import type { SearchFormat } from '../../../platform/routing/use-search-state'

/** What a report asks, as its address has it: whoever opens the address sees the same report. */
export interface ReportQuestion {
  readonly by: ReportDimensionCode
  readonly andBy: ReportDimensionCode | null
  readonly sort: ReportSortCode
  readonly from: string
  readonly to: string
}

export const DIMENSION_CODES = Object.keys(REPORT_DIMENSION_TABLE) as ReportDimensionCode[]

export const SORT_CODES = Object.keys(REPORT_SORT_TABLE) as ReportSortCode[]

/** The periods to choose from, besides days of one's own. */
export const REPORT_PERIODS = [
  'last7',
  'last30',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'lastQuarter',
] as const

export type ReportPeriod = (typeof REPORT_PERIODS)[number]

const lastDays = (count: number, today: string) => ({
  from: shiftDay(today, 1 - count),
  to: today,
})

/** The days of a period, until today at most. */
export function daysOf(period: ReportPeriod, today = cairoDay(new Date())) {
  if (period === 'last7') return lastDays(7, today)
  if (period === 'last30') return lastDays(30, today)
  const { from, to } = daysOfPeriod(period, today)
  return { from, to: to < today ? to : today }
}

const findCode = (text: string | null) =>
  DIMENSION_CODES.find((code) => REPORT_DIMENSION_TABLE[code].value === text)

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

export const QUESTION_FORMAT: SearchFormat<ReportQuestion> = {
  read: (parameters) => {
    const [from, to] = [parameters.get('from'), parameters.get('to')]
    const by = findCode(parameters.get('by')) ?? 'PRODUCT'
    const andBy = findCode(parameters.get('and')) ?? null
    const days = isDay(from) && isDay(to) && from <= to ? { from, to } : daysOf('last30')
    const sort = parameters.get('sort') === REPORT_SORT_TABLE.REFUSED.value ? 'REFUSED' : 'SALES'
    return { by, andBy: andBy === by ? null : andBy, sort, ...days }
  },
  write: ({ by, andBy, sort, from, to }) => ({
    by: REPORT_DIMENSION_TABLE[by].value,
    ...(andBy && andBy !== by && { and: REPORT_DIMENSION_TABLE[andBy].value }),
    ...(sort !== 'SALES' && { sort: REPORT_SORT_TABLE[sort].value }),
    from,
    to,
  }),
}
