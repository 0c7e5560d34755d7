import { describe, expect, inject, test } from 'vitest'
import { searchProducts } from '../search/search.service'
import { readSearchDictionary } from '../search/search-dictionary'
import { createProduct, createShopper } from '../test/factories'
import { listSources } from '../test/list-sources'
import { setUpShop } from '../test/shop'
import { dedicatedConnections } from './expensive'

/** Only with DATABASE_URL: statements are not prepared on the embedded database. */
describe.skipIf(!('template' in inject('testDatabase')))('A prepared statement', () => {
  const shop = setUpShop()

  test('is planned once per connection, whatever its parameters', async () => {
    const { token } = await createShopper(shop.db)
    const products = [await createProduct(shop.db), await createProduct(shop.db)]
    const runner = shop.database.dataSource.createQueryRunner()
    for (const { id } of products) {
      for (let count = 0; count < 3; count += 1) {
        expect((await shop.rest('POST', `/cart/${id}`, { token })).statusCode).toBe(201)
      }
    }
    const prepared = await runner.query(
      `SELECT name, (generic_plans + custom_plans)::int AS runs FROM pg_prepared_statements
       WHERE statement LIKE '%INSERT INTO cart_lines%'`,
    )
    await runner.release()
    expect(prepared).toEqual([{ name: 'cart.addLine', runs: 6 }])
  })

  test('of a search is planned once per connection for all words', async () => {
    const words = ['cat', 'toy', 'food', 'nilo', 'salmon', 'c', 'bed', 'dog']
    await createProduct(shop.db, { name: 'Nilo Cat Toy' })
    const { dataSource } = shop.database
    const runner = (dedicatedConnections(dataSource) ?? dataSource).createQueryRunner()
    const sources = listSources(runner.manager)
    const dictionary = await readSearchDictionary(shop.db, sources.listing)
    for (const [index, query] of words.entries()) {
      await searchProducts(sources, { query, first: index + 1 }, dictionary)
    }
    const plans = await runner.query(
      `SELECT generic_plans::int AS generic, custom_plans::int AS custom
       FROM pg_prepared_statements WHERE name LIKE 'search.findRanked.%' ORDER BY generic DESC`,
    )
    await runner.release()
    // Of the eight, `c` has a different text. PostgreSQL compares five custom plans with the generic one.
    expect(plans).toEqual([
      { generic: 2, custom: 5 },
      { generic: 0, custom: 1 },
    ])
  })

  test('returns rows and errors like any other', async () => {
    const { token } = await createShopper(shop.db)
    expect((await shop.rest('GET', '/cartpage', { token })).json()).toEqual({ cartItems: [] })
    expect((await shop.rest('POST', '/cart/77', { token })).statusCode).toBe(404)
  })
})
