import { IsNull, Not } from 'typeorm'
import { describe, expect, test } from 'vitest'
import { cairoDay, shiftDay } from '#domain/delivery/cairo-day'
import { LOCALES } from '#domain/messages/locale'
import { CATEGORIES } from '#domain/products/categories'
import { UserEntity } from '../../accounts/accounts/user.entity'
import { OrderEntity } from '../../orders/orders/entities/order.entity'
import { createProduct } from '../../test/factories'
import { expectConsistentDatabase } from '../../test/invariants'
import { listSources } from '../../test/list-sources'
import { SAMPLE_FILE, sampleProducts } from '../../test/sample-products'
import { setUpShop } from '../../test/shop'
import { listProducts } from '../listing/product-list.service'
import { ProductEntity } from '../products/product.entity'
import { ProductTextsEntity } from '../products/product-texts.entity'
import { ReviewEntity } from '../reviews/review.entity'
import { ProductBatchEntity } from '../stock/product-batch.entity'
import { seed } from './seed'

const shop = setUpShop()

describe('the sample catalogue', () => {
  test('is added once to an empty shop, in order', async () => {
    expect(await seed(shop.db, SAMPLE_FILE)).toBe(sampleProducts.length)
    expect(await seed(shop.db, SAMPLE_FILE)).toBe(0)
    const products = await shop.db.find(ProductEntity, { order: { id: 'ASC' } })
    expect(products.map((product) => product.name)).toEqual(
      sampleProducts.map(({ product }) => product.name),
    )
    expect(products[0]).toMatchObject({
      id: 1,
      pricePiastres: sampleProducts[0]?.product.pricePiastres,
      imageUrl: sampleProducts[0]?.product.imageUrl,
    })
  })

  test('describes every product in both languages', async () => {
    await seed(shop.db, SAMPLE_FILE)
    expect(await shop.db.count(ProductTextsEntity)).toBe(LOCALES.length * sampleProducts.length)
    const query = `{ product(id: 1) {
      attributes { brand animal } sizes { name } content { descriptionHtml }
    } }`
    const { data } = await shop.graphql(query)
    expect(data.product).toMatchObject({
      attributes: { brand: 'River', animal: 'CAT' },
      sizes: [1.5, 4, 10].map((kg) => ({ name: `River Cat Dry Salmon & Rice Cat Food ${kg} kg` })),
      content: { descriptionHtml: expect.stringContaining('salmon and rice') },
    })
  })

  test('has reviews that are marked as samples, and the ratings that result from them', async () => {
    await seed(shop.db, SAMPLE_FILE)
    const reviews = await shop.db.find(ReviewEntity, { order: { id: 'ASC' } })
    expect(reviews).toHaveLength(sampleProducts.flatMap((sample) => sample.reviews).length)
    expect(reviews.filter(({ sampleAuthor }) => sampleAuthor === null)).toEqual([])
    const times = reviews.map(({ writtenAt }) => writtenAt.getTime())
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    const products = await shop.db.find(ProductEntity, { order: { id: 'ASC' } })
    for (const [index, { name, reviewCount, starsTotal }] of products.entries()) {
      const samples = sampleProducts[index]?.reviews ?? []
      const sum = samples.reduce((total, { stars }) => total + stars, 0)
      expect({ reviewCount, starsTotal }, name).toEqual({
        reviewCount: samples.length,
        starsTotal: sum,
      })
    }
    await expectConsistentDatabase(shop.db)
  })

  test('has no orders or accounts', async () => {
    await seed(shop.db, SAMPLE_FILE)
    expect(await shop.db.count(OrderEntity)).toBe(0)
    expect(await shop.db.count(UserEntity)).toBe(0)
  })

  test('is written by one transaction', async () => {
    await seed(shop.db, SAMPLE_FILE)
    const transactions = await shop.db.query<unknown[]>(
      `SELECT xmin::text FROM products UNION SELECT xmin::text FROM product_texts
       UNION SELECT xmin::text FROM reviews UNION SELECT xmin::text FROM product_batches`,
    )
    expect(transactions).toHaveLength(1)
  })

  test('has galleries', async () => {
    await seed(shop.db, SAMPLE_FILE)
    const { data } = await shop.graphql('{ product(id: 1) { imageUrls } }')
    expect(data.product).toEqual({
      imageUrls: [
        '/pictures/river-cat-dry-salmon-rice-cat-food-1-5-kg.svg',
        '/pictures/river-cat-dry-salmon-rice-cat-food-back.svg',
        '/pictures/meal-dry-ginger.svg',
      ],
    })
  })

  test('has batches that last for about a year from the day of the seeding', async () => {
    await seed(shop.db, SAMPLE_FILE)
    const samples = sampleProducts.flatMap(({ batch }, index) =>
      batch ? [{ id: index + 1, ...batch }] : [],
    )
    expect(samples.length).toBeGreaterThanOrEqual(8)
    const batches = await shop.db.find(ProductBatchEntity, { order: { productId: 'ASC' } })
    const expected = samples.map(({ id, units, daysLeft }, index) => {
      const { receivedAt } = batches[index] ?? { receivedAt: new Date(0) }
      expect(Math.abs(daysLeft - 365), `product ${id}`).toBeLessThan(60)
      return { productId: id, quantity: units, expiresOn: shiftDay(cairoDay(receivedAt), daysLeft) }
    })
    expect(batches).toMatchObject(expected)
    for (const { productId, expiresOn } of expected) {
      const { data } = await shop.graphql(`{ product(id: ${productId}) { expiresOn } }`)
      expect(data.product).toEqual({ expiresOn })
    }
    const counted = await shop.db.find(ProductEntity, {
      where: { stock: Not(IsNull()) },
      order: { id: 'ASC' },
    })
    expect(counted.map(({ id, stock }) => ({ id, stock }))).toEqual(
      samples.map(({ id, units }) => ({ id, stock: units })),
    )
    await expectConsistentDatabase(shop.db)
  })

  test('has offers', async () => {
    await seed(shop.db, SAMPLE_FILE)
    const onOffer = { wasPricePiastres: Not(IsNull()) }
    const offers = sampleProducts.filter(({ product }) => product.wasPricePiastres)
    expect(offers.length).toBeGreaterThanOrEqual(10)
    expect(await shop.db.countBy(ProductEntity, onOffer)).toBe(offers.length)
  })

  test('is added once by five servers that start concurrently', async () => {
    const added = await Promise.all([1, 2, 3, 4, 5].map(() => seed(shop.db, SAMPLE_FILE)))
    expect(added.toSorted((a, b) => b - a)).toEqual([sampleProducts.length, 0, 0, 0, 0])
    expect(await shop.db.count(ProductEntity)).toBe(sampleProducts.length)
  })

  test('is not added to a catalogue with products', async () => {
    await createProduct(shop.db)
    expect(await seed(shop.db, SAMPLE_FILE)).toBe(0)
    expect(await shop.db.count(ProductEntity)).toBe(1)
  })

  test('fills every category and every slider', async () => {
    await seed(shop.db, SAMPLE_FILE)
    for (const { key } of CATEGORIES) {
      const page = await listProducts(listSources(shop.db), { category: key })
      expect(await page.count(), key).toBeGreaterThanOrEqual(5)
    }
    for (const slider of [{}, { offset: 20 }, { search: 'cat' }, { search: 'dog' }]) {
      const { nodes } = await listProducts(listSources(shop.db), { first: 10, ...slider })
      expect(nodes, JSON.stringify(slider)).toHaveLength(10)
    }
  })
})
