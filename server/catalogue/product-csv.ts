/** The columns of the owner's product file, as the export writes them. */
export const CSV_COLUMNS = ['id', 'name', 'price', 'image_url', 'stock', 'version'] as const

export type CsvColumn = (typeof CSV_COLUMNS)[number]

// What csv-stringify's `escape_formulas` puts an apostrophe before.
const FORMULA_START = '[=+\\-@\\t\\r\\uFF1D\\uFF0B\\uFF0D\\uFF20]'
const LOOKS_ESCAPED = new RegExp(`^'+${FORMULA_START}`)
const ESCAPED = new RegExp(`^'(?='*${FORMULA_START})`)

/** A text that looks escaped as it is gets an apostrophe more, so that undoing gives it back. */
export function protectApostrophe(text: string): string {
  return LOOKS_ESCAPED.test(text) ? `'${text}` : text
}

/** Undoes {@link protectApostrophe} and `escape_formulas`. */
export function unescapeFormula(cell: string): string {
  return cell.replace(ESCAPED, '')
}
