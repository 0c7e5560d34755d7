import { addressSchema } from '../addresses/address.schema'
import { phoneSchema } from '../addresses/phone.schema'
import {
  MAX_AMOUNT_REASON_LENGTH,
  MAX_DISCOUNT_CODE_LENGTH,
  MAX_LINES,
  MAX_RECIPIENT_NAME_LENGTH,
} from '../limits'
import { namePiastres, poundsToPiastres } from '../money/money.schema'
import { numberSchema, requiredOr } from '../validation/number.schema'
import { encodeMessage, idSchema, optionalText, requiredText } from '../validation/text.schema'
import { z } from '../validation/zod'
import { quantitySchema } from './cart.schema'

/** A line of an edited order: one that it has, or a product. */
const lineSchema = z
  .object(
    { itemId: idSchema.nullish(), productId: idSchema.nullish(), quantity: quantitySchema },
    { error: requiredOr('invalid.object') },
  )
  .refine(({ itemId, productId }) => (itemId == null) !== (productId == null), {
    path: ['productId'],
    message: encodeMessage('invalid.required'),
  })

/** The parts of an order that its total is made of. Omitted fields stay unchanged. */
export const editedItemsSchema = z.object({
  items: z
    .array(lineSchema, { error: encodeMessage('invalid.list') })
    .min(1, encodeMessage('invalid.noLines'))
    .max(MAX_LINES, encodeMessage('invalid.tooManyLines', { max: MAX_LINES }))
    .nullish(),
  /** Null for none. */
  discountCode: optionalText(MAX_DISCOUNT_CODE_LENGTH).optional(),
})

/** The recipient and the address. Omitted fields stay unchanged. */
export const editedContactSchema = z.object({
  recipientName: requiredText(MAX_RECIPIENT_NAME_LENGTH).nullish(),
  phone: phoneSchema.nullish(),
  shippingAddress: addressSchema.nullish(),
})

/** A lowered amount due, with the reason: pounds in, piastres out. Unchanged if omitted. */
export const loweredAmountSchema = z.object({
  loweredAmount: z
    .object(
      {
        amountDue: poundsToPiastres.refine(
          (piastres) => piastres >= 0,
          encodeMessage('orderEdit.amountNegative'),
        ),
        reason: requiredText(MAX_AMOUNT_REASON_LENGTH),
      },
      { error: requiredOr('invalid.object') },
    )
    .transform((lowered) => namePiastres(lowered, 'amountDue'))
    .nullish(),
})

export type OrderEditInput = z.input<typeof editedItemsSchema> &
  z.input<typeof editedContactSchema> &
  z.input<typeof loweredAmountSchema>

/** Version and total of the order that the editor saw: pounds in, piastres out. */
export const expectedOrderSchema = z
  .object({
    expectedVersion: numberSchema(encodeMessage('invalid.number')),
    expectedTotal: poundsToPiastres,
  })
  .transform((expected) => namePiastres(expected, 'expectedTotal'))

export type ExpectedOrderInput = z.input<typeof expectedOrderSchema>
