import { expect, test } from 'vitest'
import { createProducts } from '../../test/factories'
import { setUpDatabase } from '../../test/shop'
import { createProductLoaders } from './product-loaders'

const shop = setUpDatabase()

test('Concurrent requests share one statement, and each gets its own product', async () => {
  await createProducts(shop.db, ['Bed', 'Bowl', 'Ball'])
  const { byId } = createProductLoaders(shop.db)
  let found: ({ readonly name: string } | null)[] = []
  const statements = await shop.database.statements.during(async () => {
    found = await Promise.all([byId.load(3), byId.load(1), byId.load(9), byId.load(3)])
  })
  expect(statements).toHaveLength(1)
  expect(found.map((product) => product?.name)).toEqual(['Ball', 'Bed', undefined, 'Ball'])
  expect(found[2]).toBeNull()
})

test('Nothing is cached: the next request sees a change', async () => {
  await createProducts(shop.db, ['Bed'])
  const { byId } = createProductLoaders(shop.db)
  expect(await byId.load(1)).toMatchObject({ name: 'Bed' })
  await shop.db.query(`UPDATE products SET name = 'Basket' WHERE id = 1`)
  expect(await byId.load(1)).toMatchObject({ name: 'Basket' })
})

test('A failed read fails for its batch only', async () => {
  await createProducts(shop.db, ['Bed'])
  const { byId } = createProductLoaders(shop.db)
  // The second id is out of the range of the column.
  const results = await Promise.allSettled([byId.load(1), byId.load(2 ** 40)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await byId.load(1)).toMatchObject({ name: 'Bed' })
})
