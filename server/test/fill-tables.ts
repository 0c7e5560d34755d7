import type { EntityManager } from 'typeorm'
import { startSettlement } from '../office/cash/settlements.service'
import { createApiKey } from '../office/integrations/api-keys.service'
import { createWebhook } from '../office/integrations/webhooks.service'
import { addToCart } from '../orders/cart/cart.service'
import { checkout } from '../orders/checkout/checkout.service'
import { saveCourier } from '../orders/couriers/couriers.service'
import { actOnParcels, assignCouriers } from '../orders/fulfilment/fulfilment.service'
import { setOrderStatus } from '../orders/orders/life/order-status.service'
import { findAdminOrder } from '../orders/orders/reads/admin-orders.service'
import { recordReturn } from '../orders/returns/returns.service'
import { checkoutOf, createAdmin, createProduct, createShopper, placeOrder } from './factories'

/** Inserts rows into every table. */
export async function fillTables(db: EntityManager): Promise<void> {
  await createWebhook(
    db,
    { allowsPrivate: true },
    { url: 'http://127.0.0.1:9/', events: ['order.placed', 'product.changed'] },
  )
  await db.query(`INSERT INTO jobs (name) VALUES ('units-sold')`)
  await db.query(
    `INSERT INTO fills (name, table_name, version) VALUES ('orders.search', 'orders', 'hash')`,
  )
  await db.query(
    `INSERT INTO request_keys (owner, operation, key, part, request_hash)
     VALUES ('account:1', 'recordRefund', 'a key', 0, 'hash')`,
  )
  await db.query(`INSERT INTO mail_counts (recipient, purpose, count) VALUES ('hash', 'order', 1)`)
  await db.query(
    `INSERT INTO change_log (action, source, kind, after)
     VALUES ('added', 'search_terms', 'searchTerm', '{"kind": "brand"}')`,
  )
  await db.query(
    `INSERT INTO stock_bookings (key, product_id, kind, quantity, stock_after)
     VALUES ('a key', 7, 'received', 3, 3)`,
  )
  await db.query(
    `INSERT INTO staff_invitations (email, first_name, second_name, role)
     VALUES ('noha@example.com', 'Noha', 'Adel', 'packer')`,
  )
  await db.query(
    `INSERT INTO shop_settings (version, stored) VALUES (1, '{"email": "care@example.com"}')`,
  )
  await db.query(
    `INSERT INTO settings_changes (version, before, after) VALUES (1, '{}', '{"email": "care@example.com"}')`,
  )
  await db.query(`INSERT INTO home_page (version, stored) VALUES (2, '{"banners": []}')`)
  await db.query(
    `INSERT INTO help_pages (page, version, title_ar, body_ar) VALUES ('terms', 2, 'شروط', '## نص')`,
  )
  await db.query(
    `INSERT INTO import_mappings (headings, columns) VALUES ('hash', '{"artikel": "name"}')`,
  )
  await db.query(`INSERT INTO search_terms (kind, terms) VALUES ('brand', '{Zibda,زبدة}')`)
  await db.query(
    `INSERT INTO collections (slug, title, title_ar) VALUES ('birds', 'Birds', 'الطيور')`,
  )
  await db.query(`INSERT INTO discount_codes (code, kind, percent) VALUES ('TEN', 'percent', 10)`)
  await createApiKey(db, { name: 'Courier', scopes: ['readOrders', 'writeOrderStatus'] })
  await createAdmin(db)
  const shopper = await createShopper(db, { firstName: 'منى "M" \\ O\'Neil' })
  await db.query(
    `INSERT INTO password_resets (user_id, token_hash, expires_at) VALUES ($1, 'hash', now())`,
    [shopper.id],
  )
  await db.query(
    `INSERT INTO addresses (user_id, governorate, area, street, is_default)
     VALUES ($1, 'C', 'Zamalek', '14 Nile Lane', true)`,
    [shopper.id],
  )
  await db.query(
    `INSERT INTO pets (user_id, name, kind, weight_grams) VALUES ($1, 'مشمش', 'CAT', 4200)`,
    [shopper.id],
  )
  const products = [
    await createProduct(db, {
      name: 'لعبة قطط, "x"; \\n',
      stock: 7,
      wasPricePiastres: 12_345,
    }),
    await createProduct(db, { name: 'Gone', pricePiastres: 100_000_000 }),
  ]
  const { id } = await checkout(db, shopper.id, checkoutOf(products), 'a key')
  await db.query(
    `INSERT INTO food_reminders (pet_id, order_id, product_id, runs_out_on, remind_on)
     SELECT pets.id, $1, $2, '2030-03-31', '2030-03-26' FROM pets`,
    [id, products[0]?.id],
  )
  const waiting = await placeOrder(db, shopper, products)
  await db.query(`INSERT INTO order_links (kind, order_id, of_order_id) VALUES ('rest', $1, $2)`, [
    waiting.id,
    id,
  ])
  const courier = await saveCourier(db, null, { name: 'Nile Express', carrier: 'bosta' })
  await db.query(
    `INSERT INTO driver_links (courier_id, key, expires_at) VALUES ($1, gen_random_uuid(), now())`,
    [courier.id],
  )
  await actOnParcels(db, [id], 'handOver', 'staff', { courierId: courier.id })
  await db.query(
    `INSERT INTO shipment_items (shipment_id, order_item_id, product_id, name, name_ar, quantity, stock_taken)
     SELECT shipments.id, order_items.id, product_id, name, name_ar, quantity, true
     FROM shipments JOIN order_items USING (order_id) WHERE order_id = $1 LIMIT 1
     ON CONFLICT DO NOTHING`,
    [id],
  )
  await db.query(
    `INSERT INTO parcel_reports (order_id, shipment_id, question, report)
     SELECT order_id, id, 'whichPart', 'partlyDelivered' FROM shipments WHERE order_id = $1`,
    [id],
  )
  await setOrderStatus(db, id, { status: 'Completed' })
  await assignCouriers(db, [waiting.id], courier.id, 'staff')
  await startSettlement(db, { courierId: courier.id })
  await db.query(
    `INSERT INTO expenses (spent_on, category, piastres, note) VALUES ('2026-11-01', 'rent', 500000, 'إيجار')`,
  )
  const [item] = (await findAdminOrder(db, id))?.items ?? []
  const items = [{ itemId: item?.id, quantity: 1 }]
  await recordReturn(db, id, { items, reason: 'other', note: 'لا تعمل' }, 'staff')
  await db.query('UPDATE returns SET exchange_order_id = $1, credit_piastres = 100', [waiting.id])
  await db.query(
    `INSERT INTO reviews (user_id, product_id, stars, text, locale, status)
     VALUES ($1, $2, 4, 'حلوة', 'ar', 'APPROVED')`,
    [shopper.id, products[0]?.id],
  )
  await db.query(
    `INSERT INTO back_in_stock_requests (product_id, email, locale) VALUES ($1, 'a@example.com', 'ar')`,
    [products[0]?.id],
  )
  await db.query(
    `INSERT INTO product_questions (product_id, user_id, email, text, locale, answer)
     VALUES ($1, $2, NULL, 'آمن للقطط الصغيرة؟', 'ar', 'نعم'), ($1, NULL, 'a@example.com', 'كم يدوم؟', 'ar', NULL)`,
    [products[0]?.id, shopper.id],
  )
  await db.query(
    `INSERT INTO missed_searches (words, text, left_out, count, last_searched_on)
     VALUES ('رمل ورديه', 'رمل ورديّة', 'ورديّة', 3, '2026-11-20'), ('parrot', 'Parrot', NULL, 12, '2026-11-21')`,
  )
  await db.query('INSERT INTO favourites (user_id, product_id) VALUES ($1, $2)', [
    shopper.id,
    products[0]?.id,
  ])
  await db.query(
    `INSERT INTO product_batches (product_id, expires_on, quantity, at_most)
     SELECT min(id), '2030-03-31', 3, 3 FROM products`,
  )
  await db.query(
    `INSERT INTO reviews (sample_author, product_id, stars, locale, status)
     VALUES ('Omar', $1, 5, 'en', 'APPROVED')`,
    [products[0]?.id],
  )
  await db.query(
    `INSERT INTO receipt_pictures (cash_entry_id, image_url) SELECT min(id), '/media/receipt.webp' FROM cash_entries`,
  )
  await db.query(
    `WITH payment AS (
       INSERT INTO payments (order_id, provider, way, piastres, reference, provider_reference, redirect_url)
       VALUES ($1, 'paymob', 'paymobCard', 100, 'a reference', '217503754', 'https://example.com/secret')
       RETURNING id
     )
     INSERT INTO payment_events (payment_id, provider, transaction_id, kind, piastres, currency)
     SELECT id, 'paymob', '192036465', 'failed', 100, 'EGP' FROM payment`,
    [id],
  )
  await db.query(`INSERT INTO removed_pictures (image_url) VALUES ('/media/gone.webp')`)
  await db.query('INSERT INTO review_settings (shown_at_once) VALUES (true)')
  await db.query('INSERT INTO confirmation_rules (all_orders) VALUES (true)')
  await db.query(`INSERT INTO customers (phone, reason) VALUES ('+201012345678', 'رفض مرتين')`)
  await db.query(
    `INSERT INTO customer_notes (phone, text) VALUES ('+201012345678', 'رن الجرس مرتين')`,
  )
  await db.query('SELECT refresh_customers()')
  await db.query(`INSERT INTO second_factors (user_id, secret) VALUES ($1, 'sealed')`, [shopper.id])
  await db.query(`INSERT INTO push_keys (public_key, private_key) VALUES ('key', 'sealed')`)
  await db.query(
    `INSERT INTO push_subscriptions (user_id, endpoint, p256dh, auth, kinds, agent)
     VALUES ($1, 'https://push.example.com/1', 'key', 'secret', '{newOrder}', 'هاتف')`,
    [shopper.id],
  )
  await db.query(`INSERT INTO push_events (kind, subject_id) VALUES ('newOrder', 1)`)
  await db.query(`INSERT INTO push_messages (subscription_id, kind) VALUES (1, 'test')`)
  await db.query('INSERT INTO quiet_hours (user_id, from_hour, to_hour) VALUES ($1, 22, 8)', [
    shopper.id,
  ])
  await db.query(`INSERT INTO stale_customers (phone) VALUES ('+201012345678')`)
  await addToCart(db, shopper.id, products[0]?.id, { quantity: 2 })
  await db.query('DELETE FROM products WHERE name = $1', ['Gone'])
  await db.query(
    `INSERT INTO picture_fetches (url, host, run) VALUES ('https://a.example/1.png', 'a.example', 1)`,
  )
  await db.query(`INSERT INTO import_rows (import_id, line, name, price_piastres, image_url, keeps_stock)
    VALUES (gen_random_uuid(), 2, 'Of an import in progress', 1, '/a.svg', true)`)
  for (let count = 0; count < 1_200; count += 400) {
    await db.query(
      `INSERT INTO products (name, price_piastres, image_url)
       SELECT 'Product ' || n, n, '/a.svg' FROM generate_series($1::int, $1 + 399) AS n`,
      [count + 1],
    )
  }
  await db.query(
    `INSERT INTO product_texts (product_id, locale, facts) SELECT id, 'ar', '{طازة}' FROM products LIMIT 1`,
  )
  await db.query(
    `WITH batch AS (
       INSERT INTO product_change_batches (key, kind, change, actor)
       VALUES ('a', 'brand', '{"brand": {"name": "زبدة"}}', 'staff') RETURNING id
     )
     INSERT INTO product_changes (batch_id, product_id, name, before, after, version)
     SELECT id, 1, 'لعبة', '{"brand": null}', '{"brand": "زبدة"}', 2 FROM batch`,
  )
  await db.query(`INSERT INTO delivery_rates (area, fee_piastres) VALUES ('C', 5000)`)
  await db.query('INSERT INTO discount_uses (order_id, code_id) SELECT min(id), 1 FROM orders')
}
