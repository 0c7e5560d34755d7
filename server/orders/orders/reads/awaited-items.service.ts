import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { MAX_STOCK } from '#domain/limits'
import type { ParcelCondition } from '#domain/orders/order-life'
import { announceProductChanges } from '../../../catalogue/products/product-events'
import { lockProducts, putsInStock } from '../../../catalogue/products/stock.service'
import { stockReason } from '../../../catalogue/stock/stock-reason'
import { statement } from '../../../platform/database/statements/statement'
import { IS_AWAITED } from '../entities/shipment-item.entity'

// Units on their way back although their order is not: those that a customer did not keep, and those that were lost and
// replaced.

const readAwaited = statement({
  name: 'awaitedItems.read',
  sql: `SELECT shipment_items.id, shipment_id AS "shipmentId", product_id AS "productId", name,
       name_ar AS "nameAr", quantity - kept_quantity - back_quantity AS quantity
     FROM shipments JOIN shipment_items ON shipment_id = shipments.id
     WHERE order_id = $1 AND ${IS_AWAITED} ORDER BY shipment_items.id`,
  row: z.object({
    id: z.int(),
    shipmentId: z.int(),
    productId: z.int().nullable(),
    name: z.string(),
    nameAr: z.string().nullable(),
    quantity: z.int(),
  }),
})

/** Units of a product that an order's parcel brings back. */
export type AwaitedItem = Awaited<ReturnType<typeof readAwaited>>[number]

/** Returns the items of a locked order that are on their way back although the order is not. */
export async function readAwaitedItems(
  transaction: EntityManager,
  orderId: number,
): Promise<readonly AwaitedItem[]> {
  return readAwaited(transaction, [orderId])
}

/** Units that came back; at most those that are awaited. */
export interface ReceivedItem extends Omit<AwaitedItem, 'shipmentId'> {
  readonly condition: ParcelCondition
}

const receive = statement({
  name: 'awaitedItems.receive',
  sql: `WITH unit AS (
       SELECT * FROM unnest($ids::int[], $quantities::int[], $areSellable::boolean[])
         AS unit (item_id, quantity, is_sellable)
     ), item AS (
       UPDATE shipment_items SET back_quantity = back_quantity + unit.quantity FROM unit
       WHERE shipment_items.id = unit.item_id
       RETURNING product_id, stock_taken AND is_sellable AS is_back, unit.quantity,
         ${stockReason('returned', '$orderId::int')}
     ), returned AS (
       SELECT product_id, sum(quantity) AS quantity FROM item WHERE is_back GROUP BY product_id
     )
     ${putsInStock('returned', '$maxStock::int')}`,
})

/** Counts units of a locked order as back: sellable ones are in stock again, the others never. */
export async function receiveItems(
  transaction: EntityManager,
  orderId: number,
  items: readonly ReceivedItem[],
): Promise<void> {
  if (items.length === 0) return
  const productIds = items.flatMap(({ productId }) => productId ?? [])
  await lockProducts(transaction, productIds)
  await announceProductChanges(transaction, productIds, () =>
    receive(transaction, {
      orderId,
      ids: items.map(({ id }) => id),
      quantities: items.map(({ quantity }) => quantity),
      areSellable: items.map(({ condition }) => condition === 'sellable'),
      maxStock: MAX_STOCK,
    }),
  )
}

const awaitLost = statement({
  name: 'awaitedItems.awaitLost',
  sql: `WITH parcel AS (
       SELECT id FROM shipments WHERE order_id = $1 AND lost_at IS NOT NULL AND voided_at IS NULL
       ORDER BY id DESC LIMIT 1
     ), item AS (
       UPDATE order_items SET stock_taken = false WHERE order_id = $1 AND stock_taken
       RETURNING id, product_id, name, name_ar, quantity - returned_quantity AS quantity
     )
     INSERT INTO shipment_items
       (shipment_id, order_item_id, product_id, name, name_ar, quantity, kept_quantity, stock_taken)
     SELECT parcel.id, item.id, product_id, name, name_ar, quantity, 0, true FROM item, parcel
     WHERE quantity > 0
     ON CONFLICT ON CONSTRAINT shipment_items_once DO UPDATE SET kept_quantity = 0`,
})

/** Marks the units of an order's lost parcel, which may turn up, as replaced by others. */
export async function awaitLostItems(transaction: EntityManager, orderId: number): Promise<void> {
  await awaitLost(transaction, [orderId])
}

const keepAwaited = statement({
  name: 'awaitedItems.keep',
  // The order includes them again, and they stay out of stock.
  sql: `WITH kept AS (
       UPDATE shipment_items SET kept_quantity = quantity - back_quantity
       WHERE shipment_id = $1 AND kept_quantity = 0 AND ${IS_AWAITED} RETURNING order_item_id, stock_taken
     )
     UPDATE order_items SET stock_taken = kept.stock_taken FROM kept WHERE id = order_item_id`,
})

/** Records that the customer got a lost parcel whose order was cancelled after other units had gone out. */
export async function keepAwaitedItems(
  transaction: EntityManager,
  shipmentId: number,
): Promise<void> {
  await keepAwaited(transaction, [shipmentId])
}
