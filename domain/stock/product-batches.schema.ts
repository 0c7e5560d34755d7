import { MAX_PRODUCTS_AT_ONCE } from '../limits'
import { pageFields } from '../validation/list.schema'
import { encodeMessage, idSchema, optionalText } from '../validation/text.schema'
import { z } from '../validation/zod'
import { EXPIRY_PERIODS } from './expiry'
import { expirySchema, unitsSchema } from './stock-booking.schema'

/** The number that is printed on the packages of a batch. */
const batchCodeSchema = optionalText(50)

const periodRule = encodeMessage('invalid.choice')

/** A page of the list of what expires within a number of days, or has expired. */
export const expiringSchema = z.object({
  days: z
    .number({ error: periodRule })
    .refine((days) => EXPIRY_PERIODS.some((period) => period === days), periodRule),
  ...pageFields,
})

export type ExpiringInput = z.input<typeof expiringSchema>

/** Adds a batch of units that are in stock already, or corrects one. */
export const productBatchSchema = z.object({
  productId: idSchema,
  /** Null for a batch that is added. */
  id: idSchema.nullish().transform((id) => id ?? null),
  expiresOn: expirySchema,
  code: batchCodeSchema.optional().transform((code) => code ?? null),
  /** Units that are left of it. */
  units: unitsSchema,
})

export type ProductBatchInput = z.input<typeof productBatchSchema>

const noProducts = encodeMessage('invalid.noProducts')

/** Write-off of the remaining units of batches; each has the units that were shown. */
export const writeOffSchema = z.object({
  batches: z
    .array(z.object({ id: idSchema, units: unitsSchema }), { error: noProducts })
    .min(1, noProducts)
    .max(
      MAX_PRODUCTS_AT_ONCE,
      encodeMessage('invalid.tooManyProducts', { max: MAX_PRODUCTS_AT_ONCE }),
    )
    .refine(
      (batches) => new Set(batches.map(({ id }) => id)).size === batches.length,
      encodeMessage('invalid.repeatedProduct'),
    ),
})

export type WriteOffInput = z.input<typeof writeOffSchema>
