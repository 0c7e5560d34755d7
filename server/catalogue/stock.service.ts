import type { EntityManager } from 'typeorm'
import { AppError } from '#domain/errors'

/** How many of a product are left to sell: null where it is not counted, undefined without the product. */
export async function readStock(
  db: EntityManager,
  productId: number,
): Promise<number | null | undefined> {
  const [row] = await db.query<{ stock: number | null }[]>(
    'SELECT stock FROM products WHERE id = $1',
    [productId],
  )
  return row?.stock
}

/** The refusal of a quantity that the shop does not have. */
export function notEnough(left: number): AppError {
  const text =
    left === 0
      ? { key: 'stock.none' as const }
      : { key: 'stock.left' as const, parameters: { left } }
  return new AppError('OUT_OF_STOCK', { ...text, problems: [{ field: 'quantity', ...text }] })
}

/**
 * Locks products until the transaction ends, always in the order of their ids, so that two
 * transactions that need the same ones wait for each other instead of blocking each other.
 */
export async function lockProducts(db: EntityManager, ids: readonly number[]): Promise<void> {
  await db.query('SELECT FROM products WHERE id = ANY($1::int[]) ORDER BY id FOR NO KEY UPDATE', [
    ids,
  ])
}
