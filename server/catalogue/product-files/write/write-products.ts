import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { MAX_STOCK } from '#domain/limits'
import { announce } from '../../../platform/database/events/announce'
import { statement } from '../../../platform/database/statements/statement'
import { queuePictures } from '../../picture-fetches/picture-fetches.service'
import { announceProductChanges, productsAdded } from '../../products/product-events'
import { stockReason } from '../../stock/stock-reason'
import { type Change, problemsOfUpdate } from '../plan/product-change'
import type { ImportProblem } from '../read/records/import-problem'
import type { StagedImport } from '../stage/staged-changes'
import {
  DETAIL_VALUES,
  DETAILS_OF_ROW,
  insertDetailedProducts,
  releaseNumbers,
  replaceTexts,
} from './staged-details'

const conflictRow = z.object({
  line: z.int(),
  id: z.int(),
  checkedVersion: z.int(),
  version: z.int().nullable(),
})

type Conflict = z.output<typeof conflictRow>

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
  row: conflictRow,
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

/** The addresses of all pictures of a change. */
function picturesOf({ imageUrl, details }: Change): readonly string[] {
  return [imageUrl, ...(details?.moreImageUrls ?? [])]
}

/** A row whose product has been edited, or deleted, since it was checked, as its problem. */
function toProblems({ line, id, checkedVersion, version }: Conflict): readonly ImportProblem[] {
  const checked = { line, id, version: checkedVersion }
  return problemsOfUpdate(checked, version === null ? undefined : { version })
}

/**
 * Writes all staged rows, or none if there are conflicts, which are returned. As short as possible, because everybody waits
 * for it on the embedded database.
 */
export function writeStaged(
  db: EntityManager,
  { importId, changes }: StagedImport,
  fetchesPictures: boolean,
): Promise<readonly ImportProblem[]> {
  const ids = changes.flatMap(({ current }) => current?.id ?? [])
  const hasDetails = changes.some(({ details }) => details)
  return db.transaction(async (transaction) => {
    await prepareWriting(transaction)
    if (ids.length > 0) {
      const conflicts = await lockAndCompare(transaction, [importId])
      if (conflicts.length > 0) return conflicts.flatMap(toProblems)
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
