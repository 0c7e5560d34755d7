import type { CsvRecord } from '#domain/files/csv'
import type { MessageKey, MessageParameters } from '#domain/messages'
import { CSV_COLUMNS, type CsvColumn } from '#domain/products/product-file'
import { type CsvFile, type CsvFormat, openCsv } from './csv-records'
import { asUnreadable, isBlank, readRecords } from './import-records'
import {
  type ImportProblem,
  listed,
  REQUIRED_COLUMNS,
  type ReadRow,
  type RowShape,
  readRow,
  rejectedRow,
  shapeOf,
  UnreadableFile,
} from './product-row'

const SHOWN_CELL_LENGTH = 50

type Columns = readonly CsvColumn[]

interface Header {
  readonly indexes: ReadonlyMap<CsvColumn, number>
  readonly width: number
  readonly shape: RowShape
}

/** Throws UnreadableFile. */
function readHeader(
  { line, cells }: CsvRecord,
  columns: Columns,
  missingKey: MessageKey | undefined,
): Header {
  const problem = (key: MessageKey, parameters: MessageParameters): ImportProblem => ({
    line,
    field: null,
    key,
    parameters,
  })
  const names = cells.map((cell) => cell.trim().toLowerCase())
  // A spreadsheet may write empty columns behind the last one.
  while (names.at(-1) === '') names.pop()
  const columnOf = (name: string) => columns.find((column) => column === name)
  if (!names.some(columnOf)) {
    throw new UnreadableFile([problem('import.noHeader', { columns: columns.join(', ') })])
  }
  const indexes = new Map<CsvColumn, number>()
  const unknown: string[] = []
  const problems: ImportProblem[] = []
  for (const [index, name] of names.entries()) {
    const column = columnOf(name)
    if (!column) {
      unknown.push(name.slice(0, SHOWN_CELL_LENGTH))
    } else if (indexes.has(column)) {
      problems.push(problem('import.repeatedColumn', { column }))
    } else {
      indexes.set(column, index)
    }
  }
  if (unknown.length > 0) {
    const parameters = {
      count: unknown.length,
      unknown: listed(unknown),
      columns: columns.join(', '),
    }
    problems.push(problem('import.unknownColumns', parameters))
  }
  const missing = REQUIRED_COLUMNS.filter((column) => !indexes.has(column))
  if (missing.length > 0 && !indexes.has('id')) {
    const parameters = { count: missing.length, missing: listed(missing) }
    problems.push(problem('import.missingColumns', parameters))
  }
  if (problems.length > 0) throw new UnreadableFile(problems)
  return { indexes, width: names.length, shape: shapeOf(new Set(indexes.keys()), missingKey) }
}

/** What is wrong with a row of the wrong width: with a cell too many or too few, the others may be in the wrong columns. */
export function problemsOfWidth(
  { line, cells }: CsvRecord,
  width: number,
): readonly ImportProblem[] {
  if (cells.length >= width && cells.slice(width).every(isBlank)) return []
  const parameters = { count: cells.length, expected: width }
  return [{ line, field: null, key: 'import.cellCount', parameters }]
}

function readRecord(record: CsvRecord, { indexes, width, shape }: Header): ReadRow {
  const { line, cells } = record
  const problems = problemsOfWidth(record, width)
  if (problems.length > 0) return rejectedRow(line, shape.hasDetails, problems)
  const cell = (column: CsvColumn) => {
    const place = indexes.get(column)
    return place === undefined ? undefined : (cells[place] ?? '').trim()
  }
  return readRow(line, cell, shape)
}

/** A product file whose encoding and delimiter are known. */
export interface ProductFile {
  readonly format: CsvFormat
  /** The validated rows. Throws UnreadableFile. */
  rows(): AsyncIterable<ReadRow>
}

/** Opens a CSV file. Throws UnreadableFile for another one. */
export function openFile(bytes: Buffer): CsvFile {
  try {
    return openCsv(bytes)
  } catch (error) {
    throw asUnreadable(error)
  }
}

/** Opens a product file that may have these columns. Throws UnreadableFile when it is not CSV, or has an invalid header, no rows or too many. */
export function openProductFile(bytes: Buffer, columns: Columns = CSV_COLUMNS): ProductFile {
  const csv = openFile(bytes)
  return { format: csv.format, rows: () => readProductRows(readRecords(csv), columns) }
}

/**
 * The rows of our own export. Throws UnreadableFile. What the header lacks for new products is reported once, unless another
 * message is to say it of each of their rows.
 */
export async function* readProductRows(
  records: AsyncIterable<CsvRecord>,
  columns: Columns,
  missingKey?: MessageKey,
): AsyncGenerator<ReadRow, void> {
  let header: Header | undefined
  let hasRows = false
  let hasReportedMissing = false
  for await (const record of records) {
    if (header) {
      hasRows = true
      const row = readRecord(record, header)
      // Once is enough: the header lacks them, not the row.
      yield hasReportedMissing ? { ...row, problems: row.problems.filter(isOfRow) } : row
      hasReportedMissing ||= !row.problems.every(isOfRow)
    } else {
      header = readHeader(record, columns, missingKey)
    }
  }
  if (!hasRows) throw header ? noRows() : noHeader(columns)
}

export function noRows(): UnreadableFile {
  return new UnreadableFile([{ line: 1, field: null, key: 'import.noRows' }])
}

export function noHeader(columns: Columns): UnreadableFile {
  const parameters = { columns: columns.join(', ') }
  return new UnreadableFile([{ line: 1, field: null, key: 'import.noHeader', parameters }])
}

function isOfRow({ key }: ImportProblem): boolean {
  return key !== 'import.missingForNew'
}
