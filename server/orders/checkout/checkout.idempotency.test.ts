import { describe, expect, test } from 'vitest'
import { ProductEntity } from '../../catalogue/products/product.entity'
import { expectAppError } from '../../test/expect-app-error'
import { checkoutOf, createManyProducts, createProduct, createShopper } from '../../test/factories'
import { createTestApp, setUpShop } from '../../test/shop'
import { addToCart, getCart } from '../cart/cart.service'
import { listAllOrders } from '../orders/reads/orders.service'
import { checkout } from './checkout.service'

const shop = setUpShop()
const KEY = '3f1e7c52-8a7b-4f0e-9a53-0c5f7d1b2a90'

async function start() {
  const shopper = await createShopper(shop.db)
  const product = await createProduct(shop.db)
  return { userId: shopper.id, product, input: checkoutOf([product], 2) }
}

const orderCount = async (userId: number) => (await listAllOrders(shop.db, userId)).length

describe('With an idempotency key', () => {
  test('a repeated checkout returns the same order', async () => {
    const { userId, input } = await start()
    const first = await checkout(shop.db, userId, input, KEY)
    expect(await checkout(shop.db, userId, input, KEY)).toEqual({ ...first, isReplayed: true })
    expect(await orderCount(userId)).toBe(1)
  })

  test('twenty concurrent requests of the same checkout place one order', async () => {
    const { userId, product, input } = await start()
    await addToCart(shop.db, userId, product.id, { quantity: 5 })
    const orders = await Promise.all(
      Array.from({ length: 20 }, () => checkout(shop.db, userId, input, KEY)),
    )
    expect(new Set(orders.map((order) => order.id)).size).toBe(1)
    expect(await orderCount(userId)).toBe(1)
    // The two ordered units were removed once.
    expect((await getCart(shop.db, userId)).lines).toMatchObject([{ quantity: 3 }])
  })

  test('a checkout with a different spelling is the same checkout', async () => {
    const { userId, product, input } = await start()
    const first = await checkout(shop.db, userId, input, KEY)
    const lines = [{ quantity: 2, price: 100, productId: String(product.id), note: 'x' }]
    const again = { ...input, lines, address: ` ${input.address} ` }
    expect((await checkout(shop.db, userId, again, KEY)).id).toBe(first.id)
  })

  test('a repeated checkout returns the order even if the price has changed', async () => {
    const { userId, product, input } = await start()
    const first = await checkout(shop.db, userId, input, KEY)
    await shop.db.update(ProductEntity, { id: product.id }, { pricePiastres: 1 })
    expect(await checkout(shop.db, userId, input, KEY)).toEqual({ ...first, isReplayed: true })
  })

  test('a different checkout with a used key is rejected', async () => {
    const { userId, product, input } = await start()
    await checkout(shop.db, userId, input, KEY)
    for (const other of [checkoutOf([product], 3), { ...input, city: 'Giza' }]) {
      const error = await expectAppError(checkout(shop.db, userId, other, KEY))
      expect(error).toMatchObject({ code: 'CONFLICT', details: { key: 'checkout.keyReused' } })
    }
    expect(await orderCount(userId)).toBe(1)
  })

  test('concurrent checkouts that differ under one key place one order', async () => {
    const { userId, product } = await start()
    const results = await Promise.allSettled(
      [1, 2, 3, 4, 5].map((quantity) =>
        checkout(shop.db, userId, checkoutOf([product], quantity), KEY),
      ),
    )
    const codes = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason.code] : [],
    )
    expect(codes).toEqual(Array(4).fill('CONFLICT'))
    expect(await orderCount(userId)).toBe(1)
  })

  test('another shopper can use the same key', async () => {
    const { userId, input } = await start()
    const other = await createShopper(shop.db)
    const [mine, theirs] = [
      await checkout(shop.db, userId, input, KEY),
      await checkout(shop.db, other.id, input, KEY),
    ]
    expect(theirs.id).not.toBe(mine.id)
    expect([await orderCount(userId), await orderCount(other.id)]).toEqual([1, 1])
  })

  test('a rejected checkout does not use up its key', async () => {
    const { userId, input } = await start()
    const wrong = { ...input, total: 1 }
    expect((await expectAppError(checkout(shop.db, userId, wrong, KEY))).code).toBe('PRICE_CHANGED')
    await checkout(shop.db, userId, input, KEY)
    expect(await orderCount(userId)).toBe(1)
  })

  test('a key must have 1 to 200 characters', async () => {
    const { userId, input } = await start()
    for (const key of ['', ' ', 'k'.repeat(201), 'a\u0000b']) {
      const { details } = await expectAppError(checkout(shop.db, userId, input, key))
      expect(details.problems).toMatchObject([{ field: 'idempotencyKey' }])
    }
    expect(await orderCount(userId)).toBe(0)
  })
})

