import { createHash } from 'node:crypto'
import { serverAudits } from 'graphql-http'
import { describe, expect, test } from 'vitest'
import { createProduct, createShopper } from '../../../test/factories'
import { setUpShop } from '../../../test/shop'

const shop = setUpShop()

/**
 * Audits that Apollo Server fails on purpose: with `application/json` it responds with 400, not
 * 200, to an invalid document or variables, so that proxies and monitoring notice the failure.
 */
const EXPECTED_WARNINGS = ['572B', 'FDE2', '7B9B']

/**
 * Optional audits that fail because of the CSRF prevention: GET requests that other sites could
 * send.
 */
const EXPECTED_NOTICES = ['5A70', 'D6D5', '6A70']

const BATCH = 10

test('GraphQL over HTTP follows its specification', async () => {
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const audits = serverAudits({ url: `${address}/graphql` })
  const failed: string[] = []
  for (let start = 0; start < audits.length; start += BATCH) {
    const results = await Promise.all(audits.slice(start, start + BATCH).map(({ fn }) => fn()))
    for (const { status, id } of results) if (status !== 'ok') failed.push(`${status} ${id}`)
  }
  expect(audits.length).toBeGreaterThan(50)
  expect(failed.toSorted()).toEqual(
    [
      ...EXPECTED_WARNINGS.map((id) => `warn ${id}`),
      ...EXPECTED_NOTICES.map((id) => `notice ${id}`),
    ].toSorted(),
  )
})

describe('A persisted query', () => {
  const QUERY = '{ products { totalCount } }'

  function get(query: string, options: { readonly withText: boolean; readonly token?: string }) {
    const sha256Hash = createHash('sha256').update(query).digest('hex')
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } })
    const parameters = new URLSearchParams({ extensions, ...(options.withText && { query }) })
    return shop.app.inject({
      method: 'GET',
      url: `/graphql?${parameters}`,
      headers: {
        'apollo-require-preflight': 'true',
        ...(options.token && { authorization: `Bearer ${options.token}` }),
      },
    })
  }

  test('can be read with GET by its hash after its text was sent once', async () => {
    await createProduct(shop.db)
    const unknown = await get(QUERY, { withText: false })
    expect(unknown.json().errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND')
    const result = { data: { products: { totalCount: 1 } } }
    expect((await get(QUERY, { withText: true })).json()).toEqual(result)
    expect((await get(QUERY, { withText: false })).json()).toEqual(result)
  })

  test('cannot be a mutation', async () => {
    const { token } = await createShopper(shop.db)
    const mutation = 'mutation { addToCart(productId: 1) { userErrors { message } } }'
    expect((await get(mutation, { withText: true, token })).statusCode).toBe(405)
  })

  test('is rejected without the CSRF header', async () => {
    const response = await shop.app.inject({ method: 'GET', url: `/graphql?query=${QUERY}` })
    expect(response.statusCode).toBe(400)
  })
})
