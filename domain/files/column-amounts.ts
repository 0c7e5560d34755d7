import { type AmountReading, decimalMarkOf, readAmount } from './amounts'
import { cellText } from './cells'
import type { FileNote, FileTable } from './table'

/** The amounts of a column, read by the decimal mark that they agree on; undefined where a cell has none. */
export function readAmounts(table: FileTable, heading: string): readonly AmountReading[] {
  const place = table.headings.indexOf(heading)
  const mark = decimalMarkOf(
    table.rows.filter(({ isShifted }) => !isShifted).map(({ cells }) => cells[place]),
  )
  return table.rows.map(({ cells, isShifted }) =>
    isShifted
      ? { kind: 'problem', problem: 'shifted', text: cellText(cells[place]) }
      : readAmount(cells[place], mark),
  )
}

/** The amounts of a column in piastres; undefined where a cell has none, or none that can be read. */
export function readPiastres(table: FileTable, heading: string): readonly (number | undefined)[] {
  return readAmounts(table, heading).map((reading) =>
    reading.kind === 'amount' ? reading.piastres : undefined,
  )
}

/** That numbers of these columns had parts of a piastre: a workbook shows some of its numbers as they were calculated. */
export function roundedNotes(
  table: FileTable,
  headings: readonly (string | null)[],
): readonly FileNote[] {
  const chosen = new Set(headings.filter((heading) => heading !== null))
  const count = [...chosen]
    .flatMap((heading) => readAmounts(table, heading))
    .filter((reading) => reading.kind === 'amount' && reading.isRounded).length
  return count > 0 ? [{ kind: 'piastres', count }] : []
}
