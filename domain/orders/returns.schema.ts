import { MAX_LINES, MAX_ORDER_NOTE_LENGTH, MAX_QUANTITY } from '../limits'
import { namePiastres, poundsToPiastres } from '../money/money.schema'
import { NO_PIASTRES } from '../money/units'
import { numberSchema, requiredOr } from '../validation/number.schema'
import { encodeMessage, idSchema, optionalText, requiredText } from '../validation/text.schema'
import { z } from '../validation/zod'
import { quantitySchema } from './cart.schema'
import { PARCEL_CONDITIONS } from './order-life'
import { RETURN_REASONS } from './returns'

const noItems = encodeMessage('invalid.noReturnItems')

function itemsOf<Item extends z.ZodType<{ readonly itemId: number }>>(item: Item) {
  return z
    .array(item, { error: noItems })
    .min(1, noItems)
    .max(MAX_LINES, encodeMessage('invalid.text'))
    .superRefine((items, context) => {
      const seen = new Set<number>()
      for (const [index, { itemId }] of items.entries()) {
        if (seen.has(itemId)) {
          context.addIssue({
            code: 'custom',
            path: [index, 'itemId'],
            message: encodeMessage('invalid.repeatedItem'),
          })
        }
        seen.add(itemId)
      }
    })
}

/** Units of items of an order, each once. */
export const returnedItemsSchema = itemsOf(z.object({ itemId: idSchema, quantity: quantitySchema }))

/** Which items of an order are to be returned, and why. */
export const returnSchema = z.object({
  items: returnedItemsSchema,
  reason: z.enum(RETURN_REASONS, { error: requiredOr('invalid.text') }),
  note: optionalText(MAX_ORDER_NOTE_LENGTH).default(null),
})

export type ReturnInput = z.input<typeof returnSchema>
export type ReturnFields = z.output<typeof returnSchema>

/** Acceptance of a return, with an optional message to the customer. */
export const acceptReturnSchema = z.object({
  answer: optionalText(MAX_ORDER_NOTE_LENGTH).default(null),
})

/** Why the shop does not take items back. */
export const declineReturnSchema = z.object({ answer: requiredText(MAX_ORDER_NOTE_LENGTH) })

const receivedRule = encodeMessage('invalid.receivedQuantity', { max: MAX_QUANTITY })

/** Items received, their condition, and the refund for them: pounds in, piastres out. */
export const receiveReturnSchema = z
  .object({
    items: itemsOf(
      z.object({
        itemId: idSchema,
        /** None if it was not in the parcel. */
        quantity: numberSchema(receivedRule).refine(
          (quantity) => Number.isInteger(quantity) && quantity >= 0 && quantity <= MAX_QUANTITY,
          receivedRule,
        ),
        condition: z.enum(PARCEL_CONDITIONS, { error: requiredOr('invalid.text') }),
      }),
    ),
    refund: poundsToPiastres.refine(
      (piastres) => piastres >= NO_PIASTRES,
      encodeMessage('invalid.amount'),
    ),
    refundsDelivery: z.boolean({ error: requiredOr('invalid.boolean') }),
    /** Why less is given back than was paid for the items. */
    refundNote: optionalText(MAX_ORDER_NOTE_LENGTH).default(null),
  })
  .transform((fields) => namePiastres(fields, 'refund'))

export type ReceiveReturnInput = z.input<typeof receiveReturnSchema>
export type ReceiveReturnFields = z.output<typeof receiveReturnSchema>
