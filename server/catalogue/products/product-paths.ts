import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { statement } from '../../platform/database/statements/statement'
import { resource } from '../../platform/features/feature'

/** A page of the shop, for the sitemap. */
export interface PagePath {
  readonly path: string
  /** When the page last changed, if that is known. */
  readonly changedAt?: Date | undefined
}

// Thousands of rows, which would take three times as long as entities. Of a product that was edited, the time is unknown.
const COLUMNS = 'id, CASE WHEN version = 1 THEN created_at END AS created_at'
const PRODUCT = z.object({ id: z.int(), created_at: z.date().nullable() })

const readNewest = statement({
  name: 'productPaths.readNewest',
  sql: `SELECT ${COLUMNS} FROM products WHERE NOT hidden ORDER BY id DESC LIMIT $1`,
  row: PRODUCT,
})

const readFrom = statement({
  name: 'productPaths.readFrom',
  sql: `SELECT ${COLUMNS} FROM products WHERE NOT hidden AND id >= $1 ORDER BY id LIMIT $2`,
  row: PRODUCT,
})

const readFirstIds = statement({
  name: 'productPaths.readFirstIds',
  sql: `SELECT id FROM (
      SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM products WHERE NOT hidden
    ) AS shown WHERE place % $1 = 0 ORDER BY id`,
  row: z.object({ id: z.int() }),
})

const readBrands = statement({
  name: 'productPaths.readBrands',
  sql: 'SELECT DISTINCT brand FROM products WHERE NOT hidden AND brand IS NOT NULL ORDER BY brand LIMIT $1',
  row: z.object({ brand: z.string() }),
})

const toPath = ({ id, created_at }: z.infer<typeof PRODUCT>): PagePath => ({
  path: `/productdetails/${id}`,
  changedAt: created_at ?? undefined,
})

/** The pages of the products that are shown, newest first. */
export async function listNewestPaths(db: EntityManager, limit: number): Promise<PagePath[]> {
  return (await readNewest(db, [limit])).map(toPath)
}

const BATCH = 2_500

/** The same from a product on, oldest first, in batches, so that they never are in memory together. */
export async function* listPathsFrom(
  db: EntityManager,
  first: number,
  limit: number,
): AsyncGenerator<readonly PagePath[]> {
  let from = first
  for (let left = limit; left > 0; left -= BATCH) {
    const rows = await readFrom(db, [from, Math.min(left, BATCH)])
    if (rows.length > 0) yield rows.map(toPath)
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    from = last.id + 1
  }
}

/** The first product of each group of that size, oldest first. */
export async function listFirstIds(db: EntityManager, size: number): Promise<readonly number[]> {
  return (await readFirstIds(db, [size])).map(({ id }) => id)
}

/** The brands of the products that are shown, by name. */
export async function listBrands(db: EntityManager, limit: number): Promise<readonly string[]> {
  return (await readBrands(db, [limit])).map(({ brand }) => brand)
}

/** How many addresses one file of the sitemap has; by default the protocol's limit. */
export const sitemapSize = resource((): number | undefined => undefined)
