import type { z } from 'zod'
import { productFields, productSchema, withProductRules } from '#domain/catalogue.schema'
import { MAX_IMPORT_ROWS } from '#domain/limits'
import type { MessageKey, MessageParameters } from '#domain/messages'
import { attributeFields } from '#domain/product-attributes.schema'
import { COLUMN_VALUES, CSV_COLUMNS, type CsvColumn, isDetailColumn } from '#domain/product-file'
import { decodeMessage } from '#domain/text.schema'
import { readId } from './catalogue.service'
import { type CsvRecord, NotCsvError, readCsv } from './csv-records'
import { toColumn, unescapeFormula } from './product-csv'
import { readDetailCells } from './product-detail-cells'

/** An error on a line of the file; `field` is null when it is not about one cell. */
export interface ImportProblem {
  readonly line: number
  readonly field: string | null
  readonly key: MessageKey
  readonly parameters?: MessageParameters
}

/** A valid row of the file. */
export interface ProductRow {
  readonly line: number
  /** The product to update; undefined creates one. */
  readonly id: number | undefined
  /** The version at the time of the export, if the file has it. */
  readonly version: number | undefined
  readonly product: z.output<typeof productSchema>
}

/** A row of the file, valid or not. */
export interface ReadRow {
  readonly line: number
  /** Also set for a row with problems. */
  readonly id: number | undefined
  readonly version: number | undefined
  readonly product: ProductRow['product'] | undefined
  /** Whether the file has columns for details. */
  readonly hasDetails: boolean
  readonly problems: readonly ImportProblem[]
}

/** Thrown for a file whose rows cannot be read at all. */
export class UnreadableFile extends Error {
  readonly problems: readonly ImportProblem[]

  constructor(problems: readonly ImportProblem[]) {
    super('The file cannot be imported')
    this.name = 'UnreadableFile'
    this.problems = problems
  }
}

const REQUIRED_COLUMNS: readonly CsvColumn[] = ['name', 'price', 'image_url']
const COLUMN_LIST = CSV_COLUMNS.join(', ')
const SHOWN_CELL_LENGTH = 50

/** A number with a decimal point; 12,50 would be ambiguous. */
const NUMBER = /^-?\d{1,15}(?:\.\d{1,15})?$/
const VERSION = /^\d{1,10}$/

function isBlank(cell: string): boolean {
  return cell.trim() === ''
}

function isColumn(name: string): name is CsvColumn {
  return CSV_COLUMNS.some((column) => column === name)
}

// Whether an amount has a unit depends on what is stored, if the file has only one of the columns.
const schemaOfPart = withProductRules(
  productFields.extend({ attributes: attributeFields.nullish() }),
)

interface Header {
  readonly indexes: ReadonlyMap<CsvColumn, number>
  readonly width: number
  readonly schema: typeof productSchema
  readonly hasDetails: boolean
}

/** Throws UnreadableFile. */
function readHeader({ line, cells }: CsvRecord): Header {
  const problem = (key: MessageKey, parameters: MessageParameters): ImportProblem => ({
    line,
    field: null,
    key,
    parameters,
  })
  const names = cells.map((cell) => cell.trim().toLowerCase())
  // A spreadsheet may write empty columns behind the last one.
  while (names.at(-1) === '') names.pop()
  if (!names.some(isColumn)) {
    throw new UnreadableFile([problem('import.noHeader', { columns: COLUMN_LIST })])
  }
  const indexes = new Map<CsvColumn, number>()
  const problems: ImportProblem[] = []
  for (const [index, name] of names.entries()) {
    const column = name.slice(0, SHOWN_CELL_LENGTH)
    if (!isColumn(name)) {
      problems.push(problem('import.unknownColumn', { column, columns: COLUMN_LIST }))
    } else if (indexes.has(name)) {
      problems.push(problem('import.repeatedColumn', { column }))
    } else {
      indexes.set(name, index)
    }
  }
  for (const column of REQUIRED_COLUMNS) {
    if (!indexes.has(column)) problems.push(problem('import.missingColumn', { column }))
  }
  if (problems.length > 0) throw new UnreadableFile(problems)
  const isPart = indexes.has('net_amount') !== indexes.has('net_unit')
  return {
    indexes,
    width: names.length,
    schema: isPart ? schemaOfPart : productSchema,
    hasDetails: [...indexes.keys()].some(isDetailColumn),
  }
}

/** The input for the schema, which rejects text that is not a number. */
function toNumber(cell: string): unknown {
  return NUMBER.test(cell) ? Number(cell) : cell
}

