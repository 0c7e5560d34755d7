import { isDeepStrictEqual } from 'node:util'
import type { EntityManager } from 'typeorm'
import { MAX_IMPORT_CHANGES, MAX_IMPORT_PROBLEMS } from '#domain/limits'
import { isArabicText } from '#domain/products/arabic-text'
import { NO_PICTURE_URL } from '#domain/products/no-picture'
import { isBelowWasPrice } from '#domain/products/offers'
import type { CsvColumn } from '#domain/products/product-file'
import { inventoryOf } from '#domain/products/product-inventory.schema'
import { statement } from '../../platform/database/statements/statement'
import {
  ADMIN_PRODUCT_COLUMNS,
  type AdminProductView,
  adminProductRow,
} from '../products/admin-products.service'
import { readProductDetails } from '../products/product-content.service'
import type { CsvFormat } from './csv-records'
import { withFetchedPictures } from './fetched-pictures'
import { problemsOfNumbers, writeFreeNumbers } from './import-numbers'
import { type Placement, placementOf } from './placement'
import { type ChangedValue, changedValues } from './product-cells'
import { type ListedDetails, mergeDetails, NEW_PRODUCT_DETAILS } from './product-details'
import { type ImportProblem, type ReadRow, type RowValues, UnreadableFile } from './product-row'
import { openProductFile, type ProductFile } from './product-rows'
import {
  type Change,
  type StockChange,
  stockAfter,
  type Values,
  writeChanges,
} from './staged-import.service'

/** Rows that are read and checked at once: the embedded database serves other requests between chunks. */
const CHUNK_SIZE = 1_000

export interface ImportOptions {
  /** Reports what an import would change without changing it. */
  readonly dryRun: boolean
  /** That the file may have; all by default. */
  readonly columns?: readonly CsvColumn[]
  /** Called for each chunk that was prepared after checking all; they are written together at the end. */
  readonly onProgress?: (done: number, of: number) => void
}

/** What a row changes. */
interface ProductChange {
  readonly line: number
  /** Null for a new product. */
  readonly id: number | null
  /** As it is now; a new product as it will be. */
  readonly name: string
  readonly values: readonly ChangedValue[]
}

/** What can be said before anything is imported. */
export interface ImportPreview {
  readonly format: CsvFormat
  /** The first ones, in the order of the file. */
  readonly changes: readonly ProductChange[]
  /** Products whose stock is set as it stands in the file, because the file lacks what was exported. */
  readonly stocksSet: number
  /** What the rows without problems would do. */
  readonly valid: { readonly added: number; readonly updated: number }
  /** Where shoppers would find the products that these add. */
  readonly placement: Placement
}

export interface ImportResult {
  readonly added: number
  /** Products with at least one changed value. */
  readonly updated: number
  /** The first ones, in the order of the file. */
  readonly problems: readonly ImportProblem[]
  /** The number of all problems. */
  readonly problemCount: number
  readonly allProblems: readonly ImportProblem[]
  /** Null if the file cannot be read. */
  readonly preview: ImportPreview | null
}

/** All problems, of which the first are listed. */
class Problems {
  readonly all: ImportProblem[] = []

  get listed(): readonly ImportProblem[] {
    return this.all.slice(0, MAX_IMPORT_PROBLEMS)
  }

  get count(): number {
    return this.all.length
  }

  add(problems: readonly ImportProblem[]): void {
    for (const problem of problems) this.all.push(problem)
  }
}

function resultOf({ listed, count, all }: Problems) {
  return { problems: listed, problemCount: count, allProblems: all }
}

function rejected(problems: Problems, preview: ImportPreview | null): ImportResult {
  return { added: 0, updated: 0, ...resultOf(problems), preview }
}

