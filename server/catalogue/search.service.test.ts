import { describe, expect, test } from 'vitest'
import { createManyProducts, createProducts } from '../test/factories'
import { refusalOf } from '../test/refusal'
import { setUpShop } from '../test/shop'
import { encodeCursor } from './cursor'
import { searchProducts } from './search.service'

const shop = setUpShop()

/** The names found, read page by page; `~` in front when they are merely similar. */
async function found(query: string, first = 24): Promise<string[]> {
  const names: string[] = []
  let after: string | null = null
  let count: number
  do {
    const page = await searchProducts(shop.db, { query, first, after })
    names.push(...page.nodes.map(({ name }) => (page.similar ? `~${name}` : name)))
    after = page.hasNextPage ? page.endCursor : null
    count = await page.count()
  } while (after !== null)
  expect(count, 'totalCount').toBe(names.length)
  return names
}

describe('a search', () => {
  test('finds names with all the words, in any order and any case of letters', async () => {
    await createProducts(shop.db, [
      'Salmon cat food',
      'Cat food',
      'Food with salmon',
      'Cat SALMON mix',
    ])
    expect(await found('cat salmon')).toEqual(['Cat SALMON mix', 'Salmon cat food'])
    expect(await found('SALMON   Cat')).toEqual(['Salmon cat food', 'Cat SALMON mix'])
  })

  test('ranks the whole phrase first, then words that begin so, then the rest', async () => {
    await createProducts(shop.db, [
      'Seafood for cats',
      'Foody treats and cats',
      'Cat food',
      'Bobcat seafood',
      'Catfood',
      'Royal (cat) food',
    ])
    expect(await found('cat food')).toEqual([
      'Cat food',
      'Royal (cat) food',
      'Foody treats and cats',
      'Seafood for cats',
      'Bobcat seafood',
      'Catfood',
    ])
  })

  test('knows the phrases of names that were added and of those that were changed', async () => {
    const names = ['Food for cats, dry', 'Dry food: for cats']
    const [, changed] = await createProducts(shop.db, names)
    expect(await found('dry food for')).toEqual(['Dry food: for cats', 'Food for cats, dry'])
    expect(await found('food dry for')).toEqual(names)
    const name = 'Good food, dry, for cats'
    await shop.db.query('UPDATE products SET name = $1 WHERE id = $2', [name, changed?.id])
    expect(await found('food dry for')).toEqual([name, 'Food for cats, dry'])
  })

  test('knows the words of names that were added and of those that were changed', async () => {
    const [changed] = await createProducts(shop.db, ['Leash', 'Bed'])
    expect(await found('leesh')).toEqual(['~Leash'])
    expect(await found('samlon')).toEqual([])
    await shop.db.query("UPDATE products SET name = 'Salmon' WHERE id = $1", [changed?.id])
    expect(await found('samlon')).toEqual(['~Salmon'])
  })

  test('visits each product once, page by page, across the ranks', async () => {
    await createProducts(
      shop.db,
      Array.from({ length: 25 }, (_, index) => ['Toy', 'Toys', 'Catoy'][index % 3] ?? ''),
    )
    const all = await found('toy', 100)
    expect(all).toEqual([
      ...Array(9).fill('Toy'),
      ...Array(8).fill('Toys'),
      ...Array(8).fill('Catoy'),
    ])
    for (const first of [1, 4, 9, 25]) expect(await found('toy', first)).toEqual(all)
  })

  test('that finds nothing offers names a typo away, closest first', async () => {
    await createProducts(shop.db, ['Dog leash', 'Salmon treats', 'Salami', 'Cat bed'])
    expect(await found('samlon')).toEqual(['~Salmon treats', '~Salami'])
    expect(await found('leesh')).toEqual(['~Dog leash'])
    expect((await found('salmom')).at(0)).toBe('~Salmon treats')
  })

  test('visits similar names once each, page by page', async () => {
    await createProducts(shop.db, Array(7).fill('Salmon treats'))
    expect(await found('samlon', 3)).toEqual(Array(7).fill('~Salmon treats'))
    expect(await found('samlon', 1)).toHaveLength(7)
  })

  test('offers nothing similar when something has all the words', async () => {
    await createProducts(shop.db, ['Salmon', 'Samlon'])
    expect(await found('samlon')).toEqual(['Samlon'])
  })

  test('that resembles nothing finds nothing', async () => {
    await createProducts(shop.db, ['Dog leash'])
    expect(await found('xylophone')).toEqual([])
    expect(await searchProducts(shop.db, { query: 'xylophone' })).toMatchObject({ similar: false })
  })

  test('takes % _ and \\ as they are', async () => {
    await createProducts(shop.db, ['100% beef', '1000 beef', 'cat_toy', 'cattoys', 'a\\b'])
    expect(await found('100%')).toEqual(['100% beef'])
    expect(await found('cat_toy')).toEqual(['cat_toy'])
    expect(await found('\\')).toEqual(['a\\b'])
    expect(await found('_')).toEqual(['cat_toy'])
    expect(await found('%')).toEqual(['100% beef'])
  })

  test('takes quotes, semicolons and patterns as they are', async () => {
    await createProducts(shop.db, ["Mona's mix", 'Toy (blue) [x] *'])
    expect(await found("mona's")).toEqual(["Mona's mix"])
    expect(await found("'; DROP TABLE products; --")).toEqual([])
    expect(await found('(blue) [x] *')).toEqual(['Toy (blue) [x] *'])
  })

  test('finds Arabic, with a typo as well', async () => {
    await createProducts(shop.db, ['طعام قطط جاف بالسلمون', 'طعام كلاب'])
    expect(await found('قطط')).toEqual(['طعام قطط جاف بالسلمون'])
    expect(await found('جاف طعام')).toEqual(['طعام قطط جاف بالسلمون'])
    expect(await found('بالسملون')).toEqual(['~طعام قطط جاف بالسلمون'])
  })

  test('finds emoji', async () => {
    await createProducts(shop.db, ['Ball 🎾', 'Ball'])
    expect(await found('🎾')).toEqual(['Ball 🎾'])
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
  ])('of query %# survives what no name has', async (query) => {
    await createManyProducts(shop.db, 1)
    expect((await searchProducts(shop.db, { query })).nodes.length).toBeLessThanOrEqual(1)
  })

  test('of no words finds nothing, not everything', async () => {
    await createManyProducts(shop.db, 3)
    expect(await found(' \u0000 ')).toEqual([])
  })

  test.each(['junk', '', encodeCursor([1]), encodeCursor([1, 2]), encodeCursor([0, 0, -1])])(
    'after %j is refused at `after`',
    async (after) => {
      const { details } = await refusalOf(searchProducts(shop.db, { query: 'cat', after }))
      expect(details.problems).toEqual([{ field: 'after', key: 'invalid.cursor' }])
    },
  )
})
