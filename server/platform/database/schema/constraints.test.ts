import { beforeEach, describe, expect, test } from 'vitest'
import { ORDER_STATUSES } from '#domain/orders/order-status'
import { setUpDatabase } from '../../../test/shop'

const shop = setUpDatabase()

/** Creates one row per table, with the id 1. */
beforeEach(async () => {
  await shop.db.query(`
    INSERT INTO users (first_name, second_name, mobile, email, password_hash)
    VALUES ('Mona', 'Ali', '1012345678', 'mona@example.com', 'x')`)
  await shop.db.query(`
    INSERT INTO products (name, price_piastres, image_url) VALUES ('Bed', 100, '/a'), ('Toy', 1, '/b')`)
  await shop.db.query('INSERT INTO cart_lines (user_id, product_id, quantity) VALUES (1, 1, 2)')
  await shop.db.query(`
    INSERT INTO orders (user_id, total_piastres, address, city, phone) VALUES (1, 200, 'a', 'c', '1')`)
  await shop.db.query(`
    INSERT INTO order_items (order_id, product_id, name, price_piastres, quantity)
    VALUES (1, 1, 'Bed', 100, 2)`)
  await shop.db.query(
    `INSERT INTO order_events (order_id, kind, status) VALUES (1, 'placed', 'Pending')`,
  )
  await shop.db.query(`
    INSERT INTO idempotency_keys (user_id, key, request_hash, order_id) VALUES (1, 'k', 'h', 1)`)
})

const column = async (sql: string) =>
  (await shop.db.query<Record<string, unknown>[]>(sql)).map((row) => Object.values(row)[0])

describe('the database rejects', () => {
  test.each([
    ['a price of 0', 'UPDATE products SET price_piastres = 0', 'products_price_range'],
    ['a price below 0', 'UPDATE products SET price_piastres = -1', 'products_price_range'],
    [
      'a price above EGP 1,000,000',
      'UPDATE products SET price_piastres = 100000001',
      'products_price_range',
    ],
    [
      'more than 8 pictures of a product',
      `UPDATE products SET more_image_urls = array_fill('/a'::text, '{8}')`,
      'products_more_image_urls',
    ],
    [
      'a picture of a product without a URL',
      'UPDATE products SET more_image_urls = ARRAY[NULL]',
      'products_more_image_urls',
    ],
    [
      'a cost price of 0',
      'UPDATE products SET cost_price_piastres = 0',
      'products_cost_price_range',
    ],
    [
      'a threshold for a low stock above 100,000',
      'UPDATE products SET low_stock_threshold = 100001',
      'products_low_stock_threshold_range',
    ],
    ['an SKU of two products', `UPDATE products SET sku = 'A'`, 'products_sku'],
    ['a barcode of two products', `UPDATE products SET gtin = '96385074'`, 'products_gtin_key'],
    ['a GTIN of 9 digits', `UPDATE products SET gtin = '123456789'`, 'products_gtin'],
    [
      'a price before an offer that is not above the price',
      'UPDATE products SET was_price_piastres = price_piastres',
      'products_was_price',
    ],
    [
      'a price before an offer above EGP 1,000,000',
      'UPDATE products SET was_price_piastres = 100000001',
      'products_was_price',
    ],
    [
      'a customer whose phone is not normalized',
      `INSERT INTO customers (phone) VALUES ('010 1234')`,
      'customers_phone_normalized',
    ],
    [
      'a note about a customer whose phone is not normalized',
      `INSERT INTO customer_notes (phone, text) VALUES ('010 1234', 'Rings at night')`,
      'customer_notes_phone_normalized',
    ],
    ['a cart quantity of 0', 'UPDATE cart_lines SET quantity = 0', 'cart_lines_quantity_range'],
    [
      'a cart quantity of 1000',
      'UPDATE cart_lines SET quantity = 1000',
      'cart_lines_quantity_range',
    ],
    [
      'an ordered quantity of 0',
      'UPDATE order_items SET quantity = 0',
      'order_items_quantity_range',
    ],
    [
      'an ordered price of 0',
      'UPDATE order_items SET price_piastres = 0',
      'order_items_price_range',
    ],
    ['a total below 0', 'UPDATE orders SET total_piastres = -1', 'orders_total_not_negative'],
    [
      'adjustments that are not a list',
      `UPDATE orders SET adjustments = '{}'`,
      'orders_adjustments_list',
    ],
    ['an unknown status', `UPDATE orders SET status = 'Shipped'`, 'orders_status_known'],
    [
      'an unknown status in a history',
      `UPDATE order_events SET status = 'pending'`,
      'order_events_status_known',
    ],
    ['an unknown role', `UPDATE users SET role = 'root'`, 'users_role_known'],
    ['an email with capitals', `UPDATE users SET email = 'Mona@x.com'`, 'users_email_lower_case'],
    [
      'a second account with the same email',
      `INSERT INTO users (first_name, second_name, mobile, email, password_hash)
       VALUES ('a', 'b', '1', 'mona@example.com', 'x')`,
      'users_email_key',
    ],
    [
      'a second cart line of the same product',
      'INSERT INTO cart_lines (user_id, product_id, quantity) VALUES (1, 1, 1)',
      'cart_lines_pkey',
    ],
    [
      'a cart line of an unknown product',
      'INSERT INTO cart_lines (user_id, product_id, quantity) VALUES (1, 99, 1)',
      'cart_lines_product_id_fkey',
    ],
    [
      'a cart line of an unknown user',
      'INSERT INTO cart_lines (user_id, product_id, quantity) VALUES (99, 1, 1)',
      'cart_lines_user_id_fkey',
    ],
    [
      'an item of an unknown order',
      `INSERT INTO order_items (order_id, name, price_piastres, quantity) VALUES (99, 'x', 1, 1)`,
      'order_items_order_id_fkey',
    ],
    [
      'a duplicate idempotency key of a shopper',
      `INSERT INTO idempotency_keys (user_id, key, request_hash) VALUES (1, 'k', 'h')`,
      'idempotency_keys_pkey',
    ],
  ])('%s', async (_what, sql, constraint) => {
    await expect(shop.db.query(sql)).rejects.toMatchObject({ driverError: { constraint } })
  })
})

