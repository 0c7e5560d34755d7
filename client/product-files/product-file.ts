import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '#domain/limits'
import { isSpreadsheet, readSpreadsheet, SpreadsheetError } from '../lib/spreadsheet'

/** A file as the server reads it. */
export interface ProductFile {
  readonly csv: File
  /** Whether it was a spreadsheet, whose rows have numbers of their own. */
  readonly countsRows: boolean
}

/** Reads a CSV file, or turns a spreadsheet into one. Throws SpreadsheetError. */
export async function toProductFile(file: File): Promise<ProductFile> {
  if (!(await isSpreadsheet(file))) {
    // The type that browsers detect depends on the installed programs.
    return { csv: new File([file], file.name, { type: 'text/csv' }), countsRows: false }
  }
  const rows = await readSpreadsheet(file)
  // Plus the header.
  if (rows.length > MAX_IMPORT_ROWS + 1) throw new SpreadsheetError('tooLarge')
  const { stringify } = await import('csv-stringify/browser/esm/sync')
  const text = stringify(rows.map((row) => [...row]))
  const csv = new File([text], file.name, { type: 'text/csv' })
  if (csv.size > MAX_IMPORT_BYTES) throw new SpreadsheetError('tooLarge')
  return { csv, countsRows: true }
}
