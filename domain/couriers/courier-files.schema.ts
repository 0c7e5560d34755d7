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

/** What a column of a file for a courier can contain. */
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

/** What a courier's word for a parcel's state means; nothing is done for `nothing`, and for a part somebody has to say which. */
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
  /** What was collected, which may tell what of a parcel was delivered. */
  amount: columnName,
  words: z.array(statusWordSchema, unknownChoice).max(MAX_STATUS_WORDS).default([]),
})

/** What a courier's files look like; what is left out stays as it is. */
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

/** What the rows of a courier's file know parcels by. */
export const parcelSearchSchema = z.object({
  courierId: idSchema,
  trackingNumbers: z
    .array(optionalText(MAX_TRACKING_NUMBER_LENGTH))
    .max(MAX_ORDERS_AT_ONCE, tooMany)
    .transform((numbers) => numbers.flatMap((number) => number ?? [])),
  orderIds: z.array(idSchema).max(MAX_ORDERS_AT_ONCE, tooMany),
})
