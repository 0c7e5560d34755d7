import { z } from 'zod'
import { asPiastres } from '#domain/money/units'
import type { PaymentEventKind } from '#domain/payments/payment-state'
import { foreignTime } from '#domain/validation/foreign.schema'
import type { ReportedEvent } from '../../payment-events.service'
import { orderIdOf } from './paymob-signature'

/** Paymob writes truth values as such and, in some places, as text. */
const flag = z
  .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
  .nullish()
  .transform((value) => value ?? false)

const MAX_ID_LENGTH = 60

const id = z
  .union([z.int().positive(), z.string().regex(/^[\w-]+$/)])
  .transform(String)
  .refine((text) => text.length <= MAX_ID_LENGTH)

/** An amount in hundredths of its currency: a whole number, since there is no fraction of a piastre. */
const cents = z.int().nonnegative().transform(asPiastres)

const transactionSchema = z.preprocess(
  (value) =>
    typeof value === 'object' && value !== null
      ? { ...value, order: orderIdOf({ ...value }) }
      : value,
  z.object({
    id,
    order: id,
    amount_cents: cents.refine((amount) => amount > 0),
    currency: z.string().regex(/^[A-Z]{3}$/),
    success: flag,
    pending: flag,
    is_auth: flag,
    is_voided: flag,
    is_refunded: flag,
    has_parent_transaction: flag,
    created_at: z.unknown().optional(),
    // Not signed: they count only in an answer to a question of the shop.
    refunded_amount_cents: cents.nullish(),
    parent_transaction: id.nullish(),
  }),
)

export type PaymobTransaction = z.output<typeof transactionSchema>

/** Reads a transaction of an answer; undefined if it is none. */
export function readTransaction(value: unknown): PaymobTransaction | undefined {
  return transactionSchema.safeParse(value).data
}

const wholeNumber = z.int().positive()
const word = z.string().nullish()

/**
 * The signed fields, each exactly as Paymob writes it. It signs them without separators: if a field could be written in
 * another way, the end of one could be moved to the beginning of the next, under the same signature.
 */
const signedSchema = z.object({
  amount_cents: wholeNumber,
  created_at: z
    .string()
    .regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)?$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  error_occured: z.boolean(),
  has_parent_transaction: z.boolean(),
  id: wholeNumber,
  integration_id: wholeNumber,
  is_3d_secure: z.boolean(),
  is_auth: z.boolean(),
  is_capture: z.boolean(),
  is_refunded: z.boolean(),
  is_standalone_payment: z.boolean(),
  is_voided: z.boolean(),
  owner: wholeNumber,
  pending: z.boolean(),
  source_data: z.object({ pan: word, sub_type: word, type: word }),
  success: z.boolean(),
})

/** The integration of a transaction that has all signed fields as Paymob writes them; undefined for any other. */
export function signedIntegration(value: Readonly<Record<string, unknown>>): number | undefined {
  const isOrder = wholeNumber.safeParse(orderIdOf(value)).success
  return isOrder ? signedSchema.safeParse(value).data?.integration_id : undefined
}

const eventOf = (
  { id: transactionId, amount_cents: piastres, currency, created_at }: PaymobTransaction,
  kind: PaymentEventKind,
): ReportedEvent => ({
  kind,
  transactionId,
  piastres,
  currency,
  happenedAt: foreignTime(new Date()).parse(created_at),
})

/** What the signed fields of a transaction say. One that gives money back is a transaction of its own, and says nothing. */
export function signedEvents(transaction: PaymobTransaction): readonly ReportedEvent[] {
  if (transaction.has_parent_transaction || transaction.pending) return []
  if (!transaction.success) return [eventOf(transaction, 'failed')]
  return [eventOf(transaction, transaction.is_auth ? 'authorised' : 'paid')]
}

/** What a transaction says in an answer to a question: all that was given back of it, too. */
export function answeredEvents(transaction: PaymobTransaction): readonly ReportedEvent[] {
  const { refunded_amount_cents: refunded, is_voided: isVoided } = transaction
  const events = signedEvents(transaction)
  if (!transaction.success || transaction.has_parent_transaction) return events
  return [
    ...events,
    ...(refunded ? [{ ...eventOf(transaction, 'refunded'), piastres: refunded }] : []),
    ...(isVoided ? [eventOf(transaction, 'voided')] : []),
  ]
}
