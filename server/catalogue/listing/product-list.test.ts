import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LIST_SORTS, type ListSort } from '#domain/listing/product-filter'
import { PROPERTY_TIMEOUT, runs } from '../../test/junk'
import { type Face, overGraphQL, overRest, PRODUCTS_QUERY, readPages } from '../../test/list-faces'
import { plainList } from '../../test/plain-list'
import {
  insertProduct,
  type RandomProduct,
  randomList,
  randomProduct,
} from '../../test/random-products'
import { setUpShop } from '../../test/shop'
import { ProductEntity } from '../products/product.entity'

const shop = setUpShop()

const FACES: readonly (readonly [string, Face])[] = [
  ['GraphQL', overGraphQL],
  ['REST', overRest],
]

/** The words of searches: all of them are in the name of a product that stays. */
const words = fc.constantFrom('cat', 'toy', 'cat toy', 'nilo')
const KEPT = { name: 'Nilo cat toy', pricePiastres: 500, imageUrl: '/pictures/a.svg' }

const readAll = () => shop.db.find(ProductEntity, { order: { id: 'ASC' } })

/** Adds products and, if they are few, deletes one, so that the index is updated rather than read anew. */
async function changeCatalogue(added: readonly RandomProduct[]): Promise<void> {
  for (const fields of added) await insertProduct(shop.db, fields)
  const [, victim] = await readAll()
  if (added.length < 4 && victim) await shop.db.delete(ProductEntity, { id: victim.id })
}

const randomProducts = fc.array(randomProduct, { maxLength: 12 })

test('any filter and sort gives what a plain computation over the whole catalogue gives', {
  timeout: PROPERTY_TIMEOUT,
}, async () => {
  const lists = fc.array(randomList, { minLength: 4, maxLength: 4 })
  const property = fc.asyncProperty(randomProducts, lists, async (added, queries) => {
    await changeCatalogue(added)
    const products = await readAll()
    for (const query of queries) {
      const { ids, totalCount, facets, priceRange, next } = await overGraphQL(shop, query)
      const expected = plainList(products, { ...query, category: query.category?.key })
      expect((await readPages({ ids, totalCount, next })).ids).toEqual(expected.ids)
      expect(totalCount).toBe(expected.ids.length)
      expect(priceRange).toEqual(expected.prices)
      for (const { attribute, values } of facets) {
        for (const { value, count } of values) {
          expect([attribute, value, count]).toEqual([
            attribute,
            value,
            expected.counts[`${attribute} ${value}`] ?? 0,
          ])
        }
      }
      const offered = facets.flatMap(({ attribute, values }) =>
        values.map(({ value }) => `${attribute} ${value}`),
      )
      const choices = Object.keys(expected.counts).filter((key) => !/BOTH|ALL$/.test(key))
      expect(offered).toEqual(expect.arrayContaining(choices))
    }
  })
  await fc.assert(property, runs(12))
})

test('REST gives the same', { timeout: PROPERTY_TIMEOUT }, async () => {
  const lists = fc.array(randomList, { minLength: 4, maxLength: 4 })
  const property = fc.asyncProperty(randomProducts, lists, async (added, queries) => {
    await changeCatalogue(added)
    const products = await readAll()
    for (const query of queries) {
      const { ids } = plainList(products, { ...query, category: query.category?.key })
      const read = await readPages(await overRest(shop, query))
      expect(read.ids).toEqual(ids)
      expect(read.last.totalCount).toBe(ids.length)
    }
  })
  await fc.assert(property, runs(12))
})

