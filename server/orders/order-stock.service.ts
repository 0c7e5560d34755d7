import type { EntityManager } from 'typeorm'
import { AppError } from '#domain/errors'
import { MAX_STOCK } from '#domain/limits'
import { lockProducts } from '../catalogue/stock.service'

interface ItemStock {
  readonly name: string
  readonly productId: number
  readonly quantity: number
  readonly stock: number | null
}

/** Says of which products how many are left: `Nilo Cat Toy 3, Sakara Bed 0`. */
export function sayWhatIsLeft(
  items: readonly { readonly name: string; readonly stock: number | null }[],
): string {
  return items.map(({ name, stock }) => `${name} ${stock}`).join(', ')
}

async function lockItems(db: EntityManager, orderId: number): Promise<readonly ItemStock[]> {
  const items = await db.query<{ productId: number }[]>(
    `SELECT product_id AS "productId" FROM order_items
     WHERE order_id = $1 AND product_id IS NOT NULL`,
    [orderId],
  )
  await lockProducts(
    db,
    items.map(({ productId }) => productId),
  )
  return db.query<ItemStock[]>(
    `SELECT products.name, products.id AS "productId", order_items.quantity, products.stock
     FROM order_items JOIN products ON products.id = order_items.product_id
     WHERE order_items.order_id = $1 ORDER BY order_items.id`,
    [orderId],
  )
}

/**
 * Puts back what an order took out of the stock: each item once, however often it is called. A
 * product that is not counted any more, or gone, gets nothing back.
 */
export async function returnStock(db: EntityManager, orderId: number): Promise<void> {
  await lockItems(db, orderId)
  await db.query(
    `WITH returned AS (
       UPDATE order_items SET stock_taken = false WHERE order_id = $1 AND stock_taken
       RETURNING product_id, quantity
     )
     UPDATE products SET stock = least(products.stock + returned.quantity, $2)
     FROM returned WHERE products.id = returned.product_id AND products.stock IS NOT NULL`,
    [orderId, MAX_STOCK],
  )
}

/**
 * Takes the items of an order that was cancelled out of the stock again. Throws OUT_OF_STOCK when
 * there is not enough left of one.
 */
export async function takeStockAgain(db: EntityManager, orderId: number): Promise<void> {
  const items = await lockItems(db, orderId)
  const short = items.filter(({ stock, quantity }) => stock !== null && stock < quantity)
  if (short.length > 0) {
    throw new AppError('OUT_OF_STOCK', {
      key: 'order.cannotRevive',
      parameters: { left: sayWhatIsLeft(short) },
    })
  }
  await db.query(
    `WITH taken AS (
       UPDATE products SET stock = stock - order_items.quantity FROM order_items
       WHERE order_items.order_id = $1 AND products.id = order_items.product_id
         AND products.stock IS NOT NULL
       RETURNING products.id
     )
     UPDATE order_items SET stock_taken = true FROM taken
     WHERE order_items.order_id = $1 AND order_items.product_id = taken.id`,
    [orderId],
  )
}
