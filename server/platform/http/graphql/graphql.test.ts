import { beforeEach, describe, expect, test } from 'vitest'
import { withoutTable } from '../../../test/broken-table'
import { createManyProducts, createShopper } from '../../../test/factories'
import { minimalPages } from '../../../test/pages'
import { setUpShop } from '../../../test/shop'

let log = ''
const shop = setUpShop({
  env: { logLevel: 'warn' },
  logStream: {
    write: (line) => {
      log += line
    },
  },
})
beforeEach(() => {
  log = ''
})

const WITH_ID = /^Something went wrong\. If it happens again, quote this id: [0-9a-f-]{36}$/

function post(payload: unknown, headers: Record<string, string> = {}) {
  return shop.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload:
      typeof payload === 'string' || payload instanceof Buffer ? payload : JSON.stringify(payload),
  })
}

describe('an unexpected error in a resolver', () => {
  test('shows only the id of the request, and no SQL', async () => {
    await withoutTable(shop.db, 'products', async () => {
      const { data, errors } = await shop.graphql('{ products { nodes { id } } }')
      expect(data).toBeNull()
      expect(errors).toEqual([
        {
          message: expect.stringMatching(WITH_ID),
          path: ['products'],
          locations: [{ line: 1, column: 3 }],
          extensions: { code: 'INTERNAL_SERVER_ERROR' },
        },
      ])
    })
  })

  test('is hidden in a mutation and beside other fields, too', async () => {
    const { token } = await createShopper(shop.db)
    await createManyProducts(shop.db, 2)
    await withoutTable(shop.db, 'cart_lines', async () => {
      const adding = await shop.graphql(
        'mutation { addToCart(productId: 1) { cart { id } userErrors { message } } }',
        { token },
      )
      expect(adding.data).toBeNull()
      expect(adding.errors).toMatchObject([{ message: expect.stringMatching(WITH_ID) }])
      const mixed = await shop.graphql('{ me { id } products { totalCount } cart { id } }', {
        token,
      })
      expect(JSON.stringify(mixed)).not.toMatch(/relation|cart_lines|SELECT/i)
      expect(mixed.errors).toHaveLength(1)
    })
  })
})

