import { describe, expect, inject, test } from 'vitest'
import { explain, rowsRead } from '../../test/explain'
import { createAdmin } from '../../test/factories'
import { setUpShop } from '../../test/shop'

const ORDERS = 100_000
const ORDERS_PER_DAY = 96
const BATCH = 10_000
const PRODUCTS = 10_000

const TASKS = '{ tasks { kind count } }'

const salesOf = (days: number) => `{ sales(days: ${days}) { orders days { day orders revenue }
  statuses { status orders } bestSellers { productId quantity revenue } margin { items cost unknown }
  booked { orders items } delivered { orders items }
  comparison { cash before { cash booked { items } delivered { items } } }
  refusals { governorates { governorate parcels refused } couriers { courierName parcels refused } } } }`

/** Only with DATABASE_URL: filling the embedded database takes minutes, and it has the same planner. */
describe.skipIf(!('template' in inject('testDatabase')))(
  'With 100,000 orders of three years',
  () => {
    const shop = setUpShop()

    async function fill(): Promise<void> {
      const runner = shop.database.dataSource.createQueryRunner()
      // Without triggers, which would take minutes to index what nobody searches for here.
      await runner.query(`SET statement_timeout = 0; SET session_replication_role = replica`)
      await runner.query(`
      INSERT INTO products (name, price_piastres, image_url, stock, cost_price_piastres)
      SELECT 'Toy ' || n, 1000 + n % 9000, '/pictures/1.svg', 40 + n % 100, 500
      FROM generate_series(1, ${PRODUCTS}) AS n`)
      await runner.query('UPDATE products SET stock = 3 WHERE id % 100 = 0')
      await runner.query(
        `INSERT INTO couriers (name) SELECT 'Courier ' || n FROM generate_series(1, 5) AS n`,
      )
      // Of the last day, work is left to be done; a tenth of the others was refused, and is back.
      // In batches, so that each statement stays within its time limit on a busy machine.
      for (let first = 1; first <= ORDERS; first += BATCH) {
        await runner.query(
          `
      INSERT INTO orders (total_piastres, address, city, phone, governorate, created_at, status,
        confirmation_state, shipment_state, adjustments)
      SELECT 20000, '5 Tahrir Square', 'Cairo', '010' || lpad(n::text, 8, '0'),
        (ARRAY['C','GZ','ALX'])[1 + n % 3], now() - n * interval '1 day' / ${ORDERS_PER_DAY},
        CASE WHEN n < 100 THEN 'Pending' WHEN n % 10 = 0 THEN 'Cancelled' ELSE 'Completed' END,
        CASE WHEN n < 50 THEN 'toConfirm' ELSE 'confirmed' END,
        CASE WHEN n < 100 THEN 'none' WHEN n % 10 = 0 THEN 'receivedBack' ELSE 'delivered' END,
        jsonb_build_array(jsonb_build_object('kind', 'delivery', 'label', '',
          'piastres', 4000 + 1000 * (n % 3), 'applies', 'afterItemsTotal'))
      FROM generate_series($1::int, $1::int + ${BATCH} - 1) AS n`,
          [first],
        )
      }
      await runner.query(`
      INSERT INTO order_items (order_id, product_id, name, price_piastres, quantity)
      SELECT orders.id, 1 + (orders.id * 7 + n) % ${PRODUCTS}, 'Toy', 5000, 1
      FROM orders CROSS JOIN generate_series(1, 3) AS n`)
      await runner.query(`
      INSERT INTO shipments (order_id, courier_id, handed_over_at, delivered_at, refused_at)
      SELECT id, 1 + id % 5, created_at, CASE WHEN status = 'Completed' THEN created_at END,
        CASE WHEN status = 'Cancelled' THEN created_at END
      FROM orders WHERE status <> 'Pending'`)
      await runner.query(`
      INSERT INTO cash_entries (order_id, courier_id, kind, piastres, actor, created_at)
      SELECT orders.id, 1 + orders.id % 5, kind, 20000, 'staff', created_at
      FROM orders CROSS JOIN unnest(ARRAY['collected', 'remitted']) AS kind WHERE status = 'Completed'`)
      await runner.query(`
      INSERT INTO mails (kind, created_at, next_attempt_at, sent_at, problem)
      SELECT 'soldOut', now() - n * interval '1 minute', NULL, CASE WHEN n % 1000 > 0 THEN now() END, NULL
      FROM generate_series(1, ${ORDERS}) AS n`)
      await runner.query(`
      INSERT INTO product_batches (product_id, expires_on, quantity, at_most)
      SELECT id, current_date + 1 + (id * 7 + n * 180) % 700, 50, 50
      FROM products CROSS JOIN generate_series(0, 2) AS n`)
      await runner.query('VACUUM ANALYZE')
      await runner.query('RESET statement_timeout; RESET session_replication_role')
      await runner.release()
    }

    test('the dashboard counts work by indexes and reads only the rows of its period', async () => {
      await fill()
      const { token } = await createAdmin(shop.db)
      const read = async (query: string) => {
        const { errors } = await shop.graphql(query, { token })
        expect(errors, query).toBeUndefined()
      }
      const statements = await shop.database.statements.during(() => read(TASKS))
      const scans: string[] = []
      for (const statement of statements) {
        for (const node of await explain(shop.db, statement, 'COSTS')) {
          const { 'Node Type': type, 'Relation Name': table = '' } = node
          if (
            type === 'Seq Scan' &&
            ['orders', 'products', 'mails', 'product_batches'].includes(table)
          )
            scans.push(table)
        }
      }
      expect(scans).toEqual([])
      for (const days of [7, 30, 90]) {
        const sales = await shop.database.statements.during(() => read(salesOf(days)))
        let rows = 0
        for (const statement of sales) {
          for (const node of await explain(shop.db, statement, 'ANALYZE')) {
            if (node['Relation Name'] !== undefined) rows += rowsRead(node)
          }
        }
        // With the same time before, to compare with; each order has items, a shipment and entries of cash.
        expect(rows, `${days} days`).toBeLessThan(2 * days * ORDERS_PER_DAY * 10)
      }
    })
  },
)
