import { describe, expect, test } from 'vitest'
import { CATEGORIES } from '#domain/categories'
import { listProducts } from '../catalogue/catalogue.service'
import { ProductEntity } from '../catalogue/product.entity'
import { createProduct } from '../test/factories'
import { setUpShop } from '../test/shop'
import { demoProducts } from './products'
import { seed } from './seed'

const shop = setUpShop()

describe('the sample catalogue', () => {
  test('is added once to an empty shop, in order', async () => {
    expect(await seed(shop.db)).toBe(demoProducts.length)
    expect(await seed(shop.db)).toBe(0)
    const products = await shop.db.find(ProductEntity, { order: { id: 'ASC' } })
    expect(products.map((product) => product.name)).toEqual(demoProducts.map(({ name }) => name))
    expect(products[0]).toMatchObject({
      id: 1,
      pricePiastres: demoProducts[0]?.pricePiastres,
      imageUrl: `/pictures/${demoProducts[0]?.picture}.svg`,
    })
  })

  test('is added once by five servers that start concurrently', async () => {
    const added = await Promise.all([1, 2, 3, 4, 5].map(() => seed(shop.db)))
    expect(added.toSorted((a, b) => b - a)).toEqual([demoProducts.length, 0, 0, 0, 0])
    expect(await shop.db.count(ProductEntity)).toBe(demoProducts.length)
  })

  test('is not added to a catalogue with products', async () => {
    await createProduct(shop.db)
    expect(await seed(shop.db)).toBe(0)
    expect(await shop.db.count(ProductEntity)).toBe(1)
  })

  test('fills every category and every slider', async () => {
    await seed(shop.db)
    for (const { key } of CATEGORIES) {
      const page = await listProducts(shop.db, { category: key })
      expect(await page.count(), key).toBeGreaterThanOrEqual(5)
    }
    for (const slider of [{}, { offset: 20 }, { search: 'cat' }, { search: 'dog' }]) {
      const { nodes } = await listProducts(shop.db, { first: 10, ...slider })
      expect(nodes, JSON.stringify(slider)).toHaveLength(10)
    }
  })
})
