import { z } from 'zod'
import { statement } from '../../../platform/database/statements/statement'

// Orders that become two, or one.

/** Columns copied to the second delivery: account, recipient, address, and confirmation. */
const COPIED = `user_id, delivery_min_days, delivery_max_days, address, city, phone, governorate, area,
  street, floor, apartment, landmark, courier_note, fee_not_shown, source, status, recipient_name, confirmation_state,
  confirmed_by, confirmed_at, unanswered_calls, last_called_at, prepay_until, created_at`

/** Splits a second delivery off an order, as an order of its own. Returns its id. */
export const divideOrder = statement({
  name: 'orderSplit.divide',
  // The units stay out of stock.
  sql: `WITH line AS MATERIALIZED (
       SELECT order_items.*, later FROM order_items
         JOIN unnest($itemIds::int[], $later::int[]) AS item (item_id, later) ON id = item_id
       WHERE order_id = $orderId AND later > 0
     ), rest AS (
       INSERT INTO orders (${COPIED}, total_piastres, adjustments)
       SELECT ${COPIED}, $restPiastres::bigint, $restAdjustments::jsonb FROM orders WHERE id = $orderId
       RETURNING id
     ), moved AS (
       INSERT INTO order_items
         (order_id, product_id, name, name_ar, price_piastres, quantity, stock_taken, deleted_sku,
          deleted_gtin)
       SELECT rest.id, product_id, name, name_ar, price_piastres, later, stock_taken, deleted_sku,
         deleted_gtin
       FROM rest, line ORDER BY line.id
     ), link AS (
       INSERT INTO order_links (kind, order_id, of_order_id) SELECT 'rest', id, $orderId FROM rest
     ), code AS (
       INSERT INTO discount_uses (order_id, code_id, counts)
       SELECT rest.id, code_id, false FROM rest, discount_uses WHERE order_id = $orderId
     ), removed AS (
       DELETE FROM order_items USING line
       WHERE order_items.id = line.id AND line.later = line.quantity
     ), changed AS (
       UPDATE order_items SET quantity = order_items.quantity - line.later FROM line
       WHERE order_items.id = line.id AND line.later < line.quantity
     ), first AS (
       UPDATE orders SET total_piastres = $firstPiastres, adjustments = $firstAdjustments::jsonb,
         version = version + 1
       WHERE id = $orderId
     )
     SELECT id FROM rest`,
  row: z.object({ id: z.int() }),
})

const PLACE = `address, city, governorate, area, street, floor, apartment, landmark, courier_note,
  recipient_name, delivery_min_days, delivery_max_days`

/** Writes an order into another one, and cancels it. */
export const writeMerge = statement({
  name: 'orderMerge.write',
  // The units stay out of stock; the cancelled order keeps its lines, but has no units to return to stock.
  sql: `WITH line AS MATERIALIZED (
       SELECT order_items.*, target FROM order_items
         JOIN unnest($itemIds::int[], $targets::int[]) AS item (item_id, target) ON id = item_id
       WHERE order_id = $from
     ), added AS (
       UPDATE order_items SET quantity = order_items.quantity + more.quantity FROM (
         SELECT target, sum(quantity) AS quantity FROM line GROUP BY target
       ) AS more WHERE order_items.id = more.target
     ), moved AS (
       INSERT INTO order_items
         (order_id, product_id, name, name_ar, price_piastres, quantity, stock_taken, deleted_sku,
          deleted_gtin)
       SELECT $into, product_id, name, name_ar, price_piastres, quantity, stock_taken, deleted_sku,
         deleted_gtin
       FROM line WHERE target IS NULL ORDER BY line.id
     ), given AS (
       UPDATE order_items SET stock_taken = false WHERE order_id = $from
     ), link AS (
       INSERT INTO order_links (kind, order_id, of_order_id) VALUES ('merged', $from, $into)
     ), cancelled AS (
       UPDATE orders SET status = $cancelled, assigned_courier_id = NULL, prepay_until = NULL,
         cancel_reason = NULL, version = version + 1
       WHERE id = $from
     )
     UPDATE orders SET total_piastres = $totalPiastres, adjustments = $adjustments::jsonb,
       version = orders.version + 1, fee_not_shown = orders.fee_not_shown OR other.fee_not_shown,
       prepay_until = least(orders.prepay_until, other.prepay_until),
       (${PLACE}) = (SELECT ${PLACE} FROM orders AS place WHERE place.id = $addressOf)
     FROM orders AS other WHERE orders.id = $into AND other.id = $from`,
})
