import { expect, test } from 'vitest'
import { createAdmin, createProduct, createShopper } from '../../../test/factories'
import { minimalPages } from '../../../test/pages'
import { examplePath, readOperations } from '../../../test/rest-document'
import { setUpShop } from '../../../test/shop'

const shop = setUpShop({ pages: minimalPages })

/** Callers of the first three add parameters of their own; the last looks for the review before anything else. */
const OTHERS = [
  '/media/{file}',
  '/couriers/{carrier}/events',
  '/payments/{provider}/callback',
  '/reviews/{productId}/picture',
]

test('A query parameter that a route does not document is a 400 that names it, on every route', async () => {
  const { token } = await createAdmin(shop.db)
  const shopper = await createShopper(shop.db)
  const operations = (await readOperations(shop)).filter(
    ({ tags: [tag], path }) => tag !== 'Operation' && !OTHERS.includes(path),
  )
  expect(operations.length).toBeGreaterThan(20)
  for (const operation of operations) {
    const { method, path } = operation
    const response = await shop.rest(
      method,
      `${examplePath(operation)}?updated_sinse=2026-01-31&x[]=1`,
      {
        token: operation['x-role'] === 'shopper' ? shopper.token : token,
      },
    )
    expect([path, response.statusCode]).toEqual([path, 400])
    const fields = response.json().errors.map(({ field }: { field: string }) => field)
    expect(fields).toEqual(['updated_sinse', 'x[]'])
  }
})

test('Callers without permission for a route learn nothing about its parameters', async () => {
  expect((await shop.rest('GET', '/adminorder/events?x=1')).statusCode).toBe(401)
  expect((await shop.rest('DELETE', '/deleteproduct/1?x=1')).statusCode).toBe(401)
})

test('Pages and probes take any parameter', async () => {
  await createProduct(shop.db)
  const headers = { accept: 'text/html' }
  expect((await shop.rest('GET', '/cartpage?utm_source=mail', { headers })).statusCode).toBe(200)
  expect((await shop.rest('GET', '/healthz?probe=1')).statusCode).toBe(200)
})
