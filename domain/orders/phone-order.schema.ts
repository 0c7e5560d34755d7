import { addressSchema } from '../addresses/address.schema'
import { phoneSchema } from '../addresses/phone.schema'
import { MAX_RECIPIENT_NAME_LENGTH } from '../limits'
import { namePiastres, poundsToPiastres } from '../money/money.schema'
import { idSchema, requiredText } from '../validation/text.schema'
import type { z } from '../validation/zod'
import { idempotencyKeySchema, orderSchema } from './checkout.schema'

/** The form of an order that the team takes by phone. */
export const phoneOrderFormSchema = addressSchema.extend({
  phone: phoneSchema,
  recipientName: requiredText(MAX_RECIPIENT_NAME_LENGTH),
})

export type PhoneOrderFormInput = z.input<typeof phoneOrderFormSchema>
export type PhoneOrderFormOutput = z.output<typeof phoneOrderFormSchema>

/** An order that the team takes by phone: amounts in pounds in, piastres out. */
export const phoneOrderSchema = orderSchema
  .omit({ keepCart: true })
  .extend({
    // The amount that the customer was quoted.
    amountDue: poundsToPiastres,
    phone: phoneSchema,
    recipientName: requiredText(MAX_RECIPIENT_NAME_LENGTH),
    shippingAddress: addressSchema,
    /** The account that the order belongs to, if the customer wants so. */
    accountId: idSchema.nullish(),
    idempotencyKey: idempotencyKeySchema.shape.idempotencyKey.unwrap().unwrap(),
  })
  .transform((order) => namePiastres(order, 'total', 'amountDue'))

export type PhoneOrderInput = z.input<typeof phoneOrderSchema>
