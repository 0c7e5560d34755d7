/** The columns of the product file, in the order of the export. */
export const CSV_COLUMNS = [
  'id',
  'name',
  'name_ar',
  'price',
  'image_url',
  'stock',
  'version',
] as const

/** The column of a product's field. */
export function toColumn(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

export type CsvColumn = (typeof CSV_COLUMNS)[number]

// csv-stringify's `escape_formulas` prefixes these with an apostrophe.
const FORMULA_START = '[=+\\-@\\t\\r\\uFF1D\\uFF0B\\uFF0D\\uFF20]'
const LOOKS_ESCAPED = new RegExp(`^'+${FORMULA_START}`)
const ESCAPED = new RegExp(`^'(?='*${FORMULA_START})`)

/** Adds an apostrophe to text that already looks escaped, so that unescaping restores it. */
export function protectApostrophe(text: string): string {
  return LOOKS_ESCAPED.test(text) ? `'${text}` : text
}

/** Reverses {@link protectApostrophe} and `escape_formulas`. */
export function unescapeFormula(cell: string): string {
  return cell.replace(ESCAPED, '')
}
