import { daysOfPeriod } from '#domain/cash/accounting-period'
import { cairoDay, shiftDay } from '#domain/delivery/cairo-day'
import {
  REPORT_DIMENSION_TABLE,
  REPORT_SORT_TABLE,
  type ReportDimensionCode,
  type ReportSortCode,
} from '#domain/reports/sales-report'
import type { SearchFormat } from '../../../platform/routing/use-search-state'

/** The days of a report: those of a period until today, so that a saved report goes on, or days of one's own. */
export interface ReportDays {
  readonly period: ReportPeriod | null
  readonly from: string
  readonly to: string
}

/** What a report asks, as its address has it: whoever opens the address sees the same report. */
export interface ReportQuestion extends ReportDays {
  readonly by: ReportDimensionCode
  readonly andBy: ReportDimensionCode | null
  readonly sort: ReportSortCode
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

const INITIAL_PERIOD: ReportPeriod = 'last30'

/** The days of a period, as an answer to a question. */
export const daysIn = (period: ReportPeriod): ReportDays => ({ period, ...daysOf(period) })

export const DAYS_FORMAT: SearchFormat<ReportDays> = {
  read: (parameters) => {
    const [from, to] = [parameters.get('from'), parameters.get('to')]
    if (isDay(from) && isDay(to) && from <= to) return { period: null, from, to }
    const period = REPORT_PERIODS.find((one) => one === parameters.get('period'))
    return daysIn(period ?? INITIAL_PERIOD)
  },
  write: ({ period, from, to }) => ({
    ...(period === null && { from, to }),
    ...(period !== null && period !== INITIAL_PERIOD && { period }),
  }),
}

export const QUESTION_FORMAT: SearchFormat<ReportQuestion> = {
  read: (parameters) => {
    const by = findCode(parameters.get('by')) ?? 'PRODUCT'
    const andBy = findCode(parameters.get('and')) ?? null
    const sort = parameters.get('sort') === REPORT_SORT_TABLE.REFUSED.value ? 'REFUSED' : 'SALES'
    return { by, andBy: andBy === by ? null : andBy, sort, ...DAYS_FORMAT.read(parameters) }
  },
  write: ({ by, andBy, sort, ...days }) => ({
    by: REPORT_DIMENSION_TABLE[by].value,
    ...(andBy && andBy !== by && { and: REPORT_DIMENSION_TABLE[andBy].value }),
    ...(sort !== 'SALES' && { sort: REPORT_SORT_TABLE[sort].value }),
    ...DAYS_FORMAT.write(days),
  }),
}
