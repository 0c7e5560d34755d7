import { describe, expect, test } from 'vitest'
import { createShopper } from '../../test/factories'
import { minimalPages } from '../../test/pages'
import { setUpShop } from '../../test/shop'

const shop = setUpShop({ pages: minimalPages })

const CHROME =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8'
const get = (url: string, accept: string | undefined, token?: string) =>
  shop.app.inject({
    method: 'GET',
    url,
    headers: {
      ...(accept !== undefined && { accept }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  })

describe.each(['/cartpage', '/profile'])('%s', (path) => {
  test.each([
    ['application/json', 'application/json'],
    ['*/*', '*/*'],
    ['no Accept header', undefined],
    ['JSON before HTML', 'application/json, text/html;q=0.9'],
    ['an unsupported type', 'image/png'],
  ])('returns JSON for %s', async (_what, accept) => {
    const { token } = await createShopper(shop.db)
    const response = await get(path, accept, token)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(response.headers.vary).toMatch(/\bAccept\b(?!-)/)
  })

  test.each([
    ["a browser's navigation", CHROME],
    ['HTML', 'text/html'],
    ['HTML before JSON', 'application/json;q=0.5, text/html'],
  ])('returns the page for %s, without requiring a token', async (_what, accept) => {
    const response = await get(path, accept)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.headers.vary).toMatch(/\bAccept\b(?!-)/)
    expect(response.body).toBe(`<head><title>$& $1</title></head><body><h1>${path}</h1></body>`)
  })

  test('returns JSON to a request without a token, too', async () => {
    const response = await get(path, 'application/json')
    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual({ message: 'Please sign in.' })
    expect(response.headers.vary).toMatch(/\bAccept\b(?!-)/)
  })
})

describe('any other path', () => {
  test('returns a page to browsers, with the status of the page', async () => {
    expect((await get('/', CHROME)).body).toContain('<h1>/</h1>')
    const search = await get('/search?query=cat%20food?', CHROME)
    expect(search.body).toContain('<h1>/search?query=cat%20food?</h1>')
    const missing = await get('/no-such-page', CHROME)
    expect(missing.statusCode).toBe(404)
    expect(missing.body).toContain('<h1>/no-such-page</h1>')
  })

  test('returns 404 in JSON to other clients', async () => {
    const response = await get('/no-such-page', 'application/json')
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ message: 'Not found' })
  })

  test.each([['*/*'], [undefined]])(
    'returns 404 in JSON, but pages, for Accept: %s',
    async (accept) => {
      const missing = await get('/no-such-page', accept)
      expect(missing.statusCode).toBe(404)
      expect(missing.json()).toEqual({ message: 'Not found' })
      expect((await get('/search?query=cat', accept)).body).toContain('<h1>')
    },
  )

  test('varies by Accept', async () => {
    for (const accept of [CHROME, 'application/json']) {
      expect((await get('/no-such-page', accept)).headers.vary).toMatch(/\bAccept\b(?!-)/)
    }
  })

  test('returns 404 in JSON to a POST', async () => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/',
      headers: { accept: CHROME },
    })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ message: 'Not found' })
  })

  test('returns a page of this shop even if the path looks like another host', async () => {
    for (const path of ['//evil.example.org/x', '//', '//%zz']) {
      const response = await get(path, CHROME)
      expect(response.statusCode).toBeLessThan(500)
    }
    expect((await get('//evil.example.org/x', CHROME)).body).toContain(
      '<h1>//evil.example.org/x</h1>',
    )
  })

  test('returns an empty shell if rendering fails, for the browser to render', async () => {
    const response = await get('/broken', CHROME)
    expect(response.statusCode).toBe(500)
    expect(response.body).toBe('<head></head><body></body>')
  })
})
