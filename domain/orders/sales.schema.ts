import { encodeMessage } from '../validation/text.schema'
import { z } from '../validation/zod'
import { SALES_PERIODS } from './sales-period'

export const salesSchema = z.object({
  days: z.literal([...SALES_PERIODS], {
    error: encodeMessage('invalid.period', { periods: SALES_PERIODS.join(', ') }),
  }),
})

export type SalesInput = z.input<typeof salesSchema>
