import type { EntityManager } from 'typeorm'
import type { FileFacts, OwnFile, ReadFile } from '../read/read-file'
import type { ImportNote } from '../read/records/import-problem'
import { toDraft } from './draft-rows'
import { matchForeignRows } from './foreign-rows'
import { type ProductRow, readRow, rejectedRow, shapeOf } from './product-row'
import type { Match } from './row-matching'

/** A file whose rows have the products that they are about: what matching hands to planning. */
export interface MatchedFile extends FileFacts {
  readonly source: ReadFile['source']
  /** The products that rows were found by. */
  readonly matches: Readonly<Partial<Record<Match, number>>>
  /** Rows of products that are in the shop, and whose stock in the file is not read. */
  readonly stocksKept: number
  /** Cells that were left out of its rows. */
  readonly rowNotes: readonly ImportNote[]
  /** The validated rows. Throws UnreadableFile. */
  readonly rows: () => AsyncIterable<ProductRow>
}

/**
 * The rows of our own format, whose ids say what they are about. What the header lacks for new products is reported once,
 * unless drafts are accepted: then it is said of each of their rows.
 */
async function* matchOwnRows({
  acceptsDrafts,
  openRows,
}: OwnFile): AsyncGenerator<ProductRow, void> {
  const { columns, columnsOfNew, rows } = await openRows()
  const missingKey = acceptsDrafts ? 'import.missingHere' : 'import.missingForNew'
  const forNew = shapeOf(columnsOfNew, missingKey)
  // All rows of a file have details, or none.
  const forUpdates = { ...shapeOf(columns, missingKey), hasDetails: forNew.hasDetails }
  let hasReportedMissing = false
  for await (const { line, cells: own, problems } of rows) {
    if (problems.length > 0) {
      yield rejectedRow(line, forNew.hasDetails, problems)
      continue
    }
    const { cells } = acceptsDrafts && !own.id ? toDraft({ line, cells: own }) : { cells: own }
    const row = readRow(line, (column) => cells[column], own.id ? forUpdates : forNew)
    const others = row.problems.filter(({ key }) => key !== 'import.missingForNew')
    yield hasReportedMissing ? { ...row, problems: others } : row
    hasReportedMissing ||= others.length < row.problems.length
  }
}

/** Finds the products that the rows of a file are about. */
export async function matchFile(db: EntityManager, file: ReadFile): Promise<MatchedFile> {
  if (file.source !== 'own') return { ...file, ...(await matchForeignRows(db, file)) }
  return { ...file, matches: {}, stocksKept: 0, rowNotes: [], rows: () => matchOwnRows(file) }
}
