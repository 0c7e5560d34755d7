import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import { statement } from '../../platform/database/statements/statement'
import { ProductEntity } from './product.entity'

/** The stock of a product: null when it is not tracked, undefined when shoppers see no such product. */
export async function readStock(
  db: EntityManager,
  productId: number,
): Promise<number | null | undefined> {
  const product = await db.findOne(ProductEntity, {
    // TypeORM takes a row of nothing but nulls for no row, so the key is selected, too.
    select: { id: true, stock: true },
    where: { id: productId, hidden: false },
  })
  return product?.stock
}

/** The error for a quantity above the stock. */
export function notEnough(left: number): AppError {
  const text =
    left === 0
      ? { key: 'stock.none' as const }
      : { key: 'stock.left' as const, parameters: { left } }
  return new AppError('OUT_OF_STOCK', { ...text, problems: [{ field: 'quantity', ...text }] })
}

const lockById = statement({
  name: 'stock.lockProducts',
  sql: 'SELECT FROM products WHERE id = ANY($1::int[]) ORDER BY id FOR NO KEY UPDATE',
  row: z.object({}),
})

/**
 * Locks products until the transaction ends, ordered by id, so that transactions that lock the same
 * products do not deadlock.
 */
export async function lockProducts(db: EntityManager, ids: readonly number[]): Promise<void> {
  await lockById(db, [ids])
}

/** SQL that adds the `quantity` of rows to the stock of their `product_id`, if it is tracked, up to `max`. */
export const putsInStock = (rows: string, max: string) =>
  `UPDATE products SET stock = least(products.stock + ${rows}.quantity, ${max})
     FROM ${rows} WHERE products.id = ${rows}.product_id AND products.stock IS NOT NULL`

/** SQL that takes the `quantity` of rows out of the stock of their `product_id`; what follows are more conditions. */
export const takesOutOfStock = (rows: string) =>
  `UPDATE products SET stock = stock - ${rows}.quantity FROM ${rows}
       WHERE products.id = ${rows}.product_id`
