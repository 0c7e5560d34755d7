import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'
import { expect, test } from 'vitest'
import { buildSchema } from '../../../app/schema'
import { LIST_PARAMETERS } from '../../../catalogue/search/product-list.routes'
import { createAdmin, createManyProducts, createShopper } from '../../../test/factories'
import { realPages } from '../../../test/real-pages'
import { exampleUrl, readOperations } from '../../../test/rest-document'
import { setUpShop } from '../../../test/shop'
import { leastThreadTime } from '../../../test/thread-time'
import { renderMarkdown, summarizeMarkdown } from '../../text/markdown'

/**
 * Milliseconds for one request. Most take two: this is generous, but a third of what a quadratic search
 * takes.
 */
const BOUND_MILLISECONDS = 100

/** The maximum length of a header or URL. */
const LENGTH = 15_000

/** Texts that match separators, quotes, blanks and letters of regular expressions. */
const CHARACTERS = [...' \t,;/.-=":0a<(*%@[\\&+']
/** Texts that match the patterns of fields. */
const FIELD_CHARACTERS = [...' ,.-0a/']

const repeated = (character: string, length = LENGTH) => `a${character.repeat(length - 2)}b`

const shop = setUpShop({ pages: realPages, env: { trustProxy: ['127.0.0.1/32'] } })

/** Collects whatever took longer than the bound. */
async function slowOnes(
  requests: Iterable<readonly [name: string, send: () => Promise<unknown>]>,
): Promise<readonly string[]> {
  const slow: string[] = []
  for (const [name, send] of requests) {
    const took = await leastThreadTime(send, BOUND_MILLISECONDS)
    if (took > BOUND_MILLISECONDS) slow.push(`${name}: ${Math.round(took)} ms`)
  }
  return slow
}

/** Collects the headers that the server reads, from now on. */
function observeHeaders(): Set<string> {
  const names = new Set<string>()
  shop.app.server.prependListener('request', (message) => {
    const { headers } = message
    const observed = new Proxy(headers, {
      get(target, name) {
        if (typeof name === 'string') names.add(name)
        return Reflect.get(target, name) as unknown
      },
    })
    Object.defineProperty(message, 'headers', { value: observed })
  })
  return names
}

function send(
  method: string,
  path: string,
  headers: IncomingHttpHeaders,
  body?: string,
): Promise<number> {
  const { port } = shop.app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ port, host: '127.0.0.1', method, path, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
    outgoing.on('error', reject).end(body)
  })
}

const JSON_TYPE = { 'content-type': 'application/json' }

test('no header that the server reads takes more than linear time', async () => {
  await createManyProducts(shop.db, 2)
  const { token } = await createShopper(shop.db)
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const names = observeHeaders()
  const authorization = `Bearer ${token}`
  const targets = [
    ['GET', '/search?query=cat'],
    ['GET', '/products'],
    ['POST', '/graphql', '{"query":"{ me { id } }"}'],
    ['POST', '/checkout', '{}'],
  ] as const
  const toTargets = (headers: IncomingHttpHeaders, some: readonly (typeof targets)[number][]) =>
    Promise.all(
      some.map(([method, path, body]) => send(method, path, { ...JSON_TYPE, ...headers }, body)),
    )
  const accepted = await toTargets({ authorization, accept: 'text/html,*/*;q=0.9' }, targets)
  expect(accepted).toEqual([200, 200, 200, 400])
  // Headers that are only read if others say so.
  await toTargets({ authorization, 'accept-language': 'ar', 'x-forwarded-for': '::1' }, targets)
  const { parameters: documented } = (await readOperations(shop)).reduce(
    (all, { parameters = [] }) => ({ parameters: [...all.parameters, ...parameters] }),
    { parameters: [] as { readonly in: string; readonly name: string }[] },
  )
  for (const one of documented) if (one.in === 'header') names.add(one.name.toLowerCase())
  for (const name of ['range', 'if-range', 'cookie', 'forwarded', 'origin']) names.add(name)
  expect([...names]).toEqual(
    expect.arrayContaining([
      'accept',
      'accept-encoding',
      'accept-language',
      'authorization',
      'content-type',
      'idempotency-key',
      'if-none-match',
      'x-forwarded-for',
    ]),
  )
  // Node.js itself parses these.
  for (const name of ['content-length', 'transfer-encoding', 'connection', 'host']) {
    names.delete(name)
  }
  const values = CHARACTERS.map((character) => repeated(character))
  const prefixes: Readonly<Record<string, string>> = {
    authorization: 'Bearer ',
    'content-type': 'application/json;',
    'accept-language': 'ar,',
  }
  const slow = await slowOnes(
    [...names].flatMap((name) =>
      values.map((value): readonly [string, () => Promise<unknown>] => [
        `${name}: ${value.slice(0, 3)}`,
        () =>
          toTargets(
            {
              ...(name !== 'authorization' && { authorization }),
              [name]: (prefixes[name] ?? '') + value,
            },
            // The other headers are not read any further.
            name.startsWith('accept') ? targets.slice(0, 2) : targets.slice(1),
          ),
      ]),
    ),
  )
  expect(slow).toEqual([])
})

