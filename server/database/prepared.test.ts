import { describe, expect, inject, test } from 'vitest'
import { createProduct, createShopper } from '../test/factories'
import { setUpShop } from '../test/shop'

/** With DATABASE_URL only: the embedded database is asked in the ordinary way. */
describe.skipIf(!('template' in inject('testDatabase')))('A statement that is run often', () => {
  const shop = setUpShop()

  test('is planned once a connection, whatever its parameters', async () => {
    const { token } = await createShopper(shop.db)
    const products = [await createProduct(shop.db), await createProduct(shop.db)]
    const runner = shop.database.dataSource.createQueryRunner()
    for (const { id } of products) {
      for (let count = 0; count < 3; count += 1) {
        expect((await shop.rest('POST', `/cart/${id}`, { token })).statusCode).toBe(201)
      }
    }
    const kept = await runner.query(
      `SELECT name, (generic_plans + custom_plans)::int AS runs FROM pg_prepared_statements
       WHERE statement LIKE '%INSERT INTO cart_lines%'`,
    )
    await runner.release()
    expect(kept).toEqual([{ name: expect.stringMatching(/^p[0-9a-f]{16}$/), runs: 6 }])
  })

  test('is answered with rows, and refused, as ever', async () => {
    const { token } = await createShopper(shop.db)
    expect((await shop.rest('GET', '/cartpage', { token })).json()).toEqual({ cartItems: [] })
    expect((await shop.rest('POST', '/cart/77', { token })).statusCode).toBe(404)
  })
})
