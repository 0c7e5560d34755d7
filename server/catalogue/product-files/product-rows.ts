import type { CsvRecord } from '#domain/files/csv'
import type { MessageKey, MessageParameters } from '#domain/messages'
import { CSV_COLUMNS, type CsvColumn } from '#domain/products/product-file'
import { type CsvFile, type CsvFormat, openCsv } from './csv-records'
import { toDraft, withDraftColumns } from './draft-rows'
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
import { type OwnAmounts, surveyAmounts, withOwnAmounts } from './sources/amount-cells'
import type { Cells } from './sources/source'

const SHOWN_CELL_LENGTH = 50

type Columns = readonly CsvColumn[]

export interface ProductRowOptions {
  readonly amounts: OwnAmounts
  /** Says what the header lacks for new products. */
  readonly missingKey?: MessageKey
  /** Whether new products without a picture or an English name are added, hidden. */
  readonly acceptsDrafts?: boolean
}

interface Header {
  readonly indexes: ReadonlyMap<CsvColumn, number>
  readonly width: number
  readonly forNew: RowShape
  readonly forUpdates: RowShape
  readonly acceptsDrafts: boolean
  readonly amounts: OwnAmounts
}

/** Throws UnreadableFile. */
function readHeader(
  { line, cells }: CsvRecord,
  columns: Columns,
  { missingKey, acceptsDrafts = false, amounts }: ProductRowOptions,
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
  const own = new Set(indexes.keys())
  // Without a name and a price, a file adds nothing.
  const canAdd = own.has('price') && (own.has('name') || own.has('name_ar'))
  const all = acceptsDrafts && canAdd ? withDraftColumns(own) : own
  const missing = REQUIRED_COLUMNS.filter((column) => !all.has(column))
  if (missing.length > 0 && !indexes.has('id')) {
    const parameters = { count: missing.length, missing: listed(missing) }
    problems.push(problem('import.missingColumns', parameters))
  }
  if (problems.length > 0) throw new UnreadableFile(problems)
  const forNew = shapeOf(all, missingKey)
  // All rows of a file have details, or none.
  const forUpdates = { ...shapeOf(own, missingKey), hasDetails: forNew.hasDetails }
  return { indexes, width: names.length, forNew, forUpdates, acceptsDrafts, amounts }
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

function readRecord(record: CsvRecord, header: Header): ReadRow {
  const { indexes, width, forNew, forUpdates, acceptsDrafts, amounts } = header
  const { line, cells } = record
  const problems = problemsOfWidth(record, width)
  if (problems.length > 0) return rejectedRow(line, forNew.hasDetails, problems)
  const all: Cells = Object.fromEntries(
    [...indexes].map(([column, place]) => [column, (cells[place] ?? '').trim()]),
  )
  const own = withOwnAmounts(all, amounts)
  const row = acceptsDrafts && !own.id ? toDraft({ line, cells: own }) : { cells: own }
  return readRow(line, (column) => row.cells[column], own.id ? forUpdates : forNew)
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
  const rows = async function* () {
    const amounts = await surveyAmounts(readRecords(csv))
    yield* readProductRows(readRecords(csv), columns, { amounts })
  }
  return { format: csv.format, rows }
}

/**
 * The rows of our own export. Throws UnreadableFile. What the header lacks for new products is reported once, unless another
 * message is to say it of each of their rows.
 */
export async function* readProductRows(
  records: AsyncIterable<CsvRecord>,
  columns: Columns,
  options: ProductRowOptions,
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
      header = readHeader(record, columns, options)
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
