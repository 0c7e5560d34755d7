import { expect, test } from 'vitest'
import { AppError } from '#domain/errors'
import { ProductEntity } from '../../catalogue/products/product.entity'
import { untilBlocked } from '../../test/blocking'
import { expectAppError } from '../../test/expect-app-error'
import { createManyProducts, createProduct, createShopper } from '../../test/factories'
import { setUpDatabase } from '../../test/shop'
import { addToCart, getCart, removeFromCart, setCartQuantity } from './cart.service'

const shop = setUpDatabase()

function runConcurrently(count: number, work: (index: number) => Promise<unknown>) {
  return Promise.allSettled(Array.from({ length: count }, (_, index) => work(index)))
}

/** The codes of the rejections; any error other than an AppError fails the test. */
function errorCodes(results: readonly PromiseSettledResult<unknown>[]): string[] {
  return results.flatMap((result) => {
    if (result.status === 'fulfilled') return []
    if (!(result.reason instanceof AppError)) throw result.reason
    return [result.reason.code]
  })
}

test('twenty concurrent additions are all counted', async () => {
  const { id } = await createShopper(shop.db)
  const product = await createProduct(shop.db, { pricePiastres: 24_950 })
  await addToCart(shop.db, id, product.id, {})
  expect(
    errorCodes(await runConcurrently(20, () => addToCart(shop.db, id, product.id, {}))),
  ).toEqual([])
  const cart = await getCart(shop.db, id)
  expect(cart.lines).toMatchObject([{ id: product.id, quantity: 21 }])
  expect(cart.totalPiastres).toBe(21 * 24_950)
})

test('twenty concurrent first additions create one line', async () => {
  const { id } = await createShopper(shop.db)
  const product = await createProduct(shop.db)
  expect(
    errorCodes(await runConcurrently(20, () => addToCart(shop.db, id, product.id, {}))),
  ).toEqual([])
  expect((await getCart(shop.db, id)).lines).toMatchObject([{ quantity: 20 }])
})

test('concurrent additions never exceed 999 in total', async () => {
  const { id } = await createShopper(shop.db)
  const product = await createProduct(shop.db)
  const results = await runConcurrently(20, () =>
    addToCart(shop.db, id, product.id, { quantity: 100 }),
  )
  expect(errorCodes(results)).toEqual(Array(11).fill('INVALID'))
  expect((await getCart(shop.db, id)).lines).toMatchObject([{ quantity: 900 }])
})

test('concurrent additions, updates and removals leave a consistent cart', async () => {
  const { id } = await createShopper(shop.db)
  const product = await createProduct(shop.db)
  await addToCart(shop.db, id, product.id, { quantity: 5 })
  const results = await runConcurrently(30, (index) => {
    if (index % 3 === 0) return addToCart(shop.db, id, product.id, {})
    if (index % 3 === 1) return setCartQuantity(shop.db, id, product.id, { quantity: 2 })
    return removeFromCart(shop.db, id, product.id)
  })
  expect(new Set(['NOT_FOUND', ...errorCodes(results)])).toEqual(new Set(['NOT_FOUND']))
  const { lines } = await getCart(shop.db, id)
  expect(lines.length).toBeLessThanOrEqual(1)
  for (const { quantity } of lines) expect(quantity).toBeLessThanOrEqual(12)
})

test('adding a product while it is deleted returns NOT_FOUND', async () => {
  const { id } = await createShopper(shop.db)
  const products = await createManyProducts(shop.db, 20)
  const results = await Promise.allSettled(
    products.flatMap((product) => [
      addToCart(shop.db, id, product.id, {}),
      shop.db.delete(ProductEntity, { id: product.id }),
      addToCart(shop.db, id, product.id, {}),
    ]),
  )
  expect(new Set(['NOT_FOUND', ...errorCodes(results)])).toEqual(new Set(['NOT_FOUND']))
  expect((await getCart(shop.db, id)).lines).toEqual([])
})

test('adding a product waits for its concurrent deletion and returns NOT_FOUND', async () => {
  const { id } = await createShopper(shop.db)
  const product = await createProduct(shop.db)
  const adding = await shop.db.transaction(async (transaction) => {
    await transaction.delete(ProductEntity, { id: product.id })
    const work = expectAppError(addToCart(shop.db, id, product.id, {}))
    work.catch(() => {})
    await untilBlocked(shop.database, transaction, work)
    return { work }
  })
  expect((await adding.work).code).toBe('NOT_FOUND')
})

test('concurrent additions never exceed 200 lines', async () => {
  const { id } = await createShopper(shop.db)
  const products = await createManyProducts(shop.db, 215)
  await shop.db.query(
    'INSERT INTO cart_lines (user_id, product_id, quantity) SELECT $1, id, 1 FROM products WHERE id <= 195',
    [id],
  )
  const results = await runConcurrently(20, (index) =>
    addToCart(shop.db, id, products[195 + index]?.id, {}),
  )
  expect(errorCodes(results)).toEqual(Array(15).fill('INVALID'))
  expect((await getCart(shop.db, id)).lines).toHaveLength(200)
})
