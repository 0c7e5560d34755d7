import { type EntityManager, IsNull, Not } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import { MAX_STOCK } from '#domain/limits'
import type { LocalizedText } from '#domain/messages'
import { isolate } from '#domain/messages/format-message'
import { LOCALE_SETTINGS, type Locale } from '#domain/messages/locale'
import type { StockReason } from '#domain/stock/stock-movements.schema'
import { announceProductChanges } from '../../../catalogue/products/product-events'
import {
  lockProducts,
  putsInStock,
  takesOutOfStock,
} from '../../../catalogue/products/stock.service'
import { stockReason } from '../../../catalogue/stock/stock-reason'
import { statement } from '../../../platform/database/statements/statement'
import { OrderItemEntity } from '../entities/order-item.entity'

interface ItemStock {
  readonly name: string
  readonly nameAr: string | null
  readonly productId: number
  readonly quantity: number
  readonly stock: number | null
  /** Its quantity is out of stock already. */
  readonly isTaken: boolean
}

/** Lists products with their stock, in each language: `Nilo Cat Toy 3, Sakara Bed 0`. */
export function formatStock(
  items: readonly Pick<ItemStock, 'name' | 'nameAr' | 'stock'>[],
): LocalizedText {
  const list = (locale: Locale) =>
    items
      .map(({ name, nameAr, stock }) => {
        const displayName = (locale === 'ar' && nameAr) || name
        return `${isolate(displayName, locale)} ${stock}`
      })
      .join(`${LOCALE_SETTINGS[locale].comma} `)
  return { en: list('en'), ar: list('ar') }
}

const readItems = statement({
  name: 'orderStock.readItems',
  sql: `SELECT products.name, products.name_ar AS "nameAr", products.id AS "productId", order_items.quantity - order_items.returned_quantity AS quantity, products.stock,
       order_items.stock_taken AS "isTaken"
     FROM order_items JOIN products ON products.id = order_items.product_id
     WHERE order_items.order_id = $1 ORDER BY order_items.id`,
  row: z.object({
    isTaken: z.boolean(),
    name: z.string(),
    nameAr: z.string().nullable(),
    productId: z.int(),
    quantity: z.int(),
    stock: z.int().nullable(),
  }),
})

async function lockItems(db: EntityManager, orderId: number): Promise<readonly ItemStock[]> {
  const items = await db.find(OrderItemEntity, {
    select: { id: true, productId: true },
    where: { orderId, productId: Not(IsNull()) },
  })
  await lockProducts(
    db,
    items.flatMap(({ productId }) => productId ?? []),
  )
  return readItems(db, [orderId])
}

const returnItems = statement({
  name: 'orderStock.returnItems',
  sql: (reason: StockReason) => `WITH returned AS (
       UPDATE order_items SET stock_taken = false WHERE order_id = $1 AND stock_taken
       RETURNING product_id, quantity - returned_quantity AS quantity, ${stockReason(reason, 'order_id')}
     ), total AS (
       SELECT product_id, sum(quantity) AS quantity FROM returned GROUP BY product_id
     )
     ${putsInStock('total', '$2')}`,
})

/**
 * Returns the items of an order to stock, each once, even if called again. Products that are
 * deleted or whose stock is no longer tracked are skipped.
 */
export async function restock(
  db: EntityManager,
  orderId: number,
  reason: 'cancelled' | 'returned',
): Promise<void> {
  const ids = (await lockItems(db, orderId)).map(({ productId }) => productId)
  await announceProductChanges(db, ids, () => returnItems(db, [orderId, MAX_STOCK], reason))
}

const forgetItems = statement({
  name: 'orderStock.forgetItems',
  sql: 'UPDATE order_items SET stock_taken = false WHERE order_id = $1',
})

/** Marks the items of an order as never returning to stock, because they were lost or damaged. */
export async function writeOffStock(db: EntityManager, orderId: number): Promise<void> {
  await forgetItems(db, [orderId])
}

const takeItems = statement({
  name: 'orderStock.takeItems',
  // An order may have a product in several lines, at different prices.
  sql: `WITH total AS MATERIALIZED (
       SELECT product_id, order_id, sum(quantity - returned_quantity) AS quantity FROM order_items
       WHERE order_id = $1 AND NOT stock_taken GROUP BY product_id, order_id
     ), taken AS (
       ${takesOutOfStock('total')} AND products.stock IS NOT NULL
       RETURNING products.id, ${stockReason('sold', 'total.order_id')}
     )
     UPDATE order_items SET stock_taken = true FROM taken
     WHERE order_items.order_id = $1 AND order_items.product_id = taken.id`,
})

/**
 * Takes the items of a reopened order out of stock, but those that never came back to it. Throws OUT_OF_STOCK if there is not enough of
 * one.
 */
export async function takeStock(db: EntityManager, orderId: number): Promise<void> {
  const items = await lockItems(db, orderId)
  const wanted = new Map<number, ItemStock>()
  for (const item of items.filter(({ isTaken }) => !isTaken)) {
    const quantity = item.quantity + (wanted.get(item.productId)?.quantity ?? 0)
    wanted.set(item.productId, { ...item, quantity })
  }
  const unavailable = [...wanted.values()].filter(
    ({ stock, quantity }) => stock !== null && stock < quantity,
  )
  if (unavailable.length > 0) {
    throw new AppError('OUT_OF_STOCK', {
      key: 'order.cannotRevive',
      parameters: { left: formatStock(unavailable) },
    })
  }
  const ids = items.map(({ productId }) => productId)
  await announceProductChanges(db, ids, () => takeItems(db, [orderId]))
}

/** Units of a line that came back after the delivery. */
export interface ReturnedUnits {
  readonly itemId: number
  readonly quantity: number
  /** Whether they are in stock again; if not, they are written off. */
  readonly isSellable: boolean
}

const returnUnits = statement({
  name: 'orderStock.returnUnits',
  sql: `WITH unit AS (
       SELECT * FROM unnest($2::int[], $3::int[], $4::boolean[])
         AS unit (item_id, quantity, is_sellable)
     ), item AS (
       UPDATE order_items SET returned_quantity = returned_quantity + unit.quantity FROM unit
       WHERE order_id = $1 AND order_items.id = unit.item_id
       RETURNING product_id, stock_taken AND is_sellable AS is_back, unit.quantity,
         ${stockReason('returned', 'order_id')}
     ), returned AS (
       SELECT product_id, sum(quantity) AS quantity FROM item WHERE is_back GROUP BY product_id
     )
     ${putsInStock('returned', '$5')}`,
})

/** Counts units of a delivered order as returned: sellable ones are in stock again, the others never. */
export async function restockReturned(
  db: EntityManager,
  orderId: number,
  units: readonly ReturnedUnits[],
): Promise<void> {
  const ids = (await lockItems(db, orderId)).map(({ productId }) => productId)
  await announceProductChanges(db, ids, () =>
    returnUnits(db, [
      orderId,
      units.map(({ itemId }) => itemId),
      units.map(({ quantity }) => quantity),
      units.map(({ isSellable }) => isSellable),
      MAX_STOCK,
    ]),
  )
}
