import { ACCOUNTING_TOTAL } from '#domain/cash/accounting'
import { unguardFormula } from '#domain/files/formula'

const AMOUNT = /^-?\d+\.\d\d$/

/** Columns whose cells are numbers in a spreadsheet, besides amounts. */
const NUMBERS: readonly string[] = ['entry', 'order', 'product', 'quantity', 'returned']

const TEXTS: readonly string[] = ['name', 'note']

function toCell(text: string, column: string, isTotal: boolean) {
  if (text === '') return null
  const style = isTotal ? ({ fontWeight: 'bold' } as const) : {}
  if (TEXTS.includes(column)) {
    // In a workbook, no text is a formula.
    return { value: unguardFormula(text), type: String, ...style }
  }
  if (AMOUNT.test(text)) return { value: Number(text), type: Number, format: '#,##0.00', ...style }
  if (NUMBERS.includes(column) && /^\d+$/.test(text)) {
    return { value: Number(text), type: Number, ...style }
  }
  return { value: text, type: String, ...style }
}

/** A CSV file for the accountant as a workbook of one sheet. */
export async function toAccountsWorkbook(csv: string, sheet: string): Promise<Blob> {
  const { parse } = await import('csv-parse/browser/esm/sync')
  const { default: writeWorkbook } = await import('write-excel-file/universal')
  const [headings = [], ...rows]: string[][] = parse(csv, { bom: true })
  return writeWorkbook([
    {
      sheet,
      stickyRowsCount: 1,
      columns: headings.map((name) => ({ width: TEXTS.includes(name) ? 40 : 18 })),
      data: [
        headings.map((value) => ({ value, fontWeight: 'bold' as const })),
        ...rows.map((cells) =>
          cells.map((text, index) =>
            toCell(text, headings[index] ?? '', cells[0] === ACCOUNTING_TOTAL),
          ),
        ),
      ],
    },
  ]).toBlob()
}
