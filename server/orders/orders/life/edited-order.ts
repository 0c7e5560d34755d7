import type { EntityManager } from 'typeorm'
import { putsInStock } from '../../../catalogue/products/stock.service'
import { stockReason } from '../../../catalogue/stock/stock-reason'
import { statement } from '../../../platform/database/statements/statement'
import { OrderEntity } from '../entities/order.entity'

/** Writes the items of an order, and takes the difference out of stock or returns it, once. */
export const writeEditedItems = statement({
  name: 'orderEdit.writeItems',
  sql: `WITH line AS MATERIALIZED (
       SELECT *, ${stockReason('edited', '$orderId::int')} FROM unnest($itemIds::int[], $productIds::int[], $names::text[], $arabicNames::text[],
         $pricesPiastres::int[], $quantities::int[], $changes::int[], $areTracked::boolean[])
         WITH ORDINALITY AS line (item_id, product_id, name, name_ar, price_piastres, quantity,
           change, is_tracked, position)
     ), removed AS (
       DELETE FROM order_items USING line WHERE id = line.item_id AND line.quantity = 0
     ), changed AS (
       UPDATE order_items SET quantity = line.quantity FROM line
       WHERE id = line.item_id AND line.quantity > 0 AND line.change <> 0
     ), added AS (
       INSERT INTO order_items
         (order_id, product_id, name, name_ar, price_piastres, quantity, stock_taken)
       SELECT $orderId::int, product_id, name, name_ar, price_piastres, quantity, is_tracked
       FROM line WHERE item_id IS NULL ORDER BY position
     ), total AS (
       SELECT product_id, -sum(change) AS quantity FROM line WHERE is_tracked GROUP BY product_id
     )
     ${putsInStock('total', '$maxStock::int')} AND total.quantity <> 0`,
})

/** Writes the total, the recipient and the address of an order. */
export const writeEditedOrder = statement({
  name: 'orderEdit.updateOrder',
  sql: `UPDATE orders SET total_piastres = $totalPiastres, adjustments = $adjustments::jsonb,
       delivery_min_days = $minDays, delivery_max_days = $maxDays, recipient_name = $recipientName,
       phone = $phone, address = $address, city = $city, governorate = $governorate, area = $area,
       street = $street, floor = $floor, apartment = $apartment, landmark = $landmark,
       courier_note = $courierNote, version = version + 1, tell_courier = $tellCourier
     WHERE id = $id`,
})

/** Records that the courier was notified of the changes of an order. */
export async function endCourierNotice(transaction: EntityManager, id: number): Promise<void> {
  await transaction.update(OrderEntity, { id }, { tellCourier: false })
}
