import { phoneDigits } from '../addresses/phone'
import { statementColumnsSchema } from '../couriers/couriers.schema'
import {
  MAX_FILE_NAME_LENGTH,
  MAX_SETTLEMENT_LINES,
  MAX_SETTLEMENT_REASON_LENGTH,
  MAX_STATEMENT_LABEL_LENGTH,
  MAX_TRACKING_NUMBER_LENGTH,
} from '../limits'
import { namePiastres, poundsToPiastres } from '../money/money.schema'
import { encodeMessage, idSchema, optionalText } from '../validation/text.schema'
import { z } from '../validation/zod'
import { LINE_KINDS } from './line-kinds'

/** Results of matching a line of a courier's statement with the parcels. */
export const SETTLEMENT_RESULTS = [
  'paid',
  'short',
  'over',
  'missing',
  'unknown',
  'ambiguous',
  'repeated',
  'unreadable',
  'explained',
  'sumDiffers',
] as const

export type SettlementResult = (typeof SETTLEMENT_RESULTS)[number]

/** How a difference is settled: the courier still owes it, or it is written off. */
export const DIFFERENCE_ACTS = ['carry', 'writeOff'] as const

export type DifferenceAct = (typeof DIFFERENCE_ACTS)[number]

const optionalAmount = poundsToPiastres.nullish().transform((amount) => amount ?? null)
const optionalId = idSchema.nullish().transform((id) => id ?? null)
const kindSchema = z
  .enum(LINE_KINDS, { error: encodeMessage('invalid.text') })
  .nullish()
  .transform((kind) => kind ?? null)

const isTrue = z.boolean({ error: encodeMessage('invalid.boolean') }).default(false)

/** A line of a courier's statement, which identifies its parcel in one of three ways, or has another kind. */
const lineSchema = z
  .object({
    trackingNumber: optionalText(MAX_TRACKING_NUMBER_LENGTH).default(null),
    orderId: optionalId,
    phone: z
      .string({ error: encodeMessage('invalid.text') })
      .transform(phoneDigits)
      .nullish()
      .transform((phone) => phone || null),
    /** Cash collected on delivery; null if the cell is not a valid amount. */
    amount: optionalAmount,
    /** The courier's fee; null if the statement has none, so that the agreed fee is taken. */
    fee: optionalAmount,
    /** The VAT on the fee; null as the fee. */
    tax: optionalAmount,
    kind: kindSchema,
    /** Text of the row, if it names no parcel. */
    label: optionalText(MAX_STATEMENT_LABEL_LENGTH).default(null),
    /** The number of the row in the file. */
    row: z
      .int({ error: encodeMessage('invalid.text') })
      .positive()
      .nullish()
      .default(null),
    /** Explicit confirmation of an implausible amount. */
    isConfirmed: isTrue,
  })
  .transform((line) => namePiastres(line, 'amount', 'fee', 'tax'))

/** The statement of a courier: amounts in pounds in, piastres out. */
export const settlementSchema = z.object({
  courierId: idSchema,
  fileName: optionalText(MAX_FILE_NAME_LENGTH).default(null),
  /** Whether the courier keeps the fees and hands over the rest. */
  deductsFees: z.boolean({ error: encodeMessage('invalid.boolean') }).default(true),
  /** Remembered for the courier's next statement. */
  columns: statementColumnsSchema.nullish(),
  /** Without lines, all that the courier still has. */
  lines: z
    .array(lineSchema, { error: encodeMessage('invalid.text') })
    .max(
      MAX_SETTLEMENT_LINES,
      encodeMessage('invalid.tooManySettlementLines', { max: MAX_SETTLEMENT_LINES }),
    )
    .nullish()
    .transform((lines) => lines ?? null),
})

export type SettlementInput = z.input<typeof settlementSchema>
export type StatementLine = z.output<typeof lineSchema>

const reasonSchema = optionalText(MAX_SETTLEMENT_REASON_LENGTH).default(null)

const needsReason = {
  path: ['reason'],
  error: encodeMessage('invalid.required'),
}

/** A decision about a statement line; omitted fields stay unchanged. */
export const lineDecisionSchema = z
  .object({
    kind: kindSchema,
    /** The parcel that it is about. */
    shipmentId: optionalId,
    amount: optionalAmount,
    fee: optionalAmount,
    isConfirmed: z.boolean({ error: encodeMessage('invalid.boolean') }).nullish(),
    /** How the amount missing for a parcel is settled. */
    rest: z.enum(DIFFERENCE_ACTS, { error: encodeMessage('invalid.text') }).nullish(),
    reason: reasonSchema,
  })
  .refine(({ rest, reason }) => rest !== 'writeOff' || reason !== null, needsReason)
  .transform((decision) => namePiastres(decision, 'amount', 'fee'))

export type LineDecisionInput = z.input<typeof lineDecisionSchema>

/** A line of a bank's or wallet's file. */
const bankLineSchema = z
  .object({
    /** Its reference, or its text. */
    reference: optionalText(MAX_STATEMENT_LABEL_LENGTH).default(null),
    /** Such as 2026-11-20; null if it cannot be read. */
    date: z.iso
      .date({ error: encodeMessage('invalid.text') })
      .nullish()
      .transform((date) => date ?? null),
    amount: poundsToPiastres,
  })
  .transform((line) => namePiastres(line, 'amount'))

export type BankLine = z.output<typeof bankLineSchema>

/** Closes a settlement with the amount received, and settles a difference. */
export const closingSchema = z
  .object({
    /** Amount received; null if it equals the sum of the lines. */
    received: optionalAmount,
    difference: z
      .enum(DIFFERENCE_ACTS, { error: encodeMessage('invalid.text') })
      .nullish()
      .transform((act) => act ?? 'carry'),
    reason: reasonSchema,
    /** The line of the bank's file that it arrived with. */
    bankLine: bankLineSchema.nullish().transform((line) => line ?? null),
    /** Explicit confirmation of an implausible amount. */
    isConfirmed: isTrue,
  })
  .refine(({ difference, reason }) => difference !== 'writeOff' || reason !== null, needsReason)
  .transform((closing) => namePiastres(closing, 'received'))

export type ClosingInput = z.input<typeof closingSchema>

/** A write-off of an amount that a courier owes, for one parcel or in general. */
export const writeOffSchema = z
  .object({
    courierId: idSchema,
    orderId: optionalId,
    shipmentId: optionalId,
    /** Negative for an amount that the shop owes the courier; null for the whole balance. */
    amount: optionalAmount,
    reason: reasonSchema,
  })
  .refine(({ reason }) => reason !== null, needsReason)
  .transform((input) => namePiastres(input, 'amount'))

export type WriteOffInput = z.input<typeof writeOffSchema>
