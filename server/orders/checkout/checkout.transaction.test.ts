import { describe, expect, test } from 'vitest'
import type { ProductEntity } from '../../catalogue/products/product.entity'
import { untilBlocked } from '../../test/blocking'
import { expectAppError } from '../../test/expect-app-error'
import { checkoutOf, createManyProducts, createProduct, createShopper } from '../../test/factories'
import { setUpDatabase } from '../../test/shop'
import { addToCart, getCart } from '../cart/cart.service'
import { checkout } from './checkout.service'

const shop = setUpDatabase()
const KEY = 'checkout-1'
const ORDER_TABLES = ['orders', 'order_items', 'order_events', 'idempotency_keys']

async function rowCounts(): Promise<number[]> {
  const counts: number[] = []
  for (const table of ORDER_TABLES) {
    const [row] = await shop.db.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM ${table}`,
    )
    counts.push(row?.count ?? -1)
  }
  return counts
}

/** Runs the work while a trigger makes every change of this kind to the table fail. */
async function whileBroken(table: string, change: string, work: () => Promise<void>) {
  await shop.db.query(`
    CREATE FUNCTION break_it() RETURNS trigger LANGUAGE plpgsql
    AS 'BEGIN RAISE EXCEPTION ''broken on purpose''; END'`)
  await shop.db.query(
    `CREATE TRIGGER broken BEFORE ${change} ON ${table} EXECUTE FUNCTION break_it()`,
  )
  try {
    await work()
  } finally {
    await shop.db.query('DROP FUNCTION break_it() CASCADE')
  }
}

describe('a failure in the middle of a checkout', () => {
  test.each([
    ['order_items', 'INSERT'],
    ['order_events', 'INSERT'],
    ['idempotency_keys', 'UPDATE'],
    ['cart_lines', 'DELETE'],
  ])('at %s (%s) changes nothing, and a retry succeeds', async (table, change) => {
    const { id } = await createShopper(shop.db)
    const product = await createProduct(shop.db)
    await addToCart(shop.db, id, product.id, { quantity: 2 })
    const input = checkoutOf([product], 2)
    await whileBroken(table, change, async () => {
      await expect(checkout(shop.db, id, input, KEY)).rejects.toThrow('broken on purpose')
      expect(await rowCounts()).toEqual([0, 0, 0, 0])
      expect((await getCart(shop.db, id)).lines).toMatchObject([{ quantity: 2 }])
    })
    await checkout(shop.db, id, input, KEY)
    expect(await rowCounts()).toEqual([1, 1, 1, 1])
    expect((await getCart(shop.db, id)).lines).toEqual([])
  })
})

describe('a checkout during a change of its product', () => {
  async function during(change: (product: ProductEntity) => [string, unknown[]]) {
    const { id } = await createShopper(shop.db)
    const product = await createProduct(shop.db)
    const { work } = await shop.db.transaction(async (transaction) => {
      await transaction.query(...change(product))
      const promise = expectAppError(checkout(shop.db, id, checkoutOf([product])))
      promise.catch(() => {})
      await untilBlocked(shop.database, transaction, promise)
      return { work: promise }
    })
    return work
  }

  test('waits and sees the new price', async () => {
    const error = await during(({ id }) => [
      'UPDATE products SET price_piastres = 20000 WHERE id = $1',
      [id],
    ])
    expect(error).toMatchObject({
      code: 'PRICE_CHANGED',
      details: { current: { totalPiastres: 20_000 } },
    })
    expect(await rowCounts()).toEqual([0, 0, 0, 0])
  })

  test('waits and sees that it was deleted', async () => {
    const error = await during(({ id }) => ['DELETE FROM products WHERE id = $1', [id]])
    expect(error).toMatchObject({
      code: 'PRICE_CHANGED',
      details: { current: { lines: [], totalPiastres: 0 } },
    })
  })
})

test('a product added to the cart during the checkout stays in the cart', async () => {
  const { id } = await createShopper(shop.db)
  const products = await createManyProducts(shop.db, 10)
  for (const product of products) await addToCart(shop.db, id, product.id, { quantity: 3 })
  await Promise.all([
    checkout(shop.db, id, checkoutOf(products, 3)),
    ...products.map((product) => addToCart(shop.db, id, product.id, {})),
  ])
  const { lines } = await getCart(shop.db, id)
  expect(lines.map((line) => line.quantity)).toEqual(Array(10).fill(1))
})

test('twenty concurrent shoppers each get their order', async () => {
  const products = await createManyProducts(shop.db, 5)
  const shoppers = await Promise.all(Array.from({ length: 20 }, () => createShopper(shop.db)))
  const orders = await Promise.all(
    shoppers.map(({ id }, index) =>
      // In alternating order, which would deadlock if the products were locked in that order.
      checkout(shop.db, id, checkoutOf(index % 2 ? products : products.toReversed()), KEY),
    ),
  )
  expect(new Set(orders.map((order) => order.id)).size).toBe(20)
  expect(await rowCounts()).toEqual([20, 100, 20, 20])
})
