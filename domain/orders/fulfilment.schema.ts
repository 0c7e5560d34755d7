import {
  MAX_LINES,
  MAX_ORDER_NOTE_LENGTH,
  MAX_ORDERS_AT_ONCE,
  MAX_PARCELS,
  MAX_QUANTITY,
  MAX_TRACKING_NUMBER_LENGTH,
} from '../limits'
import { poundsToPiastres, pricePiastres } from '../money/money.schema'
import { numberSchema } from '../validation/number.schema'
import { encodeMessage, idSchema, optionalText, requiredText } from '../validation/text.schema'
import { z } from '../validation/zod'
import { PARCEL_CONDITIONS, RECORDED_METHODS, REFUSAL_REASONS } from './order-life'

const noOrders = encodeMessage('invalid.noOrders')

/** The orders that something is done to, each once and in the order of the input. */
export const orderIdsSchema = z.object({
  ids: z
    .array(idSchema, { error: noOrders })
    .min(1, noOrders)
    .max(MAX_ORDERS_AT_ONCE, encodeMessage('invalid.tooManyOrders', { max: MAX_ORDERS_AT_ONCE }))
    .transform((ids) => [...new Set(ids)]),
})

const parcelCountRule = encodeMessage('invalid.parcelCount', { max: MAX_PARCELS })

/** Details of parcels that are packed, handed over, refused or received back. */
export const parcelDetailsSchema = z.object({
  parcelCount: numberSchema(parcelCountRule)
    .refine(
      (count) => Number.isInteger(count) && count >= 1 && count <= MAX_PARCELS,
      parcelCountRule,
    )
    .nullish(),
  trackingNumber: optionalText(MAX_TRACKING_NUMBER_LENGTH).default(null),
  reason: z.enum(REFUSAL_REASONS, { error: encodeMessage('invalid.text') }).optional(),
  condition: z.enum(PARCEL_CONDITIONS, { error: encodeMessage('invalid.text') }).optional(),
})

/** A parcel that came back: its tracking number or that of its order, and its condition. */
export const receiveParcelSchema = z.object({
  code: requiredText(MAX_TRACKING_NUMBER_LENGTH),
  condition: z.enum(PARCEL_CONDITIONS, { error: encodeMessage('invalid.text') }),
})

/** Scanned text to find an order by. */
export const scannedOrderSchema = requiredText(MAX_TRACKING_NUMBER_LENGTH)

const unitsRule = encodeMessage('invalid.receivedQuantity', { max: MAX_QUANTITY })

const units = numberSchema(unitsRule).refine(
  (quantity) => Number.isInteger(quantity) && quantity >= 0 && quantity <= MAX_QUANTITY,
  unitsRule,
)

const noItems = encodeMessage('invalid.noReturnItems')

function itemsOf<Item extends z.ZodType>(item: Item) {
  return z
    .array(item, { error: noItems })
    .min(1, noItems)
    .max(MAX_LINES, encodeMessage('invalid.text'))
}

/** Items that a customer kept of a parcel, and the amount collected for it, if known: pounds in, piastres out. */
export const partialDeliverySchema = z
  .object({
    kept: itemsOf(z.object({ itemId: idSchema, quantity: units })),
    collected: poundsToPiastres.nullish(),
    /** Amount that the courier says it collected, which may differ. */
    reported: poundsToPiastres.nullish(),
  })
  .transform(({ kept, collected, reported }) => ({
    kept,
    collectedPiastres: collected ?? undefined,
    reportedPiastres: reported ?? undefined,
  }))

export type KeptItem = z.output<typeof partialDeliverySchema>['kept'][number]

/** Items of an order that ship later, and the amount due shown for those that ship now: pounds in, piastres out. */
export const splitSchema = z
  .object({
    later: itemsOf(z.object({ itemId: idSchema, quantity: units })),
    isFeeWithRest: z.boolean({ error: encodeMessage('invalid.text') }).default(false),
    expectedTotal: poundsToPiastres.nullish(),
  })
  .transform(({ expectedTotal, ...split }) => ({
    ...split,
    expectedTotalPiastres: expectedTotal ?? undefined,
  }))

export type LaterItem = z.output<typeof splitSchema>['later'][number]

/** Two orders that become one, the one whose address stays, and the total that was shown: pounds in, piastres out. */
export const mergeSchema = z
  .object({
    into: idSchema,
    from: idSchema,
    addressOf: idSchema.nullish(),
    expectedTotal: poundsToPiastres.nullish(),
  })
  .transform(({ expectedTotal, ...merge }) => ({
    ...merge,
    expectedTotalPiastres: expectedTotal ?? undefined,
  }))

/** Items received back from a parcel whose order stays delivered. */
export const receivedItemsSchema = z.object({
  items: itemsOf(
    z.object({
      id: idSchema,
      quantity: units,
      condition: z.enum(PARCEL_CONDITIONS, { error: encodeMessage('invalid.text') }),
    }),
  ),
})

/** A note of the team. */
export const orderNoteSchema = z.object({ text: requiredText(MAX_ORDER_NOTE_LENGTH) })

/** An amount that a customer has paid in advance, or gets back: pounds in, piastres out. */
export const orderPaymentSchema = z
  .object({
    amount: pricePiastres,
    note: optionalText(MAX_ORDER_NOTE_LENGTH).default(null),
    method: z.enum(RECORDED_METHODS, { error: encodeMessage('invalid.text') }).nullish(),
  })
  .transform(({ amount, note, method = null }) => ({ amountPiastres: amount, note, method }))
