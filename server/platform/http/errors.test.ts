import { describe, expect, test } from 'vitest'
import { withoutTable } from '../../test/broken-table'
import { createShopper } from '../../test/factories'
import { setUpShop } from '../../test/shop'

const shop = setUpShop()

function send(options: {
  readonly method?: 'POST' | 'PUT'
  readonly url?: string
  readonly type?: string
  readonly payload: string | Buffer
}) {
  return shop.app.inject({
    method: options.method ?? 'POST',
    url: options.url ?? '/login',
    headers: options.type === undefined ? {} : { 'content-type': options.type },
    payload: options.payload,
  })
}

describe('an invalid request', () => {
  test.each([
    ['form data', 'application/x-www-form-urlencoded', 'email=a'],
    ['text', 'text/plain', '{"email":"a"}'],
    ['XML', 'application/xml', '<a/>'],
    ['no type', undefined, '{"email":"a"}'],
    ['a type that only looks like JSON', 'application/jsonp', '{}'],
  ])('gets 415 for %s', async (_what, type, payload) => {
    const response = await send({ payload, ...(type && { type }) })
    expect(response.statusCode).toBe(415)
    expect(response.json()).toEqual({
      message: 'The request body must be JSON (Content-Type: application/json).',
    })
  })

  test('may have JSON with a charset', async () => {
    const response = await send({ type: 'application/json; charset=utf-8', payload: '{}' })
    expect(response.json().errors).toHaveLength(2)
  })

  test.each(['{', '{"a":}', 'undefined', "{'a':1}", '{"a":1}}', '\u0000'])(
    'gets 400 for the malformed JSON %j',
    async (payload) => {
      const response = await send({ type: 'application/json', payload })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toEqual({ message: 'The request body is not valid JSON.' })
    },
  )

  test.each([
    ['windows-1256', Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xde, 0xd8, 0x22, 0x7d])],
    ['an encoded surrogate', Buffer.from([0x7b, 0x22, 0xed, 0xa0, 0xbd, 0x22, 0x3a, 0x31, 0x7d])],
    ['UTF-16', Buffer.from('{"a":"b"}', 'utf16le')],
    ['an overlong encoding', Buffer.from([0x7b, 0x22, 0xc0, 0xaf, 0x22, 0x3a, 0x31, 0x7d])],
    ['a lone escaped surrogate', '{"a":"\\ud83d"}'],
    ['a lone low one', '{"a":"\\uDE00"}'],
    ['two in the wrong order', '{"a":"\\ude00\\ud83d"}'],
    ['one in a name', '{"\\ud83d":1}'],
    ['two with a line between', '{"a":"\\ud83d\\n\\ude00"}'],
  ])('gets 400 for %s', async (_what, payload) => {
    const response = await send({ type: 'application/json', payload })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ message: 'The request body is not valid JSON.' })
  })

  test.each(['{"email":"\\ud83d\\ude00"}', '{"email":"\\\\ud83d"}', '\ufeff{}'])(
    'may have the JSON %s',
    async (payload) => {
      const response = await send({ type: 'application/json', payload })
      expect(response.json().errors).not.toEqual([])
    },
  )

  test.each(['[]', '"text"', '5', 'true'])(
    'gets 400 for the JSON %s, which is not an object',
    async (payload) => {
      const response = await send({ type: 'application/json', payload })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toEqual({ message: 'The request could not be understood.' })
    },
  )

  test.each(['{"__proto__":{"role":"admin"}}', '{"constructor":{"prototype":{"role":"admin"}}}'])(
    'gets 400 for %s and pollutes no prototype',
    async (payload) => {
      const response = await send({ type: 'application/json', payload })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toEqual({ message: expect.any(String) })
      expect(({} as Record<string, unknown>).role).toBeUndefined()
    },
  )

  test('gets 413 for a body of more than 100 kB', async () => {
    const payload = JSON.stringify({ email: 'a'.repeat(100_000) })
    const response = await send({ type: 'application/json', payload })
    expect(response.statusCode).toBe(413)
    expect(response.json()).toEqual({ message: 'The request is too large.' })
  })

  test('gets 404 for an unknown path, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const response = await shop.rest(method, '/no-such-path')
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({ message: 'Not found' })
    }
  })

  test.each(['/products/%', '/products/%zz', '/%c0%af', '/products/%00'])(
    'to %s gets a message without internal details',
    async (path) => {
      const response = await shop.rest('GET', path)
      expect(response.statusCode).toBeGreaterThanOrEqual(400)
      expect(response.statusCode).toBeLessThan(500)
      expect(response.json()).toEqual({ message: expect.any(String) })
    },
  )

  test('gets 414 for an id of a thousand characters', async () => {
    const response = await shop.rest('GET', `/products/${'1'.repeat(1000)}`)
    expect(response.statusCode).toBe(414)
    expect(response.json()).toEqual({ message: 'The request could not be understood.' })
  })
})

describe('an unexpected error', () => {
  test('shows only the id of the request', async () => {
    const { token } = await createShopper(shop.db)
    await withoutTable(shop.db, 'cart_lines', async () => {
      const response = await shop.rest('GET', '/cartpage', { token })
      expect(response.statusCode).toBe(500)
      expect(response.json()).toEqual({
        message: expect.stringMatching(
          /^Something went wrong\. If it happens again, quote this id: [0-9a-f-]{36}$/,
        ),
      })
    })
  })
})
