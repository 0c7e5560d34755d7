import { MAX_CUSTOMER_NOTE_LENGTH } from '../limits'
import { requiredOr } from '../validation/number.schema'
import { optionalText } from '../validation/text.schema'
import { z } from '../validation/zod'
import { orderPhoneSchema } from './checkout.schema'

const flag = z.boolean({ error: requiredOr('invalid.text') }).nullish()

/** The phone of a customer, as orders have it. */
export const customerPhoneSchema = z.object({ phone: orderPhoneSchema })

/** What the shop decides about a phone; what is missing stays, and a null note removes it. */
export const customerSchema = customerPhoneSchema.extend({
  prepayOnly: flag,
  isBlocked: flag,
  note: optionalText(MAX_CUSTOMER_NOTE_LENGTH).optional(),
})

export type CustomerInput = z.input<typeof customerSchema>
