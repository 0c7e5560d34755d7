import type { CsvRecord } from '#domain/files/csv'
import type { MessageKey, MessageParameters } from '#domain/messages'
import type { CsvColumn } from '#domain/products/product-file'
import {
  type ImportProblem,
  listed,
  noHeader,
  noRows,
  UnreadableFile,
} from './records/import-problem'
import { isBlank } from './records/import-records'
import { REQUIRED_COLUMNS, withDraftColumns } from './required-columns'
import { type OwnAmounts, withOwnAmounts } from './sources/amount-cells'
import type { SourceRow } from './sources/source'

const SHOWN_CELL_LENGTH = 50

type Columns = readonly CsvColumn[]

interface OwnRowOptions {
  readonly amounts: OwnAmounts
  /** Whether new products without a picture or an English name are added, hidden. */
  readonly acceptsDrafts: boolean
}

/** A row of our own format. */
interface OwnRow extends SourceRow {
  readonly problems: readonly ImportProblem[]
}

/** The rows of a file in our own format. */
export interface OwnRows {
  /** That the file has. */
  readonly columns: ReadonlySet<CsvColumn>
  /** With those that new products have in addition. */
  readonly columnsOfNew: ReadonlySet<CsvColumn>
  /** Throws UnreadableFile. */
  readonly rows: AsyncIterable<OwnRow>
}

interface Header extends Pick<OwnRows, 'columns' | 'columnsOfNew'> {
  readonly places: ReadonlyMap<CsvColumn, number>
  readonly width: number
}

/** Throws UnreadableFile. */
function readHeader({ line, cells }: CsvRecord, allowed: Columns, acceptsDrafts: boolean): Header {
  const problem = (key: MessageKey, parameters: MessageParameters): ImportProblem => ({
    line,
    field: null,
    key,
    parameters,
  })
  const names = cells.map((cell) => cell.trim().toLowerCase())
  // A spreadsheet may write empty columns behind the last one.
  while (names.at(-1) === '') names.pop()
  const columnOf = (name: string) => allowed.find((column) => column === name)
  if (!names.some(columnOf)) {
    throw new UnreadableFile([problem('import.noHeader', { columns: allowed.join(', ') })])
  }
  const places = new Map<CsvColumn, number>()
  const unknown: string[] = []
  const problems: ImportProblem[] = []
  for (const [place, name] of names.entries()) {
    const column = columnOf(name)
    if (!column) {
      unknown.push(name.slice(0, SHOWN_CELL_LENGTH))
    } else if (places.has(column)) {
      problems.push(problem('import.repeatedColumn', { column }))
    } else {
      places.set(column, place)
    }
  }
  if (unknown.length > 0) {
    const parameters = {
      count: unknown.length,
      unknown: listed(unknown),
      columns: allowed.join(', '),
    }
    problems.push(problem('import.unknownColumns', parameters))
  }
  const columns = new Set(places.keys())
  // Without a name and a price, a file adds nothing.
  const canAdd = columns.has('price') && (columns.has('name') || columns.has('name_ar'))
  const columnsOfNew = acceptsDrafts && canAdd ? withDraftColumns(columns) : columns
  const missing = REQUIRED_COLUMNS.filter((column) => !columnsOfNew.has(column))
  if (missing.length > 0 && !places.has('id')) {
    const parameters = { count: missing.length, missing: listed(missing) }
    problems.push(problem('import.missingColumns', parameters))
  }
  if (problems.length > 0) throw new UnreadableFile(problems)
  return { columns, columnsOfNew, places, width: names.length }
}

/**
 * Returns the problem of a row of the wrong width: with a cell too many or too few, the others may be in the wrong
 * columns.
 */
export function problemsOfWidth(
  { line, cells }: CsvRecord,
  width: number,
): readonly ImportProblem[] {
  if (cells.length >= width && cells.slice(width).every(isBlank)) return []
  const parameters = { count: cells.length, expected: width }
  return [{ line, field: null, key: 'import.cellCount', parameters }]
}

async function* readRows(
  records: AsyncIterable<CsvRecord>,
  { places, width }: Header,
  amounts: OwnAmounts,
): AsyncGenerator<OwnRow, void> {
  let hasRows = false
  for await (const record of records) {
    hasRows = true
    const { line, cells } = record
    const problems = problemsOfWidth(record, width)
    const own = [...places].map(([column, place]) => [column, (cells[place] ?? '').trim()])
    yield { line, cells: withOwnAmounts(Object.fromEntries(own), amounts), problems }
  }
  if (!hasRows) throw noRows()
}

/** Opens the rows of a file in our own format, which may have these columns. Throws UnreadableFile. */
export async function openOwnRows(
  records: AsyncGenerator<CsvRecord, void>,
  allowed: Columns,
  { amounts, acceptsDrafts }: OwnRowOptions,
): Promise<OwnRows> {
  const first = await records.next()
  if (first.done) throw noHeader(allowed)
  const header = readHeader(first.value, allowed, acceptsDrafts)
  const { columns, columnsOfNew } = header
  return { columns, columnsOfNew, rows: readRows(records, header, amounts) }
}
