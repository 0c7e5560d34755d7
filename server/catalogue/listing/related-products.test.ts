import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { RELATED_PRODUCTS } from '#domain/limits'
import type { Animal } from '#domain/products/product-attributes'
import { createManyProducts, createProduct, createProducts } from '../../test/factories'
import { realPages } from '../../test/real-pages'
import { setUpDatabase, setUpShop } from '../../test/shop'
import { ProductEntity } from '../products/product.entity'
import { createProductLoaders } from '../products/product-loaders'
import { ListingIndex } from './listing-index'
import { findRelated, type NamedProduct } from './related-products'

const database = setUpDatabase()

const listing = new ListingIndex({ current: undefined })

const relatedTo = (products: readonly NamedProduct[], count = RELATED_PRODUCTS) => {
  const sources = { db: database.db, listing, loaders: createProductLoaders(database.db) }
  return Promise.all(products.map((product) => findRelated(sources, product, count)))
}
const relatedIdsOf = async (products: readonly NamedProduct[], count?: number) =>
  (await relatedTo(products, count)).map((related) => related.map(({ id }) => id))

const repeat = (count: number, name: string) => Array<string>(count).fill(name)
const toy = (id: number): NamedProduct => ({ id, name: 'Cat toy' })
const ascending = (ids: readonly number[] = []) => ids.toSorted((a, b) => a - b)

/** Deletes all but every `step`th product, so that most ids are unused. */
const thinOut = (step: number) =>
  database.db.query('DELETE FROM products WHERE id % $1 <> 0', [step])

