import type { CsvRecord } from '#domain/files/csv'
import { type FileNote, findHeadings, saysSum, shiftedRows } from '#domain/files/table'
import { isBlank } from './import-records'

/** Titles that may stand above the headings. */
const MAX_TITLE_ROWS = 30

async function firstOf(records: AsyncIterable<CsvRecord>): Promise<readonly CsvRecord[]> {
  const first: CsvRecord[] = []
  for await (const record of records) {
    first.push(record)
    if (first.length > MAX_TITLE_ROWS) break
  }
  return first
}

/** How many records stand above the headings of a file. */
export async function countTitles(
  records: AsyncIterable<CsvRecord>,
  isKnown: (heading: string) => boolean,
): Promise<number> {
  return findHeadings(await firstOf(records), isKnown) ?? 0
}

/** The records of a file from its headings on. */
export async function* withoutTitles(
  records: AsyncIterable<CsvRecord>,
  titleCount: number,
): AsyncGenerator<CsvRecord, void> {
  let count = 0
  for await (const record of records) {
    if (count >= titleCount) yield record
    count += 1
  }
}

const withWidth = (record: CsvRecord, width: number): CsvRecord => ({
  ...record,
  cells: Array.from({ length: width }, (_, place) => record.cells[place] ?? ''),
})

/** Records with as many cells as there are headings: in a workbook, cells beside a table belong to nothing in it. */
export async function* ofWidth(
  records: AsyncIterable<CsvRecord>,
  width: number,
): AsyncGenerator<CsvRecord, void> {
  for await (const record of records) {
    const own = withWidth(record, width)
    if (!own.cells.every(isBlank)) yield own
  }
}

const isWider = (width: number) => (record: CsvRecord) =>
  record.cells.slice(width).some((cell) => !isBlank(cell))

/** The rows of a table, without its sums and what stands beside it. */
export interface TableRows {
  readonly records: readonly CsvRecord[]
  readonly notes: readonly FileNote[]
}

/**
 * Leaves out the sums below a table and the cells beside it. In a file of text, a cell too many in a few of the rows, or a
 * number where there is no heading, may come from a cell that was cut in two: these rows stay as they are.
 */
export function toTableRows(
  all: readonly CsvRecord[],
  header: CsvRecord,
  width: number,
  isWorkbook: boolean,
): TableRows {
  const sums = all.slice(-1).filter(saysSum)
  const rows = sums.length > 0 ? all.slice(0, -1) : all
  const mayShift = !isWorkbook && header.cells.length === width
  const shifted = mayShift ? shiftedRows(rows, width) : new Set<CsvRecord>()
  const wider = rows.filter((record) => isWider(width)(record) && !shifted.has(record))
  const [first] = wider
  const isColumn = isWorkbook || wider.length * 2 > rows.length
  return {
    records: isColumn
      ? rows
          .map((record) => (shifted.has(record) ? record : withWidth(record, width)))
          .filter(({ cells }) => !cells.every(isBlank))
      : rows,
    notes: [
      ...sums.map(({ line }) => ({ kind: 'sumRow' as const, line })),
      ...(first && isColumn
        ? [{ kind: 'besideTable' as const, count: wider.length, line: first.line }]
        : []),
    ],
  }
}
