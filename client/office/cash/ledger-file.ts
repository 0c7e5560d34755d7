import { LEDGER_COLUMNS } from '#domain/cash/ledger.schema'
import { unguardFormula } from '#domain/files/formula'

type Cells = readonly string[]

/** Columns whose cells are numbers in a spreadsheet. */
const NUMBERS: readonly string[] = ['entry', 'order', 'settlement', 'amount']

const AMOUNT = LEDGER_COLUMNS.indexOf('amount')

const isEntry = ([entry = '']: Cells) => /^\d+$/.test(entry)

function toCell(text: string, column: number) {
  const name = LEDGER_COLUMNS[column] ?? ''
  if (text === '') return null
  if (column === AMOUNT) return { value: Number(text), type: Number, format: '#,##0.00' }
  // In a workbook, no text is a formula.
  return NUMBERS.includes(name) && /^\d+$/.test(text) ? Number(text) : unguardFormula(text)
}

/** The server's CSV file as a workbook: the entries, and their sums in a second sheet. */
export async function toWorkbook(
  csv: string,
  sheets: { readonly entries: string; readonly totals: string },
): Promise<Blob> {
  const { parse } = await import('csv-parse/browser/esm/sync')
  const { default: writeWorkbook } = await import('write-excel-file/universal')
  const [headings = [], ...rows]: string[][] = parse(csv, { bom: true })
  const toSheet = (sheet: string, isOf: (row: Cells) => boolean) => ({
    sheet,
    stickyRowsCount: 1,
    columns: LEDGER_COLUMNS.map((name) => ({ width: name === 'note' ? 40 : 18 })),
    data: [
      headings.map((value) => ({ value, fontWeight: 'bold' as const })),
      ...rows.filter(isOf).map((row) => row.map(toCell)),
    ],
  })
  return writeWorkbook([
    toSheet(sheets.entries, isEntry),
    toSheet(sheets.totals, (row) => !isEntry(row)),
  ]).toBlob()
}
