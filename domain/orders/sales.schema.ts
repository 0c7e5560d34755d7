import { encodeMessage } from '../validation/text.schema'
import { z } from '../validation/zod'

/** The periods, in days, of the sales report. */
export const SALES_PERIODS = [7, 30, 90] as const

export type SalesPeriod = (typeof SALES_PERIODS)[number]

export const salesSchema = z.object({
  days: z.literal([...SALES_PERIODS], {
    error: encodeMessage('invalid.period', { periods: SALES_PERIODS.join(', ') }),
  }),
})

export type SalesInput = z.input<typeof salesSchema>
