import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, inject, test } from 'vitest'
import { createProduct, createShopper } from '../../../test/factories'
import { setUpShop } from '../../../test/shop'

const SEARCHES = fileURLToPath(new URL('../../../test/search-plans.ts', import.meta.url))

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
    const { url = '' } = shop.database
    const searches = spawn(process.execPath, ['--import', 'tsx', SEARCHES, url, ...words], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, TSX_TSCONFIG_PATH: 'server/tsconfig.json' },
    })
    const [plans] = await Promise.race([once(searches, 'message'), once(searches, 'exit')])
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
