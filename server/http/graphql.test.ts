import { describe, expect, test } from 'vitest'
import { withoutTable } from '../test/broken-table'
import { createManyProducts, createShopper } from '../test/factories'
import { tinyPages } from '../test/pages'
import { setUpShop } from '../test/shop'

const shop = setUpShop()

const WITH_ID = /^Something went wrong\. If it happens again, mention this id: [0-9a-f-]{36}$/

function post(payload: unknown, headers: Record<string, string> = {}) {
  return shop.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
}

describe('a bug in a resolver', () => {
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

  test('is hidden in a mutation and in a nested field as well', async () => {
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
  test('that is no GraphQL is refused in words', async () => {
    const response = await post({ query: '{ products {' })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toMatchObject([
      {
        message: expect.stringContaining('Syntax Error'),
        extensions: { code: 'GRAPHQL_PARSE_FAILED' },
      },
    ])
  })

  test('for a field that is not there is refused in words, without a stack', async () => {
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

  test('whose variable is null where it may not be is refused in words', async () => {
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
    'with the body %j is refused with 400',
    async (payload) => {
      const response = await post(payload)
      expect(response.statusCode).toBe(400)
      expect(response.body).not.toContain('INTERNAL_SERVER_ERROR')
    },
  )

  test('that is malformed JSON is refused like on REST', async () => {
    const response = await post('{')
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ message: 'The request body is not valid JSON.' })
  })

  test('may come by GET with a header that no form can send', async () => {
    const url = `/graphql?query=${encodeURIComponent('{ categories { key } }')}`
    const headers = { accept: 'application/json', 'apollo-require-preflight': 'true' }
    const allowed = await shop.app.inject({ method: 'GET', url, headers })
    expect(allowed.statusCode).toBe(200)
    expect(allowed.json().data.categories).toHaveLength(22)
    const refused = await shop.app.inject({
      method: 'GET',
      url,
      headers: { accept: 'application/json' },
    })
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain('CSRF')
  })

  test('that changes something may not come by GET', async () => {
    const query = 'mutation { removeFromCart(productId: 1) { cart { id } } }'
    const response = await shop.app.inject({
      method: 'GET',
      url: `/graphql?query=${encodeURIComponent(query)}`,
      headers: { accept: 'application/json', 'apollo-require-preflight': 'true' },
    })
    expect(response.statusCode).toBe(405)
  })

  test('asks who somebody is once, however many fields need it', async () => {
    const { token } = await createShopper(shop.db)
    const statements = await shop.database.statements.during(() =>
      shop.graphql('{ a: cart { id } b: cart { id } c: orders { nodes { id } } }', { token }),
    )
    expect(statements.filter(({ sql }) => sql.includes('token_version'))).toHaveLength(1)
  })

  test("never gets another request's answer, with requests of many shoppers at once", async () => {
    const shoppers = await Promise.all(Array.from({ length: 10 }, () => createShopper(shop.db)))
    const answers = await Promise.all(
      shoppers.map(({ token }) =>
        shop.graphql<{ me: { email: string } }>('{ me { email } }', { token }),
      ),
    )
    expect(answers.map(({ data }) => data.me.email)).toEqual(shoppers.map(({ email }) => email))
  })
})

describe('A browser that opens /graphql', () => {
  const withPages = setUpShop({ pages: tinyPages })
  const open = (accept: string) =>
    withPages.app.inject({ method: 'GET', url: '/graphql', headers: { accept } })

  test('gets the page to explore it, with a policy that lets Apollo Sandbox in', async () => {
    const response = await open('text/html,*/*;q=0.8')
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toMatch(/^text\/html/)
    expect(response.body).toContain('Explorer')
    const policy = String(response.headers['content-security-policy'])
    expect(policy).toContain('frame-src https://sandbox.embed.apollographql.com')
    expect(policy.match(/script-src [^;]*/)?.[0]).not.toContain('unsafe-inline')
  })

  test('is no tool: that gets JSON', async () => {
    const response = await open('application/json')
    expect(response.statusCode).toBe(400)
    expect(response.headers['content-type']).toMatch(/^application\/json/)
  })
})
