import {
  MAX_COLUMN_NAME_LENGTH,
  MAX_ORDERS_AT_ONCE,
  MAX_STATUS_WORDS,
  MAX_TRACKING_NUMBER_LENGTH,
} from '../limits'
import { REFUSAL_REASONS } from '../orders/order-life'
import { encodeMessage, idSchema, optionalText, requiredText } from '../validation/text.schema'
import { z } from '../validation/zod'

// The files that a shop and a courier without an API send each other.

/** Fields that can be exported as columns of a courier's file. */
export const EXPORT_FIELDS = [
  'orderId',
  'recipient',
  'phone',
  'governorate',
  'area',
  'address',
  'amount',
  'note',
  'items',
  'parcelCount',
  'trackingNumber',
] as const

export type ExportField = (typeof EXPORT_FIELDS)[number]

/**
 * Meanings of a courier's status words. `nothing` has no effect; for a partial delivery, the kept items are chosen by
 * hand.
 */
export const WORD_MEANINGS = [
  'delivered',
  'partlyDelivered',
  'refused',
  'lost',
  'receivedBack',
  'nothing',
] as const

export type WordMeaning = (typeof WORD_MEANINGS)[number]

const unknownChoice = { error: encodeMessage('invalid.text') }
const columnName = optionalText(MAX_COLUMN_NAME_LENGTH).default(null)

const exportColumnSchema = z.object({
  field: z.enum(EXPORT_FIELDS, unknownChoice),
  heading: requiredText(MAX_COLUMN_NAME_LENGTH),
})

const statusWordSchema = z.object({
  word: requiredText(MAX_COLUMN_NAME_LENGTH),
  meaning: z.enum(WORD_MEANINGS, unknownChoice),
  reason: z
    .enum(REFUSAL_REASONS, unknownChoice)
    .nullish()
    .transform((reason) => reason ?? null),
})

const reportColumnsSchema = z.object({
  trackingNumber: columnName,
  orderId: columnName,
  status: columnName,
  /** Amount collected, which can identify the items kept in a partial delivery. */
  amount: columnName,
  words: z.array(statusWordSchema, unknownChoice).max(MAX_STATUS_WORDS).default([]),
})

/** File formats of a courier; omitted fields stay unchanged. */
export const courierFilesSchema = z.object({
  /** Each field at most once, in the order of the columns. */
  exportColumns: z
    .array(exportColumnSchema, unknownChoice)
    .min(1, encodeMessage('invalid.noColumns'))
    .max(EXPORT_FIELDS.length, encodeMessage('invalid.noColumns'))
    .nullish(),
  reportColumns: reportColumnsSchema.nullish(),
})

export type CourierFilesInput = z.input<typeof courierFilesSchema>
export type ExportColumn = z.output<typeof exportColumnSchema>
export type StatusWord = z.output<typeof statusWordSchema>
export type ReportColumns = z.output<typeof reportColumnsSchema>

const tooMany = encodeMessage('invalid.tooManyOrders', { max: MAX_ORDERS_AT_ONCE })

/** The tracking numbers that a courier has given to parcels. */
export const trackingNumbersSchema = z.object({
  parcels: z
    .array(
      z.object({
        orderId: idSchema,
        trackingNumber: requiredText(MAX_TRACKING_NUMBER_LENGTH),
      }),
      { error: encodeMessage('invalid.noOrders') },
    )
    .min(1, encodeMessage('invalid.noOrders'))
    .max(MAX_ORDERS_AT_ONCE, tooMany),
})

/** Identifiers of parcels in the rows of a courier's file. */
export const parcelSearchSchema = z.object({
  courierId: idSchema,
  trackingNumbers: z
    .array(optionalText(MAX_TRACKING_NUMBER_LENGTH))
    .max(MAX_ORDERS_AT_ONCE, tooMany)
    .transform((numbers) => numbers.flatMap((number) => number ?? [])),
  orderIds: z.array(idSchema).max(MAX_ORDERS_AT_ONCE, tooMany),
})
