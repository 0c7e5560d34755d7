import { expect, test } from 'vitest'
import { createProducts } from '../test/factories'
import { setUpShop } from '../test/shop'
import { createProductLoaders } from './product-loaders'

const shop = setUpShop()

test('What several requests ask for at once is read with one statement, and each gets its own', async () => {
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

test('Related products of several requests are read with one statement', async () => {
  await createProducts(shop.db, ['Bed', 'Bowl', 'Ball'])
  const loaders = createProductLoaders(shop.db)
  let related: (readonly { id: number }[])[] = []
  const statements = await shop.database.statements.during(async () => {
    related = await Promise.all([loaders.related(1, 2), loaders.related(2, 2)])
  })
  expect(statements).toHaveLength(1)
  const ids = related.map((products) => products.map(({ id }) => id).sort((a, b) => a - b))
  expect(ids).toEqual([
    [2, 3],
    [1, 3],
  ])
})

test('Nothing is kept: a change is seen by the next who asks', async () => {
  await createProducts(shop.db, ['Bed'])
  const { byId } = createProductLoaders(shop.db)
  expect(await byId.load(1)).toMatchObject({ name: 'Bed' })
  await shop.db.query(`UPDATE products SET name = 'Basket' WHERE id = 1`)
  expect(await byId.load(1)).toMatchObject({ name: 'Basket' })
})

test('A read that fails fails for those who asked, and not for the next', async () => {
  await createProducts(shop.db, ['Bed'])
  const { byId } = createProductLoaders(shop.db)
  // A number that the column's type does not hold.
  const refused = await Promise.allSettled([byId.load(1), byId.load(2 ** 40)])
  expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await byId.load(1)).toMatchObject({ name: 'Bed' })
})
