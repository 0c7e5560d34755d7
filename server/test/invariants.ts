import type { EntityManager } from 'typeorm'
import { expect } from 'vitest'
import { INITIAL_ORDER_STATUS } from '#domain/orders/order-status'

/** States that no request may leave behind, each with a query for such rows. */
const INCONSISTENCIES: Readonly<Record<string, string>> = {
  'an order without items': `
    SELECT id FROM orders WHERE NOT EXISTS (SELECT FROM order_items WHERE order_id = orders.id)`,
  'an order whose total is not the sum of its items and adjustments': `
    SELECT id FROM orders WHERE total_piastres <> (
      SELECT sum(price_piastres::bigint * quantity) FROM order_items WHERE order_id = orders.id
    ) + (
      SELECT coalesce(sum((adjustment->>'piastres')::bigint), 0)
      FROM jsonb_array_elements(adjustments) AS adjustment)`,
  'an order whose history does not start with the initial status': `
    SELECT id FROM orders WHERE '${INITIAL_ORDER_STATUS}' IS DISTINCT FROM (
      SELECT status FROM order_events
      WHERE order_id = orders.id AND status IS NOT NULL ORDER BY id LIMIT 1)`,
  'an order whose status is not the last of its history': `
    SELECT id FROM orders WHERE status IS DISTINCT FROM (
      SELECT status FROM order_events
      WHERE order_id = orders.id AND status IS NOT NULL ORDER BY id DESC LIMIT 1)`,
  'an order whose shipment is not in the state that its last one says': `
    SELECT id, shipment_state FROM orders WHERE shipment_state IS DISTINCT FROM coalesce((
      SELECT CASE
        WHEN received_back_at IS NOT NULL THEN 'receivedBack' WHEN lost_at IS NOT NULL THEN 'lost'
        WHEN refused_at IS NOT NULL THEN 'refused' WHEN delivered_at IS NOT NULL THEN 'delivered'
        WHEN handed_over_at IS NOT NULL THEN 'withCourier' ELSE 'packed' END
      FROM shipments WHERE order_id = orders.id AND voided_at IS NULL ORDER BY id DESC LIMIT 1
    ), 'none')`,
  'an order whose paid amount is not what the ledger says': `
    SELECT id, paid_piastres FROM orders WHERE paid_piastres IS DISTINCT FROM (
      SELECT coalesce(sum(CASE kind WHEN 'refunded' THEN -piastres ELSE piastres END), 0)
      FROM cash_entries
      WHERE order_id = orders.id AND kind IN ('prepaid', 'collected', 'refunded'))`,
  'a completed order that is neither delivered nor paid': `
    SELECT id FROM orders WHERE status = 'Completed'
      AND (shipment_state <> 'delivered' OR payment_state = 'due')`,
  'an item whose returned units are not those of its returns': `
    SELECT id, returned_quantity FROM order_items WHERE returned_quantity IS DISTINCT FROM (
      SELECT coalesce(sum(received_quantity), 0) FROM return_items WHERE order_item_id = order_items.id)`,
  'an order whose returned amount is not that of its returns': `
    SELECT id, returned_piastres FROM orders WHERE returned_piastres IS DISTINCT FROM (
      SELECT coalesce(sum(refund_piastres), 0) FROM returns WHERE order_id = orders.id)`,
  'a use of a discount code that does not follow its order': `
    SELECT order_id FROM discount_uses JOIN orders ON orders.id = order_id
    WHERE counts IS DISTINCT FROM (status <> 'Cancelled')
      AND NOT EXISTS (SELECT FROM order_links WHERE orders.id IN (order_links.order_id, of_order_id))`,
  'a use of a discount code that two deliveries of an order count twice, or none of them': `
    SELECT link.of_order_id FROM order_links AS link
      JOIN discount_uses AS ours ON ours.order_id = link.of_order_id
      JOIN discount_uses AS theirs ON theirs.order_id = link.order_id AND theirs.code_id = ours.code_id
    WHERE kind = 'rest' AND ours.counts AND theirs.counts`,
  'a key without its order': 'SELECT key FROM idempotency_keys WHERE order_id IS NULL',
  'a quantity that is not 1 to 999': `
    SELECT quantity FROM cart_lines WHERE quantity NOT BETWEEN 1 AND 999
    UNION ALL SELECT quantity FROM order_items WHERE quantity NOT BETWEEN 1 AND 999`,
  'a product without a name or with an impossible price': `
    SELECT id FROM products WHERE trim(name) = '' OR price_piastres NOT BETWEEN 1 AND 100000000`,
  'a product whose reviews are counted wrongly': `
    SELECT id FROM products WHERE (review_count, stars_total) IS DISTINCT FROM (
      SELECT (count(*)::int, coalesce(sum(stars), 0)::int) FROM reviews
      WHERE product_id = products.id AND status = 'APPROVED')`,
  'a product whose stock is not the sum of its history': `
    SELECT id, stock FROM products WHERE coalesce(stock, 0) IS DISTINCT FROM (
      SELECT coalesce(sum(change), 0) FROM stock_movements WHERE product_id = products.id)`,
  'a movement of stock that does not continue the one before it': `
    SELECT id FROM (
      SELECT id, coalesce(stock_after, 0) AS stock_after,
        sum(change) OVER (PARTITION BY product_id ORDER BY id) AS total
      FROM stock_movements) AS movement
    WHERE stock_after <> total`,
  'an email that is not lower case': 'SELECT email FROM users WHERE email <> lower(email)',
  'an admin who was not created as one': `
    SELECT email FROM users WHERE role = 'admin' AND email <> 'admin@example.com'`,
  'a text with control characters': `
    SELECT address FROM orders WHERE (address || city || phone) ~ '[[:cntrl:]]'`,
}

/** Fails if the database is inconsistent, whatever requests were sent. */
export async function expectConsistentDatabase(db: EntityManager): Promise<void> {
  const found: Record<string, unknown> = {}
  for (const [what, sql] of Object.entries(INCONSISTENCIES)) {
    const rows = await db.query<unknown[]>(sql)
    if (rows.length > 0) found[what] = rows
  }
  expect(found).toEqual({})
}
