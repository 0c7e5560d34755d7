import type pg from 'pg'
import { GOVERNORATES } from '#domain/delivery/governorates'
import { REFUSAL_REASONS } from '#domain/orders/order-life'

/** The couriers that the orders are delivered by. */
const COURIERS = 5

/** Orders of the last days are still on their way; a fifth of the older ones was refused. */
const OPEN_SHARE = 200

/** The products of a history: some are bought far more often than others. */
const PRODUCT = `1 + floor(catalogue.size * power((orders.id::bigint * 7919 + line * 104729) % 1000003 / 1000003.0, 3))::int`

interface OrderHistory {
  readonly orders: number
  readonly customers?: number
}

/**
 * Fills a shop with the orders of a year, as a shop has them that is paid at the door: three items each, of the
 * catalogue if there is one, customers who come back, couriers, refusals and a ledger. Needs a superuser, who can fill
 * tables without their triggers.
 */
export async function fillOrders(
  client: pg.Client,
  { orders: count, customers = count / 5 }: OrderHistory,
): Promise<void> {
  await client.query('SET statement_timeout = 0')
  await withoutTriggersAndIndexes(client, () => insertOrders(client, count, customers))
  await client.query('INSERT INTO stale_customers (phone) SELECT DISTINCT phone FROM orders')
  await client.query('SELECT refresh_customers()')
  // Like autovacuum eventually: updates statistics, and flushes the pending lists of GIN indexes.
  await client.query('VACUUM ANALYZE')
}

async function insertOrders(client: pg.Client, count: number, customers: number): Promise<void> {
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
    [customers],
  )
  await client.query(
    `INSERT INTO orders (user_id, recipient_name, total_piastres, address, city, phone, governorate, area, street,
       created_at, status, confirmation_state, confirmed_by, shipment_state, payment_state, paid_piastres,
       search_text, search_phones)
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
       CASE WHEN state = 'delivered' THEN total ELSE 0 END,
       users.search_text, '+20' || mobile || E'\\n' || mobile
     FROM generate_series(1, $1::int) AS n
     CROSS JOIN LATERAL (SELECT 5000 + n::bigint * 7907 % 900000 AS total, CASE
       WHEN n > $1 - $1 / $3 THEN (ARRAY['none','none','packed','withCourier'])[1 + n % 4]
       WHEN n % 5 = 0 THEN CASE WHEN n > $1 * 0.98 THEN 'refused' ELSE 'receivedBack' END
       ELSE 'delivered' END AS state) AS life
     JOIN (
       SELECT *, search_fold(concat_ws(E'\\n', first_name || ' ' || second_name, 'Giza',
         first_name || ' ' || second_name, email)) AS search_text
       FROM users
     ) AS users ON users.email = 'customer' || 1 + n * 13 % $4::int || '@example.com'
     ORDER BY n`,
    [count, GOVERNORATES, OPEN_SHARE, customers],
  )
  await client.query(
    `INSERT INTO order_items (order_id, product_id, name, price_piastres, quantity)
     SELECT orders.id, products.id, coalesce(products.name, 'Cat food ' || line), total_piastres / 3, 1
     FROM orders CROSS JOIN generate_series(1, 3) AS line
     CROSS JOIN (SELECT count(*) AS size FROM products) AS catalogue
     LEFT JOIN products ON products.id = ${PRODUCT}
     ORDER BY orders.id, line`,
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
     WHERE shipment_state = 'delivered' ORDER BY orders.id`,
  )
  await client.query(
    `INSERT INTO order_events (order_id, kind, status, actor, happened_at)
     SELECT id, kind, CASE kind WHEN 'placed' THEN 'Pending' ELSE status END, 'staff', created_at
     FROM orders JOIN (VALUES ('placed'), ('statusChanged')) AS kinds (kind)
       ON kind = 'placed' OR status <> 'Pending' ORDER BY id`,
  )
}

const TABLES = ['orders', 'order_items', 'shipments', 'cash_entries', 'order_events']

/** Triggers and foreign keys cost more than the rows, and an index is built faster than it grows. */
async function withoutTriggersAndIndexes(
  client: pg.Client,
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE indrelid = ANY ($1::regclass[])
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
    [TABLES],
  )
  await client.query(`SET session_replication_role = replica`)
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`)
  await work()
  await client.query(`SET session_replication_role = origin`)
  await client.query(`SET maintenance_work_mem = '512MB'`)
  for (const { definition } of rows) await client.query(definition)
}
