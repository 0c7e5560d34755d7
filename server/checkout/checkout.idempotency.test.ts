import { describe, expect, test } from 'vitest'
import { addToCart, getCart } from '../cart/cart.service'
import { ProductEntity } from '../catalogue/product.entity'
import { listAllOrders } from '../orders/orders.service'
import { expectAppError } from '../test/expect-app-error'
import { checkoutOf, createProduct, createShopper } from '../test/factories'
import { setUpShop } from '../test/shop'
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
    expect(await checkout(shop.db, userId, input, KEY)).toEqual(first)
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
    expect(await checkout(shop.db, userId, input, KEY)).toEqual(first)
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

test('Without a key each request places an order', async () => {
  const { userId, input } = await start()
  await Promise.all([
    checkout(shop.db, userId, input),
    checkout(shop.db, userId, input, null),
    checkout(shop.db, userId, input, undefined),
  ])
  expect(await orderCount(userId)).toBe(3)
})
