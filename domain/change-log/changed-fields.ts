import { toDecimalString } from '../money/money'
import { asPiastres } from '../money/units'

/** A field of something that was changed, with its values as texts; null where it had none. */
export interface ChangedField {
  /** Such as `price`. */
  readonly field: string
  readonly before: string | null
  readonly after: string | null
  /** Whether the log does not have its values, which are private. */
  readonly isPrivate: boolean
  /** Whether its values are amounts in EGP. */
  readonly isAmount: boolean
}

type Values = Readonly<Record<string, unknown>> | null

/** Placeholder for private values in the log (change-log.sql). */
const PRIVATE_VALUE = '***'

const PIASTRES = '_piastres'
/** The column of an entry of the ledger. */
const AMOUNT = 'piastres'

const isAmountColumn = (column: string) => column === AMOUNT || column.endsWith(PIASTRES)

function toText(column: string, value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (isAmountColumn(column)) return toDecimalString(asPiastres(Number(value)))
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The fields of a change, whose columns the log has: amounts in EGP with two decimals. */
export function changedFields(before: Values, after: Values): readonly ChangedField[] {
  const columns = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...columns].map((column) => {
    const values = [before?.[column], after?.[column]]
    const isPrivate = values.includes(PRIVATE_VALUE)
    const [old, current] = values.map((value) => (isPrivate ? null : toText(column, value)))
    return {
      field: column === AMOUNT ? 'amount' : column.replace(PIASTRES, ''),
      before: old ?? null,
      after: current ?? null,
      isPrivate,
      isAmount: isAmountColumn(column),
    }
  })
}
