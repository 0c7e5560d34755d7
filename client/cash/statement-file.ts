import { asPounds, type Pounds } from '#domain/money/units'
import { numberOrText } from '#domain/validation/read-number'
import type { SettlementLineInput } from '../gql/cash'
import { type Columns, guessColumns, readCell, type TableFile } from '../lib/table-file'

/** What a column of a statement can be. */
export const STATEMENT_FIELDS = ['trackingNumber', 'orderId', 'phone', 'amount', 'fee'] as const

export type StatementField = (typeof STATEMENT_FIELDS)[number]

/** The heading of each field's column; null if the file has none. */
export type StatementColumns = Columns<StatementField>

/** Words in the headings that couriers use, in both languages. */
const USUAL_HEADINGS: Readonly<Record<StatementField, RegExp>> = {
  trackingNumber: /track|awb|waybill|تتبع|بوليصة/i,
  orderId: /order|reference|\bref\b|طلب/i,
  phone: /phone|mobile|هاتف|موبايل|تليفون/i,
  amount: /cod|collect|amount|cash|مبلغ|تحصيل/i,
  fee: /fee|charge|shipping|رسوم|مصاريف|شحن/i,
}

/** The columns of the courier's last statement where this one has them, else those whose heading says so. */
export const guessStatementColumns = (file: TableFile, last: StatementColumns | null) =>
  guessColumns(file, USUAL_HEADINGS, last)

/** Reads an amount as spreadsheets write it; undefined if it is none. */
function readAmount(text: string): Pounds | undefined {
  const amount = numberOrText(text.replace(/[^\d.,٠-٩٫٬-]/g, ''))
  return typeof amount === 'number' ? asPounds(amount) : undefined
}

export interface StatementLines {
  readonly lines: readonly SettlementLineInput[]
  /** The rows without an amount that can be read, such as one with the sum; as numbered in the file. */
  readonly skipped: readonly number[]
}

/** The lines of a file, by the columns that were chosen. */
export function toLines(file: TableFile, columns: StatementColumns): StatementLines {
  const skipped: number[] = []
  const cell = (row: readonly string[], field: StatementField) =>
    readCell(file, columns, row, field)
  const lines = file.rows.flatMap((row, index): SettlementLineInput[] => {
    const amount = readAmount(cell(row, 'amount') ?? '')
    const trackingNumber = cell(row, 'trackingNumber')
    const orderId = cell(row, 'orderId')?.replace(/\D/g, '') || null
    const phone = cell(row, 'phone')
    if (amount === undefined || !(trackingNumber || orderId || phone)) {
      skipped.push(index + 2)
      return []
    }
    const fee = readAmount(cell(row, 'fee') ?? '') ?? null
    return [{ trackingNumber, orderId, phone, amount, fee }]
  })
  return { lines, skipped }
}