describe('a request', () => {
  test('with a syntax error is rejected with a message', async () => {
    const response = await post({ query: '{ products {' })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toMatchObject([
      {
        message: expect.stringContaining('Syntax Error'),
        extensions: { code: 'GRAPHQL_PARSE_FAILED' },
      },
    ])
  })

  test('for an unknown field is rejected with a message, without a stack trace', async () => {
    const response = await post({ query: '{ me { passwordHash } }' })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toMatchObject([
      {
        message: 'Cannot query field "passwordHash" on type "User".',
        extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
      },
    ])
    expect(response.body).not.toContain('stacktrace')
  })

  test('with null for a non-null argument is rejected with a message', async () => {
    const query = 'query ($first: Int) { products(first: $first) { nodes { id } } }'
    const { errors } = await shop.graphql(query, { variables: { first: null } })
    expect(errors).toEqual([
      {
        message: 'Argument "first" of non-null type "Int!" must not be null.',
        locations: [{ line: 1, column: 39 }],
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ])
  })

  test.each(['', '{}', '[]', 'null', '5', '"{ me { id } }"', '{"query":5}', '{"query":null}'])(
    'with the body %j is rejected with 400',
    async (payload) => {
      const response = await post(payload)
      expect(response.statusCode).toBe(400)
      expect(response.body).not.toContain('INTERNAL_SERVER_ERROR')
    },
  )

  const hash = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } })
  test.each([
    ['an unknown operation', { query: 'query a { __typename }', operationName: 'b' }, /named "b"/],
    [
      'one of several operations without its name',
      { query: 'query a { __typename } query b { __typename }' },
      /operation name/,
    ],
    ['a subscription', { query: 'subscription { products }' }, /subscription/],
    [
      'a query with the hash of another',
      { query: '{ __typename }', extensions: hash('0'.repeat(64)) },
      /sha/,
    ],
  ])('for %s is rejected with a message and not logged as an error', async (_, body, message) => {
    // Twice, because repeated queries are compiled.
    for (const attempt of [1, 2]) {
      const response = await post(body)
      expect(response.statusCode, `${attempt}: ${response.body}`).toBe(400)
      const { errors } = response.json()
      expect(errors).toMatchObject([{ message: expect.stringMatching(message) }])
      expect(errors[0].extensions.code).not.toBe('INTERNAL_SERVER_ERROR')
    }
    expect(log).toBe('')
  })

  test.each([
    ['malformed JSON', '{'],
    ['half of a surrogate pair', '{"query":"{ __typename }","variables":{"a":"\\ud83d"}}'],
    ['windows-1256', Buffer.from([0x7b, 0x22, 0xde, 0xd8, 0x22, 0x3a, 0x31, 0x7d])],
  ])('with %s is rejected like over REST', async (_, body) => {
    const response = await post(body)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ message: 'The request body is not valid JSON.' })
  })

  test('may be a GET with the CSRF header', async () => {
    const url = `/graphql?query=${encodeURIComponent('{ categories { key } }')}`
    const headers = { accept: 'application/json', 'apollo-require-preflight': 'true' }
    const allowed = await shop.app.inject({ method: 'GET', url, headers })
    expect(allowed.statusCode).toBe(200)
    expect(allowed.json().data.categories).toHaveLength(22)
    const rejected = await shop.app.inject({
      method: 'GET',
      url,
      headers: { accept: 'application/json' },
    })
    expect(rejected.statusCode).toBe(400)
    expect(rejected.body).toContain('CSRF')
  })

  test('for a mutation cannot be a GET', async () => {
    const query = 'mutation { removeFromCart(productId: 1) { cart { id } } }'
    const response = await shop.app.inject({
      method: 'GET',
      url: `/graphql?query=${encodeURIComponent(query)}`,
      headers: { accept: 'application/json', 'apollo-require-preflight': 'true' },
    })
    expect(response.statusCode).toBe(405)
  })

  test('authenticates the caller once, however many fields need it', async () => {
    const { token } = await createShopper(shop.db)
    const statements = await shop.database.statements.during(() =>
      shop.graphql('{ a: cart { id } b: cart { id } c: orders { nodes { id } } }', { token }),
    )
    expect(statements.filter(({ sql }) => sql.includes('token_version'))).toHaveLength(1)
  })

  test("never gets another shopper's response when many are concurrent", async () => {
    const shoppers = await Promise.all(Array.from({ length: 10 }, () => createShopper(shop.db)))
    const responses = await Promise.all(
      shoppers.map(({ token }) =>
        shop.graphql<{ me: { email: string } }>('{ me { email } }', { token }),
      ),
    )
    expect(responses.map(({ data }) => data.me.email)).toEqual(shoppers.map(({ email }) => email))
  })
})

describe('GET /graphql', () => {
  const withPages = setUpShop({ pages: minimalPages })
  const open = (accept: string) =>
    withPages.app.inject({ method: 'GET', url: '/graphql', headers: { accept } })

  test('returns the explorer to browsers, with a policy that allows Apollo Sandbox', async () => {
    const response = await open('text/html,*/*;q=0.8')
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toMatch(/^text\/html/)
    expect(response.body).toContain('Explorer')
    const policy = String(response.headers['content-security-policy'])
    expect(policy).toContain('frame-src https://sandbox.embed.apollographql.com')
    expect(policy.match(/script-src [^;]*/)?.[0]).not.toContain('unsafe-inline')
  })

  test('returns JSON to other clients', async () => {
    const response = await open('application/json')
    expect(response.statusCode).toBe(400)
    expect(response.headers['content-type']).toMatch(/^application\/json/)
  })
})
