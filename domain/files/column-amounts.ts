import { type AmountReading, decimalMarkOf, readAmount } from './amounts'
import type { FileTable } from './table'

/** The amounts of a column, read by the decimal mark that they agree on; undefined where a cell has none. */
export function readAmounts(table: FileTable, heading: string): readonly AmountReading[] {
  const place = table.headings.indexOf(heading)
  const cells = table.rows.map((row) => row.cells[place])
  const mark = decimalMarkOf(cells)
  return cells.map((cell) => readAmount(cell, mark))
}

/** The amounts of a column in piastres; undefined where a cell has none, or none that can be read. */
export function readPiastres(table: FileTable, heading: string): readonly (number | undefined)[] {
  return readAmounts(table, heading).map((reading) =>
    reading.kind === 'amount' ? reading.piastres : undefined,
  )
}
