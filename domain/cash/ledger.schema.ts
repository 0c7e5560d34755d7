import { LIST_PAGE_SIZE } from '../limits'
import { pageFields } from '../validation/list.schema'
import { dayOrderIssue, isInOrder, periodFields } from '../validation/period.schema'
import { z } from '../validation/zod'

/** The period of an export of the ledger. */
export const ledgerPeriodSchema = z.object(periodFields).refine(isInOrder, dayOrderIssue)

export type LedgerPeriodInput = z.input<typeof ledgerPeriodSchema>
export type LedgerPeriod = z.output<typeof ledgerPeriodSchema>

/** A page of the ledger. */
export const cashEntriesSchema = z
  .object({
    ...periodFields,
    ...pageFields,
    first: pageFields.first.default(LIST_PAGE_SIZE),
  })
  .refine(isInOrder, dayOrderIssue)

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
  'method',
] as const

/** First cell of the total rows below the entries. */
export const LEDGER_TOTALS = {
  kind: 'total',
  courier: 'courier total',
  method: 'method total',
} as const
