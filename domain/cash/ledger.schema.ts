import { CASH_ENTRIES_PAGE_SIZE } from '../limits'
import { pageFields } from '../products/product.schema'
import { encodeMessage } from '../validation/text.schema'
import { z } from '../validation/zod'

/** A day in Cairo, such as 2026-11-21. */
const daySchema = z.iso
  .date({ error: encodeMessage('invalid.day') })
  .nullish()
  .transform((day) => day ?? null)

const periodFields = {
  /** The first day; null for the first entry. */
  from: daySchema,
  /** The last day; null for today. */
  to: daySchema,
}

/** ISO dates compare as texts. */
const isInOrder = ({ from, to }: { readonly from: string | null; readonly to: string | null }) =>
  from === null || to === null || from <= to

const DAY_ORDER = { path: ['to'], error: encodeMessage('invalid.dayOrder') }

/** The period of an export of the ledger. */
export const ledgerPeriodSchema = z.object(periodFields).refine(isInOrder, DAY_ORDER)

export type LedgerPeriodInput = z.input<typeof ledgerPeriodSchema>
export type LedgerPeriod = z.output<typeof ledgerPeriodSchema>

/** A page of the ledger. */
export const cashEntriesSchema = z
  .object({
    ...periodFields,
    ...pageFields,
    first: pageFields.first.default(CASH_ENTRIES_PAGE_SIZE),
  })
  .refine(isInOrder, DAY_ORDER)

export type CashEntriesInput = z.input<typeof cashEntriesSchema>

/** The columns of an exported ledger. */
export const LEDGER_COLUMNS = [
  'entry',
  'time',
  'order',
  'courier',
  'settlement',
  'kind',
  'amount',
  'note',
] as const

/** What the first column of a row with a sum says, below the entries. */
export const LEDGER_TOTALS = { kind: 'total', courier: 'courier total' } as const
