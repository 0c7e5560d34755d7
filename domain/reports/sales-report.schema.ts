import { MAX_REPORT_DAYS } from '../limits'
import { encodeMessage } from '../validation/text.schema'
import { z } from '../validation/zod'
import { REPORT_DIMENSIONS, REPORT_SORTS } from './sales-report'

const dayRule = encodeMessage('invalid.day')

/** No shop has reports of earlier days, and the days before those of the year 0 have no ISO date. */
const FIRST_DAY = '2000-01-01'

const daySchema = z.iso.date({ error: dayRule }).refine((day) => day >= FIRST_DAY, dayRule)

const DAY = 24 * 60 * 60 * 1000

interface Period {
  readonly from: string
  readonly to: string
}

/** The number of days from one to the other, both included. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY + 1

const periodFields = { from: daySchema, to: daySchema }

const isInOrder = ({ from, to }: Period) => from <= to
const orderIssue = { path: ['to'], error: encodeMessage('invalid.dayOrder') }

const isShort = ({ from, to }: Period) =>
  from < FIRST_DAY || from > to || !(daysBetween(from, to) > MAX_REPORT_DAYS)
const lengthIssue = {
  path: ['from'],
  error: encodeMessage('report.tooLong', { max: MAX_REPORT_DAYS }),
}

/** The days of a report, both included. */
export const reportPeriodSchema = z
  .object(periodFields)
  .refine(isInOrder, orderIssue)
  .refine(isShort, lengthIssue)

export type ReportPeriodInput = z.input<typeof reportPeriodSchema>

/** A report on sales: its days, and one or two dimensions. */
export const salesReportSchema = z
  .object({
    ...periodFields,
    by: z.enum(REPORT_DIMENSIONS),
    andBy: z
      .enum(REPORT_DIMENSIONS)
      .nullish()
      .transform((by) => by ?? null),
    sort: z
      .enum(REPORT_SORTS)
      .nullish()
      .transform((sort) => sort ?? 'sales'),
  })
  .refine(isInOrder, orderIssue)
  .refine(isShort, lengthIssue)
  .refine(({ by, andBy }) => by !== andBy, {
    path: ['andBy'],
    error: encodeMessage('report.sameTwice'),
  })

export type SalesReportInput = z.input<typeof salesReportSchema>
