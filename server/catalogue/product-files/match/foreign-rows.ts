import { setImmediate } from 'node:timers/promises'
import type { EntityManager } from 'typeorm'
import type { CsvColumn } from '#domain/products/product-file'
import type { ForeignFile } from '../read/read-file'
import { noteOf } from '../read/records/import-problem'
import { REQUIRED_COLUMNS, withDraftColumns } from '../read/required-columns'
import { type SourceRow, withoutColumns } from '../read/sources/source'
import { type DraftRow, toDraft, withoutUnusable } from './draft-rows'
import { type ProductRow, readRow, rejectedRow, shapeOf } from './product-row'
import { type Match, matchRows } from './row-matching'

/** Rows that are read at once: the embedded database serves other requests in between. */
const ROWS_AT_ONCE = 500

/** Finds the products of the rows, which are read when they are asked for. */
export async function matchForeignRows(
  db: EntityManager,
  { rows: fileRows, rejected, columns, keeps, addsNone, rowNotes }: ForeignFile,
) {
  const { rows: usable, notes } = withoutUnusable(fileRows)
  const all = await matchRows(db, usable)
  const isAdded = (index: number) => !all[index]?.by && all[index]?.problems.length === 0
  const isRead = (_: unknown, index: number) => !(addsNone && isAdded(index))
  const [permitted, found] = [usable.filter(isRead), all.filter(isRead)]
  const unknown = usable.filter((row, index) => !isRead(row, index))
  const matches: Partial<Record<Match, number>> = {}
  for (const { by } of found) if (by) matches[by] = (matches[by] ?? 0) + 1
  const isKept = (index: number) => found[index]?.by !== undefined && keeps.includes('stock')
  const stocks = permitted.filter(({ cells }, index) => cells.stock !== undefined && isKept(index))
  const drafts = permitted.map(
    (row, index): DraftRow => (found[index]?.by ? { ...row, isDraft: false } : toDraft(row)),
  )
  const hasDrafts = drafts.some(({ isDraft }) => isDraft)
  const forNew = shapeOf(hasDrafts ? withDraftColumns(columns) : columns, 'import.missingHere')
  const others = new Set([...columns].filter((column) => !REQUIRED_COLUMNS.includes(column)))
  // All rows of a file have details, or none.
  const forUpdates = { ...shapeOf(others), hasDetails: forNew.hasDetails, missing: [] }

  function read({ line, cells: all }: SourceRow, index: number): ProductRow {
    const { id, by, problems = [] } = found[index] ?? {}
    // A barcode that it was found by may be written with fewer zeros.
    const isKeptHere = (column: CsvColumn) =>
      keeps.includes(column) || (by === 'gtin' && column === by)
    const cells = by ? withoutColumns(all, isKeptHere) : all
    const cellOf = (column: CsvColumn) => (column === 'id' ? id : cells[column])
    const shape = id === undefined ? forNew : forUpdates
    const row = { ...readRow(line, cellOf, shape), isForeign: true }
    if (problems.length === 0) return row
    const own = addsNone ? [] : row.problems
    return { ...row, product: undefined, problems: [...own, ...problems] }
  }

  return {
    matches,
    stocksKept: stocks.length,
    rowNotes: [
      ...rowNotes,
      ...notes,
      ...noteOf(
        'import.notHere',
        unknown.map(({ line, cells }) => ({ line, text: cells.sku || cells.name || '' })),
      ),
    ],
    /** In the order of the file, with those that could not be read. */
    rows: async function* (): AsyncGenerator<ProductRow, void> {
      const readers = [
        ...drafts.map((row, index) => ({ line: row.line, read: () => read(row, index) })),
        ...rejected.map((problem) => ({
          line: problem.line,
          read: () => rejectedRow(problem.line, true, [problem]),
        })),
      ].toSorted((a, b) => a.line - b.line)
      for (const [index, reader] of readers.entries()) {
        if (index % ROWS_AT_ONCE === 0) await setImmediate()
        yield reader.read()
      }
    },
  }
}