/** Null for an empty cell; undefined without the column. */
function toOptionalNumber(cell: string | undefined): unknown {
  return cell === undefined ? undefined : cell === '' ? null : toNumber(cell)
}

/** What is wrong with a value, at its column; in words of the file. */
function toProblem(line: number, { path, message }: z.core.$ZodIssue): ImportProblem {
  const field = path.map(String).join('.')
  const { key, parameters } = decodeMessage(message)
  const values = COLUMN_VALUES[toColumn(field) as CsvColumn]
  if (values && (key === 'invalid.choice' || key === 'invalid.category')) {
    return { line, field, key: 'import.choice', parameters: { values: values.join(', ') } }
  }
  return { line, field, key, ...(parameters && { parameters }) }
}

/** Without those that say the same of the same cell, such as for each of several facts. */
function distinct(problems: readonly ImportProblem[]): readonly ImportProblem[] {
  const nameOf = ({ field, key }: ImportProblem) => `${field && toColumn(field)} ${key}`
  return [...new Map(problems.toReversed().map((one) => [nameOf(one), one])).values()].reverse()
}

function readRow(
  { line, cells }: CsvRecord,
  { indexes, width, schema, hasDetails }: Header,
): ReadRow {
  const problems: ImportProblem[] = []
  const add = (field: string | null, key: MessageKey, parameters?: MessageParameters) => {
    problems.push({ line, field, key, ...(parameters && { parameters }) })
  }
  // With a cell too many or too few, the others may be in the wrong columns.
  if (cells.length < width || !cells.slice(width).every(isBlank)) {
    add(null, 'import.cellCount', { count: cells.length, expected: width })
    return { line, id: undefined, version: undefined, product: undefined, hasDetails, problems }
  }
  const cell = (column: CsvColumn) => {
    const place = indexes.get(column)
    return place === undefined ? undefined : (cells[place] ?? '').trim()
  }

  const idCell = cell('id') ?? ''
  const id = idCell === '' ? undefined : readId(idCell)
  if (idCell !== '' && id === undefined) add('id', 'invalid.id')

  const stock = cell('stock')
  const price = cell('price') ?? ''
  const wasPrice = cell('was_price')
  const nameAr = cell('name_ar')
  const read = schema.safeParse({
    name: unescapeFormula(cell('name') ?? ''),
    nameAr: nameAr === undefined ? undefined : unescapeFormula(nameAr),
    price: price === '' ? undefined : toNumber(price),
    wasPrice: toOptionalNumber(wasPrice),
    imageUrl: unescapeFormula(cell('image_url') ?? ''),
    stock: toOptionalNumber(stock),
    ...(hasDetails && readDetailCells(cell, toOptionalNumber)),
  })
  if (read.error) problems.push(...distinct(read.error.issues.map((one) => toProblem(line, one))))

  const versionCell = cell('version') ?? ''
  const version = VERSION.test(versionCell) ? Number(versionCell) : undefined
  if (versionCell !== '' && version === undefined) add('version', 'invalid.version')
  return { line, id, version, product: read.data, hasDetails, problems }
}

/**
 * Reads and validates the rows of a product file. Throws UnreadableFile when it is not CSV, or has
 * an invalid header, no rows or too many.
 */
export async function* readProductRows(csv: Buffer): AsyncGenerator<ReadRow, void> {
  let header: Header | undefined
  let recordCount = 0
  let hasRows = false
  try {
    for await (const record of readCsv(csv)) {
      recordCount += 1
      // Plus the header. Blank rows count: a spreadsheet can write a million of them.
      if (recordCount > MAX_IMPORT_ROWS + 1) throw tooManyRows(record.line)
      if (record.cells.every(isBlank)) continue
      if (header) {
        hasRows = true
        yield readRow(record, header)
      } else {
        header = readHeader(record)
      }
    }
  } catch (error) {
    if (!(error instanceof NotCsvError)) throw error
    throw new UnreadableFile([{ line: error.line, field: null, key: 'import.notCsv' }])
  }
  if (hasRows) return
  const parameters = { columns: COLUMN_LIST }
  throw new UnreadableFile([
    header
      ? { line: 1, field: null, key: 'import.noRows' }
      : { line: 1, field: null, key: 'import.noHeader', parameters },
  ])
}

function tooManyRows(line: number): UnreadableFile {
  const parameters = { max: MAX_IMPORT_ROWS }
  return new UnreadableFile([{ line, field: null, key: 'import.tooManyRows', parameters }])
}
