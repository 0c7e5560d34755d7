import { asPounds, type Pounds } from '#domain/money/units'
import { numberOrText } from '#domain/validation/read-number'
import type { SettlementLineInput } from '../gql/cash'

/** A courier's file: the headings of its columns, and its rows as text. */
export interface StatementFile {
  readonly name: string
  readonly headings: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** What a column of a statement can be. */
export const STATEMENT_FIELDS = ['trackingNumber', 'orderId', 'phone', 'amount', 'fee'] as const

export type StatementField = (typeof STATEMENT_FIELDS)[number]

/** The heading of each field's column; null if the file has none. */
export type StatementColumns = Readonly<Record<StatementField, string | null>>

const IS_SPREADSHEET = /\.xlsx$/i

const cellText = (cell: unknown) => (cell === null || cell === undefined ? '' : String(cell).trim())

async function readRows(file: File): Promise<readonly (readonly string[])[]> {
  if (IS_SPREADSHEET.test(file.name)) {
    const { readSheet } = await import('read-excel-file/browser')
    return (await readSheet(file)).map((row) => row.map(cellText))
  }
  const { parse } = await import('csv-parse/browser/esm/sync')
  const text = await file.text()
  const rows: string[][] = parse(text, {
    bom: true,
    delimiter: [',', ';', '\t'],
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  })
  return rows
}

/** Reads a CSV file or a spreadsheet. Throws for a file that is neither, or has no rows below its headings. */
export async function readStatement(file: File): Promise<StatementFile> {
  const [headings = [], ...rows] = (await readRows(file)).filter((row) => row.some(Boolean))
  if (headings.length < 2 || rows.length === 0) throw new Error('The file has no rows')
  return { name: file.name, headings, rows }
}

/** Words in the headings that couriers use, in both languages. */
const USUAL_HEADINGS: Readonly<Record<StatementField, RegExp>> = {
  trackingNumber: /track|awb|waybill|تتبع|بوليصة/i,
  orderId: /order|reference|\bref\b|طلب/i,
  phone: /phone|mobile|هاتف|موبايل|تليفون/i,
  amount: /cod|collect|amount|cash|مبلغ|تحصيل/i,
  fee: /fee|charge|shipping|رسوم|مصاريف|شحن/i,
}

/** The columns of the courier's last statement where this one has them, else those whose heading says so. */
export function guessColumns(
  { headings }: StatementFile,
  last: StatementColumns | null,
): StatementColumns {
  const guess = (field: StatementField) => {
    const remembered = last?.[field]
    if (remembered && headings.includes(remembered)) return remembered
    return headings.find((heading) => USUAL_HEADINGS[field].test(heading)) ?? null
  }
  return Object.fromEntries(
    STATEMENT_FIELDS.map((field) => [field, guess(field)]),
  ) as StatementColumns
}

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
export function toLines(file: StatementFile, columns: StatementColumns): StatementLines {
  const skipped: number[] = []
  const cell = (row: readonly string[], field: StatementField) => {
    const heading = columns[field]
    return (heading !== null && row[file.headings.indexOf(heading)]) || null
  }
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
