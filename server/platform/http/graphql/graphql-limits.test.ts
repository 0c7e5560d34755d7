import { getIntrospectionQuery } from 'graphql'
import { describe, expect, test } from 'vitest'
import { createManyProducts, createShopper } from '../../../test/factories'
import { setUpShop } from '../../../test/shop'
import { GRAPHQL_LIMITS } from './graphql-limits'

const shop = setUpShop()

async function send(payload: unknown) {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  })
  return { status: response.statusCode, body: response.json() }
}

const repeat = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ')

const nested = (depth: number): string => (depth === 0 ? 'id' : `related { ${nested(depth - 1)} }`)

const FRAGMENT_BOMB = `{ products { nodes { ...f0 } } }
  ${repeat(20, (index) => `fragment f${index} on Product { ...f${index + 1} ...f${index + 1} }`)}
  fragment f20 on Product { id }`

describe('An expensive GraphQL request is rejected before it is executed', () => {
  test.each([
    ['depth', `{ product(id: 1) { ${nested(GRAPHQL_LIMITS.depth)} } }`, /depth limit/],
    [
      'depth in a fragment',
      `{ product(id: 1) { ...deep } } fragment deep on Product { ${nested(GRAPHQL_LIMITS.depth)} }`,
      /depth limit/,
    ],
    [
      'aliases that guess passwords',
      `mutation { ${repeat(
        GRAPHQL_LIMITS.aliases + 1,
        (index) =>
          `a${index}: login(input: { email: "a@example.com", password: "guess${index}" }) { token }`,
      )} }`,
      /[Aa]liases limit/,
    ],
    ['tokens', `{ ${repeat(GRAPHQL_LIMITS.tokens, () => '__typename')} }`, /token/],
    [
      'directives',
      `{ products ${repeat(1000, () => '@include(if: true)')} { totalCount } }`,
      /token/,
    ],
    [
      'cost',
      `{ products(first: 100) { nodes { related { related { related { id name price } } } } } }`,
      /at most 10000/,
    ],
    [
      'misspelt searches',
      `{ ${repeat(20, (index) => `a${index}: search(query: "samlon${index}") { isSimilar }`)} }`,
      /costs \d+; at most 10000/,
    ],
    [
      'searches in fragments',
      `{ ...a ...b ...c } ${repeat(
        3,
        (index) => `fragment ${'abc'[index]} on Query {
        s${index}: search(query: "samlon${index}") { isSimilar } }`,
      )}`,
      /costs \d+; at most 10000/,
    ],
    [
      'lists of words with their totals',
      `{ ${repeat(4, (index) => `a${index}: products(search: "toy") { totalCount }`)} }`,
      /costs \d+; at most 10000/,
    ],
    [
      'facets of searches without their totals',
      `{ ${repeat(2, (index) => `a${index}: search(query: "toy") { facets { attribute } }`)} }`,
      /costs \d+; at most 10000/,
    ],
    [
      'related products of many products',
      '{ products(first: 100) { nodes { related { related { id } } } } }',
      /costs \d+; at most 10000/,
    ],
    // Otherwise the first error would be about the unknown field.
    [
      'selections, before it is validated',
      `{ unknown ${repeat(GRAPHQL_LIMITS.selections, (index) => `a${index}: __typename`)} }`,
      /select at most 300 fields/,
    ],
    [
      'repeated fields, before it is validated',
      `{ unknown ${repeat(GRAPHQL_LIMITS.repetitions + 1, () => 'products { totalCount }')} }`,
      /repeated at most 10 times: "products"/,
    ],
    ['a fragment bomb', FRAGMENT_BOMB, /depth limit|number of nodes/],
    [
      'circular fragments',
      '{ product(id: 1) { ...a } } fragment a on Product { ...b } fragment b on Product { ...a }',
      /Cannot spread fragment/,
    ],
  ])('%s', async (_, query, message) => {
    let response: Awaited<ReturnType<typeof send>> | undefined
    const statements = await shop.database.statements.during(async () => {
      // The second time with what was cached for the first.
      await send({ query })
      response = await send({ query })
    })
    expect(response?.status).toBe(400)
    expect(response?.body.errors[0].message).toMatch(message)
    expect(response?.body.errors[0].extensions.code).not.toBe('INTERNAL_SERVER_ERROR')
    expect(statements).toEqual([])
  })

  test('cost by the number of ids', async () => {
    const query = `query ($ids: [ID!]!) { productsByIds(ids: $ids) {
      related { related { id name nameAr displayName price imageUrl quantityAvailable } } } }`
    const read = (count: number) => send({ query, variables: { ids: Array(count).fill(1) } })
    expect((await read(2)).status).toBe(200)
    expect((await read(20)).body.errors[0].message).toMatch(/costs \d+; at most 10000/)
  })

  test('cost by variables', async () => {
    const query = `query ($first: Int!) { products(first: $first) {
      nodes { related { related { id name price imageUrl } } } } }`
    expect((await send({ query, variables: { first: 100 } })).status).toBe(400)
    expect((await send({ query, variables: { first: 10 } })).status).toBe(200)
  })

  test('many operations in one request', async () => {
    const { status } = await send(Array.from({ length: 100 }, () => ({ query: '{ __typename }' })))
    expect(status).toBe(400)
  })

  test('a response above 4 MB', async () => {
    await shop.db.query(
      `INSERT INTO products (name, price_piastres, image_url)
       SELECT 'Toy ' || number, 100, '/' || repeat('a', 1990) FROM generate_series(1, 100) AS number`,
    )
    const pictures = (count: number) =>
      `{ products(first: 100) { nodes { imageUrl ${repeat(count, (index) => `a${index}: imageUrl`)} } } }`
    expect((await send({ query: pictures(5) })).body.errors).toBeUndefined()
    const { status, body } = await send({ query: pictures(20) })
    expect(status).toBe(400)
    expect(body.errors[0].message).toMatch(/response is longer than 4000000 characters/)
    expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT')
    expect(body.data).toBeUndefined()
  })

  test('a body above 100 kB', async () => {
    const query = `{ __typename } # ${'x'.repeat(100_000)}`
    expect((await send({ query })).status).toBe(413)
  })
})

describe('Ordinary requests are allowed', () => {
  test('such as introspection of the whole schema', async () => {
    const { status, body } = await send({ query: getIntrospectionQuery() })
    expect(status).toBe(200)
    expect(body.errors).toBeUndefined()
  })

  test('such as the largest page with all fields', async () => {
    await createManyProducts(shop.db, 3)
    const { token } = await createShopper(shop.db)
    const { errors } = await shop.graphql(
      `{ products(first: 100) { nodes { id name price imageUrl quantityAvailable related { id name price } }
         pageInfo { hasNextPage endCursor } } }`,
    )
    expect(errors).toBeUndefined()
    const other = await shop.graphql(
      `{ search(query: "food for small cats", first: 100) { nodes { id name price } totalCount } }`,
    )
    expect(other.errors).toBeUndefined()
    const orders = await shop.graphql(
      `{ orders(first: 100) { nodes { id total status items { id name price quantity }
         history { status changedAt } } } }`,
      { token },
    )
    expect(orders.errors).toBeUndefined()
  })
})
