import type pg from 'pg'
import { GOVERNORATES } from '#domain/delivery/governorates'
import { REFUSAL_REASONS } from '#domain/orders/order-life'

/** The couriers that the orders are delivered by. */
const COURIERS = 5

/** Orders of the last days are still on their way; a fifth of the older ones was refused. */
const OPEN_SHARE = 200

/**
 * Fills a shop with `count` orders of a year, as a shop has them that is paid at the door: three items each,
 * customers who come back, couriers, refusals and a ledger.
 */
export async function fillOrders(client: pg.Client, count: number): Promise<void> {
  await client.query('SET statement_timeout = 0')
  await client.query(
    `INSERT INTO couriers (id, name) SELECT n, 'Courier ' || n FROM generate_series(1, $1::int) AS n`,
    [COURIERS],
  )
  await client.query(
    `INSERT INTO users (first_name, second_name, mobile, email, password_hash)
     SELECT (ARRAY['Mona','Ahmed','Nour','Karim','منى','أحمد','سارة'])[1 + n % 7],
       (ARRAY['Ali','Hassan','Fathy','Samir','علي','حسن'])[1 + n % 6],
       '1' || lpad((n * 7919 % 1000000000)::text, 9, '0'), 'customer' || n || '@example.com', 'none'
     FROM generate_series(1, $1::int) AS n`,
    [count / 5],
  )
  await client.query(
    `INSERT INTO orders (user_id, recipient_name, total_piastres, address, city, phone, governorate, area, street,
       created_at, status, confirmation_state, confirmed_by, shipment_state, payment_state, paid_piastres)
     SELECT users.id, first_name || ' ' || second_name, total, n % 90 || ' Tahrir Street, Dokki', 'Giza',
       '+20' || mobile, ($2::text[])[1 + n * 31 % array_length($2::text[], 1)], 'Dokki', n % 90 || ' Tahrir Street',
       now() - ($1::int - n) * interval '365 days' / $1,
       CASE state WHEN 'none' THEN 'Pending' WHEN 'packed' THEN 'Processing' WHEN 'withCourier' THEN 'Processing'
         WHEN 'delivered' THEN 'Completed' ELSE 'Cancelled' END,
       CASE WHEN state = 'none' AND n % 2 = 0 THEN 'toConfirm' ELSE 'confirmed' END,
       CASE WHEN state = 'none' AND n % 2 = 0 THEN NULL ELSE 'call' END,
       state,
       CASE WHEN state = 'delivered' THEN CASE WHEN n > $1 * 0.98 THEN 'collected' ELSE 'remitted' END
         WHEN state IN ('refused', 'receivedBack') THEN 'none' ELSE 'due' END,
       CASE WHEN state = 'delivered' THEN total ELSE 0 END
     FROM generate_series(1, $1::int) AS n
     CROSS JOIN LATERAL (SELECT 5000 + n * 7907 % 900000 AS total, CASE
       WHEN n > $1 - $1 / $3 THEN (ARRAY['none','none','packed','withCourier'])[1 + n % 4]
       WHEN n % 5 = 0 THEN CASE WHEN n > $1 * 0.98 THEN 'refused' ELSE 'receivedBack' END
       ELSE 'delivered' END AS state) AS life
     JOIN users ON users.email = 'customer' || 1 + n * 13 % ($1 / 5) || '@example.com'
     ORDER BY n`,
    [count, GOVERNORATES, OPEN_SHARE],
  )
  await client.query(
    `INSERT INTO order_items (order_id, name, price_piastres, quantity)
     SELECT orders.id, 'Cat food ' || line, total_piastres / 3, 1 FROM orders, generate_series(1, 3) AS line`,
  )
  await client.query(
    `INSERT INTO shipments (order_id, courier_id, tracking_number, packed_at, handed_over_at, delivered_at,
       refused_at, refusal_reason, received_back_at, condition)
     SELECT id, CASE WHEN is_out THEN 1 + id % $1 END, CASE WHEN is_out THEN 'T' || id END, created_at,
       CASE WHEN is_out THEN created_at END,
       CASE WHEN shipment_state = 'delivered' THEN created_at END,
       CASE WHEN is_refused THEN created_at END, CASE WHEN is_refused THEN ($2::text[])[1] END,
       CASE WHEN shipment_state = 'receivedBack' THEN created_at END,
       CASE WHEN shipment_state = 'receivedBack' THEN 'sellable' END
     FROM orders CROSS JOIN LATERAL (SELECT shipment_state <> 'packed' AS is_out,
       shipment_state IN ('refused', 'receivedBack') AS is_refused) AS facts
     WHERE shipment_state <> 'none' ORDER BY id`,
    [COURIERS, REFUSAL_REASONS],
  )
  await client.query(
    `INSERT INTO cash_entries (order_id, courier_id, kind, piastres, actor, created_at)
     SELECT orders.id, shipments.courier_id, kind, total_piastres, 'staff', orders.created_at
     FROM orders JOIN shipments ON shipments.order_id = orders.id
     JOIN (VALUES ('collected'), ('remitted')) AS kinds (kind)
       ON kind = 'collected' OR payment_state = 'remitted'
     WHERE shipment_state = 'delivered'`,
  )
  await client.query(
    `INSERT INTO order_events (order_id, kind, status, actor, happened_at)
     SELECT id, kind, CASE kind WHEN 'placed' THEN 'Pending' ELSE status END, 'staff', created_at
     FROM orders JOIN (VALUES ('placed'), ('statusChanged')) AS kinds (kind)
       ON kind = 'placed' OR status <> 'Pending' ORDER BY id`,
  )
  // Like autovacuum eventually: updates statistics, and flushes the pending lists of GIN indexes.
  await client.query('VACUUM ANALYZE')
}
