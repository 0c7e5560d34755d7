import { quantitySchema } from './cart.schema'
import { poundsSchema } from './catalogue.schema'
import {
  MAX_ADDRESS_LENGTH,
  MAX_CITY_LENGTH,
  MAX_IDEMPOTENCY_KEY_LENGTH,
  MAX_LINES,
  MAX_PHONE_LENGTH,
} from './limits'
import { digitsSchema, requiredOr } from './number.schema'
import { parsePhone, phoneDigits } from './phone'
import { phoneSchema } from './phone.schema'
import { encodeMessage, idSchema, requiredText } from './text.schema'
import { z } from './zod'

/** Phone numbers are written with these between their digits. */
const SEPARATORS = /[\s().-]/g

/** A phone number in E.164 if it is Egyptian, otherwise its digits: older clients send others. */
function normalizePhone(text: string): string {
  const compact = text.replace(SEPARATORS, '')
  return parsePhone(text)?.e164 ?? (/^\+?\p{Nd}+$/u.test(compact) ? phoneDigits(compact) : text)
}

/** The three fields that a shopper fills in. */
export const shippingSchema = z.object({
  address: requiredText(MAX_ADDRESS_LENGTH),
  city: requiredText(MAX_CITY_LENGTH),
  phone: digitsSchema('invalid.phone')
    .transform(normalizePhone)
    .pipe(requiredText(MAX_PHONE_LENGTH).regex(/^(?:\+?\d+)?$/, encodeMessage('invalid.phone')))
    .meta({ type: 'string' }),
})

/** The same in the form, which accepts Egyptian phone numbers only. */
export const shippingFormSchema = shippingSchema.extend({ phone: phoneSchema })

const lineSchema = z.object(
  { productId: idSchema, quantity: quantitySchema, price: poundsSchema },
  { error: requiredOr('invalid.object') },
)

const linesSchema = z
  .array(lineSchema, {
    error: ({ input }) => encodeMessage(input == null ? 'invalid.noLines' : 'invalid.list'),
  })
  .min(1, encodeMessage('invalid.noLines'))
  .max(MAX_LINES, encodeMessage('invalid.tooManyLines', { max: MAX_LINES }))
  .superRefine((lines, context) => {
    const seen = new Set<number>()
    lines.forEach((line, index) => {
      if (seen.has(line.productId)) {
        const message = encodeMessage('invalid.duplicateLine')
        context.addIssue({ code: 'custom', path: [index, 'productId'], message })
      }
      seen.add(line.productId)
    })
  })

/** A checkout: amounts in pounds in, piastres out. */
export const checkoutSchema = shippingSchema.extend({ total: poundsSchema, lines: linesSchema })

export type ShippingInput = z.input<typeof shippingSchema>
export type CheckoutInput = z.input<typeof checkoutSchema>
export type Checkout = z.output<typeof checkoutSchema>

export const idempotencyKeySchema = z.object({
  idempotencyKey: requiredText(MAX_IDEMPOTENCY_KEY_LENGTH).nullish(),
})
