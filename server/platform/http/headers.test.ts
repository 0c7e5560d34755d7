import { describe, expect, test } from 'vitest'
import { createShopper } from '../../test/factories'
import { setUpShop } from '../../test/shop'

const ORIGIN = 'https://tools.example.org'

describe('a shop with default settings', () => {
  const shop = setUpShop()

  test('allows all origins, without credentials', async () => {
    const response = await shop.rest('GET', '/products', { headers: { origin: ORIGIN } })
    expect(response.headers['access-control-allow-origin']).toBe('*')
    expect(response.headers['access-control-allow-credentials']).toBeUndefined()
    expect(response.headers['access-control-expose-headers']).toBe(
      'retry-after, idempotent-replayed, link, x-total-count, x-updated-until, x-request-id',
    )
  })

  test.each(['/products', '/cart/1', '/graphql'])(
    'allows all methods of the API in preflight requests to %s',
    async (url) => {
      const response = await shop.app.inject({
        method: 'OPTIONS',
        url,
        headers: {
          origin: ORIGIN,
          'access-control-request-method': 'PUT',
          'access-control-request-headers': 'authorization, content-type, idempotency-key',
        },
      })
      expect(response.statusCode).toBe(204)
      expect(response.headers['access-control-allow-origin']).toBe('*')
      expect(response.headers['access-control-allow-methods']).toBe(
        'GET, HEAD, POST, PUT, PATCH, DELETE',
      )
      expect(response.headers['access-control-allow-headers']).toBe(
        'authorization, content-type, idempotency-key',
      )
    },
  )

  test.each(['/products', '/no-such-path', '/profile'])(
    'sends security headers with %s',
    async (url) => {
      const { headers } = await shop.rest('GET', url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-resource-policy': 'cross-origin',
        'strict-transport-security': 'max-age=31536000',
      })
      const policy = String(headers['content-security-policy'])
      expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^ ]+'){3};/)
      expect(policy).toContain("frame-ancestors 'none'")
      expect(headers['x-powered-by']).toBeUndefined()
      expect(headers['set-cookie']).toBeUndefined()
    },
  )

  test.each(['/products', '/cartpage', '/orders', '/healthz'])(
    'responds to HEAD %s',
    async (url) => {
      const { token } = await createShopper(shop.db)
      const response = await shop.rest('HEAD', url, { token })
      expect([response.statusCode, response.body]).toEqual([200, ''])
    },
  )

  test('has no rate limit', async () => {
    for (let count = 0; count < 120; count += 1) {
      expect((await shop.rest('GET', '/healthz')).statusCode).toBe(200)
    }
  })
})

describe('a shop with HSTS_SUBDOMAINS=on', () => {
  const shop = setUpShop({ env: { hstsSubdomains: true } })

  test('is reached by https only, with all subdomains of its host', async () => {
    const { headers } = await shop.rest('GET', '/products')
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })
})

describe('a shop without https', () => {
  const shop = setUpShop({ env: { publicUrl: 'http://localhost:4000' } })

  test('does not send Strict-Transport-Security', async () => {
    const { headers } = await shop.rest('GET', '/products')
    expect(headers['strict-transport-security']).toBeUndefined()
  })
})

describe('a shop with CORS_ORIGINS', () => {
  const shop = setUpShop({ env: { corsOrigins: [ORIGIN, 'https://app.example.org'] } })
  const allowed = async (origin: string, url = '/products') => {
    const { headers } = await shop.rest('GET', url, { headers: { origin } })
    return [headers['access-control-allow-origin'], headers.vary]
  }

  test('allows only those origins', async () => {
    expect(await allowed(ORIGIN)).toEqual([ORIGIN, expect.stringContaining('Origin')])
    const [origin] = await allowed('https://evil.example.org')
    expect(origin).not.toBe('https://evil.example.org')
    expect(origin).not.toBe('*')
  })

  test('varies by Origin in addition to Accept', async () => {
    const [, vary] = await allowed(ORIGIN, '/profile')
    expect(vary).toMatch(/\bOrigin\b/)
    expect(vary).toMatch(/\bAccept\b/)
  })
})

describe('a shop with RATE_LIMIT_PER_MINUTE', () => {
  const shop = setUpShop({ env: { rateLimitPerMinute: 5 }, newAppForEachTest: true })

  test.each(['/products', '/no-such-path'])(
    'responds with 429 and Retry-After beyond the limit at %s',
    async (url) => {
      const statuses: number[] = []
      for (let count = 0; count < 6; count += 1) {
        statuses.push((await shop.rest('GET', url)).statusCode)
      }
      expect(statuses.slice(0, 5)).not.toContain(429)
      expect(statuses.at(5)).toBe(429)
      const response = await shop.rest('GET', url)
      expect(response.json()).toEqual({
        message: expect.stringMatching(/^Too many requests\. Please try again in \d+ seconds\.$/),
      })
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
      expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(60)
    },
  )

  test('counts requests to all paths together', async () => {
    for (const url of ['/products', '/products/1', '/profile', '/healthz', '/no-such-path']) {
      expect((await shop.rest('GET', url)).statusCode).not.toBe(429)
    }
    expect((await shop.rest('GET', '/products')).statusCode).toBe(429)
    const response = await shop.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: '{ categories { key } }' },
    })
    expect(response.statusCode).toBe(429)
  })

  test('counts each address separately', async () => {
    for (let count = 0; count < 6; count += 1) await shop.rest('GET', '/products')
    const request = { method: 'GET', url: '/products', remoteAddress: '192.0.2.9' } as const
    expect((await shop.app.inject(request)).statusCode).toBe(200)
  })
})