/** The part of an OpenAPI schema that texts in bodies need. */
interface BodySchema {
  readonly type?: string | readonly string[]
  readonly maxLength?: number
  readonly properties?: Readonly<Record<string, BodySchema>>
  readonly items?: BodySchema
  readonly anyOf?: readonly BodySchema[]
}

/** Bodies in which one text, at any depth, is replaced. */
function bodiesWith(
  schema: BodySchema,
  example: unknown,
  textsOf: (schema: BodySchema) => readonly string[],
): readonly unknown[] {
  const { properties, items, anyOf } = schema
  if (properties) {
    const fields = (example ?? {}) as Readonly<Record<string, unknown>>
    return Object.entries(properties).flatMap(([name, field]) =>
      bodiesWith(field, fields[name], textsOf).map((value) => ({ ...fields, [name]: value })),
    )
  }
  if (items) {
    const [first] = (example ?? []) as readonly unknown[]
    return bodiesWith(items, first, textsOf).map((value) => [value])
  }
  if (anyOf) return anyOf.flatMap((one) => bodiesWith(one, example, textsOf))
  return textsOf(schema)
}

test('no text in the URL or the body of a REST request takes more than linear time', async () => {
  await createManyProducts(shop.db, 2)
  const shopper = await createShopper(shop.db)
  const admin = await createAdmin(shop.db)
  const tokens = { public: undefined, shopper: shopper.token, admin: admin.token }
  const encoded = FIELD_CHARACTERS.map((character) =>
    encodeURIComponent(
      repeated(character, character === encodeURIComponent(character) ? LENGTH : 5_000),
    ),
  )
  const requests: (readonly [string, () => Promise<unknown>])[] = []
  const add = (
    name: string,
    url: string,
    options: Parameters<typeof shop.rest>[2] = {},
    method = 'GET',
  ) => requests.push([name, () => shop.rest(method as 'GET', url, options)])
  // All at once: each of them is read.
  for (const page of ['/search', '/catfood']) {
    for (const name of Object.keys(LIST_PARAMETERS)) {
      for (const value of encoded)
        add(`${page}?${name}=`, `${page}?${name}=${value}`, { headers: { accept: 'text/html' } })
    }
  }
  for (const value of encoded) {
    add('a path', `/${value}`, { headers: { accept: 'text/html' } })
    add('a path of Arabic', `/ar/${value}`, { headers: { accept: 'text/html' } })
  }
  for (const operation of await readOperations(shop)) {
    const { method, path, parameters = [], requestBody, 'x-role': role } = operation
    if (path === '/adminorder/events') continue
    const token = tokens[role]
    const name = `${method} ${path}`
    const url = exampleUrl(operation)
    for (const parameter of parameters) {
      for (const value of encoded) {
        if (parameter.in === 'query')
          add(
            `${name}?${parameter.name}`,
            `${path}?${parameter.name}=${value}`,
            { ...(token && { token }) },
            method,
          )
        if (parameter.in === 'path')
          add(
            `${name} ${parameter.name}`,
            path.replace(`{${parameter.name}}`, value),
            { ...(token && { token }) },
            method,
          )
      }
    }
    for (const [type, { schema, example }] of Object.entries(requestBody?.content ?? {})) {
      const isJson = type === 'application/json'
      const bodies = isJson
        ? FIELD_CHARACTERS.flatMap((character) =>
            bodiesWith(schema as BodySchema, example, ({ maxLength = LENGTH }) =>
              [...new Set([LENGTH, Math.min(maxLength, LENGTH)])].map((length) =>
                repeated(character, Math.max(length, 2)),
              ),
            ),
          )
        : FIELD_CHARACTERS.map((character) => repeated(character))
      for (const body of bodies) {
        add(
          `${name} ${JSON.stringify(body).replaceAll(/(.)\1{9,}/g, '$1…')}`,
          url,
          { ...(token && { token }), headers: { 'content-type': type.replace('*', 'png') }, body },
          method,
        )
      }
    }
  }
  expect(requests.length).toBeGreaterThan(500)
  expect(await slowOnes(requests)).toEqual([])
})

