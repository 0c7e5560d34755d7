import { addressSchema } from '../addresses/address.schema'
import { phoneSchema } from '../addresses/phone.schema'
import { MAX_COURIER_NOTE_LENGTH, MAX_LATE_AFTER_HOURS } from '../limits'
import { namePiastres, poundsToPiastres } from '../money/money.schema'
import { isAmount, MAX_PRICE_POUNDS } from '../money/units'
import { numberSchema, requiredOr } from '../validation/number.schema'
import { encodeMessage, idSchema, optionalText } from '../validation/text.schema'
import { z } from '../validation/zod'
import { CUSTOMER_MESSAGES } from './confirmation'

const amountRule = encodeMessage('invalid.fee', { max: MAX_PRICE_POUNDS })
const hoursRule = encodeMessage('invalid.hours', { max: MAX_LATE_AFTER_HOURS })

const hours = numberSchema(hoursRule).refine(
  (count) => Number.isInteger(count) && count >= 1 && count <= MAX_LATE_AFTER_HOURS,
  hoursRule,
)

const flag = z.boolean({ error: requiredOr('invalid.text') })

/** Which orders need confirmation: pounds in, piastres out. */
export const confirmationRulesSchema = z
  .object({
    includesAllOrders: flag,
    includesFirstOfPhone: flag,
    above: poundsToPiastres
      .refine(isAmount, amountRule)
      .nullish()
      .transform((piastres) => piastres ?? null),
    lateAfterHours: hours,
    /** Null for never; stays if it is left out, as by clients that do not know it. */
    prepayWithinHours: hours.nullish(),
  })
  .transform((rules) => namePiastres(rules, 'above'))

export type ConfirmationRulesInput = z.input<typeof confirmationRulesSchema>

/** Corrections that a customer can make to an order. */
export const orderCorrectionSchema = z.object({
  phone: phoneSchema,
  courierNote: optionalText(MAX_COURIER_NOTE_LENGTH).default(null),
})

export type OrderCorrectionInput = z.input<typeof orderCorrectionSchema>

/** The same on the page of one's own order, with the address. */
export const ownOrderCorrectionSchema = z.object({
  phone: phoneSchema,
  shippingAddress: addressSchema.nullish(),
})

export type OwnOrderCorrectionInput = z.input<typeof ownOrderCorrectionSchema>

/** A message that somebody has sent to the customer of an order. */
export const sentMessageSchema = z.object({
  orderId: idSchema,
  kind: z.enum(CUSTOMER_MESSAGES, { error: encodeMessage('invalid.choice') }),
})
