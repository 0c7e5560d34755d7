import { MAX_REPORT_DAYS } from '../limits'
import { encodeMessage } from '../validation/text.schema'
import { z } from '../validation/zod'
import { REPORT_DIMENSIONS, REPORT_SORTS } from './sales-report'

const daySchema = z.iso.date({ error: encodeMessage('invalid.day') })

const DAY = 24 * 60 * 60 * 1000

/** The number of days from one to the other, both included. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY + 1

/** A report on sales: its days, both included, and one or two dimensions. */
export const salesReportSchema = z
  .object({
    by: z.enum(REPORT_DIMENSIONS),
    andBy: z
      .enum(REPORT_DIMENSIONS)
      .nullish()
      .transform((by) => by ?? null),
    sort: z
      .enum(REPORT_SORTS)
      .nullish()
      .transform((sort) => sort ?? 'sales'),
    from: daySchema,
    to: daySchema,
  })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: encodeMessage('invalid.dayOrder'),
  })
  .refine(({ from, to }) => from > to || !(daysBetween(from, to) > MAX_REPORT_DAYS), {
    path: ['from'],
    error: encodeMessage('report.tooLong', { max: MAX_REPORT_DAYS }),
  })
  .refine(({ by, andBy }) => by !== andBy, {
    path: ['andBy'],
    error: encodeMessage('report.sameTwice'),
  })

export type SalesReportInput = z.input<typeof salesReportSchema>
