import { phoneDigits } from '../addresses/phone'
import { statementColumnsSchema } from '../couriers/couriers.schema'
import { MAX_FILE_NAME_LENGTH, MAX_SETTLEMENT_LINES, MAX_TRACKING_NUMBER_LENGTH } from '../limits'
import { namePiastres, poundsToPiastres } from '../money/money.schema'
import { NO_PIASTRES } from '../money/units'
import { encodeMessage, idSchema, optionalText } from '../validation/text.schema'
import { z } from '../validation/zod'

/** What a line of a courier's statement turned out to be. */
export const SETTLEMENT_RESULTS = ['paid', 'short', 'over', 'missing', 'unknown'] as const

export type SettlementResult = (typeof SETTLEMENT_RESULTS)[number]

const amountSchema = poundsToPiastres.refine(
  (piastres) => piastres >= NO_PIASTRES,
  encodeMessage('invalid.amount'),
)

/** A line of a courier's statement, which says of which parcel it is in one of three ways. */
const lineSchema = z
  .object({
    trackingNumber: optionalText(MAX_TRACKING_NUMBER_LENGTH).default(null),
    orderId: idSchema.nullish().transform((id) => id ?? null),
    phone: z
      .string({ error: encodeMessage('invalid.text') })
      .transform(phoneDigits)
      .nullish()
      .transform((phone) => phone || null),
    /** What was collected at the door. */
    amount: amountSchema,
    /** The courier's fee; null if the statement has none, so that the agreed fee is taken. */
    fee: amountSchema.nullish().transform((fee) => fee ?? null),
  })
  .transform((line) => namePiastres(line, 'amount', 'fee'))

/** The statement of a courier: amounts in pounds in, piastres out. */
export const settlementSchema = z.object({
  courierId: idSchema,
  fileName: optionalText(MAX_FILE_NAME_LENGTH).default(null),
  /** Whether the courier keeps the fees and hands over the rest. */
  feesDeducted: z.boolean({ error: encodeMessage('invalid.boolean') }).default(true),
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
