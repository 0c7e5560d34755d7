import { describe, expect, test } from 'vitest'
import { isUnavailable } from '../../platform/database/connection/unavailable'
import { encodeCursor } from '../../platform/database/statements/cursor'
import { expectAppError } from '../../test/expect-app-error'
import { createManyProducts, createProduct, createProducts } from '../../test/factories'
import { listSources } from '../../test/list-sources'
import { setUpDatabase } from '../../test/shop'
import type { ListSources } from '../listing/product-page'
import { searchProducts } from './search.service'

const shop = setUpDatabase()

/** The names found, page by page, prefixed with `~` when they are merely similar. */
async function searchWith(sources: ListSources, query: string, first: number): Promise<string[]> {
  const names: string[] = []
  let after: string | null = null
  let count: number
  do {
    const page = await searchProducts(sources, { query, first, after })
    names.push(...page.nodes.map(({ name }) => (page.similar ? `~${name}` : name)))
    after = page.hasNextPage ? page.endCursor : null
    count = await page.count()
  } while (after !== null)
  expect(count, 'totalCount').toBe(names.length)
  return names
}

/** The names found by a server that caches nothing, and by one that has cached what matches. */
async function search(query: string, first = 24): Promise<string[]> {
  const names = await searchWith(listSources(shop.db), query, first)
  const cached = listSources(shop.db, { current: 1 })
  await searchWith(cached, query, first)
  expect(await searchWith(cached, query, first), 'cached').toEqual(names)
  return names
}

describe('a search in Arabic with Latin letters', () => {
  const PRODUCTS = [
    { name: 'Siwa Cat Litter 10 L', nameAr: 'سيوة رمل قطط 10 لتر' },
    { name: 'Raml Mat', nameAr: 'دواسة' },
    { name: 'Bone Dog Toy', nameAr: 'عضمة لعبة كلاب' },
    { name: 'Sweet Potato Dog Food', nameAr: 'دراي فود كلاب بطاطا' },
    { name: 'Bastet Cat Food', nameAr: 'باستت دراي فود قطط' },
  ]
  const [LITTER, MAT, BONE, POTATO, CAT_FOOD] = PRODUCTS.map(({ name }) => name)

  test.each([
    // Matches of the query as typed come first.
    ['raml', [MAT, LITTER]],
    ['raml 2otat', [LITTER]],
    // Not the potato.
    ['akl otat', [CAT_FOOD]],
    ['AKL lel kelab', [POTATO]],
    ['3adma', [BONE]],
    ['raml 10 litr', [LITTER]],
    ['potato', [POTATO]],
    ['otat', [LITTER, CAT_FOOD]],
    // With a typo in a word that is read as Arabic.
    ['akl bartet', [`~${CAT_FOOD}`]],
    ['xyzzy', []],
  ])('finds “%s”', async (query, expected) => {
    for (const product of PRODUCTS) await createProduct(shop.db, product)
    expect(await search(query)).toEqual(expected)
    expect(await search(query, 1)).toEqual(expected)
  })
})

describe('a search by what shoppers know', () => {
  test.each([
    ['5kg', ['River 5 kg', 'River 15 kg']],
    ['٥ كيلو', ['River 5 kg']],
    ['5 kilo', ['River 5 kg']],
    ['400 جرام', ['Felucat 400 g', 'Bastet 0.4 kg']],
    ['0.4kg', ['Felucat 400 g', 'Bastet 0.4 kg']],
    ['1500 ml', ['Siwa 1.5 L']],
  ])('finds the size “%s”', async (query, expected) => {
    await createProducts(shop.db, [
      'River 15 kg',
      'River 5 kg',
      'Felucat 400 g',
      'Bastet 0.4 kg',
      'Siwa 1.5 L',
    ])
    expect(await search(query)).toEqual(expected)
  })

  test.each([
    ['حشرات', ['Flea spray', 'Tick collar']],
    ['7asharat', ['Flea spray', 'Tick collar']],
    ['fleas', ['Flea spray']],
    ['قشرة', ['Shampoo for dogs']],
    ['smell', ['Shampoo for dogs', 'Cat litter']],
    ['shedding', ['Dog brush']],
    ['dog brush', ['Dog brush']],
  ])('finds help with the problem “%s”', async (query, expected) => {
    await createProducts(shop.db, [
      'Flea spray',
      'Tick collar',
      'Shampoo for dogs',
      'Cat litter',
      'Dog brush',
    ])
    expect(await search(query)).toEqual(expected)
  })

  test.each([
    ['offers', ['Cat bed', 'Dog bed']],
    ['عروض', ['Cat bed', 'Dog bed']],
    ['cat offers', ['Cat bed']],
    ['عروض القطط', ['Cat bed']],
  ])('finds products on offer: “%s”', async (query, expected) => {
    await createProducts(shop.db, ['Cat food', 'Cat bed', 'Dog bed'])
    await shop.db.query(
      `UPDATE products SET was_price_piastres = price_piastres * id WHERE name LIKE '%bed'`,
    )
    expect(await search(query)).toEqual(expected)
    expect(await search(query, 1)).toEqual(expected)
  })

  const readBrand = async (query: string) => {
    const page = await searchProducts(listSources(shop.db), { query, first: 24 })
    const names = page.nodes.map(({ name }) => name)
    return { brand: page.missingBrand?.name, leftOut: page.leftOut.join(' '), names }
  }

  test('names a brand that the shop does not have, and no similar name', async () => {
    await createProducts(shop.db, ['Brita cat food', 'Felix cat food'])
    const missing = { brand: 'Royal Canin', leftOut: '', names: [] }
    expect(await readBrand('royal canin kitten')).toEqual(missing)
    expect(await readBrand('رويال كانين')).toEqual(missing)
    // The shop has this one, but not for dogs.
    const felix = { brand: undefined, names: ['Felix cat food'] }
    expect(await readBrand('felix dog')).toEqual({ ...felix, leftOut: 'dog' })
    expect(await readBrand('felix')).toEqual({ ...felix, leftOut: '' })
  })
})

