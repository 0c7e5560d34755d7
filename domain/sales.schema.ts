import { z } from 'zod'
import { says } from './text.schema'

/** The periods, in days, that the owner may look back on. */
export const SALES_PERIODS = [7, 30, 90] as const

export type SalesPeriod = (typeof SALES_PERIODS)[number]

export const salesSchema = z.object({
  days: z.literal([...SALES_PERIODS], {
    error: says('invalid.period', { periods: SALES_PERIODS.join(', ') }),
  }),
})

export type SalesInput = z.input<typeof salesSchema>