async function* chunksOf<T>(items: AsyncIterable<T>): AsyncGenerator<readonly T[], void> {
  let chunk: T[] = []
  for await (const item of items) {
    chunk.push(item)
    if (chunk.length < CHUNK_SIZE) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}

const findCurrent = statement({
  name: 'productImport.findCurrent',
  sql: `SELECT ${ADMIN_PRODUCT_COLUMNS} FROM products WHERE id = ANY($1::int[])`,
  row: adminProductRow,
})

interface CurrentProduct extends AdminProductView {
  /** Null if the file has none. */
  readonly details: ListedDetails | null
}

/**
 * The current products of these rows by id. An edit between the two statements is noticed by the version,
 * which is read first.
 */
async function readCurrent(
  db: EntityManager,
  rows: readonly ReadRow[],
): Promise<ReadonlyMap<number, CurrentProduct>> {
  const ids = rows.flatMap(({ id }) => (id === undefined ? [] : [id]))
  if (ids.length === 0) return new Map()
  const products = await findCurrent(db, [ids])
  const details = rows.some(({ hasDetails }) => hasDetails)
    ? await readProductDetails(
        db,
        products.map(({ id }) => id),
      )
    : []
  return new Map(
    products.map((product, index) => {
      const found = details[index]
      return [
        product.id,
        {
          ...product,
          details: found ? { ...found, ...inventoryOf(product), hidden: product.hidden } : null,
        },
      ]
    }),
  )
}

/** Why this product cannot be updated. */
function problemsOfUpdate(
  { line, id, version }: Pick<ReadRow, 'line' | 'id' | 'version'>,
  current: Pick<AdminProductView, 'version'> | undefined,
): readonly ImportProblem[] {
  if (id === undefined) return []
  if (!current) return [{ line, field: 'id', key: 'import.unknownId', parameters: { id } }]
  if (version === undefined || version === current.version) return []
  return [{ line, field: 'version', key: 'import.changedSince' }]
}

/**
 * What a row does to the stock: a cell that equals the export changes nothing, and the difference of any
 * other is added. Without the export, or if the stock was not tracked, the cell is the new stock.
 */
function stockChangeOf(stock: number | null | undefined, exported: number | null | undefined) {
  if (stock === undefined || stock === exported) return { kind: 'keep' } satisfies StockChange
  if (stock === null || exported == null) return { kind: 'set', stock } satisfies StockChange
  return { kind: 'add', stock, exported } satisfies StockChange
}

/** The value of the file, or the stored one. Rows of new products have all that they need. */
function given<T>(value: T | undefined, stored: T | undefined): T {
  const result = value ?? stored
  if (result === undefined) throw new Error('A new product lacks a value')
  return result
}

/** What a file that does not know this shop says of a product of it, without what was done to its draft since. */
function ofForeign(product: RowValues, current: CurrentProduct): RowValues {
  const { name, hidden, imageUrl = current.imageUrl, ...others } = product
  // An Arabic name stood in both languages until somebody translated it.
  const isTranslated = name !== undefined && isArabicText(name) && !isArabicText(current.name)
  const isDraft = current.details?.hidden && imageUrl === NO_PICTURE_URL
  return {
    ...others,
    imageUrl,
    ...(name !== undefined && (isTranslated ? { nameAr: others.nameAr ?? name } : { name })),
    ...(!isDraft && { hidden }),
  }
}

function valuesOf(
  row: RowValues,
  stockChange: StockChange,
  current: CurrentProduct | undefined,
  { hasDetails, isForeign }: Pick<ReadRow, 'hasDetails' | 'isForeign'>,
): Values {
  const product = isForeign && current ? ofForeign(row, current) : row
  const { nameAr = current?.nameAr ?? null } = product
  const { wasPricePiastres = current?.wasPricePiastres ?? null } = product
  const imageUrl = given(product.imageUrl, current?.imageUrl)
  const stored = current?.details ?? NEW_PRODUCT_DETAILS
  return {
    name: given(product.name, current?.name),
    nameAr,
    pricePiastres: given(product.pricePiastres, current?.pricePiastres),
    wasPricePiastres,
    imageUrl,
    stock: stockAfter(stockChange, current?.stock ?? null),
    details: hasDetails ? mergeDetails({ ...product, imageUrl }, stored) : null,
  }
}

/** A difference that is imported twice would be added twice; the version prevents it. */
function problemsOfStock(
  { line, id, version }: Pick<ReadRow, 'line' | 'id' | 'version'>,
  { kind }: StockChange,
): readonly ImportProblem[] {
  if (id === undefined || version !== undefined || kind !== 'add') return []
  return [{ line, field: 'stockExported', key: 'import.versionNeeded' }]
}

/** What is wrong with the values of a row together with those that are stored. */
function problemsOfValues(line: number, values: Values): readonly ImportProblem[] {
  const { pricePiastres, wasPricePiastres, details } = values
  const problems: ImportProblem[] = []
  if (!isBelowWasPrice(pricePiastres, wasPricePiastres)) {
    problems.push({ line, field: 'wasPrice', key: 'invalid.wasPrice' })
  }
  if (details && (details.netAmount === null) !== (details.netUnit === null)) {
    problems.push({ line, field: 'attributes.netAmount', key: 'import.netContent' })
  }
  return problems
}

function differ(values: Values, current: CurrentProduct): boolean {
  const { details } = current
  return (
    values.name !== current.name ||
    values.nameAr !== current.nameAr ||
    values.pricePiastres !== current.pricePiastres ||
    values.wasPricePiastres !== current.wasPricePiastres ||
    values.imageUrl !== current.imageUrl ||
    values.stock !== current.stock ||
    (details !== null && !isDeepStrictEqual(values.details, mergeDetails({}, details)))
  )
}

interface Plan {
  /** In the order of the file, without rows that change nothing or have problems. */
  readonly changes: readonly Change[]
  readonly problems: Problems
  readonly preview: ImportPreview
}

/** Reads the file and compares it with the current catalogue. */
async function makePlan(
  db: EntityManager,
  file: ProductFile,
  fetchesPictures: boolean,
): Promise<Plan> {
  const changes: Change[] = []
  const listed: ProductChange[] = []
  let stocksSet = 0
  const problems = new Problems()
  const linesOfIds = new Map<number, number>()
  for await (const read of chunksOf(file.rows())) {
    const rows = fetchesPictures ? await withFetchedPictures(db, read) : read
    const currentById = await readCurrent(db, rows)
    for (const row of rows) {
      const { line, id, version, product, problems: ownProblems } = row
      const firstLine = id === undefined ? undefined : linesOfIds.get(id)
      const current = id === undefined ? undefined : currentById.get(id)
      const rowProblems = [...ownProblems, ...problemsOfUpdate({ line, id, version }, current)]
      if (id !== undefined && firstLine !== undefined) {
        const parameters = { id, line: firstLine }
        rowProblems.push({ line, field: 'id', key: 'import.duplicateId', parameters })
      }
      problems.add(rowProblems)
      if (id !== undefined && firstLine === undefined) linesOfIds.set(id, line)
      if (rowProblems.length > 0 || !product) continue
      // What was exported is known of products that there were.
      const stockChange = stockChangeOf(product.stock, current && row.stockExported)
      const values = valuesOf(product, stockChange, current, row)
      const valueProblems = [
        ...problemsOfStock({ line, id, version }, stockChange),
        ...problemsOfValues(line, values),
      ]
      problems.add(valueProblems)
      if (valueProblems.length > 0) continue
      if (current && !differ(values, current)) continue
      changes.push({ line, current, ...values, stockChange })
      const isSet = current && row.stockExported === undefined && stockChange.kind === 'set'
      if (isSet && values.stock !== current.stock) stocksSet += 1
      if (listed.length === MAX_IMPORT_CHANGES) continue
      const { name } = current ?? values
      listed.push({ line, id: id ?? null, name, values: changedValues(current, values) })
    }
  }
  const valid = await withoutTakenNumbers(db, changes, problems)
  const validLines = new Set(valid.map(({ line }) => line))
  const preview = {
    format: file.format,
    changes: listed.filter(({ line }) => validLines.has(line)),
    stocksSet,
    valid: countsOf(valid),
    placement: placementOf(valid.filter(({ current }) => !current)),
  }
  return { changes: valid, problems, preview }
}

/** The changes that remain without those whose numbers are taken: one that is left out may keep a number that another needs. */
async function withoutTakenNumbers(
  db: EntityManager,
  changes: readonly Change[],
  problems: Problems,
): Promise<readonly Change[]> {
  let remaining = changes
  for (;;) {
    const found = await problemsOfNumbers(db, remaining)
    if (found.length === 0) return remaining
    problems.add(found)
    const lines = new Set(found.map(({ line }) => line))
    remaining = remaining.filter(({ line }) => !lines.has(line))
  }
}

function countsOf(changes: readonly Change[]) {
  const updated = changes.filter(({ current }) => current).length
  return { added: changes.length - updated, updated }
}

/** The problems of a file that cannot be read, in place of its result. */
export function resultOfUnreadable(error: unknown): ImportResult {
  if (!(error instanceof UnreadableFile)) throw error
  const problems = new Problems()
  problems.add(error.problems)
  return rejected(problems, null)
}

/**
 * Imports products from a CSV file in the format of exportProducts. A row with an id updates that
 * product, one without creates one. Imports all rows, or none when there is any problem, and then
 * reports every problem.
 */
export async function importProducts(
  db: EntityManager,
  csv: Buffer,
  { columns, ...options }: ImportOptions,
): Promise<ImportResult> {
  let file: ProductFile
  try {
    file = openProductFile(csv, columns)
  } catch (error) {
    return resultOfUnreadable(error)
  }
  return importFile(db, file, options)
}

export interface ImportFileOptions extends Omit<ImportOptions, 'columns'> {
  /** Imports the rows without problems instead of none when there are any. */
  readonly onlyValid?: boolean
  /** Has pictures of other sites fetched, so that the products no longer depend on these. */
  readonly fetchesPictures?: boolean
}

/** The same with a file of any origin. */
export async function importFile(
  db: EntityManager,
  file: ProductFile,
  { dryRun, onlyValid = false, fetchesPictures = false, onProgress }: ImportFileOptions,
): Promise<ImportResult> {
  let plan: Plan
  try {
    plan = await makePlan(db, file, fetchesPictures)
  } catch (error) {
    return resultOfUnreadable(error)
  }
  const { changes, problems, preview } = plan
  if (problems.count > 0 && !onlyValid) return rejected(problems, preview)
  if (!dryRun && changes.length > 0) {
    const write = async () => {
      const conflicts = await writeChanges(db, changes, { fetchesPictures, onProgress })
      return conflicts.flatMap(({ line, id, checkedVersion, version }) =>
        problemsOfUpdate(
          { line, id, version: checkedVersion },
          version === null ? undefined : { version },
        ),
      )
    }
    const found = await writeFreeNumbers(db, changes, write)
    problems.add(found)
    if (found.length > 0) return rejected(problems, preview)
  }
  return { ...countsOf(changes), ...resultOf(problems), preview }
}
