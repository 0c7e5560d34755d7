import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { statement } from '../statements/statement'

const INDEXES = [
  'products_name_trigrams',
  'products_name_words_trigrams',
  'products_search_vector',
  'product_texts_search',
]

const emptyPendingList = statement({
  name: 'searchTables.emptyPendingList',
  sql: 'SELECT gin_clean_pending_list($1::regclass) AS pages',
  // A bigint.
  row: z.object({ pages: z.string() }),
})

// If the tables are locked, they are already being analyzed or vacuumed.
const analyze = statement({
  name: 'searchTables.analyze',
  sql: 'ANALYZE (SKIP_LOCKED) products, search_words',
})

/**
 * Replaces autovacuum after many changes, in short statements, because the embedded database has none.
 * Otherwise, entries added to a GIN index stay in a list that each search reads completely, and without
 * statistics a search for a common word reads all names.
 */
export async function tidySearchTables(db: EntityManager): Promise<void> {
  for (const index of INDEXES) await emptyPendingList(db, [index])
  await analyze(db)
}
