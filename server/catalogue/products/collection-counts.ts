import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { statement } from '../../platform/database/statements/statement'

const readCounts = statement({
  name: 'catalogue.readCollectionCounts',
  sql: `SELECT slug, count(*)::int AS "count" FROM products, unnest(collection_slugs) AS slug
     WHERE collection_slugs <> '{}' GROUP BY slug`,
  row: z.object({ slug: z.string(), count: z.int() }),
  isExpensive: true,
  isCatalogue: true,
})

/** How many products are in each of these collections, hidden ones included. */
export async function countCollections(
  db: EntityManager,
  slugs: readonly string[],
): Promise<readonly number[]> {
  const counts = new Map((await readCounts(db, [])).map(({ slug, count }) => [slug, count]))
  return slugs.map((slug) => counts.get(slug) ?? 0)
}
