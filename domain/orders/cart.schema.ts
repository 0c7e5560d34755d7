import { MAX_QUANTITY, MIN_QUANTITY } from '../limits'
import { FLOAT_TOLERANCE } from '../money/money'
import { pricePiastres } from '../money/money.schema'
import { numberSchema } from '../validation/number.schema'
import { encodeMessage } from '../validation/text.schema'
import { z } from '../validation/zod'

const quantityRule = encodeMessage('invalid.quantity', { min: MIN_QUANTITY, max: MAX_QUANTITY })

function isQuantity(quantity: number): boolean {
  const isWhole = Math.abs(Math.round(quantity) - quantity) <= FLOAT_TOLERANCE
  return isWhole && quantity >= MIN_QUANTITY && Math.round(quantity) <= MAX_QUANTITY
}

export const quantitySchema = numberSchema(quantityRule)
  .refine(isQuantity, quantityRule)
  .transform(Math.round)
  .meta({ type: 'integer', minimum: MIN_QUANTITY, maximum: MAX_QUANTITY })

export const addToCartSchema = z.object({ quantity: quantitySchema.default(1) })

/** The same with the price that the shopper saw, which may be an older one. */
export const addSeenSchema = addToCartSchema.extend({ seenPrice: pricePiastres.nullish() })

export type AddSeenInput = z.input<typeof addSeenSchema>

export const setQuantitySchema = z.object({ quantity: quantitySchema })

export type QuantityInput = z.input<typeof setQuantitySchema>
