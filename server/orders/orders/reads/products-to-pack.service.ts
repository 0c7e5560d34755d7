import DataLoader from 'dataloader'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { BATCHED } from '../../../platform/database/statements/batched'
import { statement } from '../../../platform/database/statements/statement'
import { resource } from '../../../platform/features/feature'

/** The product of a line as packers see it: also if it is hidden, and if deleted, by its codes. */
export interface ProductToPackView {
  /** Null once it is deleted. */
  readonly productId: number | null
  readonly imageUrl: string | null
  readonly shelf: string | null
  readonly sku: string | null
  readonly gtin: string | null
}

const select = statement({
  name: 'productsToPack.select',
  sql: `SELECT order_items.id AS "itemId", products.id AS "productId", image_url AS "imageUrl", shelf,
       coalesce(sku, deleted_sku) AS sku, coalesce(gtin, deleted_gtin) AS gtin
     FROM order_items LEFT JOIN products ON products.id = product_id
     WHERE order_items.id = ANY($1::int[])`,
  row: z.object({
    itemId: z.int(),
    productId: z.int().nullable(),
    imageUrl: z.string().nullable(),
    shelf: z.string().nullable(),
    sku: z.string().nullable(),
    gtin: z.string().nullable(),
  }),
})

/** The products of lines, in the order of their ids; null for lines that are gone. */
export async function readProductsToPack(
  db: EntityManager,
  itemIds: readonly number[],
): Promise<readonly (ProductToPackView | null)[]> {
  const byItem = new Map((await select(db, [itemIds])).map((row) => [row.itemId, row]))
  return itemIds.map((id) => byItem.get(id) ?? null)
}

export const productToPackLoader = resource(
  ({ db }) =>
    new DataLoader<number, ProductToPackView | null>((ids) => readProductsToPack(db, ids), BATCHED),
)
