import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { MAX_STOCK } from '#domain/limits'
import type { Piastres } from '#domain/money/units'
import { announce } from '../../platform/database/events/announce'
import { tidySearchTables } from '../../platform/database/schema/search-tables'
import { deletesOld } from '../../platform/database/statements/delete-old'
import { statement } from '../../platform/database/statements/statement'
import { queuePictures } from '../picture-fetches/picture-fetches.service'
import type { AdminProductView } from '../products/admin-products.service'
import { announceProductChanges, productsAdded } from '../products/product-events'
import { stockReason } from '../stock/stock-reason'
import { picturesOf } from './fetched-pictures'
import type { ListedDetails } from './product-details'
import {
  DETAIL_VALUES,
  DETAILS_OF_ROW,
  insertDetailedProducts,
  releaseNumbers,
  replaceTexts,
} from './staged-details'

/** Rows that are staged at once. */
const STAGED_AT_ONCE = 1_000

/** The values of a row of `products`. */
export interface Values {
  readonly name: string
  readonly nameAr: string | null
  readonly pricePiastres: Piastres
  readonly wasPricePiastres: Piastres | null
  readonly imageUrl: string
  /** Of a change, as it will be unless more is sold in the meantime. */
  readonly stock: number | null
  /** Null if the file has none: they stay as they are. */
  readonly details: ListedDetails | null
}

/** A row that adds or changes a product. */
export interface Change extends Values {
  readonly line: number
  /** The product to change, and its version that the row was checked against. */
  readonly current:
    | (Pick<AdminProductView, 'id' | 'version'> & { readonly details: ListedDetails | null })
    | undefined
  readonly stockChange: StockChange
}

/** What a row does to the stock, whatever is sold while the file is read. */
export type StockChange =
  | { readonly kind: 'keep' }
  | { readonly kind: 'set'; readonly stock: number | null }
  /** Adds the difference of the cell from what was exported. */
  | { readonly kind: 'add'; readonly stock: number; readonly exported: number }

/** The stock after the change of a product that has `current` now. Same as in `updateProducts`. */
export function stockAfter(change: StockChange, current: number | null): number | null {
  if (change.kind === 'keep') return current
  if (change.kind === 'set' || current === null) return change.stock
  return Math.min(Math.max(current + change.stock - change.exported, 0), MAX_STOCK)
}

const stageRows = statement({
  name: 'productImport.stageRows',
  sql: `INSERT INTO import_rows (import_id, line, product_id, checked_version, name, name_ar,
       price_piastres, was_price_piastres, image_url, stock, keeps_stock,
       stock_exported, details)
     SELECT $importId, * FROM unnest($lines::int[], $productIds::int[], $versions::int[],
       $names::text[], $arabicNames::text[], $prices::int[], $wasPrices::int[], $imageUrls::text[],
       $stocks::int[], $keepStock::boolean[], $exportedStocks::int[], $details::jsonb[])`,
})

async function stage(db: EntityManager, importId: string, rows: readonly Change[]): Promise<void> {
  await stageRows(db, {
    importId,
    lines: rows.map((row) => row.line),
    productIds: rows.map((row) => row.current?.id),
    versions: rows.map((row) => row.current?.version),
    names: rows.map((row) => row.name),
    arabicNames: rows.map((row) => row.nameAr),
    prices: rows.map((row) => row.pricePiastres),
    wasPrices: rows.map((row) => row.wasPricePiastres),
    imageUrls: rows.map((row) => row.imageUrl),
    stocks: rows.map(({ stockChange }) => (stockChange.kind === 'keep' ? null : stockChange.stock)),
    keepStock: rows.map(({ stockChange }) => stockChange.kind === 'keep'),
    exportedStocks: rows.map(({ stockChange }) =>
      stockChange.kind === 'add' ? stockChange.exported : null,
    ),
    details: rows.map(({ details }) => details && JSON.stringify(details)),
  })
}

// In the order of ids, like everywhere else, to avoid deadlocks.
const lockAndCompare = statement({
  name: 'productImport.lockAndCompare',
  sql: `WITH locked AS MATERIALIZED (
       SELECT products.id, products.version FROM products
       JOIN import_rows ON import_rows.product_id = products.id
       WHERE import_id = $1 ORDER BY products.id FOR NO KEY UPDATE OF products
     )
     SELECT line, product_id AS id, checked_version AS "checkedVersion", version
     FROM import_rows LEFT JOIN locked ON locked.id = product_id
     WHERE import_id = $1 AND product_id IS NOT NULL AND version IS DISTINCT FROM checked_version
     ORDER BY line`,
  row: z.object({
    line: z.int(),
    id: z.int(),
    checkedVersion: z.int(),
    version: z.int().nullable(),
  }),
})

const prepareWriting = statement({
  name: 'productImport.prepareWriting',
  sql: `SELECT set_config('mishmish.search_data_is_ready', 'yes', true) AS ready,
       ${stockReason('imported')} AS reason`,
  row: z.object({ ready: z.string(), reason: z.string() }),
})

