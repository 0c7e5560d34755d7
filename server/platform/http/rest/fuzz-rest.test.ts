import { subscribe } from 'node:diagnostics_channel'
import fc from 'fast-check'
import type { FastifyInstance, HTTPMethods, InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { LIST_PARAMETERS } from '../../../catalogue/search/product-list.routes'
import { createAdmin, createManyProducts, createShopper, placeOrder } from '../../../test/factories'
import { expectConsistentDatabase } from '../../../test/invariants'
import {
  encodeText,
  junkBody,
  junkHeaders,
  junkSegment,
  junkText,
  PROPERTY_TIMEOUT,
  runs,
} from '../../../test/junk'
import { minimalPages } from '../../../test/pages'
import { setUpShop } from '../../../test/shop'

const RUNS_PER_ROUTE = 5
// Only a few of the bodies are orders.
const RUNS_OF_CHECKOUT = 40

/** All routes, collected as the app registers them, so that no new one is forgotten. */
const routes = new Map<string, { readonly method: HTTPMethods; readonly url: string }>()
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.set(`${one} ${url}`, { method: one, url })
  })
})

const shop = setUpShop({ pages: minimalPages })

const QUERY_NAMES = ['token', 'x[]', ...Object.keys(LIST_PARAMETERS)]

/** The route's path with junk in place of its parameters, and a query. */
function pathOf(url: string): fc.Arbitrary<string> {
  const placeholders = url.split('/').filter((part) => /[:*]/.test(part)).length
  return fc
    .tuple(
      fc.array(junkSegment, { minLength: placeholders, maxLength: placeholders }),
      // Mostly none, because a route refuses those that it does not have.
      fc.oneof(
        { weight: 3, arbitrary: fc.constant([]) },
        {
          weight: 1,
          arbitrary: fc.array(fc.tuple(fc.constantFrom(...QUERY_NAMES), junkText), {
            maxLength: 3,
          }),
        },
      ),
    )
    .map(([segments, query]) => {
      const rest = [...segments]
      const path = url.replace(/^\*/, '/*').replace(/:\w+|\*/g, () => rest.shift() ?? '')
      return `${path}?${query.map(([name, value]) => `${name}=${encodeText(value)}`).join('&')}`
    })
}

test('junk at any route causes no server errors and no inconsistent data', {
  timeout: PROPERTY_TIMEOUT,
}, async () => {
  const products = await createManyProducts(shop.db, 5)
  const shopper = await createShopper(shop.db, { email: 'mona@example.com' })
  const admin = await createAdmin(shop.db)
  await placeOrder(shop.db, shopper, products)
  const tokens = [undefined, shopper.token, admin.token]

  expect([...routes.keys()]).toEqual(
    expect.arrayContaining(['GET /products', 'PUT /cart/:productId', 'POST /graphql']),
  )
  // An event stream never ends; order-events.test.ts covers it.
  routes.delete('GET /adminorder/events')
  routes.delete('HEAD /adminorder/events')
  const all = [...routes.values(), { method: 'GET', url: '/:a/:b' } as const]
  // Deletions come last, because the others need something to find.
  const targets = all.toSorted(
    (a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'),
  )
  const statuses = new Set<number>()
  for (const { method, url } of targets) {
    const request = fc.record({
      url: pathOf(url),
      headers: junkHeaders,
      payload: fc.option(junkBody, { nil: undefined }),
    })
    await fc.assert(
      fc.asyncProperty(request, async ({ url: path, headers, payload }) => {
        for (const token of tokens) {
          const response = await shop.app.inject({
            method: method as NonNullable<InjectOptions['method']>,
            url: path,
            headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
            ...(payload !== undefined && method !== 'GET' && method !== 'HEAD' && { payload }),
          })
          statuses.add(response.statusCode)
          expect(response.statusCode, `${method} ${path}: ${response.body}`).toBeLessThan(500)
          expect(response.body).not.toContain('INTERNAL_SERVER_ERROR')
        }
      }),
      runs(url === '/checkout' ? RUNS_OF_CHECKOUT : RUNS_PER_ROUTE),
    )
  }
  // All kinds of responses occurred.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 204, 400, 401, 404, 409, 415]))
  await expectConsistentDatabase(shop.db)
})