describe('a search in two languages', () => {
  const PRODUCTS = [
    { name: 'Siwa Clumping Cat Litter 10 L', nameAr: 'سيوة رمل قطط متكتل 10 لتر' },
    { name: 'Royal Canin Kitten Dry Cat Food', nameAr: null },
    { name: 'Naama Shampoo for Dogs', nameAr: 'ناعمة شامبو للكلاب' },
    { name: 'Sikka Leash', nameAr: 'سكة ليش' },
  ]
  const [LITTER, FOOD, SHAMPOO, LEASH] = PRODUCTS.map(({ name }) => name)

  test.each([
    ['رمل', [LITTER]],
    ['الرمل', [LITTER]],
    ['رَمْـــل القطة', [LITTER]],
    ['sand', [LITTER]],
    ['تراب القطط', [LITTER]],
    ['سيوه', [LITTER]],
    ['١٠ لتر', [LITTER]],
    ['10L litters', [LITTER]],
    ['food for cats', [FOOD]],
    ['رويال كانين', [FOOD]],
    ['اكل قطط', [FOOD]],
    ['دراي فود', [FOOD]],
    ['kittens', [FOOD]],
    ['شامبو كلب', [SHAMPOO]],
    ['dog shampoos', [SHAMPOO]],
    ['سلسلة', [LEASH]],
    ['شامبوو كلاب', [SHAMPOO]],
    ['شانبو كلاب', [`~${SHAMPOO}`]],
    ['ليتسش', []],
    ['rojal caninn', [`~${FOOD}`]],
  ])('finds for “%s”: %s', async (query, names) => {
    for (const product of PRODUCTS) await createProduct(shop.db, product)
    expect(await search(query)).toEqual(names)
  })

  test('finds a product by its new Arabic name', async () => {
    const { id } = await createProduct(shop.db, { name: 'Ball' })
    expect(await search('ساعة')).toEqual([])
    await shop.db.query("UPDATE products SET name_ar = 'الساعه' WHERE id = $1", [id])
    expect(await search('ساعة')).toEqual(['Ball'])
    expect(await search('سباعه')).toEqual(['~Ball'])
  })

  test('finds what the owner calls the same', async () => {
    await createProducts(shop.db, ['Zibda bar', 'Butter bar'])
    expect(await search('زبدة')).toEqual([])
    await shop.db.query(
      "INSERT INTO search_terms (kind, terms) VALUES ('brand', '{Zibda,زبدة,butter}')",
    )
    expect(await search('زبده')).toEqual(['Zibda bar', 'Butter bar'])
    expect(await search('butter')).toEqual(['Butter bar', 'Zibda bar'])
  })
})

