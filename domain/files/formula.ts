/** Where spreadsheets take a text for a formula, as a part of regular expressions; full-width characters count, too. */
export const FORMULA_START = '[=+\\-@\\t\\r\\uFF1D\\uFF0B\\uFF0D\\uFF20]'

const FORMULA = new RegExp(`^${FORMULA_START}`)
const GUARDED = new RegExp(`^'(?=${FORMULA_START})`)

/** Keeps spreadsheets from running a text of a CSV file as a formula, by an apostrophe. */
export function guardFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** Reverses {@link guardFormula}. */
export function unguardFormula(text: string): string {
  return text.replace(GUARDED, '')
}
