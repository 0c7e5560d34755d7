import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { MAX_SIZES } from '#domain/limits'
import type { ProductView } from '#domain/products/product-view'
import { statement } from '../../platform/database/statements/statement'
import { PRODUCT_COLUMNS, productRow } from './catalogue.service'

const readSizes = statement({
  name: 'catalogue.readSizes',
  sql: `SELECT source.id AS "sourceId", ${PRODUCT_COLUMNS}
     FROM products AS source CROSS JOIN LATERAL (
       SELECT * FROM products WHERE text_key(family) = text_key(source.family) AND NOT hidden
       ORDER BY net_amount, price_piastres, id LIMIT ${MAX_SIZES}
     ) AS products
     WHERE source.id = ANY($1::int[])
     ORDER BY source.id, products.net_amount, products.price_piastres, products.id`,
  row: productRow.extend({ sourceId: z.int() }),
  prepare: true,
  isCatalogue: true,
})

/**
 * The sizes of each of these products that shoppers see, itself included, smallest first (by
 * price where no net content tells), in the order of the ids; none for a product without a family.
 */
export async function findSizes(
  db: EntityManager,
  ids: readonly number[],
): Promise<readonly (readonly ProductView[])[]> {
  const rows = await readSizes(db, [ids])
  const byId = new Map<number, ProductView[]>(ids.map((id) => [id, []]))
  for (const { sourceId, ...size } of rows) byId.get(sourceId)?.push(size)
  return ids.map((id) => byId.get(id) ?? [])
}