describe('a search', () => {
  test('finds names with all the words, in any order, ignoring case', async () => {
    await createProducts(shop.db, [
      'Salmon cat food',
      'Cat food',
      'Food with salmon',
      'Cat SALMON mix',
    ])
    expect(await search('cat salmon')).toEqual(['Cat SALMON mix', 'Salmon cat food'])
    expect(await search('SALMON   Cat')).toEqual(['Salmon cat food', 'Cat SALMON mix'])
  })

  test('ranks the whole phrase first, then words that start with the query, then the rest', async () => {
    await createProducts(shop.db, [
      'Seafood for cats',
      'Foody treats and cats',
      'Cat food',
      'Bobcat seafood',
      'Catfood',
      'Royal (cat) food',
    ])
    expect(await search('cat food')).toEqual([
      'Cat food',
      'Royal (cat) food',
      'Foody treats and cats',
      'Seafood for cats',
      'Bobcat seafood',
      'Catfood',
    ])
  })

  test('finds phrases in added and renamed products', async () => {
    const names = ['Food for cats, dry', 'Dry food: for cats']
    const [, changed] = await createProducts(shop.db, names)
    expect(await search('dry food for')).toEqual(['Dry food: for cats', 'Food for cats, dry'])
    expect(await search('food dry for')).toEqual(names)
    const name = 'Good food, dry, for cats'
    await shop.db.query('UPDATE products SET name = $1 WHERE id = $2', [name, changed?.id])
    expect(await search('food dry for')).toEqual([name, 'Food for cats, dry'])
  })

  test('finds similar words in added and renamed products', async () => {
    const [changed] = await createProducts(shop.db, ['Leash', 'Bed'])
    expect(await search('leahs')).toEqual(['~Leash'])
    expect(await search('samlon')).toEqual([])
    await shop.db.query("UPDATE products SET name = 'Salmon' WHERE id = $1", [changed?.id])
    expect(await search('samlon')).toEqual(['~Salmon'])
  })

  test('returns each product once, page by page, across ranks', async () => {
    await createProducts(
      shop.db,
      Array.from({ length: 25 }, (_, index) => ['Toy', 'Toys', 'Catoy'][index % 3] ?? ''),
    )
    const all = await search('toy', 100)
    expect(all).toEqual([
      ...Array(9).fill('Toy'),
      ...Array(8).fill('Toys'),
      ...Array(8).fill('Catoy'),
    ])
    for (const first of [1, 4, 9, 25]) expect(await search('toy', first)).toEqual(all)
  })

  test('without a match returns names a typo away, closest first', async () => {
    await createProducts(shop.db, ['Dog leash', 'Salmon treats', 'Salami', 'Cat bed'])
    expect(await search('samlon')).toEqual(['~Salmon treats'])
    expect(await search('leahs')).toEqual(['~Dog leash'])
    expect((await search('salmom')).at(0)).toBe('~Salmon treats')
  })

  test('returns each similar name once, page by page', async () => {
    await createProducts(shop.db, Array(7).fill('Salmon treats'))
    expect(await search('samlon', 3)).toEqual(Array(7).fill('~Salmon treats'))
    expect(await search('samlon', 1)).toHaveLength(7)
  })

  test('returns no similar names if a name has all the words', async () => {
    await createProducts(shop.db, ['Salmon', 'Samlon'])
    expect(await search('samlon')).toEqual(['Samlon'])
  })

  test('finds nothing if no name is similar', async () => {
    await createProducts(shop.db, ['Dog leash'])
    expect(await search('xylophone')).toEqual([])
    expect(await searchProducts(listSources(shop.db), { query: 'xylophone' })).toMatchObject({
      similar: false,
    })
  })

  test('matches % _ and \\ literally', async () => {
    await createProducts(shop.db, ['100% beef', '1000 beef', 'cat_toy', 'cattoys', 'a\\b'])
    expect(await search('100%')).toEqual(['100% beef'])
    expect(await search('cat_toy')).toEqual(['cat_toy'])
    expect(await search('\\')).toEqual(['a\\b'])
    expect(await search('_')).toEqual(['cat_toy'])
    expect(await search('%')).toEqual(['100% beef'])
  })

  test('matches quotes, semicolons and patterns literally', async () => {
    await createProducts(shop.db, ["Mona's mix", 'Toy (blue) [x] *'])
    expect(await search("mona's")).toEqual(["Mona's mix"])
    expect(await search("'; DROP TABLE products; --")).toEqual([])
    expect(await search('(blue) [x] *')).toEqual(['Toy (blue) [x] *'])
  })

  test('finds Arabic, with a typo as well', async () => {
    await createProducts(shop.db, ['طعام قطط جاف بالسلمون', 'طعام كلاب'])
    expect(await search('قطط')).toEqual(['طعام قطط جاف بالسلمون'])
    expect(await search('جاف طعام')).toEqual(['طعام قطط جاف بالسلمون'])
    expect(await search('بالسملون')).toEqual(['~طعام قطط جاف بالسلمون'])
  })

  test('finds emoji', async () => {
    await createProducts(shop.db, ['Ball 🎾', 'Ball'])
    expect(await search('🎾')).toEqual(['Ball 🎾'])
  })

  test.each([
    '',
    '   ',
    '\u0000',
    '\t\n',
    '\ud800',
    '%'.repeat(5000),
    '🐈'.repeat(2000),
    'a '.repeat(3000),
  ])('with the unusual query %# does not fail', async (query) => {
    await createManyProducts(shop.db, 1)
    expect(
      (await searchProducts(listSources(shop.db), { query })).nodes.length,
    ).toBeLessThanOrEqual(1)
  })

  test('without words finds nothing, not everything', async () => {
    await createManyProducts(shop.db, 3)
    expect(await search(' \u0000 ')).toEqual([])
  })

  test('finds each product once when their ids are far apart', async () => {
    const kinds = ['Toy cat', 'Cat toys', 'Catoy cat', 'Bed']
    await createProducts(
      shop.db,
      Array.from({ length: 40 }, (_, index) => kinds[index % kinds.length] ?? ''),
    )
    // So that a page needs the index.
    await shop.db.query('UPDATE products SET id = id * 1000')
    for (const first of [3, 100]) {
      const names = await search('toy cat', first)
      expect(names).toEqual(kinds.slice(0, 3).flatMap((kind) => Array(10).fill(kind)))
    }
  })

  test('finds all words that start alike, however many', async () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz']
    const names = letters.map((letter) => `Zeb${letter} toy`)
    await createProducts(shop.db, names)
    await shop.db.query('UPDATE products SET id = id * 1000')
    expect(await search('zeb')).toEqual(names)
    expect(await search('toy zeb', 5)).toEqual(names)
    expect(await search('ebc toy')).toEqual(['Zebc toy'])
  })

  test.each(['1e5kg', 'e5k', 'snack 1e5', 'sack²', 'ack²'])(
    'finds %s, a word that text search splits',
    async (query) => {
      const { id } = await createProduct(shop.db, { name: 'Snack 1e5kg sack²' })
      expect(await search(query)).toEqual(['Snack 1e5kg sack²'])
      await shop.db.query('UPDATE products SET id = 10000 WHERE id = $1', [id])
      expect(await search(query)).toEqual(['Snack 1e5kg sack²'])
    },
  )

  test.each(['junk', '', encodeCursor([1]), encodeCursor([1, 2]), encodeCursor([0, 0, -1])])(
    'rejects the cursor %j',
    async (after) => {
      const { details } = await expectAppError(
        searchProducts(listSources(shop.db), { query: 'cat', after }),
      )
      expect(details.problems).toEqual([{ field: 'after', key: 'invalid.cursor' }])
    },
  )
})

