import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { setUpShop } from '../../../test/shop'

const shop = setUpShop()

const BODY = JSON.stringify({ email: 'mona@example.com', password: 'jasmine&77' })
const brotli = brotliCompressSync(BODY, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } })

test.each([
  ['br', brotli],
  ['gzip', gzipSync(BODY)],
  ['deflate', deflateSync(BODY)],
  ['zstd', Buffer.from(BODY)],
  ['identity, br', brotli],
  ['compress', Buffer.from(BODY)],
])('A body with the content encoding %s is refused and not decoded', async (encoding, payload) => {
  for (const url of ['/login', '/graphql', '/products', '/nowhere']) {
    const response = await shop.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
      payload,
    })
    expect([url, response.statusCode]).toEqual([url, 415])
    expect(response.headers['accept-encoding']).toBe('identity')
  }
})

test('A body whose content encoding is identity is read', async () => {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/login',
    headers: { 'content-type': 'application/json', 'content-encoding': 'Identity' },
    payload: BODY,
  })
  expect(response.statusCode).toBe(401)
})

/** Sends bytes that no HTTP client would. */
async function send(request: string): Promise<string> {
  if (!shop.app.server.listening) await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.app.server.address() as AddressInfo
  const client = connect(port, '127.0.0.1')
  client.write(request)
  return text(client)
}

test.each(['/products', '/healthz', '/nowhere'])(
  'A request to %s with two Host headers is refused, whatever they say',
  async (path) => {
    const head = `GET ${path} HTTP/1.1\r\nConnection: close\r\nHost: shop.example.com\r\n`
    expect(await send(`${head}\r\n`)).toMatch(/^HTTP\/1.1 (?:200|404) /)
    for (const second of ['Host: evil.example', 'hOST: shop.example.com', 'Host:']) {
      expect(await send(`${head}${second}\r\n\r\n`)).toMatch(/^HTTP\/1.1 400 /)
    }
  },
)
