import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { tidySearchTables } from '../../../platform/database/schema/search-tables'
import { deletesOld } from '../../../platform/database/statements/delete-old'
import { statement } from '../../../platform/database/statements/statement'
import type { Change } from '../plan/product-change'

/** Rows that are staged at once. */
const STAGED_AT_ONCE = 1_000

/** Changes whose rows are in `import_rows`: what staging hands to writing. */
export interface StagedImport {
  readonly importId: string
  readonly changes: readonly Change[]
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

/**
 * Stages the rows of changes, with their search data, while something is done with them. They are staged in short
 * statements, between which the embedded database serves others. Progress is reported here, which takes most of the time.
 */
export async function withStagedChanges<T>(
  db: EntityManager,
  changes: readonly Change[],
  onProgress: ((done: number, of: number) => void) | undefined,
  use: (staged: StagedImport) => Promise<T>,
): Promise<T> {
  await discardAbandonedImports(db)
  const importId = randomUUID()
  try {
    for (let start = 0; start < changes.length; start += STAGED_AT_ONCE) {
      const rows = changes.slice(start, start + STAGED_AT_ONCE)
      await stage(db, importId, rows)
      onProgress?.(start + rows.length, changes.length)
    }
    return await use({ importId, changes })
  } finally {
    await discardRows(db, [importId])
    await vacuumRows(db)
    await tidySearchTables(db)
  }
}
