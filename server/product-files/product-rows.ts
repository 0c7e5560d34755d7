import type { z } from 'zod'
import { MAX_IMPORT_ROWS, MAX_STOCK } from '#domain/limits'
import type { MessageKey, MessageParameters } from '#domain/messages'
import { namePiastres } from '#domain/money/money.schema'
import {
  productFields,
  type productSchema,
  stockSchema,
  withProductRules,
} from '#domain/products/product.schema'
import { attributeFields } from '#domain/products/product-attributes.schema'
import {
  COLUMN_VALUES,
  CSV_COLUMNS,
  type CsvColumn,
  isDetailColumn,
} from '#domain/products/product-file'
import { decodeMessage, readId } from '#domain/validation/text.schema'
import {
  type CsvFile,
  type CsvFormat,
  type CsvRecord,
  NotCsvError,
  openCsv,
  readCsv,
} from './csv-records'
import { toColumn, unescapeFormula } from './product-csv'
import { readDetailCells } from './product-detail-cells'

/** An error on a line of the file; `field` is null when it is not about one cell. */
export interface ImportProblem {
  readonly line: number
  readonly field: string | null
  readonly key: MessageKey
  readonly parameters?: MessageParameters
}

/** The values of a row. Undefined ones have no column; a new product has all of them. */
export type RowValues = Partial<z.output<typeof productSchema>>

