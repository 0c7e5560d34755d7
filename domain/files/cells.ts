/** A cell whose formula failed, such as #N/A: no value, and not empty either. */
export interface CellError {
  readonly error: string
}

/** A cell of a file: a text, a number of a workbook as its sheet shows it, or an error. Empty cells are empty texts. */
export type Cell = string | number | CellError

/** A row of a file, numbered as its program numbers it. */
export interface FileRow {
  readonly line: number
  readonly cells: readonly Cell[]
  /** Whether a delimiter may have cut one of its cells in two, so that others stand below headings that are not theirs. */
  readonly isShifted?: true
}

/** Error values that spreadsheets write for failed formulas, also in text files. */
const ERROR = /^#(?:N\/A|DIV\/0!|REF!|VALUE!|NAME\?|NULL!|NUM!|SPILL!|CALC!|GETTING_DATA)$/i

export function isErrorText(text: string): boolean {
  return ERROR.test(text)
}

/** The cell of a text of a file. */
export function textCell(text: string): Cell {
  const trimmed = text.trim()
  return isErrorText(trimmed) ? { error: trimmed.toUpperCase() } : trimmed
}

/** The cell as a text: what was wrong with its formula for an error. */
export function cellText(cell: Cell | undefined): string {
  if (cell === undefined) return ''
  if (typeof cell === 'object') return cell.error
  return String(cell)
}

export function isBlankCell(cell: Cell | undefined): boolean {
  return cellText(cell).trim() === ''
}

export function isErrorCell(cell: Cell | undefined): cell is CellError {
  return typeof cell === 'object'
}
