import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { statement } from './statement'

const INDEXES = ['products_name_trigrams', 'products_name_words_trigrams', 'products_search_vector']

const emptyPendingList = statement({
  name: 'searchTables.emptyPendingList',
  sql: 'SELECT gin_clean_pending_list($1::regclass) AS pages',
  // A bigint.
  row: z.object({ pages: z.string() }),
})

// If the tables are locked, somebody else is analyzing or vacuuming them.
const analyze = statement({
  name: 'searchTables.analyze',
  sql: 'ANALYZE (SKIP_LOCKED) products, search_words',
})

/**
 * Does after many changes, in short statements, what autovacuum does on a server: the embedded database has
 * none. What was added to a GIN index is otherwise in a list that each search reads completely, and
 * without statistics a search for a common word reads all names.
 */
export async function tidySearchTables(db: EntityManager): Promise<void> {
  for (const index of INDEXES) await emptyPendingList(db, [index])
  await analyze(db)
}