test.each(FACES)(
  'a search over %s can be filtered and sorted like any list',
  {
    timeout: PROPERTY_TIMEOUT,
  },
  async (_name, face) => {
    await shop.db.insert(ProductEntity, { ...KEPT })
    const search = fc.tuple(randomList, words, fc.option(fc.constantFrom(...LIST_SORTS)))
    const searches = fc.array(search, { minLength: 4, maxLength: 4 })
    const property = fc.asyncProperty(randomProducts, searches, async (added, queries) => {
      await changeCatalogue(added)
      const products = await readAll()
      for (const [list, text, sort] of queries) {
        const query = { ...list, words: text, sort: sort ?? undefined }
        const { ids } = plainList(products, { ...query, category: query.category?.key })
        const read = await readPages(await face(shop, query))
        expect(read.ids).toEqual(ids)
        expect(read.last.totalCount).toBe(ids.length)
      }
    })
    await fc.assert(property, runs(12))
  },
)

test.each([
  ['a list over GraphQL', overGraphQL, undefined],
  ['a list over REST', overRest, undefined],
  ['a search over GraphQL', overGraphQL, 'cat'],
  ['a search over REST', overRest, 'cat'],
] as const)(
  'pages of %s neither miss nor repeat an unchanged product while others come, change and go',
  {
    timeout: PROPERTY_TIMEOUT,
  },
  async (_name, face, text) => {
    await shop.db.insert(ProductEntity, { ...KEPT })
    const property = fc.asyncProperty(
      fc.array(randomProduct, { minLength: 8, maxLength: 12 }),
      fc.array(randomProduct, { minLength: 20, maxLength: 20 }),
      fc.constantFrom<ListSort>(...LIST_SORTS),
      fc.constantFrom('en' as const, 'ar' as const),
      async (added, changes, sort, locale) => {
        for (const fields of added) await insertProduct(shop.db, fields)
        const query = { sort, locale, words: text, first: 3 }
        const before = plainList(await readAll(), query).ids
        const touched = new Set<number>()
        const between = async () => {
          const [fresh, changed] = changes.splice(0, 2)
          if (!fresh || !changed) return
          await insertProduct(shop.db, fresh)
          const [, ...ids] = (await readAll()).map(({ id }) => id)
          const [victim = 0, target = 0] = [ids[touched.size % ids.length], ids.at(-2)]
          touched.add(victim)
          touched.add(target)
          await shop.db.delete(ProductEntity, { id: victim })
          const { unitsSold: _, stars: __, ...others } = changed
          await shop.db.update(ProductEntity, { id: target }, others)
        }
        const { ids } = await readPages(await face(shop, query), between)
        const untouched = (id: number) => before.includes(id) && !touched.has(id)
        expect(ids.filter(untouched)).toEqual(before.filter(untouched))
      },
    )
    await fc.assert(property, runs(8))
  },
)

test('names are sorted in the language of the request', async () => {
  await shop.db.insert(ProductEntity, [
    { name: 'B', nameAr: 'تاء', pricePiastres: 100, imageUrl: '/a.svg' },
    { name: 'A', nameAr: 'ثاء', pricePiastres: 100, imageUrl: '/a.svg' },
    { name: 'C', pricePiastres: 100, imageUrl: '/a.svg' },
  ])
  for (const [, face] of FACES) {
    const read = async (locale: 'en' | 'ar') =>
      (await readPages(await face(shop, { sort: 'NAME_ASC', locale, first: 1 }))).ids
    expect(await read('en')).toEqual([2, 1, 3])
    expect(await read('ar')).toEqual([3, 1, 2])
  }
})

test('a cursor is refused when it belongs to another sort', async () => {
  await shop.db.insert(ProductEntity, [
    { name: 'A', pricePiastres: 100, imageUrl: '/a.svg' },
    { name: 'B', pricePiastres: 100, imageUrl: '/a.svg' },
  ])
  const { pageInfo } = await overGraphQL(shop, { sort: 'PRICE_ASC', first: 1 })
  for (const sort of LIST_SORTS.filter((value) => value !== 'PRICE_ASC')) {
    const variables = { sort, after: pageInfo.endCursor }
    const { errors } = await shop.graphql(PRODUCTS_QUERY, { variables })
    expect(errors?.[0]?.extensions.problems, sort).toEqual([
      { field: 'after', message: 'Invalid cursor.' },
    ])
  }
})
