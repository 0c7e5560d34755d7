import { type Address, addressSchema } from '../addresses/address.schema'
import { parsePhone, phoneDigits } from '../addresses/phone'
import { phoneSchema } from '../addresses/phone.schema'
import type { Governorate } from '../delivery/governorates'
import {
  MAX_ADDRESS_LENGTH,
  MAX_CITY_LENGTH,
  MAX_DISCOUNT_CODE_LENGTH,
  MAX_IDEMPOTENCY_KEY_LENGTH,
  MAX_LINES,
  MAX_PHONE_LENGTH,
} from '../limits'
import { namePiastres, poundsToPiastres } from '../money/money.schema'
import { withoutInvisible } from '../validation/characters'
import { digitsSchema, requiredOr } from '../validation/number.schema'
import { encodeMessage, idSchema, optionalText, requiredText } from '../validation/text.schema'
import { z } from '../validation/zod'
import { quantitySchema } from './cart.schema'

const MAX_WAY_LENGTH = 40

/** Phone numbers are written with these between their digits. */
const SEPARATORS = /[\s().-]/g

/** A phone number in E.164 if it is Egyptian, otherwise its digits: older clients send others. */
function normalizePhone(text: string): string {
  const compact = withoutInvisible(text).replace(SEPARATORS, '')
  return parsePhone(text)?.e164 ?? (/^\+?\p{Nd}+$/u.test(compact) ? phoneDigits(compact) : text)
}

/** A phone number of an order, of any country. */
export const orderPhoneSchema = digitsSchema('invalid.phone')
  .transform(normalizePhone)
  .pipe(requiredText(MAX_PHONE_LENGTH).regex(/^(?:\+?\d+)?$/, encodeMessage('invalid.phone')))
  .meta({ type: 'string' })

/** Where to deliver, as older clients send it. */
const shippingSchema = z.object({
  address: requiredText(MAX_ADDRESS_LENGTH),
  city: requiredText(MAX_CITY_LENGTH),
  phone: orderPhoneSchema,
})

/** The form of the checkout, which accepts Egyptian phone numbers only. */
export const checkoutFormSchema = addressSchema.extend({
  /** The id of the selected saved address; blank for a new one. */
  addressId: z.string(),
  phone: phoneSchema,
  saveAddress: z.boolean(),
})

export type CheckoutFormInput = z.input<typeof checkoutFormSchema>
export type CheckoutFormOutput = z.output<typeof checkoutFormSchema>

const lineSchema = z.object(
  { productId: idSchema, quantity: quantitySchema, price: poundsToPiastres },
  { error: requiredOr('invalid.object') },
)

/** A list of lines, with each product once. */
function linesOf<T extends z.ZodType<{ readonly productId: number }>>(line: T) {
  return z
    .array(line, {
      error: ({ input }) => encodeMessage(input == null ? 'invalid.noLines' : 'invalid.list'),
    })
    .min(1, encodeMessage('invalid.noLines'))
    .max(MAX_LINES, encodeMessage('invalid.tooManyLines', { max: MAX_LINES }))
    .superRefine((lines, context) => {
      const seen = new Set<number>()
      lines.forEach((item, index) => {
        if (seen.has(item.productId)) {
          const message = encodeMessage('invalid.duplicateLine')
          context.addIssue({ code: 'custom', path: [index, 'productId'], message })
        }
        seen.add(item.productId)
      })
    })
}

/** Lines without the prices that the client has seen, each product once. */
export const orderedLinesSchema = linesOf(lineSchema.omit({ price: true }))

/** The same, if there are any. */
export const unpricedLinesSchema = z.object({
  lines: orderedLinesSchema.nullish(),
})

/** How the shopper pays. A text, because which ways there are depends on the shop; see {@link readWayToPay}. */
const paymentSchema = z.object({ wayToPay: optionalText(MAX_WAY_LENGTH).optional() })

/** Fields of every order besides its destination. */
export const orderSchema = z.object({
  total: poundsToPiastres,
  lines: linesOf(lineSchema).transform((lines) => lines.map((line) => namePiastres(line, 'price'))),
  // The total that the shopper saw. Older clients do not know about fees.
  amountDue: poundsToPiastres.nullish(),
  discountCode: optionalText(MAX_DISCOUNT_CODE_LENGTH).optional(),
  // True if the products were not ordered from the cart.
  keepCart: z.boolean({ error: encodeMessage('invalid.boolean') }).nullish(),
})

/** A checkout: amounts in pounds in, piastres out. */
export const checkoutSchema = shippingSchema
  .extend(orderSchema.shape)
  .extend(paymentSchema.shape)
  .transform((checkout) => namePiastres(checkout, 'total', 'amountDue'))

const absent = z.null({ error: encodeMessage('invalid.addressTwice') }).optional()

/** The same with the fields of an address instead of its two texts. */
export const structuredCheckoutSchema = orderSchema
  .extend({
    address: absent,
    city: absent,
    phone: orderPhoneSchema,
    shippingAddress: addressSchema,
    saveAddress: z.boolean({ error: encodeMessage('invalid.boolean') }).nullish(),
  })
  .extend(paymentSchema.shape)
  .transform((checkout) => namePiastres(checkout, 'total', 'amountDue'))

export type CheckoutInput =
  | (z.input<typeof checkoutSchema> & { readonly shippingAddress?: null })
  | z.input<typeof structuredCheckoutSchema>

export interface Checkout extends z.output<typeof checkoutSchema> {
  /** Null if the client sent address and city as texts. */
  readonly shippingAddress: Address | null
  /** Whether to save that address on the account. */
  readonly saveAddress?: boolean | null | undefined
  /** As chosen, or as named by the text of the city. */
  readonly governorate: Governorate | null
}

export const idempotencyKeySchema = z.object({
  idempotencyKey: requiredText(MAX_IDEMPOTENCY_KEY_LENGTH).nullish(),
})