const schema = buildSchema()

/** A value that its type accepts. */
function plausible(type: GraphQLInputType): unknown {
  const nullable = getNullableType(type)
  if (isListType(nullable)) return []
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name
  if (isInputObjectType(nullable)) {
    const fields = Object.values(nullable.getFields()).filter(isRequiredInputField)
    return Object.fromEntries(fields.map((field) => [field.name, plausible(field.type)]))
  }
  const scalars: Readonly<Record<string, unknown>> = { Int: 1, Boolean: true, EGP: 100, ID: '1' }
  return scalars[getNamedType(type).name] ?? 'mona@example.com'
}

/** Values in which one text, at any depth, is replaced. */
function valuesWith(type: GraphQLInputType, text: string, depth = 4): readonly unknown[] {
  const nullable = getNullableType(type)
  if (depth === 0 || isEnumType(nullable)) return []
  if (isListType(nullable)) return valuesWith(nullable.ofType, text, depth).map((value) => [value])
  if (isInputObjectType(nullable)) {
    const others = plausible(nullable) as object
    return Object.values(nullable.getFields()).flatMap((field) =>
      valuesWith(field.type, text, depth - 1).map((value) => ({ ...others, [field.name]: value })),
    )
  }
  return ['Int', 'Boolean', 'EGP'].includes(getNamedType(type).name) ? [] : [text]
}

// It sends each argument of the API thousands of characters of every kind, which takes a busy machine minutes.
const TIME_LIMIT = 300_000

test('no text in a GraphQL request takes more than linear time', {
  timeout: TIME_LIMIT,
}, async () => {
  await createManyProducts(shop.db, 2)
  const { token } = await createAdmin(shop.db)
  const requests: (readonly [string, () => Promise<unknown>])[] = []
  for (const kind of ['query', 'mutation'] as const) {
    const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
    for (const field of Object.values(type?.getFields() ?? {})) {
      // They would end the session.
      if (/^(?:signOutEverywhere|deleteAccount|changePassword)$/.test(field.name)) continue
      const declared = field.args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ')
      const given = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
      const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }'
      const query = `${kind} (${declared}) { ${field.name} (${given}) ${selection} }`
      if (field.args.length === 0) continue
      const required = Object.fromEntries(
        field.args.filter(isRequiredArgument).map((arg) => [arg.name, plausible(arg.type)]),
      )
      for (const arg of field.args) {
        for (const character of FIELD_CHARACTERS) {
          for (const value of valuesWith(arg.type, repeated(character))) {
            const variables = { ...required, [arg.name]: value }
            requests.push([
              `${field.name} ${JSON.stringify(variables).replaceAll(/(.)\1{9,}/g, '$1…')}`,
              () => shop.graphql(query, { variables, token }),
            ])
          }
        }
      }
    }
  }
  for (const character of [...CHARACTERS, '{', '#', '@a ', '...']) {
    requests.push([
      `{ ${character}`,
      () => shop.graphql(`{ ${repeated(character, 1_000)}`, { token }),
    ])
  }
  expect(requests.length).toBeGreaterThan(500)
  expect(await slowOnes(requests)).toEqual([])
})

const MARKS = [
  '*',
  '_',
  '[',
  ']',
  '(',
  ')',
  '<',
  '>',
  '!',
  '`',
  '&',
  '\\',
  '- ',
  '1. ',
  '\n',
  ' ',
  'ا',
  '**',
]

test('no text of a product takes long to render', async () => {
  const texts = MARKS.flatMap((first) =>
    ['', ...MARKS].map((second) => (first + second).repeat(5_000).slice(0, 5_000)),
  )
  const slow = await slowOnes(
    texts.map((text) => [
      JSON.stringify(text.slice(0, 6)),
      async () => {
        renderMarkdown(text)
        summarizeMarkdown(text, 160)
      },
    ]),
  )
  expect(slow).toEqual([])
})
