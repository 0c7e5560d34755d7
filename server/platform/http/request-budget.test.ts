import { readFileSync, writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib'
import type { LightMyRequestResponse } from 'fastify'
import { getIntrospectionQuery } from 'graphql'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createAdmin, createManyProducts } from '../../test/factories'
import { realPages } from '../../test/real-pages'
import { setUpShop } from '../../test/shop'
import { leastThreadTime } from '../../test/thread-time'

/** Upper limits of one request, with a wide margin: a page takes 20 ms, the whole schema 100 ms. */
const BUDGET = { milliseconds: 500, megabytes: 600, bytesOut: 4_000_000 }

/** Requests of each kind at once, because memory that a request keeps shows where others overlap. */
const AT_ONCE = 20

const MEGABYTE = 2 ** 20

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const shop = setUpShop({ pages: realPages })

interface Row {
  readonly input: string
  requests: number
  milliseconds: number
  slowest: string
  megabytes: number
  bytesOut: number
}

const rows: Row[] = []

interface Attempt {
  readonly name: string
  readonly method: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer | (() => string)
}

let token = ''
beforeEach(async () => {
  await createManyProducts(shop.db, 3)
  token = (await createAdmin(shop.db)).token
})

function send({ method, url, headers, body }: Attempt): Promise<LightMyRequestResponse> {
  return shop.app.inject({
    method: method as 'GET',
    url,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(body !== undefined && { payload: typeof body === 'function' ? body() : body }),
  })
}

/** Sends each request alone, and then some at once, and collects what any of them costs at most. */
async function measure(input: string, attempts: readonly Attempt[]): Promise<Row> {
  const row: Row = { input, requests: 0, milliseconds: 0, slowest: '', megabytes: 0, bytesOut: 0 }
  collectGarbage()
  const before = process.memoryUsage.rss()
  for (const attempt of attempts) {
    row.requests += 1
    const milliseconds = await leastThreadTime(async () => {
      const { statusCode, rawPayload } = await send(attempt)
      expect(statusCode, attempt.name).not.toBe(500)
      row.bytesOut = Math.max(row.bytesOut, rawPayload.length)
    }, BUDGET.milliseconds / 2)
    if (milliseconds > row.milliseconds) {
      row.milliseconds = milliseconds
      row.slowest = attempt.name
    }
  }
  for (let start = 0; start < attempts.length; start += AT_ONCE) {
    await Promise.all(attempts.slice(start, start + AT_ONCE).map(send))
    row.megabytes = Math.max(row.megabytes, (process.memoryUsage.rss() - before) / MEGABYTE)
  }
  rows.push(row)
  return row
}

function expectWithinBudget(row: Row, budget = BUDGET): void {
  expect(row.milliseconds, row.slowest).toBeLessThan(budget.milliseconds)
  expect(row.megabytes).toBeLessThan(budget.megabytes)
  expect(row.bytesOut).toBeLessThan(budget.bytesOut)
}

interface RegisteredRoute {
  readonly method: string
  readonly url: string
}

/** Every route that the app has, from its router. */
async function readRoutes(): Promise<readonly RegisteredRoute[]> {
  await shop.app.ready()
  const parents: string[] = []
  const routes: RegisteredRoute[] = []
  for (const line of shop.app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', path = '', methods = ''] =
      /^([│ ]*)[├└]── (\S+)(?: \((.*)\))?$/.exec(line) ?? []
    if (!path) continue
    const depth = indent.length / 4
    parents[depth] = (depth > 0 ? parents[depth - 1] : '') + path
    const url = (parents[depth] ?? '').replaceAll(/:\w+/g, '1').replaceAll('*', 'x')
    for (const method of methods.split(', ').filter(Boolean)) routes.push({ method, url })
  }
  expect(routes.length).toBeGreaterThan(60)
  return routes
}

const named = ({ method, url }: RegisteredRoute, input: string) => `${method} ${url}, ${input}`

/** Routes whose responses end, and which do not end the session of the test. */
const isRepeatable = ({ url }: RegisteredRoute) => url !== '/adminorder/events'

const JSON_TYPE = { 'content-type': 'application/json' }

const ZEROS = Buffer.alloc(5 * MEGABYTE)
const brotli = (bytes: Buffer) =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: 2 ** 30,
      [constants.BROTLI_PARAM_QUALITY]: 5,
    },
  })
