import { beforeEach, describe, expect, test } from 'vitest'
import { withoutTable } from '../../../test/broken-table'
import { createProduct } from '../../../test/factories'
import { setUpShop } from '../../../test/shop'
import { requestId } from './request-id'

const lines: { readonly reqId?: string; readonly msg: string; readonly level: number }[] = []
const shop = setUpShop({
  env: { logLevel: 'info' },
  logStream: { write: (line) => void lines.push(JSON.parse(line)) },
})
beforeEach(() => {
  lines.length = 0
})

const PROXY_ID = '5f2c0a1e-proxy-0001'
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const TRACEPARENT = `00-${TRACE}-00f067aa0ba902b7-01`
const GENERATED = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

describe('the id of a request', () => {
  test('is the X-Request-Id of the proxy, else the trace, else generated', () => {
    const idOf = (headers: Record<string, string>) => requestId({ headers })
    expect(idOf({ 'x-request-id': PROXY_ID, traceparent: TRACEPARENT })).toBe(PROXY_ID)
    expect(idOf({ traceparent: TRACEPARENT })).toBe(TRACE)
    expect(idOf({})).toMatch(GENERATED)
  })

  test.each([
    ['short', 'a1'],
    ['long', 'a'.repeat(129)],
    ['an email address', 'mona@example.com'],
    ['of several lines', 'abcdefgh\r\nset-cookie: a=b'],
    ['of several words', 'abcdefgh ijkl'],
    ['in another alphabet', 'مشمش-مشمش-مشمش'],
  ])('is not an X-Request-Id that is %s', (_what, id) => {
    expect(requestId({ headers: { 'x-request-id': id } })).toMatch(GENERATED)
  })

  test.each([
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `ff-${TRACE}-00f067aa0ba902b7-01`,
    `00-${TRACE.toUpperCase()}-00f067aa0ba902b7-01`,
    `00-${TRACE}`,
  ])('is not the trace of the invalid traceparent %s', (traceparent) => {
    expect(requestId({ headers: { traceparent } })).toMatch(GENERATED)
  })

  test.each(['/products', '/no-such-path', '/profile', '/products/%zz', '/healthz'])(
    'is in the response of %s and in all lines about it',
    async (url) => {
      const { headers } = await shop.rest('GET', url, { headers: { 'x-request-id': PROXY_ID } })
      expect(headers['x-request-id']).toBe(PROXY_ID)
      expect(lines.map(({ reqId }) => reqId)).not.toHaveLength(0)
      expect(new Set(lines.map(({ reqId }) => reqId))).toEqual(new Set([PROXY_ID]))
    },
  )

  test('is in a cached response, instead of the id for which it was stored', async () => {
    const { id } = await createProduct(shop.db)
    const ids = ['first-request', 'second-request', 'third-request']
    for (const url of [`/products/${id}`, '/products']) {
      for (const sent of ids) {
        const { headers } = await shop.rest('GET', url, { headers: { 'x-request-id': sent } })
        expect(headers['x-request-id']).toBe(sent)
      }
    }
  })

  test.each(['/graphql', '/register'])(
    'is in the message and the line about an unexpected error of %s',
    async (url) => {
      const query =
        'mutation { login(input: { email: "mona@example.com", password: "secret1" }) { session { token } } }'
      const account = {
        first_name: 'Mona',
        second_name: 'Ali',
        mobile: '1012345678',
        email: 'mona@example.com',
        password: 'secret1',
      }
      const response = await withoutTable(shop.db, 'users', () =>
        shop.app.inject({
          method: 'POST',
          url,
          headers: { 'x-request-id': PROXY_ID },
          payload: url === '/graphql' ? { query } : account,
        }),
      )
      expect(response.body).toContain(PROXY_ID)
      const errors = lines.filter(({ level }) => level >= 50)
      expect(errors.map(({ reqId }) => reqId)).toEqual([PROXY_ID])
    },
  )
})
