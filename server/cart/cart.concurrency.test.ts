import { expect, test } from 'vitest'
import { AppError } from '#domain/errors'
import { ProductEntity } from '../catalogue/product.entity'
import { untilBlocked } from '../test/blocking'
import { createManyProducts, createProduct, createShopper } from '../test/factories'
import { refusalOf } from '../test/refusal'
import { setUpShop } from '../test/shop'
import { addToCart, getCart, removeFromCart, setCartQuantity } from './cart.service'

const shop = setUpShop()

function atOnce(count: number, work: (index: number) => Promise<unknown>) {
  return Promise.allSettled(Array.from({ length: count }, (_, index) => work(index)))
}

/** The reasons of what failed; each must be a refusal, not a bug. */
function refusals(results: readonly PromiseSettledResult<unknown>[]): string[] {
  return results.flatMap((result) => {
    if (result.status === 'fulfilled') return []
    if (!(result.reason instanceof AppError)) throw result.reason
    return [result.reason.code]
  })
}

test('twenty adds at once all count', async () => {
  const { id } = await createShopper(shop.db)
  const product = await createProduct(shop.db, { pricePiastres: 24_950 })
  await addToCart(shop.db, id, product.id, {})
  expect(refusals(await atOnce(20, () => addToCart(shop.db, id, product.id, {})))).toEqual([])
  const cart = await getCart(shop.db, id)
  expect(cart.lines).toMatchObject([{ productId: product.id, quantity: 21 }])
  expect(cart.totalPiastres).toBe(21 * 24_950)
})

test('twenty first adds at once make one line', async () => {
  const { id } = await createShopper(shop.db)
  const product = await createProduct(shop.db)
  expect(refusals(await atOnce(20, () => addToCart(shop.db, id, product.id, {})))).toEqual([])
  expect((await getCart(shop.db, id)).lines).toMatchObject([{ quantity: 20 }])
})

test('adds at once never pass 999 together', async () => {
  const { id } = await createShopper(shop.db)
  const product = await createProduct(shop.db)
  const results = await atOnce(20, () => addToCart(shop.db, id, product.id, { quantity: 100 }))
  expect(refusals(results)).toEqual(Array(11).fill('INVALID'))
  expect((await getCart(shop.db, id)).lines).toMatchObject([{ quantity: 900 }])
})

test('adds, sets and removes at once leave a cart that one of their orders could have made', async () => {
  const { id } = await createShopper(shop.db)
  const product = await createProduct(shop.db)
  await addToCart(shop.db, id, product.id, { quantity: 5 })
  const results = await atOnce(30, (index) => {
    if (index % 3 === 0) return addToCart(shop.db, id, product.id, {})
    if (index % 3 === 1) return setCartQuantity(shop.db, id, product.id, { quantity: 2 })
    return removeFromCart(shop.db, id, product.id)
  })
  expect(new Set(['NOT_FOUND', ...refusals(results)])).toEqual(new Set(['NOT_FOUND']))
  const { lines } = await getCart(shop.db, id)
  expect(lines.length).toBeLessThanOrEqual(1)
  for (const { quantity } of lines) expect(quantity).toBeLessThanOrEqual(12)
})

test('adding a product while it is deleted ends in a refusal, not in an error', async () => {
  const { id } = await createShopper(shop.db)
  const products = await createManyProducts(shop.db, 20)
  const results = await Promise.allSettled(
    products.flatMap((product) => [
      addToCart(shop.db, id, product.id, {}),
      shop.db.delete(ProductEntity, { id: product.id }),
      addToCart(shop.db, id, product.id, {}),
    ]),
  )
  expect(new Set(['NOT_FOUND', ...refusals(results)])).toEqual(new Set(['NOT_FOUND']))
  expect((await getCart(shop.db, id)).lines).toEqual([])
})

test('adding a product waits for its deletion and then does not find it', async () => {
  const { id } = await createShopper(shop.db)
  const product = await createProduct(shop.db)
  const adding = await shop.db.transaction(async (transaction) => {
    await transaction.delete(ProductEntity, { id: product.id })
    const work = refusalOf(addToCart(shop.db, id, product.id, {}))
    work.catch(() => {})
    await untilBlocked(shop.database, transaction, work)
    return { work }
  })
  expect((await adding.work).code).toBe('NOT_FOUND')
})

test('new products added at once never make more than 200 lines', async () => {
  const { id } = await createShopper(shop.db)
  const products = await createManyProducts(shop.db, 215)
  await shop.db.query(
    'INSERT INTO cart_lines (user_id, product_id, quantity) SELECT $1, id, 1 FROM products WHERE id <= 195',
    [id],
  )
  const results = await atOnce(20, (index) => addToCart(shop.db, id, products[195 + index]?.id, {}))
  expect(refusals(results)).toEqual(Array(15).fill('INVALID'))
  expect((await getCart(shop.db, id)).lines).toHaveLength(200)
})
