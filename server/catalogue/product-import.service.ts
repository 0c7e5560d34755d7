import type { EntityManager } from 'typeorm'
import { MAX_IMPORT_PROBLEMS } from '#domain/limits'
import { statement } from '../database/statement'
import {
  ADMIN_PRODUCT_COLUMNS,
  type AdminProductView,
  adminProductRow,
} from './admin-products.service'
import {
  type ImportProblem,
  type ProductRow,
  type ReadRow,
  readProductRows,
  UnreadableFile,
} from './product-rows'

/** Rows that are read and checked at once: the embedded database serves other requests between chunks. */
const READ_CHUNK_SIZE = 1_000
/**
 * Rows that are written at once: each statement looks for new search words among all known ones, so few
 * long statements hold the embedded database's one connection for a fraction of the time of many short ones.
 */
const WRITE_CHUNK_SIZE = 10_000

export interface ImportOptions {
  /** Reports what an import would change without changing it. */
  readonly dryRun: boolean
  /** Called after each batch that was read and checked; all are written at the end. */
  readonly onProgress?: (done: number, of: number) => void
}

export interface ImportResult {
  readonly added: number
  /** Products with at least one changed value. */
  readonly updated: number
  /** The first ones, in the order of the file. */
  readonly problems: readonly ImportProblem[]
  /** The number of all problems. */
  readonly problemCount: number
}

interface ProductUpdate extends ProductRow {
  readonly id: number
  /** The version that the row was checked against. */
  readonly version: number
}

/** The values of a row of `products`. */
interface Values {
  readonly name: string
  readonly nameAr: string | null
  readonly pricePiastres: number
  readonly imageUrl: string
  readonly stock: number | null
}

/** Lists the first problems and counts all of them. */
class Problems {
  readonly listed: ImportProblem[] = []
  count = 0

  add(problems: readonly ImportProblem[]): void {
    this.count += problems.length
    this.listed.push(...problems.slice(0, MAX_IMPORT_PROBLEMS - this.listed.length))
  }
}

function rejected(problems: Problems): ImportResult {
  return { added: 0, updated: 0, problems: problems.listed, problemCount: problems.count }
}

function inChunks<T>(items: readonly T[]): readonly T[][] {
  return Array.from({ length: Math.ceil(items.length / WRITE_CHUNK_SIZE) }, (_, index) =>
    items.slice(index * WRITE_CHUNK_SIZE, (index + 1) * WRITE_CHUNK_SIZE),
  )
}

