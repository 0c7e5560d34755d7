import { beforeEach, describe, expect, test } from 'vitest'
import { CATEGORIES, matchesRule } from '#domain/products/categories'
import { encodeCursor } from '../../platform/database/statements/cursor'
import { expectAppError } from '../../test/expect-app-error'
import { createManyProducts, createProducts } from '../../test/factories'
import { listSources } from '../../test/list-sources'
import { SAMPLE_FILE, sampleProducts } from '../../test/sample-products'
import { setUpDatabase } from '../../test/shop'
import { listProducts } from '../listing/product-list.service'
import { seed } from '../sample-catalogue/seed'
import { allProducts } from './catalogue.service'
import { createProductLoaders, getProduct } from './product-loaders'

const shop = setUpDatabase()

type Filter = Omit<Parameters<typeof listProducts>[1], 'after'>

/** The ids of a list, read page by page. */
async function idsOf(filter: Filter): Promise<number[]> {
  const ids: number[] = []
  let after: string | null = null
  for (;;) {
    const page = await listProducts(listSources(shop.db), { ...filter, after })
    ids.push(...page.nodes.map((product) => product.id))
    if (!page.hasNextPage) return ids
    after = page.endCursor
  }
}

describe('the sample catalogue', () => {
  beforeEach(async () => {
    await seed(shop.db, SAMPLE_FILE)
  })

  test.each(CATEGORIES)(
    'lists in /$key the products that match its rule',
    async ({ key, rules }) => {
      const expected = sampleProducts.flatMap(({ product: { name } }, index) =>
        rules.some((rule) => matchesRule(name, rule)) ? [index + 1] : [],
      )
      expect(await idsOf({ category: key })).toEqual(expected)
      const page = await listProducts(listSources(shop.db), { category: key, first: 1 })
      expect(await page.count()).toBe(expected.length)
    },
  )

  test('is listed completely, page by page', async () => {
    const all = sampleProducts.map((_, index) => index + 1)
    expect(await idsOf({})).toEqual(all)
    expect(await idsOf({ first: 7 })).toEqual(all)
    expect(await idsOf({ first: 100 })).toEqual(all)
  })

  test('has the sliders of the home page', async () => {
    const slider = async (input: Filter) =>
      (await listProducts(listSources(shop.db), { first: 10, ...input })).nodes.map(
        (product) => product.name,
      )
    const names = sampleProducts.map(({ product }) => product.name)
    const withWord = (word: string) =>
      names.filter((name) => name.toLowerCase().includes(word)).slice(0, 10)
    expect(await slider({})).toEqual(names.slice(0, 10))
    expect(await slider({ offset: 20 })).toEqual(names.slice(20, 30))
    expect(await slider({ search: 'cat' })).toEqual(withWord('cat'))
    expect(await slider({ search: 'dog' })).toEqual(withWord('dog'))
  })
})

describe('a page of products', () => {
  test('reports whether there are more, also at the boundary', async () => {
    await createManyProducts(shop.db, 3)
    const page = (first: number) => listProducts(listSources(shop.db), { first })
    expect((await page(2)).hasNextPage).toBe(true)
    expect((await page(3)).hasNextPage).toBe(false)
    expect(await page(4)).toMatchObject({ nodes: [{ id: 1 }, { id: 2 }, { id: 3 }] })
  })

  test('skips and repeats nothing when products are added and deleted meanwhile', async () => {
    const products = await createManyProducts(shop.db, 4)
    const first = await listProducts(listSources(shop.db), { first: 2 })
    await shop.db.remove(products[0] ?? [])
    await createManyProducts(shop.db, 1)
    const second = await listProducts(listSources(shop.db), { first: 10, after: first.endCursor })
    expect(second.nodes.map((product) => product.id)).toEqual([3, 4, 5])
  })

  test('can be filtered by category and words together, ignoring case', async () => {
    await createProducts(shop.db, ['Cat toy mouse', 'Dog toy mouse', 'CAT TOY MOUSE', 'Cat bed'])
    const page = await listProducts(listSources(shop.db), { category: 'toys', search: 'Mouse CAT' })
    expect(page.nodes.map((product) => product.id)).toEqual([1, 3])
    expect(await page.count()).toBe(2)
  })

  test('matches % _ and \\ literally', async () => {
    await createProducts(shop.db, ['100% beef', '100 beef', 'cat_toy', 'cattoy', 'back\\slash'])
    const names = async (search: string) =>
      (await listProducts(listSources(shop.db), { search })).nodes.map((product) => product.name)
    expect(await names('100%')).toEqual(['100% beef'])
    expect(await names('t_t')).toEqual(['cat_toy'])
    expect(await names('k\\s')).toEqual(['back\\slash'])
    expect(await names('%')).toEqual(['100% beef'])
  })

  test('of an empty catalogue is empty', async () => {
    const page = await listProducts(listSources(shop.db), {})
    expect(page).toMatchObject({ nodes: [], hasNextPage: false, endCursor: null })
    expect(await page.count()).toBe(0)
  })

  test.each([
    '',
    'junk',
    '🐈',
    encodeCursor([1, 2]),
    encodeCursor([-1]),
    encodeCursor([1.5]),
    encodeCursor([2_147_483_648]),
    Buffer.from('1;DROP TABLE products').toString('base64url'),
  ])('rejects the cursor %j', async (after) => {
    const { code, details } = await expectAppError(listProducts(listSources(shop.db), { after }))
    expect(code).toBe('INVALID')
    expect(details.problems).toEqual([{ field: 'after', key: 'invalid.cursor' }])
  })

  test('after the last product is empty', async () => {
    await createManyProducts(shop.db, 2)
    const after = encodeCursor([2_147_483_647])
    expect(await listProducts(listSources(shop.db), { after })).toMatchObject({
      nodes: [],
      endCursor: null,
    })
  })
})

describe('one product', () => {
  test('is found by its id, as a number or as digits', async () => {
    await createProducts(shop.db, ['Bed'])
    const bed = {
      id: 1,
      name: 'Bed',
      nameAr: null,
      pricePiastres: 10_000,
      imageUrl: '/pictures/0.svg',
      wasPricePiastres: null,
      netAmount: null,
      netUnit: null,
      lifeStage: null,
      flavour: null,
      flavourAr: null,
      reviewCount: 0,
      starsTotal: 0,
      quantityAvailable: null,
    }
    expect(await getProduct(createProductLoaders(shop.db), 1)).toEqual(bed)
    expect(await getProduct(createProductLoaders(shop.db), '1')).toEqual(bed)
    for await (const page of allProducts(shop.db)) expect(page).toEqual([bed])
  })

  test.each([0, -1, 1.5, 'abc', '1 ', '', null, undefined, 2_147_483_648, '99999999999999999999'])(
    '%j is not found',
    async (id) => {
      await createProducts(shop.db, ['Bed'])
      expect((await expectAppError(getProduct(createProductLoaders(shop.db), id))).code).toBe(
        'NOT_FOUND',
      )
    },
  )
})