const ENCODED: readonly (readonly [string, string, Buffer])[] = [
  ['a little brotli', 'br', brotli(Buffer.from('{"email":"mona"}'))],
  ['much brotli', 'br', brotli(ZEROS)],
  ['much gzip', 'gzip', gzipSync(ZEROS)],
  ['much deflate', 'deflate', deflateSync(ZEROS)],
  ['gzip in gzip', 'gzip, gzip', gzipSync(gzipSync(ZEROS))],
  ['no brotli', 'br', Buffer.from('x')],
  ['zstd', 'zstd', Buffer.from('x')],
]

test('compressed bodies to every route', async () => {
  const routes = (await readRoutes()).filter(isRepeatable)
  const row = await measure(
    'compressed bodies',
    [...routes, { method: 'POST', url: '/nowhere' }].flatMap((route) =>
      ENCODED.map(([name, encoding, body]) => ({
        ...route,
        name: named(route, name),
        headers: { ...JSON_TYPE, 'content-encoding': encoding },
        body,
      })),
    ),
  )
  expectWithinBudget(row)
  // They are neither decoded nor kept.
  expect(row.milliseconds).toBeLessThan(50)
  expect(row.megabytes).toBeLessThan(100)
})

const BODY_LENGTH = 99_000
const fill = (text: string) => text.repeat(Math.floor(BODY_LENGTH / text.length))
const numbered = (text: (index: number) => string) =>
  Array.from({ length: 8_000 }, (_, index) => text(index)).join(',')

const JSON_BODIES: Readonly<Record<string, string>> = {
  'nested lists': fill('['),
  'closed nested lists': fill('[').slice(0, BODY_LENGTH / 2) + fill(']').slice(0, BODY_LENGTH / 2),
  'nested objects': fill('{"a":'),
  'many fields': `{${numbered((index) => `"a${index}":0`)}}`,
  'many elements': `[${fill('0,')}0]`,
  'a list in a field': `{"cart_items":[${fill('{},')}{}]}`,
  'a long number': fill('9'),
  'a long exponent': `1e${fill('9').slice(2)}`,
  'a long text': `"${fill('a').slice(2)}"`,
  escapes: `"${fill('\\u0061').slice(6)}"`,
  'half of a pair': `"${fill('\\ud83d')}"`,
  backslashes: `"${fill('\\\\').slice(4)}"`,
  spaces: fill(' '),
  'a body that is too large': fill('[').repeat(30),
}

test('JSON to every route', async () => {
  const routes = (await readRoutes()).filter(
    (route) => isRepeatable(route) && /^P(?:OST|UT|ATCH)$|DELETE/.test(route.method),
  )
  expectWithinBudget(
    await measure(
      'JSON',
      routes.flatMap((route) =>
        Object.entries(JSON_BODIES).map(([name, body]) => ({
          ...route,
          name: named(route, name),
          headers: JSON_TYPE,
          body,
        })),
      ),
    ),
  )
})

test('parameters of every route and page', async () => {
  const routes = (await readRoutes()).filter(
    (route) => isRepeatable(route) && /^(?:GET|HEAD)$/.test(route.method),
  )
  const queries: Readonly<Record<string, string>> = {
    'many parameters': Array.from({ length: 3_000 }, (_, index) => `a${index}=`).join('&'),
    'one parameter, often': 'brand=a&'.repeat(1_500),
    separators: '&'.repeat(12_000),
    escapes: `query=${'%D8%B3'.repeat(2_000)}`,
    brackets: `a${'[a]'.repeat(4_000)}=1`,
  }
  const pages = ['/', '/catfood', '/shop', '/search', '/nowhere'].map((url) => ({
    method: 'GET',
    url,
  }))
  expectWithinBudget(
    await measure(
      'parameters',
      [...routes, ...pages].flatMap((route) =>
        Object.entries(queries).map(([name, query]) => ({
          ...route,
          name: named(route, name),
          url: `${route.url}?${query}`,
          headers: { accept: 'text/html,*/*;q=0.8' },
        })),
      ),
    ),
  )
})

const repeat = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ')

