import { describe, expect, inject, test } from 'vitest'
import { createProduct, createShopper } from '../test/factories'
import { setUpShop } from '../test/shop'
import { runExpensive } from './expensive'

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

  test('of a search is planned anew for each query', async () => {
    await createProduct(shop.db, { name: 'Nilo Cat Toy' })
    // Once the index of the catalogue is read, all searches have the same connection.
    await shop.graphql('{ products { nodes { id } } }')
    const search = (first: number) =>
      shop.graphql(`{ search(query: "cat", first: ${first}) { nodes { name } } }`)
    // After five runs, PostgreSQL would otherwise consider one plan for all.
    for (let first = 1; first <= 8; first += 1) {
      expect((await search(first)).data).toMatchObject({
        search: { nodes: [{ name: 'Nilo Cat Toy' }] },
      })
    }
    const [plans] = await runExpensive(shop.db, (db) =>
      db.query<unknown[]>(
        `SELECT generic_plans::int AS generic, custom_plans::int AS custom
         FROM pg_prepared_statements WHERE name = 'search.findRanked.1'`,
      ),
    )
    expect(plans).toEqual({ generic: 0, custom: 8 })
  })

  test('returns rows and errors like any other', async () => {
    const { token } = await createShopper(shop.db)
    expect((await shop.rest('GET', '/cartpage', { token })).json()).toEqual({ cartItems: [] })
    expect((await shop.rest('POST', '/cart/77', { token })).statusCode).toBe(404)
  })
})
