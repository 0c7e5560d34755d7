import type { EntityManager } from 'typeorm'
import { MAX_IMPORT_PROBLEMS } from '#domain/limits'
import { MANAGED_PRODUCT_COLUMNS, type ManagedProductView } from './managed-products.service'
import {
  type ImportProblem,
  type ProductRow,
  type ReadRow,
  readProductRows,
  UnreadableFile,
} from './product-rows'

const CHUNK_SIZE = 1000

export interface ImportOptions {
  /** Says what an import would do, and does nothing. */
  readonly dryRun: boolean
  /** Called after each statement that wrote some of the products. */
  readonly onProgress?: (done: number, of: number) => void
}

export interface ImportResult {
  readonly added: number
  /** Products that really changed. */
  readonly updated: number
  /** In the order of the file, the first ones. */
  readonly problems: readonly ImportProblem[]
  /** All of them. */
  readonly problemCount: number
}

interface Update extends ProductRow {
  readonly id: number
  /** The version that the row was checked against. */
  readonly version: number
}

/** The values of a row of `products`. */
interface Values {
  readonly name: string
  readonly pricePiastres: number
  readonly imageUrl: string
  readonly stock: number | null
}

/** The first problems, and how many there are. */
class Problems {
  readonly listed: ImportProblem[] = []
  count = 0

  add(problems: readonly ImportProblem[]): void {
    this.count += problems.length
    this.listed.push(...problems.slice(0, MAX_IMPORT_PROBLEMS - this.listed.length))
  }
}

function refused(problems: Problems): ImportResult {
  return { added: 0, updated: 0, problems: problems.listed, problemCount: problems.count }
}

function inChunks<T>(items: readonly T[]): readonly T[][] {
  return Array.from({ length: Math.ceil(items.length / CHUNK_SIZE) }, (_, index) =>
    items.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE),
  )
}

async function* chunksOf<T>(items: AsyncIterable<T>): AsyncGenerator<readonly T[], void> {
  let chunk: T[] = []
  for await (const item of items) {
    chunk.push(item)
    if (chunk.length < CHUNK_SIZE) continue
    yield chunk
    chunk = []
  }
  yield chunk
}

/** The products of these rows as they are now, by id; with `lock`, until the transaction ends. */
async function readCurrent(
  db: EntityManager,
  rows: readonly { readonly id: number | undefined }[],
  lock: '' | 'FOR NO KEY UPDATE',
): Promise<ReadonlyMap<number, ManagedProductView>> {
  const ids = rows.flatMap(({ id }) => (id === undefined ? [] : [id]))
  if (ids.length === 0) return new Map()
  const products = await db.query<ManagedProductView[]>(
    `SELECT ${MANAGED_PRODUCT_COLUMNS} FROM products
     WHERE id = ANY($1::int[]) ORDER BY id ${lock}`,
    [ids],
  )
  return new Map(products.map((product) => [product.id, product]))
}

/** What is wrong with changing this product. */
function problemsOfUpdate(
  { line, id, version }: Pick<ReadRow, 'line' | 'id' | 'version'>,
  current: ManagedProductView | undefined,
): readonly ImportProblem[] {
  if (id === undefined) return []
  if (!current) return [{ line, field: 'id', key: 'import.unknownId', parameters: { id } }]
  if (version === undefined || version === current.version) return []
  return [{ line, field: 'version', key: 'import.changedSince' }]
}

function valuesOf({ product }: ProductRow, current?: ManagedProductView): Values {
  const { name, price, imageUrl, stock = current?.stock ?? null } = product
  return { name, pricePiastres: price, imageUrl, stock }
}

function differ(values: Values, current: ManagedProductView): boolean {
  return (
    values.name !== current.name ||
    values.pricePiastres !== current.pricePiastres ||
    values.imageUrl !== current.imageUrl ||
    values.stock !== current.stock
  )
}

