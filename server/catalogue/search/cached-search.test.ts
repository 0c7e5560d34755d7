import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createProducts } from '../../test/factories'
import { listSources } from '../../test/list-sources'
import { sampleProducts } from '../../test/sample-products'
import { setUpDatabase } from '../../test/shop'
import { listProducts } from '../listing/product-list.service'
import type { ListSources } from '../listing/product-page'
import { searchProducts } from './search.service'
import { addSearchTerms } from './search-terms.service'

const shop = setUpDatabase()

const CAT = ['cat', 'قطة', '2otta', 'lel 2otta']

/** Things in words that are typed, mistyped, in other letters or synonyms, and so are read as the same words. */
const THINGS = [
  [
    ['leather', 'lether', 'جلد', 'gild'],
    ['collar', 'coler', 'طوق', 'taw2'],
  ],
  [['toy', 'لعبة', 'la3ba', 'le3ab'], CAT],
  [['litter', 'raml', 'رمل', 'sand'], CAT],
  [
    ['food', 'akl', 'اكل', 'fod'],
    ['1 kg', '1000 g', 'sale', 'xyzzy'],
  ],
] as const

interface Asked {
  readonly query: string
  readonly category?: 'catfood' | 'toys'
  readonly filter?: { animals: ('CAT' | 'DOG')[] } | undefined
  readonly sort?: 'PRICE_ASC'
}

const filters = {
  category: fc.constantFrom('catfood' as const, 'toys' as const),
  filter: fc.constantFrom<Asked['filter']>({ animals: ['CAT'] }, { animals: ['DOG'] }),
  sort: fc.constant('PRICE_ASC' as const),
}

/** Searches for one thing in several words, with and without filters. */
const searches: fc.Arbitrary<readonly Asked[]> = fc.constantFrom(...THINGS).chain((things) => {
  const query = fc
    .tuple(...things.map((words) => fc.constantFrom(...words)))
    .map((words) => words.join(' '))
  const asked = fc.record({ query, ...filters }, { requiredKeys: ['query'] })
  return fc.array(asked, { minLength: 9, maxLength: 9 })
})

/** All that a page shows of a search, and of the list with its words. */
async function answer(sources: ListSources, input: Asked) {
  const { query, ...rest } = input
  const page = await searchProducts(sources, { ...input, first: 2 })
  const list = { search: query, first: 2, offset: 0, after: null, sort: 'OLDEST' as const }
  const listed = await listProducts(sources, { category: null, ...list, ...rest })
  return {
    names: page.nodes.map(({ name }) => name),
    count: await page.count(),
    facets: await page.facets(),
    similar: page.similar,
    end: page.endCursor,
    listed: [listed.nodes.map(({ name }) => name), await listed.count()],
  }
}

const caching = () => listSources(shop.db, { current: 1 })

async function createCatalogue(): Promise<void> {
  const names = sampleProducts.map(({ product }) => product)
  await createProducts(
    shop.db,
    names.map(({ name }) => name),
  )
  await shop.db.query(
    `UPDATE products SET name_ar = sample.name_ar
     FROM unnest($1::text[], $2::text[]) AS sample (name, name_ar) WHERE products.name = sample.name`,
    [names.map(({ name }) => name), names.map(({ nameAr }) => nameAr)],
  )
}

describe('a cached answer depends on everything that made it', () => {
  test.each([
    ['lether coler', 'leather coler'],
    ['لعبة قطة', 'la3ba lel 2otta'],
  ])('“%s” and “%s” do not change each other', async (first, second) => {
    await createCatalogue()
    for (const [before, after] of [
      [first, second],
      [second, first],
    ] as const) {
      const sources = caching()
      await answer(sources, { query: before })
      expect(await answer(sources, { query: after })).toEqual(
        await answer(caching(), { query: after }),
      )
    }
  })

  test('random searches in any order, on one server and on two', async () => {
    await createCatalogue()
    const fresh = new Map<string, unknown>()
    const expectedOf = async (asked: Asked) => {
      const key = JSON.stringify(asked)
      if (!fresh.has(key)) fresh.set(key, await answer(caching(), asked))
      return fresh.get(key)
    }
    const property = fc.asyncProperty(searches, async (some) => {
      const [first, second] = [caching(), caching()]
      for (const asked of some) expect(await answer(first, asked)).toEqual(await expectedOf(asked))
      for (const asked of some.toReversed()) {
        expect(await answer(second, asked)).toEqual(await expectedOf(asked))
        // Again, now that this server knows them all.
        expect(await answer(first, asked)).toEqual(await expectedOf(asked))
      }
    })
    await fc.assert(property, { numRuns: 16, seed: 2 })
  }, 60_000)

  test('of a search by similar names, also the terms that it was read with', async () => {
    await createProducts(shop.db, ['Velvet collar', 'Cotton rope'])
    const sources = caching()
    const read = async () =>
      (await searchProducts(sources, { query: 'velveet', first: 5, sort: 'OLDEST' })).nodes.map(
        ({ name }) => name,
      )
    expect(await read()).toEqual(['Velvet collar'])
    await addSearchTerms(shop.db, { kind: 'synonym', terms: ['velvet', 'cotton'] })
    expect(await read()).toEqual(['Velvet collar', 'Cotton rope'])
  })
})
