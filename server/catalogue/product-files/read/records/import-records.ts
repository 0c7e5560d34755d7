import type { CsvRecord } from '#domain/files/csv'
import { NotTextError } from '#domain/files/decode-text'
import { MAX_IMPORT_ROWS } from '#domain/limits'
import { textKey } from '#domain/validation/characters'
import { type CsvFile, openCsv, readCsv } from './csv-records'
import { type UnreadableFile, unreadable } from './import-problem'

/** How the records of a file are read. */
export interface RecordOptions {
  /** Numbers records by their place instead of their line: they were the rows of a spreadsheet. */
  readonly countsRows?: boolean
  /** Whether the first cell of each record is the number of its row in the workbook that it was made of. */
  readonly hasRowNumbers?: boolean
  /** A column that is not read, by its possible headings: what was wrong with rows that came back. */
  readonly ignoredHeadings?: readonly string[]
}

export function isBlank(cell: string): boolean {
  return cell.trim() === ''
}

/** The error to throw for one of a file that is no CSV. */
function asUnreadable(error: unknown): unknown {
  if (!(error instanceof NotTextError)) return error
  return unreadable('import.notCsv', undefined, error.line)
}

/** Opens a CSV file. Throws UnreadableFile for another one. */
export function openFile(bytes: Buffer): CsvFile {
  try {
    return openCsv(bytes)
  } catch (error) {
    throw asUnreadable(error)
  }
}

function tooManyRows(line: number): UnreadableFile {
  return unreadable('import.tooManyRows', { max: MAX_IMPORT_ROWS }, line)
}

/** The header of a file and its rows, without blank ones. Throws UnreadableFile. */
export async function* readRecords(
  csv: CsvFile,
  { countsRows = false, hasRowNumbers = false, ignoredHeadings = [] }: RecordOptions = {},
): AsyncGenerator<CsvRecord, void> {
  const ignored = ignoredHeadings.map(textKey)
  let recordCount = 0
  let ignoredPlace: number | undefined
  try {
    for await (const record of readCsv(csv)) {
      recordCount += 1
      // Plus the header. Blank rows count: a spreadsheet can write a million of them.
      if (recordCount > MAX_IMPORT_ROWS + 1) throw tooManyRows(record.line)
      const all = hasRowNumbers ? record.cells.slice(1) : record.cells
      if (all.every(isBlank)) continue
      ignoredPlace ??= all.findIndex((cell) => ignored.includes(textKey(cell)))
      const cells = all.filter((_, index) => index !== ignoredPlace)
      const line = hasRowNumbers ? Number(record.cells[0]) : countsRows ? recordCount : record.line
      yield { ...record, line, cells }
    }
  } catch (error) {
    throw asUnreadable(error)
  }
}
