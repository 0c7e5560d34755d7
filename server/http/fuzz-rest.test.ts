import { subscribe } from 'node:diagnostics_channel'
import fc from 'fast-check'
import type { FastifyInstance, HTTPMethods, InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { createAdmin, createManyProducts, createShopper, placeOrder } from '../test/factories'
import { expectSoundDatabase } from '../test/invariants'
import { encoded, FUZZ, junkBody, junkHeaders, junkSegment, junkText } from '../test/junk'
import { tinyPages } from '../test/pages'
import { setUpShop } from '../test/shop'

const RUNS_PER_ROUTE = 40

/** Every route the app has, as it registers them: a new one cannot be forgotten here. */
const routes = new Map<string, { readonly method: HTTPMethods; readonly url: string }>()
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.set(`${one} ${url}`, { method: one, url })
  })
})

const shop = setUpShop({ pages: tinyPages })

/** The route's path with junk in place of its parameters, and a query. */
function pathOf(url: string): fc.Arbitrary<string> {
  const places = url.split('/').filter((part) => /[:*]/.test(part)).length
  return fc
    .tuple(
      fc.array(junkSegment, { minLength: places, maxLength: places }),
      fc.option(fc.tuple(fc.constantFrom('query', 'after', 'token', 'first', 'x[]'), junkText)),
    )
    .map(([segments, query]) => {
      const rest = [...segments]
      const path = url.replace(/^\*/, '/*').replace(/:\w+|\*/g, () => rest.shift() ?? '')
      return query ? `${path}?${query[0]}=${encoded(query[1])}` : path
    })
}

test('no junk at any route makes a server error or a half-written row', async () => {
  const products = await createManyProducts(shop.db, 5)
  const shopper = await createShopper(shop.db, { email: 'mona@example.com' })
  const admin = await createAdmin(shop.db)
  await placeOrder(shop.db, shopper, products)
  const tokens = [undefined, shopper.token, admin.token]

  expect([...routes.keys()]).toEqual(
    expect.arrayContaining(['GET /products', 'PUT /cart/:productId', 'POST /graphql']),
  )
  // A stream of events has no end to wait for; order-events.test.ts reads it.
  routes.delete('GET /adminorder/events')
  routes.delete('HEAD /adminorder/events')
  const targets = [...routes.values(), { method: 'GET', url: '/:a/:b' } as const]
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
      { ...FUZZ, numRuns: RUNS_PER_ROUTE },
    )
  }
  // The junk got as far as each kind of answer.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 204, 400, 401, 404, 409, 415]))
  await expectSoundDatabase(shop.db)
}, 180_000)