describe('related products', () => {
  test('are 5 different other products', async () => {
    const products = await createManyProducts(database.db, 30)
    const lists = await relatedIdsOf(products)
    lists.forEach((ids, index) => {
      expect(new Set(ids).size).toBe(5)
      expect(ids).not.toContain(products[index]?.id)
    })
  })

  test.each([
    ['a small catalogue', 30, 1],
    ['a catalogue that is larger than the sample', 400, 1],
    ['a catalogue with mostly unused ids', 2_000, 50],
  ])('are all equally likely in %s', async (_, size, step) => {
    await createManyProducts(database.db, size)
    await thinOut(step)
    const others = size / step - 1
    const draws = 300
    const times = new Map<number, number>()
    for (let draw = 0; draw < draws; draw += 1) {
      const [ids = []] = await relatedIdsOf([toy(step)])
      for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1)
    }
    const expected = (draws * 5) / others
    expect(times.has(step)).toBe(false)
    const deviation = Array.from({ length: others }, (_none, index) => {
      const seen = times.get((index + 2) * step) ?? 0
      return (seen - expected) ** 2 / expected
    }).reduce((sum, part) => sum + part, 0)
    // Chi-squared: its mean is the number of others, and six standard deviations are exceeded once in
    // ten million times.
    expect(deviation).toBeLessThan(others + 6 * Math.sqrt(2 * others))
  })

  test('are spread over the whole catalogue', async () => {
    await createManyProducts(database.db, 2_000)
    const distances: number[] = []
    for (let draw = 0; draw < 60; draw += 1) {
      const [ids = []] = await relatedIdsOf([toy(1)])
      const sorted = ascending(ids)
      distances.push((sorted.at(-1) ?? 0) - (sorted[0] ?? 0))
    }
    // The range of 5 random ids among 2,000 is 1,333 on average, with a standard deviation of 356.
    const mean = distances.reduce((sum, one) => sum + one, 0) / distances.length
    expect(Math.abs(mean - 1_333)).toBeLessThan((6 * 356) / Math.sqrt(60))
  })

  test('are for the same animal first', async () => {
    await createProducts(database.db, [...repeat(150, 'Dog bed'), ...repeat(150, 'Cat bed')])
    const [cats = [], dogs = [], both = []] = await relatedTo([
      { id: 300, name: 'CAT bed' },
      { id: 1, name: 'Dog bed' },
      { id: 999, name: 'Brush for cats and dogs' },
    ])
    expect(cats.map(({ name }) => name)).toEqual(repeat(5, 'Cat bed'))
    expect(dogs.map(({ name }) => name)).toEqual(repeat(5, 'Dog bed'))
    expect(both).toHaveLength(5)
  })

  test('are for the animals of the attribute, whatever the names say', async () => {
    await createProducts(database.db, repeat(60, 'Dog bed'))
    const insert = (name: string, animal: Animal) =>
      database.db.insert(ProductEntity, { name, animal, pricePiastres: 100, imageUrl: '/a.svg' })
    for (let index = 0; index < 4; index += 1) await insert('Felucat pouch', 'CAT')
    await insert('Persian Adult 2 kg', 'BOTH')
    await insert('A toy that looks like a cat', 'DOG')
    await insert('Bastet tuna', 'CAT')
    const [cats = [], dogs = []] = await relatedTo([
      { id: 67, name: 'Bastet tuna' },
      { id: 66, name: 'A toy that looks like a cat' },
    ])
    expect(ascending(cats.map(({ id }) => id))).toEqual([61, 62, 63, 64, 65])
    for (const { id } of dogs) expect(id <= 60 || id === 65, String(id)).toBe(true)
  })

  test.each([
    ['a small catalogue', 20],
    ['a catalogue that is larger than the sample', 400],
  ])('that are sold out come after those in stock in %s', async (_, size) => {
    const products = await createProducts(database.db, repeat(size, 'Cat bed'))
    const isInStock = (id: number) => id % 5 === 0
    for (const { id } of products.filter((product) => !isInStock(product.id))) {
      await database.db.update(ProductEntity, { id }, { stock: 0 })
    }
    for (let draw = 0; draw < 5; draw += 1) {
      const [ids = []] = await relatedIdsOf([{ id: 1, name: 'Cat bed' }])
      if (size === 20) expect(ascending(ids.slice(0, 4))).toEqual([5, 10, 15, 20])
      const order = ids.map(isInStock)
      expect(order).toEqual(order.toSorted((a, b) => Number(b) - Number(a)))
    }
  })

  test('for a rare animal are all of its products first, then any', async () => {
    const names = [...repeat(2, 'Dog bed'), ...repeat(500, 'Cat bed'), 'Dog toy']
    await createProducts(database.db, names)
    const [related = []] = await relatedTo([{ id: 1, name: 'Dog bed' }])
    expect(
      related
        .slice(0, 2)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['Dog bed', 'Dog toy'])
    expect(new Set(related.map(({ id }) => id)).size).toBe(5)
  })

  test('of a product for no animal are any products', async () => {
    await createProducts(database.db, ['Mat', ...repeat(50, 'Cat bed'), ...repeat(50, 'Dog bed')])
    const names = new Set<string>()
    for (let draw = 0; draw < 10; draw += 1) {
      const [related = []] = await relatedTo([{ id: 1, name: 'Mat' }])
      for (const { name } of related) names.add(name)
    }
    expect(names).toEqual(new Set(['Cat bed', 'Dog bed']))
  })

  test('differ between the products of a page', async () => {
    const products = await createManyProducts(database.db, 100)
    const lists = await relatedIdsOf(products)
    expect(new Set(lists.map((ids) => ascending(ids).join())).size).toBeGreaterThan(90)
  })

  test('are fewer in a small catalogue', async () => {
    await createManyProducts(database.db, 3)
    expect(ascending((await relatedIdsOf([toy(2)]))[0])).toEqual([1, 3])
    await database.db.delete(ProductEntity, [1, 3])
    expect(await relatedIdsOf([toy(2)])).toEqual([[]])
  })

  test('are as many as requested where ids have gaps', async () => {
    await createManyProducts(database.db, 600)
    await database.db.query('DELETE FROM products WHERE id BETWEEN 4 AND 597')
    for (let draw = 0; draw < 10; draw += 1) {
      expect(ascending((await relatedIdsOf([toy(2)]))[0])).toEqual([1, 3, 598, 599, 600])
    }
  })

  test('of several products are read by one statement', async () => {
    const products = await createManyProducts(database.db, 12)
    await relatedTo([toy(1)])
    const statements = await database.database.statements.during(() => relatedTo(products))
    // Of the index, and the products.
    expect(statements).toHaveLength(2)
  })

  test('of a deleted product are any products, and of no products none', async () => {
    await createManyProducts(database.db, 6)
    expect((await relatedIdsOf([toy(999)]))[0]).toHaveLength(5)
    expect(await relatedIdsOf([])).toEqual([])
  })
})

describe('A response with related products', () => {
  // A database of its own, where no other test notices that its clock goes back.
  const shop = setUpShop({ pages: realPages })
  let later = 0
  beforeEach(() => {
    const now = Date.now.bind(Date)
    vi.spyOn(Date, 'now').mockImplementation(() => now() + later)
  })
  afterEach(() => void vi.restoreAllMocks())

  const READS: readonly [string, () => Promise<string>][] = [
    [
      'the page',
      async () => {
        const headers = { accept: 'text/html' }
        return (await shop.app.inject({ url: '/productdetails/1', headers })).body
      },
    ],
    [
      'GraphQL',
      async () => JSON.stringify(await shop.graphql('{ product(id: 1) { related { id } } }')),
    ],
  ]

  test.each(READS)('is cached for a minute (%s)', async (_, read) => {
    await createManyProducts(shop.db, 300)
    const first = await read()
    later += 50_000
    expect(await read()).toBe(first)
    later += 11_000
    expect(await read()).not.toBe(first)
  })

  test('does not shorten how long other responses are cached', async () => {
    await createProduct(shop.db)
    const read = () => shop.graphql('{ product(id: 1) { name } }')
    await read()
    later += 3_600_000
    expect(await shop.database.statements.during(read)).toEqual([])
  })
})
