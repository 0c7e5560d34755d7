import { z } from 'zod'
import { MAX_QUANTITY, MIN_QUANTITY } from './limits'
import { says } from './text.schema'

const quantityRule = says('invalid.quantity', { min: MIN_QUANTITY, max: MAX_QUANTITY })

export const quantitySchema = z
  .number({ error: quantityRule })
  .refine(
    (quantity) =>
      Number.isInteger(quantity) && quantity >= MIN_QUANTITY && quantity <= MAX_QUANTITY,
    quantityRule,
  )
  .meta({ type: 'integer', minimum: MIN_QUANTITY, maximum: MAX_QUANTITY })

export const addToCartSchema = z.object({ quantity: quantitySchema.default(1) })

export const setQuantitySchema = z.object({ quantity: quantitySchema })

export type QuantityInput = z.input<typeof setQuantitySchema>