async function* chunksOf<T>(items: AsyncIterable<T>): AsyncGenerator<readonly T[], void> {
  let chunk: T[] = []
  for await (const item of items) {
    chunk.push(item)
    if (chunk.length < READ_CHUNK_SIZE) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}

type Lock = '' | 'FOR NO KEY UPDATE'

const findCurrent = statement({
  name: 'productImport.findCurrent',
  sql: (lock: Lock) =>
    `SELECT ${ADMIN_PRODUCT_COLUMNS} FROM products
     WHERE id = ANY($1::int[]) ORDER BY id ${lock}`,
  row: adminProductRow,
})

/** The current products of these rows by id, optionally locked until the transaction ends. */
async function readCurrent(
  db: EntityManager,
  rows: readonly { readonly id: number | undefined }[],
  lock: Lock,
): Promise<ReadonlyMap<number, AdminProductView>> {
  const ids = rows.flatMap(({ id }) => (id === undefined ? [] : [id]))
  if (ids.length === 0) return new Map()
  const products = await findCurrent(db, [ids], lock)
  return new Map(products.map((product) => [product.id, product]))
}

/** Why this product cannot be updated. */
function problemsOfUpdate(
  { line, id, version }: Pick<ReadRow, 'line' | 'id' | 'version'>,
  current: AdminProductView | undefined,
): readonly ImportProblem[] {
  if (id === undefined) return []
  if (!current) return [{ line, field: 'id', key: 'import.unknownId', parameters: { id } }]
  if (version === undefined || version === current.version) return []
  return [{ line, field: 'version', key: 'import.changedSince' }]
}

function valuesOf({ product }: ProductRow, current?: AdminProductView): Values {
  const { name, price, imageUrl } = product
  const { nameAr = current?.nameAr ?? null, stock = current?.stock ?? null } = product
  return { name, nameAr, pricePiastres: price, imageUrl, stock }
}

function differ(values: Values, current: AdminProductView): boolean {
  return (
    values.name !== current.name ||
    values.nameAr !== current.nameAr ||
    values.pricePiastres !== current.pricePiastres ||
    values.imageUrl !== current.imageUrl ||
    values.stock !== current.stock
  )
}

const NEWLINE = 10

interface Plan {
  readonly additions: readonly ProductRow[]
  readonly updates: readonly ProductUpdate[]
  /** The number of updates that change a value. */
  readonly changing: number
  readonly problems: Problems
}

/** The lines after the header; a row with line breaks in quotes counts as several. */
function countLines(csv: Buffer): number {
  let count = csv.at(-1) === NEWLINE ? -1 : 0
  for (let at = csv.indexOf(NEWLINE); at !== -1; at = csv.indexOf(NEWLINE, at + 1)) count += 1
  return count
}

/** Reads the file and compares it with the current catalogue. */
async function makePlan(
  db: EntityManager,
  csv: Buffer,
  onProgress: ImportOptions['onProgress'],
): Promise<Plan> {
  const lines = countLines(csv)
  let done = 0
  const additions: ProductRow[] = []
  const updates: ProductUpdate[] = []
  let changing = 0
  const problems = new Problems()
  const linesOfIds = new Map<number, number>()
  for await (const rows of chunksOf(readProductRows(csv))) {
    const currentById = await readCurrent(db, rows, '')
    done += rows.length
    onProgress?.(done, Math.max(done, lines))
    for (const { line, id, version, product, problems: ownProblems } of rows) {
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
      const row = { line, id, version, product }
      if (!current) {
        additions.push(row)
        continue
      }
      updates.push({ ...row, id: current.id, version: current.version })
      if (differ(valuesOf(row, current), current)) changing += 1
    }
  }
  return { additions, updates, changing, problems }
}

/** Locks the products to update and checks them again: they may have changed since. */
async function lockAndCompare(db: EntityManager, updates: readonly ProductUpdate[]) {
  const changes: (Values & { readonly id: number })[] = []
  const problems: ImportProblem[] = []
  // In the order of ids, like everywhere else, to avoid deadlocks.
  for (const rows of inChunks(updates.toSorted((a, b) => a.id - b.id))) {
    const currentById = await readCurrent(db, rows, 'FOR NO KEY UPDATE')
    for (const row of rows) {
      const current = currentById.get(row.id)
      problems.push(...problemsOfUpdate(row, current))
      if (!current) continue
      const values = valuesOf(row, current)
      if (differ(values, current)) changes.push({ id: row.id, ...values })
    }
  }
  return { changes, problems: problems.sort((a, b) => a.line - b.line) }
}

/** The columns of the rows, for unnest. */
function columnsOf(rows: readonly Values[]): readonly unknown[] {
  return [
    rows.map((row) => row.name),
    rows.map((row) => row.pricePiastres),
    rows.map((row) => row.imageUrl),
    rows.map((row) => row.stock),
    rows.map((row) => row.nameAr),
  ]
}

const updateMany = statement({
  name: 'productImport.updateMany',
  sql: `UPDATE products SET name = row.name, price_piastres = row.price_piastres,
       image_url = row.image_url, stock = row.stock, name_ar = row.name_ar, version = version + 1
     FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::int[])
       AS row (name, price_piastres, image_url, stock, name_ar, id)
     WHERE products.id = row.id`,
})

const insertMany = statement({
  name: 'productImport.insertMany',
  sql: `INSERT INTO products (name, price_piastres, image_url, stock, name_ar)
     SELECT name, price_piastres, image_url, stock, name_ar
     FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[])
       WITH ORDINALITY AS row (name, price_piastres, image_url, stock, name_ar, position)
     ORDER BY position`,
})

/** Executes a plan without problems in one transaction. */
function write(db: EntityManager, { additions, updates }: Plan): Promise<ImportResult> {
  return db.transaction(async (transaction) => {
    const { changes, problems } = await lockAndCompare(transaction, updates)
    if (problems.length > 0) {
      const all = new Problems()
      all.add(problems)
      return rejected(all)
    }
    for (const rows of inChunks(changes)) {
      await updateMany(transaction, [...columnsOf(rows), rows.map((row) => row.id)])
    }
    for (const rows of inChunks(additions)) {
      await insertMany(transaction, columnsOf(rows.map((row) => valuesOf(row))))
    }
    return { added: additions.length, updated: changes.length, problems: [], problemCount: 0 }
  })
}

/**
 * Imports products from a CSV file in the format of exportProducts. A row with an id updates that
 * product, one without creates one; a stock in the file replaces the current stock. Imports all
 * rows, or none when there is any problem, and then reports every problem.
 */
export async function importProducts(
  db: EntityManager,
  csv: Buffer,
  { dryRun, onProgress }: ImportOptions,
): Promise<ImportResult> {
  let plan: Plan
  try {
    plan = await makePlan(db, csv, dryRun ? undefined : onProgress)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    const problems = new Problems()
    problems.add(error.problems)
    return rejected(problems)
  }
  const { additions, changing, problems } = plan
  if (problems.count > 0) return rejected(problems)
  if (dryRun || additions.length + changing === 0) {
    return { added: additions.length, updated: changing, problems: [], problemCount: 0 }
  }
  return write(db, plan)
}
