import { FORMULA_START } from '#domain/files/formula'
import { DEFAULT_LOCALE } from '#domain/messages/locale'

const IN_A_LANGUAGE = /^content\.(\w+)\./

/** The column of a product's field, such as `content.ar.facts.0`. */
export function toColumn(field: string): string {
  const locale = IN_A_LANGUAGE.exec(field)?.[1] ?? DEFAULT_LOCALE
  const name = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? field
  const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return locale === DEFAULT_LOCALE ? column : `${column}_${locale}`
}

// csv-stringify's `escape_formulas` prefixes the same with an apostrophe.
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