test('only a few look-ups of typos wait for the one that runs; more are a temporary failure', async () => {
  await createProduct(shop.db, { name: 'Salmon for cats' })
  const searches = Array.from({ length: 100 }, (_, index) =>
    searchProducts(listSources(shop.db), { query: `samlon${index}`, first: 1 }),
  )
  const results = await Promise.allSettled(searches)
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused.every(({ reason }) => isUnavailable(reason))).toBe(true)
  expect(refused.length).toBeGreaterThan(0)
  expect(results.length - refused.length).toBeGreaterThan(10)
  expect((await searchProducts(listSources(shop.db), { query: 'samlon', first: 1 })).similar).toBe(
    true,
  )
})

describe('A cursor that no page has returned', () => {
  const first = 5

  test.each([[[1]], [[1, 2]], [[1, 2, 3, 4]], [[-1, 0, 0]], [[0.5, 0, 0]], [[2 ** 31, 0, 0]]])(
    'of %j is rejected',
    async (numbers) => {
      const input = { query: 'cat', first, after: encodeCursor(numbers) }
      const { details } = await expectAppError(searchProducts(listSources(shop.db), input))
      expect(details.problems).toEqual([{ field: 'after', key: 'invalid.cursor' }])
    },
  )

  test('with the largest numbers leads to an empty page', async () => {
    await createProducts(shop.db, ['Cat toy', 'Cat bed'])
    const largest = 2 ** 31 - 1
    for (const query of ['cat', 'cta']) {
      for (const mark of [0, 1, largest]) {
        const after = encodeCursor([largest, largest, mark])
        const { nodes } = await searchProducts(listSources(shop.db), { query, first, after })
        expect(nodes).toEqual([])
      }
    }
  })
})
