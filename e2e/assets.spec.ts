import { readdirSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from './test'

const FOLDER = 'dist/client'
const SCRIPT = `/assets/${readdirSync(`${FOLDER}/assets`).find((file) => /^index-.*\.js$/.test(file))}`
const PICTURE = '/art/logo.svg'

/** Requests a URL with only these headers, without decompressing the response. */
async function fetchRaw(url: string, headers: Record<string, string>, method = 'GET') {
  const { get, request } = await import('node:http')
  const { buffer } = await import('node:stream/consumers')
  const send = method === 'GET' ? get : request
  return new Promise<{
    readonly status: number
    readonly headers: Record<string, string | string[] | undefined>
    readonly body: Buffer
  }>((resolve, reject) => {
    const outgoing = send(url, { headers, method }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      )
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}

test('Assets are sent as compressed during the build: brotli, gzip or identity, each with its own ETag', async ({
  shop,
}) => {
  for (const path of [SCRIPT, PICTURE]) {
    const url = shop.url + path
    const plain = await fetchRaw(url, {})
    const brotli = await fetchRaw(url, { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await fetchRaw(url, { 'accept-encoding': 'gzip' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true)
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
    expect(brotli.body.length).toBeLessThan(gzip.body.length)
    for (const { headers, body } of [plain, brotli, gzip]) {
      expect(headers.vary).toMatch(/accept-encoding/i)
      expect(headers['content-type']).toBe(plain.headers['content-type'])
      expect(headers['cache-control']).toBe(plain.headers['cache-control'])
      expect(headers['content-length']).toBe(String(body.length))
    }
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
  }
})

test('A second visit shows scripts and art from the cache', async ({ shop }) => {
  const policy = async (path: string) =>
    (await fetchRaw(shop.url + path, {})).headers['cache-control']
  expect(await policy(SCRIPT)).toBe('public, max-age=31536000, immutable')
  expect(await policy(PICTURE)).toBe('public, max-age=3600, stale-while-revalidate=2592000')
})

test('A cached asset is revalidated with a 304, and HEAD and Range refer to the same bytes', async ({
  shop,
}) => {
  const url = shop.url + SCRIPT
  const accept = { 'accept-encoding': 'br' }
  const full = await fetchRaw(url, accept)
  const revalidated = await fetchRaw(url, { ...accept, 'if-none-match': String(full.headers.etag) })
  expect([revalidated.status, revalidated.body.length]).toEqual([304, 0])
  const head = await fetchRaw(url, accept, 'HEAD')
  expect(head.headers['content-length']).toBe(String(full.body.length))
  expect(head.headers['content-encoding']).toBe('br')
  const partial = await fetchRaw(url, { ...accept, range: 'bytes=10-19' })
  expect(partial.status).toBe(206)
  expect(partial.headers['content-encoding']).toBe('br')
  expect(partial.body.equals(full.body.subarray(10, 20))).toBe(true)
})

test('The compressed files have no own URLs', async ({ request }) => {
  for (const path of [`${SCRIPT}.br`, `${SCRIPT}.gz`, `${PICTURE}.br`]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('/favicon.ico, which browsers request by convention, is an icon', async ({ request }) => {
  const response = await request.get('/favicon.ico')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toMatch(/^image\/(?:x-icon|vnd\.microsoft\.icon)/)
  // The type of the file, and the number of pictures in it.
  expect([...(await response.body()).subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0])
})
