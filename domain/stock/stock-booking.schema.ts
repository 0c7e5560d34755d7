import { MAX_IDEMPOTENCY_KEY_LENGTH, MAX_PRODUCTS_AT_ONCE, MAX_STOCK } from '../limits'
import { numberSchema } from '../validation/number.schema'
import { encodeMessage, idSchema, optionalText, requiredText } from '../validation/text.schema'
import { z } from '../validation/zod'
import type { StockReason } from './stock-movements.schema'

/** Stock bookings made with a scanner; each is the reason of its movements. */
export const BOOKING_KINDS = [
  'received',
  'counted',
  'damaged',
] as const satisfies readonly StockReason[]

export type BookingKind = (typeof BOOKING_KINDS)[number]

const unitsRule = encodeMessage('invalid.stockUnits', { max: MAX_STOCK })

export const unitsSchema = numberSchema(unitsRule).refine(
  (units) => Number.isInteger(units) && units >= 0 && units <= MAX_STOCK,
  unitsRule,
)

const FIRST_EXPIRY = '2000-01-01'
const LAST_EXPIRY = '2099-12-31'

const expiryRule = encodeMessage('invalid.expiry')

/** The last day on which units may be used. ISO dates compare as texts. */
export const expirySchema = z.iso
  .date({ error: expiryRule, abort: true })
  .refine((day) => day >= FIRST_EXPIRY && day <= LAST_EXPIRY, expiryRule)

const lineSchema = z.object({
  productId: idSchema,
  quantity: unitsSchema,
  /** The units that were expected on the shelf when they were counted. */
  expectedUnits: unitsSchema.nullish(),
  /** The last day on which received units may be used; null if they have no date, or it is not known. */
  expiresOn: expirySchema.nullish(),
})

const noProducts = encodeMessage('invalid.noProducts')

export const stockBookingSchema = z.object({
  idempotencyKey: requiredText(MAX_IDEMPOTENCY_KEY_LENGTH),
  kind: z.enum(BOOKING_KINDS, { error: encodeMessage('invalid.choice') }),
  lines: z
    .array(lineSchema, { error: noProducts })
    .min(1, noProducts)
    .max(
      MAX_PRODUCTS_AT_ONCE,
      encodeMessage('invalid.tooManyProducts', { max: MAX_PRODUCTS_AT_ONCE }),
    )
    .refine(
      (lines) => new Set(lines.map(({ productId }) => productId)).size === lines.length,
      encodeMessage('invalid.repeatedProduct'),
    ),
})

export type StockBookingInput = z.input<typeof stockBookingSchema>
export type StockBookingLine = z.output<typeof lineSchema>

const MAX_CODE_LENGTH = 100

/** A text that somebody has scanned or typed. */
export const scannedCodeSchema = requiredText(MAX_CODE_LENGTH)

/** A code that a product is to have. */
export const productCodeSchema = z.object({
  productId: idSchema,
  code: scannedCodeSchema,
  /** The code that it has, and is to lose. */
  replaces: optionalText(MAX_CODE_LENGTH).default(null),
})

export type ProductCodeInput = z.input<typeof productCodeSchema>