const OPERATIONS: Readonly<Record<string, string>> = {
  'the whole schema': getIntrospectionQuery(),
  '20 aliases of the schema': `{ ${repeat(20, (index) => `a${index}: __schema { types { name description fields { name description type { name ofType { name } } args { name type { name } } } inputFields { name description type { name } } } }`)} }`,
  '15 aliases of all types': `{ __schema { ${repeat(15, (index) => `a${index}: types { name description fields { name description args { name type { name } } } }`)} } }`,
  'fields of fields': `{ __schema { types { fields { type { fields { type { name fields { name } } } } } } } }`,
  'five types': `{ ${repeat(5, (index) => `a${index}: __type(name: "Query") { name fields { name description args { name description type { name } } } }`)} }`,
  'possible types': `{ __schema { types { ${repeat(15, (index) => `a${index}: possibleTypes { fields { name } }`)} } } }`,
  'a fragment bomb': `{ __schema { types { ...f0 } } } ${repeat(25, (index) => `fragment f${index} on __Type { ...f${index + 1} ...f${index + 1} }`)} fragment f25 on __Type { name }`,
  'circular fragments':
    '{ __schema { types { ...a } } } fragment a on __Type { ofType { ...a ...a } }',
  tokens: `{ ${repeat(1_900, () => '__typename')} }`,
  aliases: `{ ${repeat(300, (index) => `a${index}: __typename`)} }`,
  'nested lists of input': `{ products(filter: { brands: ${'['.repeat(900)}${']'.repeat(900)} }) { totalCount } }`,
  directives: `{ products ${repeat(600, () => '@include(if: true)')} { totalCount } }`,
  'conflicting fields': `{ ${repeat(140, (index) => `... on Query { products(first: ${index}) { totalCount } }`)} }`,
  operations: repeat(150, (index) => `query a${index} { __typename }`),
  'a long comment': `{ __typename } #${fill('a').slice(0, 90_000)}`,
  'a long text': `{ search(query: "${fill('a ').slice(0, 90_000)}") { totalCount } }`,
}

let serial = 0

test('GraphQL', async () => {
  const attempts = Object.entries(OPERATIONS).map(([name, query]) => ({
    name,
    method: 'POST',
    url: '/graphql',
    headers: JSON_TYPE,
    // None is in the cache, and none has been checked before.
    body: () => {
      serial += 1
      return JSON.stringify({ query: `${query} # ${serial}` })
    },
  }))
  expectWithinBudget(await measure('GraphQL', attempts), { ...BUDGET, milliseconds: 200 })
})

const HEADER = 'id,name,price,image_url,description\n'
const FILES: Readonly<Record<string, string>> = {
  quotes: HEADER + fill('"'),
  'pairs of quotes': HEADER + fill('""'),
  separators: fill(','),
  'many separators': fill(',;\t'),
  lines: HEADER + fill('\n'),
  headings: `${fill('a,')}\n1`,
  spaces: HEADER + fill(' '),
  'unfinished tags': `${HEADER}1,Toy,1,/a.svg,"${fill('<b')}"`,
  'nested tags': `${HEADER}1,Toy,1,/a.svg,"${fill('<b>').slice(0, 48_000)}"`,
  'rows without columns': HEADER + fill('1\n'),
  'NUL bytes': HEADER + fill('\0'),
}

test('CSV files', async () => {
  const attempts = Object.entries(FILES).map(([name, body]) => ({
    name,
    method: 'POST',
    url: '/products/import?dryRun=true',
    headers: { 'content-type': 'text/csv' },
    body,
  }))
  expectWithinBudget(await measure('CSV', attempts))
})

/** A PNG file whose header says that it is larger than its content. */
async function claimSize(width: number): Promise<Buffer> {
  const png = await sharp({
    create: { width: 1, height: 1, channels: 3, background: 'red' },
  })
    .png()
    .toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(width, 20)
  return png
}

test('pictures', async () => {
  const wide = await sharp({
    create: { width: 16_000, height: 16_000, channels: 3, background: 'red' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer()
  const pictures: Readonly<Record<string, Buffer>> = {
    'much of one colour': wide,
    'a size that is not true': await claimSize(30_000),
    'a size beyond all limits': await claimSize(2 ** 31 - 1),
    svg: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${fill('<g>')}`),
    'no picture': Buffer.alloc(99_000, 'GIF89a'),
  }
  const attempts = Object.entries(pictures).map(([name, body]) => ({
    name,
    method: 'POST',
    url: '/pictures',
    headers: { 'content-type': 'image/png' },
    body,
  }))
  expectWithinBudget(await measure('pictures', attempts))
})

const TABLE = /(?<=<!-- budgets -->\n).*(?=<!-- \/budgets -->)/s

/** BUDGET_TABLE=write puts what was measured into the documentation. */
afterAll(() => {
  const lines = rows.map(
    ({ input, requests, milliseconds, slowest, megabytes, bytesOut }) =>
      `| ${input} | ${requests} | ${Math.round(milliseconds)} ms (${slowest}) | ${Math.round(megabytes)} MB | ${Math.ceil(bytesOut / 1000)} kB |\n`,
  )
  const table = `| input | requests | most processor time of one | more memory, also ${AT_ONCE} at once | longest response |
| --- | --- | --- | --- | --- |
${lines.join('')}`
  if (process.env.BUDGET_TABLE !== 'write') return
  const path = 'docs/threats.md'
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(TABLE, () => table),
  )
})
