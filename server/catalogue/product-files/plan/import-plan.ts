import type { EntityManager } from 'typeorm'
import { MAX_IMPORT_CHANGES } from '#domain/limits'
import { inventoryOf } from '#domain/products/product-inventory.schema'
import { statement } from '../../../platform/database/statements/statement'
import { ADMIN_PRODUCT_COLUMNS, adminProductRow } from '../../products/admin-products.service'
import { readProductDetails } from '../../products/product-content.service'
import type { MatchedFile } from '../match/matched-file'
import type { ProductRow } from '../match/product-row'
import type { CsvFormat } from '../read/records/csv-records'
import type { ImportProblem } from '../read/records/import-problem'
import { withFetchedPictures } from './fetched-pictures'
import { problemsOfNumbers } from './import-numbers'
import { type Placement, placementOf } from './placement'
import { type ChangedValue, changedValues } from './product-cells'
import {
  type Change,
  type CurrentProduct,
  differ,
  problemsOfStock,
  problemsOfUpdate,
  problemsOfValues,
  stockChangeOf,
  valuesOf,
} from './product-change'

/** Rows that are read and checked at once: the embedded database serves other requests between chunks. */
const CHUNK_SIZE = 1_000

/** The change that a row makes to a product. */
interface ProductChange {
  readonly line: number
  /** Null for a new product. */
  readonly id: number | null
  /** As it is now; a new product as it will be. */
  readonly name: string
  readonly values: readonly ChangedValue[]
}

/** The preview of an import. */
export interface ImportPreview {
  readonly format: CsvFormat
  /** The first ones, in the order of the file. */
  readonly changes: readonly ProductChange[]
  /** Products whose stock is set as it stands in the file, because the file lacks what was exported. */
  readonly stocksSet: number
  /** The effect of the rows without problems. */
  readonly valid: { readonly added: number; readonly updated: number }
  /** Where shoppers would find the products that these add. */
  readonly placement: Placement
}

/** The changes that a file makes: the input of staging. */
export interface ImportPlan {
  /** In the order of the file, without rows that change nothing or have problems. */
  readonly changes: readonly Change[]
  readonly problems: readonly ImportProblem[]
  readonly preview: ImportPreview
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

/**
 * The current products of these rows by id. An edit between the two statements is noticed by the version,
 * which is read first.
 */
async function readCurrent(
  db: EntityManager,
  rows: readonly ProductRow[],
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

/**
 * The changes that remain without those whose numbers are taken, and the problems of the others: one that is left out may
 * keep a number that another needs.
 */
async function withoutTakenNumbers(db: EntityManager, changes: readonly Change[]) {
  let free = changes
  let taken: readonly ImportProblem[] = []
  for (;;) {
    const found = await problemsOfNumbers(db, free)
    if (found.length === 0) return { free, taken }
    taken = [...taken, ...found]
    const lines = new Set(found.map(({ line }) => line))
    free = free.filter(({ line }) => !lines.has(line))
  }
}

/** How many products the changes add and update. */
export function countsOf(changes: readonly Change[]) {
  const updated = changes.filter(({ current }) => current).length
  return { added: changes.length - updated, updated }
}

/** Reads the file and compares it with the current catalogue. */
export async function planImport(
  db: EntityManager,
  file: MatchedFile,
  fetchesPictures: boolean,
): Promise<ImportPlan> {
  const changes: Change[] = []
  const listed: ProductChange[] = []
  let stocksSet = 0
  const problems: ImportProblem[] = []
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
      problems.push(...rowProblems)
      if (id !== undefined && firstLine === undefined) linesOfIds.set(id, line)
      if (rowProblems.length > 0 || !product) continue
      // Only products that exist have a stock that was exported.
      const stockChange = stockChangeOf(product.stock, current && row.stockExported)
      const values = valuesOf(product, stockChange, current, row)
      const valueProblems = [
        ...problemsOfStock({ line, id, version }, stockChange),
        ...problemsOfValues(line, values),
      ]
      problems.push(...valueProblems)
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
  const { free, taken } = await withoutTakenNumbers(db, changes)
  const validLines = new Set(free.map(({ line }) => line))
  const preview = {
    format: file.format,
    changes: listed.filter(({ line }) => validLines.has(line)),
    stocksSet,
    valid: countsOf(free),
    placement: placementOf(free.filter(({ current }) => !current)),
  }
  return { changes: free, problems: [...problems, ...taken], preview }
}
