import { describe, expect, test } from 'vitest'
import { createProduct } from '../../test/factories'
import { setUpShop } from '../../test/shop'

const shop = setUpShop()

const QUERY = '{ popularSearches { text path } }'

/** A product of which units were ordered. */
async function createSold(
  units: number,
  fields: Parameters<typeof createProduct>[1],
): Promise<void> {
  const { id } = await createProduct(shop.db, fields)
  await shop.db.query('UPDATE products SET units_sold = $1 WHERE id = $2', [units, id])
}

describe('popularSearches', () => {
  test('are the categories, then the brands, of which most was ordered', async () => {
    await createSold(5, { name: 'Cat dry food', brand: 'Nilo' })
    await createSold(9, { name: 'Clumping litter', brand: 'Rawq' })
    await createSold(6, { name: 'Rope toy', brand: 'Nilo' })
    await createSold(0, { name: 'Dog bed', brand: 'Nobody’s' })
    const { data } = await shop.graphql(QUERY)
    expect(data).toEqual({
      popularSearches: [
        { text: 'Litters', path: '/litters' },
        { text: 'Toys', path: '/toys' },
        { text: 'Cat dry food', path: '/catdryfood' },
        { text: 'Nilo', path: '/search?query=Nilo' },
        { text: 'Rawq', path: '/search?query=Rawq' },
      ],
    })
  })

  test('have the titles of categories in the language of the request', async () => {
    await createSold(1, { name: 'Rope toy' })
    const { data } = await shop.graphql<{ popularSearches: readonly { text: string }[] }>(QUERY, {
      headers: { 'accept-language': 'ar' },
    })
    expect(data.popularSearches.map(({ text }) => text)).toEqual(['الألعاب'])
  })

  test('are none in a shop without orders', async () => {
    await createProduct(shop.db, { name: 'Rope toy' })
    expect((await shop.graphql(QUERY)).data).toEqual({ popularSearches: [] })
  })
})

describe('A search', () => {
  const search = (query: string, filter = '') =>
    shop.graphql<{ search: { popular: readonly { name: string }[] } }>(
      `query ($query: String!) { search(query: $query ${filter}) { nodes { name } popular { name } } }`,
      { variables: { query } },
    )
  const popular = async (query: string, filter?: string) =>
    (await search(query, filter)).data.search.popular.map(({ name }) => name)

  test('that finds nothing has the best-selling products in stock', async () => {
    await createSold(2, { name: 'Rope toy' })
    await createSold(7, { name: 'Dog bed' })
    await createSold(9, { name: 'Clumping litter', stock: 0 })
    expect(await popular('zzzzqqqq')).toEqual(['Dog bed', 'Rope toy'])
    // Nor are they there if only the filter leaves nothing.
    expect(await popular('toy', ', filter: { maxPrice: 0.01 }')).toEqual([])
  })

  test('that finds products has none, and takes no statement for them', async () => {
    await createSold(2, { name: 'Rope toy' })
    const names = (fields: string) =>
      shop.graphql(`{ search(query: "toy") { nodes { name } ${fields} } }`)
    // The dictionary and the index are read once.
    await names('popular { name }')
    const { statements } = shop.database
    const without = await statements.during(() => names(''))
    const withPopular = await statements.during(() => names('popular { id name }'))
    expect(withPopular.map(({ sql }) => sql)).toEqual(without.map(({ sql }) => sql))
    expect(await popular('toy')).toEqual([])
  })
})