test.each(['orders_status_known', 'order_events_status_known'])(
  '%s has exactly the statuses of the table',
  async (name) => {
    const [definition] = await column(
      `SELECT pg_get_constraintdef(oid) FROM pg_constraint
       WHERE conname = '${name}' AND connamespace = current_schema()::regnamespace`,
    )
    const statuses = [...String(definition).matchAll(/'([^']+)'/g)].map(([, status]) => status)
    expect(statuses).toEqual(ORDER_STATUSES)
  },
)

describe('deleting', () => {
  test('a product removes it from carts; orders keep its name and price', async () => {
    await shop.db.query('DELETE FROM products WHERE id = 1')
    expect(await column('SELECT count(*)::int FROM cart_lines')).toEqual([0])
    expect(await shop.db.query('SELECT product_id, name, price_piastres FROM order_items')).toEqual(
      [{ product_id: null, name: 'Bed', price_piastres: 100 }],
    )
  })

  test('an account deletes its cart and keys, and keeps its orders without a user', async () => {
    await shop.db.query('DELETE FROM users WHERE id = 1')
    expect(await column('SELECT count(*)::int FROM cart_lines')).toEqual([0])
    expect(await column('SELECT count(*)::int FROM idempotency_keys')).toEqual([0])
    expect(await column('SELECT user_id FROM orders')).toEqual([null])
    expect(await column('SELECT count(*)::int FROM order_items')).toEqual([1])
  })

  test('an order deletes its items, history and key', async () => {
    await shop.db.query('DELETE FROM orders WHERE id = 1')
    for (const table of ['order_items', 'order_events', 'idempotency_keys']) {
      expect(await column(`SELECT count(*)::int FROM ${table}`), table).toEqual([0])
    }
  })
})
