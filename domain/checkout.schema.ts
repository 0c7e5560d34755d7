import { z } from 'zod'
import { quantitySchema } from './cart.schema'
import { poundsSchema } from './catalogue.schema'
import {
  MAX_ADDRESS_LENGTH,
  MAX_CITY_LENGTH,
  MAX_IDEMPOTENCY_KEY_LENGTH,
  MAX_LINES,
  MAX_PHONE_LENGTH,
} from './limits'
import { idSchema, requiredText, says } from './text.schema'

/** The three fields a shopper types; the form checks just these. */
export const shippingSchema = z.object({
  address: requiredText(MAX_ADDRESS_LENGTH),
  city: requiredText(MAX_CITY_LENGTH),
  phone: requiredText(MAX_PHONE_LENGTH).regex(/^(?:\+?\d+)?$/, says('invalid.phone')),
})

const lineSchema = z.object(
  { productId: idSchema, quantity: quantitySchema, price: poundsSchema },
  { error: says('invalid.required') },
)

const linesSchema = z
  .array(lineSchema, { error: says('invalid.noLines') })
  .min(1, says('invalid.noLines'))
  .max(MAX_LINES, says('invalid.tooManyLines', { max: MAX_LINES }))
  .superRefine((lines, context) => {
    const seen = new Set<number>()
    lines.forEach((line, index) => {
      if (seen.has(line.productId)) {
        const message = says('invalid.duplicateLine')
        context.addIssue({ code: 'custom', path: [index, 'productId'], message })
      }
      seen.add(line.productId)
    })
  })

/** A checkout: amounts in pounds in, piastres out. Decisions section 6. */
export const checkoutSchema = shippingSchema.extend({ total: poundsSchema, lines: linesSchema })

export type ShippingInput = z.input<typeof shippingSchema>
export type CheckoutInput = z.input<typeof checkoutSchema>
export type Checkout = z.output<typeof checkoutSchema>

export const idempotencyKeySchema = z.object({
  idempotencyKey: requiredText(MAX_IDEMPOTENCY_KEY_LENGTH).nullish(),
})
