/** Where spreadsheets take a text for a formula; full-width characters count, too. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

/** Keeps spreadsheets from running a text of a CSV file as a formula, by an apostrophe. */
export function guardFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}
