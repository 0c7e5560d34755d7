import { guardFormula } from '#domain/files/formula'

const PLAIN_PHONE = /^\+\d+$/

/** A cell, quoted where it must be. An apostrophe keeps spreadsheets from running a text as a formula. */
function toCell(value: string | number): string {
  const text = String(value)
  const isHarmless = typeof value === 'number' || PLAIN_PHONE.test(text)
  const safe = isHarmless ? text : guardFormula(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** With it, Excel reads the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A CSV file that spreadsheets open, with nothing in it that they would run. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map((row) => row.map(toCell).join(',')).join('\r\n')}\r\n`
}

export function csvFile(text: string): Blob {
  return new Blob([text], { type: 'text/csv;charset=utf-8' })
}

/** Whether a CSV file has no rows below its headings. */
export const isWithoutRows = (csv: string) => csv.trim().split(/\r?\n/, 2).length < 2
