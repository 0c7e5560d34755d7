import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { statement } from '../database/statement'

// Up to 50,000 rows, which would take three times as long as entities.
const readNewestIds = statement({
  name: 'productPaths.readNewestIds',
  sql: 'SELECT id FROM products WHERE NOT hidden ORDER BY id DESC LIMIT $1',
  row: z.object({ id: z.int() }),
})

/** The paths of the newest products' pages, for the sitemap. */
export async function listProductPaths(
  db: EntityManager,
  limit: number,
): Promise<readonly string[]> {
  const products = await readNewestIds(db, [limit])
  return products.map(({ id }) => `/productdetails/${id}`)
}