const updateProducts = statement({
  name: 'productImport.updateProducts',
  sql: (
    hasDetails: boolean,
  ) => `UPDATE products SET name = row.name, name_ar = row.name_ar, name_words = row.name_words,
       search_vector = row.search_vector, price_piastres = row.price_piastres,
       was_price_piastres = row.was_price_piastres, image_url = row.image_url, version = products.version + 1,
       stock = CASE WHEN keeps_stock THEN products.stock
                    WHEN stock_exported IS NULL OR products.stock IS NULL THEN row.stock
                    ELSE least(greatest(products.stock + row.stock - stock_exported, 0), ${MAX_STOCK}) END,
       ${
         hasDetails
           ? DETAIL_VALUES.map(({ column, value }) => `${column} = ${value}`).join(', ')
           : 'more_image_urls = array_remove(products.more_image_urls, row.image_url)'
}
     FROM import_rows AS row ${hasDetails ? `, ${DETAILS_OF_ROW}` : ''}
     WHERE import_id = $1 AND products.id = product_id`,
})

const insertProducts = statement({
  name: 'productImport.insertProducts',
  sql: `INSERT INTO products
       (name, name_ar, name_words, search_vector, price_piastres, was_price_piastres, image_url,
       stock)
     SELECT name, name_ar, name_words, search_vector, price_piastres, was_price_piastres, image_url,
       stock
     FROM import_rows WHERE import_id = $1 AND product_id IS NULL ORDER BY line
     RETURNING id`,
  row: z.object({ id: z.int() }),
})

const discardRows = statement({
  name: 'productImport.discardRows',
  sql: 'DELETE FROM import_rows WHERE import_id = $1',
})

/**
 * Deletes what imports left behind whose server was killed. A crash of the database, and so of a server
 * with an embedded one, already did so.
 */
export const discardAbandonedImports = deletesOld('productImport.discardAbandoned', {
  table: 'import_rows',
  where: `staged_at < now() - interval '1 hour'`,
})

// Frees space for the next import. Skips if another import is vacuuming. Does not truncate: VACUUM would retry for
// five seconds while anything else uses the table, and block whatever waits for it past its lock timeout.
const vacuumRows = statement({
  name: 'productImport.vacuumRows',
  sql: 'VACUUM (SKIP_LOCKED, TRUNCATE false) import_rows',
})

/** A row whose product has been edited, or deleted, since it was checked. */
export interface Conflict {
  readonly line: number
  readonly id: number
  readonly checkedVersion: number
  readonly version: number | null
}

/**
 * Writes all staged rows, or none if there are conflicts. As short as possible, because everybody waits
 * for it on the embedded database.
 */
function writeStaged(
  db: EntityManager,
  importId: string,
  changes: readonly Change[],
  fetchesPictures: boolean,
): Promise<readonly Conflict[]> {
  const ids = changes.flatMap(({ current }) => current?.id ?? [])
  const hasDetails = changes.some(({ details }) => details)
  return db.transaction(async (transaction) => {
    await prepareWriting(transaction)
    if (ids.length > 0) {
      const conflicts = await lockAndCompare(transaction, [importId])
      if (conflicts.length > 0) return conflicts
      await announceProductChanges(transaction, ids, async () => {
        if (hasDetails) await releaseNumbers(transaction, [importId])
        await updateProducts(transaction, [importId], hasDetails)
        if (hasDetails) await replaceTexts(transaction, importId)
      })
    }
    if (fetchesPictures) await queuePictures(transaction, changes.flatMap(picturesOf))
    if (ids.length === changes.length) return []
    const insert = hasDetails ? insertDetailedProducts : insertProducts
    const added = await insert(transaction, [importId])
    await announce(
      transaction,
      productsAdded(
        transaction,
        added.map(({ id }) => id),
      ),
    )
    return []
  })
}

interface WriteOptions {
  readonly fetchesPictures: boolean
  readonly onProgress: ((done: number, of: number) => void) | undefined
}

/**
 * Writes all changes, or none if there are conflicts, which are returned. Rows and their search data are
 * staged in short statements, between which the embedded database serves others, and written in one
 * transaction. Progress is reported while staging, which takes most of the time.
 */
export async function writeChanges(
  db: EntityManager,
  changes: readonly Change[],
  { fetchesPictures, onProgress }: WriteOptions,
): Promise<readonly Conflict[]> {
  await discardAbandonedImports(db)
  const importId = randomUUID()
  try {
    for (let start = 0; start < changes.length; start += STAGED_AT_ONCE) {
      const rows = changes.slice(start, start + STAGED_AT_ONCE)
      await stage(db, importId, rows)
      onProgress?.(start + rows.length, changes.length)
    }
    return await writeStaged(db, importId, changes, fetchesPictures)
  } finally {
    await discardRows(db, [importId])
    await vacuumRows(db)
    await tidySearchTables(db)
  }
}