/** A row of the file, valid or not. */
export interface ReadRow {
  readonly line: number
  /** The product to update; undefined creates one. Also set for a row with problems. */
  readonly id: number | undefined
  /** The version at the time of the export, if the file has it. */
  readonly version: number | undefined
  /** The stock at the time of the export, if the file has it; null if it was not tracked. */
  readonly stockExported: number | null | undefined
  /** Undefined if there are problems. */
  readonly product: RowValues | undefined
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
const SHOWN_CELL_LENGTH = 50
const stockExportedSchema = stockSchema.optional()

const VERSION = /^\d{1,10}$/

function isBlank(cell: string): boolean {
  return cell.trim() === ''
}

type Columns = readonly CsvColumn[]

/** Names as they are shown: the same in every language. */
function listed(names: readonly string[]): string {
  return names.map((name) => `“${name}”`).join(', ')
}

/** The schema of rows with these columns; what is missing depends on what is stored. */
function schemaOf(columns: ReadonlyMap<CsvColumn, number>): z.ZodType<RowValues> {
  const hasPartOfContent = columns.has('net_amount') !== columns.has('net_unit')
  const attributes = hasPartOfContent ? attributeFields.nullish() : productFields.shape.attributes
  const { name, price, imageUrl } = productFields.shape
  return withProductRules(
    productFields.extend({
      attributes,
      name: columns.has('name') ? name : name.optional(),
      price: columns.has('price') ? price : price.optional(),
      imageUrl: columns.has('image_url') ? imageUrl : imageUrl.optional(),
    }),
  ).transform((row) => namePiastres(row, 'price', 'wasPrice'))
}

interface Header {
  readonly indexes: ReadonlyMap<CsvColumn, number>
  readonly width: number
  readonly schema: z.ZodType<RowValues>
  readonly hasDetails: boolean
  /** The columns that new products need and the file does not have. */
  readonly missing: readonly CsvColumn[]
}

/** Throws UnreadableFile. */
function readHeader({ line, cells }: CsvRecord, columns: Columns): Header {
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
  return {
    indexes,
    width: names.length,
    schema: schemaOf(indexes),
    hasDetails: [...indexes.keys()].some(isDetailColumn),
    missing,
  }
}

/** The input for the schema, which reads numbers: null for an empty cell; undefined without the column. */
function toOptionalNumber(cell: string | undefined): unknown {
  return cell === undefined ? undefined : cell === '' ? null : cell
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
  { indexes, width, schema, hasDetails, missing }: Header,
): ReadRow {
  const problems: ImportProblem[] = []
  const add = (field: string | null, key: MessageKey, parameters?: MessageParameters) => {
    problems.push({ line, field, key, ...(parameters && { parameters }) })
  }
  // With a cell too many or too few, the others may be in the wrong columns.
  if (cells.length < width || !cells.slice(width).every(isBlank)) {
    add(null, 'import.cellCount', { count: cells.length, expected: width })
    const nothing = { id: undefined, version: undefined, stockExported: undefined }
    return { line, ...nothing, product: undefined, hasDetails, problems }
  }
  const cell = (column: CsvColumn) => {
    const place = indexes.get(column)
    return place === undefined ? undefined : (cells[place] ?? '').trim()
  }

  const idCell = cell('id') ?? ''
  const id = idCell === '' ? undefined : readId(idCell)
  if (idCell !== '' && id === undefined) add('id', 'invalid.id')
  if (idCell === '' && missing.length > 0) {
    add(null, 'import.missingForNew', { count: missing.length, missing: listed(missing) })
  }

  const stock = cell('stock')
  const name = cell('name')
  const price = cell('price')
  const imageUrl = cell('image_url')
  const wasPrice = cell('was_price')
  const nameAr = cell('name_ar')
  const read = schema.safeParse({
    name: name === undefined ? undefined : unescapeFormula(name),
    nameAr: nameAr === undefined ? undefined : unescapeFormula(nameAr),
    price: price || undefined,
    wasPrice: toOptionalNumber(wasPrice),
    imageUrl: imageUrl === undefined ? undefined : unescapeFormula(imageUrl),
    stock: toOptionalNumber(stock),
    ...(hasDetails && readDetailCells(cell, toOptionalNumber)),
  })
  if (read.error) problems.push(...distinct(read.error.issues.map((one) => toProblem(line, one))))

  const versionCell = cell('version') ?? ''
  const version = VERSION.test(versionCell) ? Number(versionCell) : undefined
  if (versionCell !== '' && version === undefined) add('version', 'invalid.version')

  const exported = stockExportedSchema.safeParse(toOptionalNumber(cell('stock_exported')))
  if (exported.error) add('stockExported', 'invalid.stock', { max: MAX_STOCK })
  const product = problems.length > 0 ? undefined : read.data
  return { line, id, version, stockExported: exported.data, product, hasDetails, problems }
}

/** A product file whose encoding and delimiter are known. */
export interface ProductFile {
  readonly format: CsvFormat
  /** The validated rows. Throws UnreadableFile. */
  rows(): AsyncGenerator<ReadRow, void>
}

/** Opens a product file that may have these columns. Throws UnreadableFile when it is not CSV, or has an invalid header, no rows or too many. */
export function openProductFile(bytes: Buffer, columns: Columns = CSV_COLUMNS): ProductFile {
  try {
    const csv = openCsv(bytes)
    return { format: csv.format, rows: () => readProductRows(csv, columns) }
  } catch (error) {
    throw asUnreadable(error)
  }
}

function asUnreadable(error: unknown): unknown {
  if (!(error instanceof NotCsvError)) return error
  return new UnreadableFile([{ line: error.line, field: null, key: 'import.notCsv' }])
}

async function* readProductRows(csv: CsvFile, columns: Columns): AsyncGenerator<ReadRow, void> {
  let header: Header | undefined
  let recordCount = 0
  let hasRows = false
  let hasReportedMissing = false
  try {
    for await (const record of readCsv(csv)) {
      recordCount += 1
      // Plus the header. Blank rows count: a spreadsheet can write a million of them.
      if (recordCount > MAX_IMPORT_ROWS + 1) throw tooManyRows(record.line)
      if (record.cells.every(isBlank)) continue
      if (header) {
        hasRows = true
        const row = readRow(record, header)
        // Once is enough: the header lacks them, not the row.
        yield hasReportedMissing ? { ...row, problems: row.problems.filter(isOfRow) } : row
        hasReportedMissing ||= !row.problems.every(isOfRow)
      } else {
        header = readHeader(record, columns)
      }
    }
  } catch (error) {
    throw asUnreadable(error)
  }
  if (hasRows) return
  const parameters = { columns: columns.join(', ') }
  throw new UnreadableFile([
    header
      ? { line: 1, field: null, key: 'import.noRows' }
      : { line: 1, field: null, key: 'import.noHeader', parameters },
  ])
}

function isOfRow({ key }: ImportProblem): boolean {
  return key !== 'import.missingForNew'
}

function tooManyRows(line: number): UnreadableFile {
  const parameters = { max: MAX_IMPORT_ROWS }
  return new UnreadableFile([{ line, field: null, key: 'import.tooManyRows', parameters }])
}