describe('Without a key', () => {
  /** Moves all claims so far into the past. */
  const passSeconds = (seconds: number) =>
    shop.db.query(
      `UPDATE idempotency_keys SET created_at = created_at - make_interval(secs => $1)`,
      [seconds],
    )

  test('the same checkout returns the same order for 30 seconds', async () => {
    const { userId, input } = await start()
    const first = await checkout(shop.db, userId, input)
    expect(first.isReplayed).toBe(false)
    await passSeconds(29)
    expect(await checkout(shop.db, userId, input, null)).toEqual({ ...first, isReplayed: true })
    await passSeconds(2)
    const later = await checkout(shop.db, userId, input)
    expect(later.isReplayed).toBe(false)
    expect(await orderCount(userId)).toBe(2)
    // The new order counts from its own time.
    expect((await checkout(shop.db, userId, input)).id).toBe(later.id)
  })

  test('twenty concurrent requests of the same checkout place one order', async () => {
    const { userId, product, input } = await start()
    await addToCart(shop.db, userId, product.id, { quantity: 5 })
    const orders = await Promise.all(
      Array.from({ length: 20 }, () => checkout(shop.db, userId, input)),
    )
    expect(new Set(orders.map((order) => order.id)).size).toBe(1)
    expect(orders.filter(({ isReplayed }) => !isReplayed)).toHaveLength(1)
    expect(await orderCount(userId)).toBe(1)
    expect((await getCart(shop.db, userId)).lines).toMatchObject([{ quantity: 3 }])
  })

  test('twenty concurrent requests place one new order after an old or a cancelled one', async () => {
    const { userId, input } = await start()
    for (const end of [
      () => passSeconds(31),
      (id: number) => shop.db.query(`UPDATE orders SET status = 'Cancelled' WHERE id = $1`, [id]),
    ]) {
      const { id } = await checkout(shop.db, userId, input)
      await end(id)
      const orders = await Promise.all(
        Array.from({ length: 20 }, () => checkout(shop.db, userId, input)),
      )
      expect(new Set(orders.map((order) => order.id)).size).toBe(1)
      expect(orders[0]?.id).toBeGreaterThan(id)
    }
    expect(await orderCount(userId)).toBe(3)
  })

  test('the order of the lines makes no difference', async () => {
    const { userId } = await start()
    const input = checkoutOf(await createManyProducts(shop.db, 3))
    const first = await checkout(shop.db, userId, input)
    const second = await checkout(shop.db, userId, { ...input, lines: input.lines.toReversed() })
    expect(second.id).toBe(first.id)
  })

  test('another checkout, another shopper or a key places another order', async () => {
    const { userId, product, input } = await start()
    await checkout(shop.db, userId, input)
    for (const other of [
      checkoutOf([product], 3),
      { ...input, address: '51 Palm Street' },
      { ...input, city: 'Giza' },
      { ...input, phone: '+201012345679' },
    ]) {
      expect((await checkout(shop.db, userId, other)).isReplayed).toBe(false)
    }
    expect((await checkout(shop.db, userId, input, KEY)).isReplayed).toBe(false)
    expect(await orderCount(userId)).toBe(6)
    const { id } = await createShopper(shop.db)
    expect((await checkout(shop.db, id, input)).isReplayed).toBe(false)
  })

  test('a rejected checkout does not count', async () => {
    const { userId, product, input } = await start()
    await shop.db.update(ProductEntity, product.id, { stock: 1 })
    expect((await expectAppError(checkout(shop.db, userId, input))).code).toBe('OUT_OF_STOCK')
    await shop.db.update(ProductEntity, product.id, { stock: 2 })
    expect((await checkout(shop.db, userId, input)).isReplayed).toBe(false)
  })

  test('a double click that reaches two servers, over either API, places one order', async () => {
    const shopper = await createShopper(shop.db)
    const product = await createProduct(shop.db)
    const { lines, ...delivery } = checkoutOf([product], 2)
    const second = await createTestApp(shop.database)
    const body = {
      ...delivery,
      cart_items: lines.map(({ productId, ...line }) => ({ product_id: productId, ...line })),
    }
    const query = `mutation ($input: CheckoutInput!) {
      checkout(input: $input) { order { id } wasReplayed userErrors { message } } }`
    const payload = { query, variables: { input: { ...delivery, lines } } }
    const headers = { authorization: `Bearer ${shopper.token}` }
    try {
      const responses = await Promise.all(
        [shop.app, second].flatMap((server) => [
          server.inject({ method: 'POST', url: '/checkout', headers, payload: body }),
          server.inject({ method: 'POST', url: '/graphql', headers, payload }),
        ]),
      )
      const results = responses.map((response) => {
        const json = response.json()
        return json.data
          ? { id: Number(json.data.checkout.order.id), wasReplayed: json.data.checkout.wasReplayed }
          : { id: json.id, wasReplayed: response.headers['idempotent-replayed'] === 'true' }
      })
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 200, 201, 200])
      expect(new Set(results.map(({ id }) => id)).size).toBe(1)
      expect(results.filter(({ wasReplayed }) => !wasReplayed)).toHaveLength(1)
      expect(await orderCount(shopper.id)).toBe(1)
    } finally {
      await second.close()
    }
  })
})
