import type { z } from 'zod'
import { isErrorText } from '#domain/files/cells'
import { MAX_STOCK } from '#domain/limits'
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
import { toColumn, unescapeFormula } from '../read/product-csv'
import { type ImportProblem, listed } from '../read/records/import-problem'
import { REQUIRED_COLUMNS } from '../read/required-columns'
import { readDetailCells } from './product-detail-cells'

/** The values of a row. Undefined ones have no column; a new product has all of them. */
export type RowValues = Partial<z.output<typeof productSchema>>

/** A row of the file with the product that it is about, valid or not. */
export interface ProductRow {
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
  /** Whether it is of a file that does not know this shop: a draft stays one, and a translated name stays. */
  readonly isForeign?: boolean
  readonly problems: readonly ImportProblem[]
}

const stockExportedSchema = stockSchema.optional()
const VERSION = /^\d{1,10}$/

/** The schema of rows with these columns; what is missing depends on what is stored. */
function schemaOf(columns: ReadonlySet<CsvColumn>): z.ZodType<RowValues> {
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

/** The columns of a file, and the schema of its rows. */
export interface RowShape {
  readonly schema: z.ZodType<RowValues>
  readonly hasDetails: boolean
  /** The columns that new products need and the file does not have. */
  readonly missing: readonly CsvColumn[]
  /** Says so. */
  readonly missingKey: MessageKey
}

export function shapeOf(
  columns: ReadonlySet<CsvColumn>,
  missingKey: MessageKey = 'import.missingForNew',
): RowShape {
  return {
    schema: schemaOf(columns),
    hasDetails: [...columns].some(isDetailColumn),
    missing: REQUIRED_COLUMNS.filter((column) => !columns.has(column)),
    missingKey,
  }
}

/** The input for the schema, which reads numbers: null for an empty cell; undefined without the column. */
function toOptionalNumber(cell: string | undefined): unknown {
  return cell === undefined ? undefined : cell === '' ? null : cell
}

/** Returns the problem of a value, with the column and the values as the file names them. */
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

/** A row without values, for a reason. */
export function rejectedRow(
  line: number,
  hasDetails: boolean,
  problems: readonly ImportProblem[],
): ProductRow {
  const nothing = { id: undefined, version: undefined, stockExported: undefined }
  return { line, ...nothing, product: undefined, hasDetails, problems }
}

/** Reads a row by its cells; those that are undefined stay as they are stored. */
export function readRow(
  line: number,
  cell: (column: CsvColumn) => string | undefined,
  { schema, hasDetails, missing, missingKey }: RowShape,
): ProductRow {
  const problems: ImportProblem[] = []
  const add = (field: string | null, key: MessageKey, parameters?: MessageParameters) => {
    problems.push({ line, field, key, ...(parameters && { parameters }) })
  }

  for (const column of CSV_COLUMNS) {
    const text = cell(column)
    if (text !== undefined && isErrorText(text)) add(column, 'import.cellError', { error: text })
  }
  if (problems.length > 0) return rejectedRow(line, hasDetails, problems)

  const idCell = cell('id') ?? ''
  const id = idCell === '' ? undefined : readId(idCell)
  if (idCell !== '' && id === undefined) add('id', 'invalid.id')
  if (idCell === '' && missing.length > 0) {
    add(null, missingKey, { count: missing.length, missing: listed(missing) })
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
