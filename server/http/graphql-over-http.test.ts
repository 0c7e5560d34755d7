import { createHash } from 'node:crypto'
import { serverAudits } from 'graphql-http'
import { describe, expect, test } from 'vitest'
import { createProduct, createShopper } from '../test/factories'
import { setUpShop } from '../test/shop'

const shop = setUpShop()

/**
 * What Apollo Server declines: with `application/json` it answers 400, not 200, to a document or
 * variables that cannot be run, so that proxies and monitors see that nothing was.
 */
const DECLINED = ['572B', 'FDE2', '7B9B']

/** What is optional, and refused here: a GET that another site's page could send unasked. */
const OPTIONAL = ['5A70', 'D6D5', '6A70']

const BATCH = 10

test('GraphQL over HTTP is as its specification says', async () => {
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const audits = serverAudits({ url: `${address}/graphql` })
  const failed: string[] = []
  for (let start = 0; start < audits.length; start += BATCH) {
    const results = await Promise.all(audits.slice(start, start + BATCH).map(({ fn }) => fn()))
    for (const { status, id } of results) if (status !== 'ok') failed.push(`${status} ${id}`)
  }
  expect(audits.length).toBeGreaterThan(50)
  expect(failed.toSorted()).toEqual(
    [...DECLINED.map((id) => `warn ${id}`), ...OPTIONAL.map((id) => `notice ${id}`)].toSorted(),
  )
})

describe('A persisted query', () => {
  const QUERY = '{ products { totalCount } }'

  function get(query: string, options: { readonly isWhole: boolean; readonly token?: string }) {
    const sha256Hash = createHash('sha256').update(query).digest('hex')
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } })
    const parameters = new URLSearchParams({ extensions, ...(options.isWhole && { query }) })
    return shop.app.inject({
      method: 'GET',
      url: `/graphql?${parameters}`,
      headers: {
        'apollo-require-preflight': 'true',
        ...(options.token && { authorization: `Bearer ${options.token}` }),
      },
    })
  }

  test('is read with GET by its hash once it was sent whole', async () => {
    await createProduct(shop.db)
    const unknown = await get(QUERY, { isWhole: false })
    expect(unknown.json().errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND')
    const answer = { data: { products: { totalCount: 1 } } }
    expect((await get(QUERY, { isWhole: true })).json()).toEqual(answer)
    expect((await get(QUERY, { isWhole: false })).json()).toEqual(answer)
  })

  test('that changes something is refused with GET', async () => {
    const { token } = await createShopper(shop.db)
    const mutation = 'mutation { addToCart(productId: 1) { userErrors { message } } }'
    expect((await get(mutation, { isWhole: true, token })).statusCode).toBe(405)
  })

  test('of another site, without the header that no form can send, is refused', async () => {
    const answer = await shop.app.inject({ method: 'GET', url: `/graphql?query=${QUERY}` })
    expect(answer.statusCode).toBe(400)
  })
})