interface Plan {
  readonly additions: readonly ProductRow[]
  readonly updates: readonly Update[]
  /** How many of the updates change something. */
  readonly changing: number
  readonly problems: Problems
}

/** Reads the file and compares it with the catalogue as it is now. */
async function makePlan(db: EntityManager, csv: Buffer): Promise<Plan> {
  const additions: ProductRow[] = []
  const updates: Update[] = []
  let changing = 0
  const problems = new Problems()
  const linesOfIds = new Map<number, number>()
  for await (const rows of chunksOf(readProductRows(csv))) {
    const currentById = await readCurrent(db, rows, '')
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

/** Locks the products of the updates and checks them again: somebody may have been faster. */
async function lockAndCompare(db: EntityManager, updates: readonly Update[]) {
  const changes: (Values & { readonly id: number })[] = []
  const problems: ImportProblem[] = []
  // In the order of ids, as everywhere: two transactions wait for each other instead of deadlocking.
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

/** The columns of many rows, as the parameters of unnest. */
function columnsOf(rows: readonly Values[]): readonly unknown[] {
  return [
    rows.map((row) => row.name),
    rows.map((row) => row.pricePiastres),
    rows.map((row) => row.imageUrl),
    rows.map((row) => row.stock),
  ]
}

async function updateMany(
  db: EntityManager,
  rows: readonly (Values & { readonly id: number })[],
): Promise<void> {
  await db.query(
    `UPDATE products SET name = row.name, price_piastres = row.price_piastres,
       image_url = row.image_url, stock = row.stock, version = version + 1
     FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::int[])
       AS row (name, price_piastres, image_url, stock, id)
     WHERE products.id = row.id`,
    [...columnsOf(rows), rows.map((row) => row.id)],
  )
}

async function addMany(db: EntityManager, rows: readonly Values[]): Promise<void> {
  await db.query(
    `INSERT INTO products (name, price_piastres, image_url, stock)
     SELECT name, price_piastres, image_url, stock
     FROM unnest($1::text[], $2::int[], $3::text[], $4::int[])
       WITH ORDINALITY AS row (name, price_piastres, image_url, stock, position)
     ORDER BY position`,
    [...columnsOf(rows)],
  )
}

/** Carries out a plan without problems, whole or not at all. */
function write(
  db: EntityManager,
  { additions, updates }: Plan,
  onProgress: ImportOptions['onProgress'],
): Promise<ImportResult> {
  return db.transaction(async (transaction) => {
    const { changes, problems } = await lockAndCompare(transaction, updates)
    if (problems.length > 0) {
      const all = new Problems()
      all.add(problems)
      return refused(all)
    }
    const of = changes.length + additions.length
    let done = 0
    const report = (count: number) => {
      done += count
      onProgress?.(done, of)
    }
    for (const rows of inChunks(changes)) {
      await updateMany(transaction, rows)
      report(rows.length)
    }
    for (const rows of inChunks(additions)) {
      await addMany(
        transaction,
        rows.map((row) => valuesOf(row)),
      )
      report(rows.length)
    }
    return { added: additions.length, updated: changes.length, problems: [], problemCount: 0 }
  })
}

/**
 * Adds and changes products from a CSV file such as exportProducts writes. A row with an id changes
 * that product, one without adds one; a stock that the file has replaces what is counted now. Writes
 * all of it, or nothing when anything is wrong, and then says everything that is.
 */
export async function importProducts(
  db: EntityManager,
  csv: Buffer,
  { dryRun, onProgress }: ImportOptions,
): Promise<ImportResult> {
  let plan: Plan
  try {
    plan = await makePlan(db, csv)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    const problems = new Problems()
    problems.add(error.problems)
    return refused(problems)
  }
  const { additions, changing, problems } = plan
  if (problems.count > 0) return refused(problems)
  if (dryRun || additions.length + changing === 0) {
    return { added: additions.length, updated: changing, problems: [], problemCount: 0 }
  }
  return write(db, plan, onProgress)
}
