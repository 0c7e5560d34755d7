import { beforeEach, describe, expect, test } from 'vitest'
import { createManyProducts, createProduct } from '../test/factories'
import { setUpShop } from '../test/shop'
import { ProductCounts } from './product-counts'

describe('The count of products', () => {
  let version: { current: number | undefined }
  let counts: ProductCounts
  let counted: string[]

  beforeEach(() => {
    version = { current: 1 }
    counts = new ProductCounts(version)
    counted = []
  })

  const getCount = (condition: string) =>
    counts.get(condition, async () => {
      counted.push(condition)
      return counted.length
    })

  test('is determined once per version and condition', async () => {
    expect([await getCount('a'), await getCount('b'), await getCount('a')]).toEqual([1, 2, 1])
    version.current = 2
    expect(await getCount('a')).toBe(3)
    expect(counted).toEqual(['a', 'b', 'a'])
  })

  test('is shared by concurrent requests', async () => {
    expect(await Promise.all([getCount('a'), getCount('a'), getCount('a')])).toEqual([1, 1, 1])
  })

  test('is not cached while the version is unknown', async () => {
    version.current = undefined
    expect([await getCount('a'), await getCount('a')]).toEqual([1, 2])
  })

  test('is not cached if it fails', async () => {
    const failure = counts.get('a', () => Promise.reject(new Error('unavailable')))
    await expect(failure).rejects.toThrow('unavailable')
    expect(await getCount('a')).toBe(1)
  })

  test('is evicted after many other conditions', async () => {
    for (let index = 0; index < 10_000; index += 1) await getCount(`condition ${index}`)
    await getCount('condition 0')
    expect(counted).toHaveLength(10_001)
  })
})

describe('totalCount', () => {
  const shop = setUpShop()
  let serial = 0
  /** Sends a query past the response cache: its text is unique. */
  const sendUncached = (query: string) => {
    serial += 1
    return shop.graphql(`# ${serial}\n${query}`)
  }
  const LISTS = [
    '{ list: products(first: 3) { totalCount } }',
    '{ list: products(first: 3, category: TOYS) { totalCount } }',
    '{ list: products(first: 3, search: "cat toy") { totalCount } }',
    '{ list: search(query: "toy cat", first: 3) { totalCount } }',
    '{ list: search(query: "toyy", first: 3) { totalCount } }',
  ]
  const isCount = ({ sql }: { readonly sql: string }) => /count\(\*\)/.test(sql)

  test.each(LISTS)('of %s is queried once until the catalogue changes', async (query) => {
    await createManyProducts(shop.db, 8)
    const count = async () => {
      const response = await sendUncached(query)
      return (response.data as { list: { totalCount: number } }).list.totalCount
    }
    const countStatements = async (work: () => Promise<unknown>) =>
      (await shop.database.statements.during(work)).filter(isCount).length
    expect(await count()).toBe(8)
    expect(await countStatements(count)).toBe(0)
    await createProduct(shop.db, { name: 'Cat toy 9' })
    const concurrently = await countStatements(async () =>
      expect(await Promise.all([count(), count(), count()])).toEqual([9, 9, 9]),
    )
    expect(concurrently).toBe(1)
  })

  test('is shared by queries with the same words in another order', async () => {
    await createManyProducts(shop.db, 8)
    await sendUncached('{ search(query: "toy cat") { totalCount } }')
    const statements = await shop.database.statements.during(() =>
      sendUncached('{ search(query: "cat toy") { totalCount } }'),
    )
    expect(statements.filter(isCount)).toEqual([])
  })
})
