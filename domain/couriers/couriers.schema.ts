import { phoneSchema } from '../addresses/phone.schema'
import { MAX_COLUMN_NAME_LENGTH, MAX_COURIER_NAME_LENGTH, MAX_URL_LENGTH } from '../limits'
import { namePiastres, poundsToPiastres } from '../money/money.schema'
import { isAmount, MAX_PRICE_POUNDS, NO_PIASTRES } from '../money/units'
import { encodeMessage, optionalText, requiredText } from '../validation/text.schema'
import { parseUrl } from '../validation/url'
import { z } from '../validation/zod'
import { CARRIERS } from './carriers'
import { courierPricesSchema } from './courier-prices'

/** Where the tracking number stands in a courier's tracking address. */
const TRACKING_NUMBER_PLACEHOLDER = '{number}'

const feeSchema = poundsToPiastres
  .refine(isAmount, encodeMessage('invalid.fee', { max: MAX_PRICE_POUNDS }))
  .default(NO_PIASTRES)

function isTrackingUrl(text: string | null): boolean {
  if (text === null) return true
  const url = parseUrl(text.replaceAll(TRACKING_NUMBER_PLACEHOLDER, '1'))
  return url?.protocol === 'https:' && text.includes(TRACKING_NUMBER_PLACEHOLDER)
}

/** A courier: fees in pounds in, piastres out. */
export const courierSchema = z
  .object({
    name: requiredText(MAX_COURIER_NAME_LENGTH),
    isOwnDriver: z.boolean({ error: encodeMessage('invalid.boolean') }).default(false),
    phone: phoneSchema.nullish().transform((phone) => phone ?? null),
    deliveredFee: feeSchema,
    refusedFee: feeSchema,
    trackingUrl: optionalText(MAX_URL_LENGTH)
      .default(null)
      .refine(
        isTrackingUrl,
        encodeMessage('invalid.trackingUrl', { placeholder: TRACKING_NUMBER_PLACEHOLDER }),
      ),
    /** The company with whose API it works. */
    carrier: z
      .enum(CARRIERS, { error: encodeMessage('invalid.text') })
      .nullish()
      .transform((carrier) => carrier ?? null),
    /** Prices agreed besides the two fees; unchanged if omitted. */
    prices: courierPricesSchema.nullish(),
    isActive: z.boolean({ error: encodeMessage('invalid.boolean') }).default(true),
  })
  .refine(({ isOwnDriver, carrier }) => !(isOwnDriver && carrier), {
    path: ['carrier'],
    error: encodeMessage('invalid.carrierOfDriver'),
  })
  .transform((courier) => namePiastres(courier, 'deliveredFee', 'refusedFee'))

const columnName = optionalText(MAX_COLUMN_NAME_LENGTH).default(null)

/** The headings of the columns of a courier's statements: the identifiers of a parcel, and its amounts. */
export const statementColumnsSchema = z.object({
  trackingNumber: columnName,
  orderId: columnName,
  phone: columnName,
  amount: columnName,
  fee: columnName,
  secondFee: columnName,
  thirdFee: columnName,
  tax: columnName,
  net: columnName,
})

export type StatementColumns = z.output<typeof statementColumnsSchema>

export type CourierInput = z.input<typeof courierSchema>
