import { once } from 'node:events'
import { sampleProducts } from '../server/test/sample-products'
import { onDatabase } from '../server/test/server-database'
import { createProduct, createShopper, graphql, newAddress, send, signInAsAdmin } from './api'
import { startBalancer } from './balancer'
import { expectOrders, startBuyers } from './buying'
import { type Replicas, type ShopServer, startReplicas } from './shop-server'
import { expect, test } from './test'

const SERVERS = 3
const BUYERS = 6
const MIN_ORDERS = 20
const REQUEST_LIMIT = 30

const SETTINGS = {
  NODE_ENV: 'production',
  JWT_SECRET: 'the same secret for all servers of 1 shop',
  PUBLIC_URL: 'http://localhost',
  DRAIN_SECONDS: '0',
  TRUST_PROXY: '1',
}

/** The same things in words that are typed, mistyped, in other letters or synonyms, and one that no product has. */
const SEARCHES = [
  'lether coler',
  'leather coler',
  'leather collar',
  'لعبة قطة',
  'la3ba lel 2otta',
  'cat toy',
  'kitten kibblex',
  'sand cat',
  'رمل قطط',
]

const SEARCH = `query ($query: String!, $filter: ProductFilter, $sort: ProductListSort) {
  search(query: $query, first: 3, filter: $filter, sort: $sort) {
    totalCount isSimilar leftOut nodes { id } categories { path } } }`

// Several servers need a shared database, and Redis for shared counters.
test.skip(
  !process.env.DATABASE_URL || !process.env.REDIS_URL,
  'needs DATABASE_URL and REDIS_URL: several servers share both',
)

test.describe('Three servers behind a proxy', () => {
  let replicas: Replicas
  let servers: readonly ShopServer[]
  let adminToken: string

  test.beforeAll(async () => {
    replicas = await startReplicas(SERVERS, SETTINGS)
    ;({ servers } = replicas)
    adminToken = await signInAsAdmin(servers[0]?.url ?? '')
  })
  test.afterAll(() => replicas.stop())

  test('migrate and seed an empty database once when they start at the same time', async () => {
    const { databaseUrl } = replicas
    const { rows } = await onDatabase(databaseUrl, (client) =>
      client.query(`SELECT (SELECT count(*)::int FROM products) AS products,
         (SELECT count(DISTINCT name)::int FROM products) AS names,
         (SELECT count(*)::int FROM users WHERE role = 'admin') AS admins,
         (SELECT count(*) = count(DISTINCT name) FROM migrations) AS migrated_once`),
    )
    expect(rows).toEqual([
      {
        products: sampleProducts.length,
        names: sampleProducts.length,
        admins: 1,
        migrated_once: true,
      },
    ])
  })

  test('show a changed price', async () => {
    const read = (server: ShopServer) =>
      Promise.all([
        send(`${server.url}/products/1`, 'GET').then(({ body }) => Number(body.price)),
        fetch(`${server.url}/productdetails/1`, { headers: { accept: 'text/html' } }).then(
          // The offer of this product, as opposed to those of its other sizes.
          async (page) =>
            Number(/productdetails\/1","price":"([\d.]+)/.exec(await page.text())?.[1]),
        ),
      ])
    for (const price of [1234.5, 2345, 3456.75]) {
      await Promise.all(servers.map(read))
      const { product } = await graphql<{ product: { name: string; imageUrl: string } }>(
        servers[0]?.url ?? '',
        adminToken,
        '{ product(id: 1) { name imageUrl } }',
      )
      const { status } = await send(`${servers[1]?.url}/updateproduct/1`, 'POST', {
        token: adminToken,
        body: { name: product.name, price, image_url: product.imageUrl },
      })
      expect(status).toBe(200)
      await expect(async () => {
        expect(await Promise.all(servers.map(read))).toEqual(servers.map(() => [price, price]))
      }).toPass({ intervals: [10] })
    }
  })

  test('find the same, whatever each of them was asked before', async () => {
    const asked = SEARCHES.flatMap((query) => [
      { query },
      { query, filter: { animals: ['CAT'] } },
      { query, sort: 'PRICE_ASC' },
    ])
    const answersOf = async ({ url }: ShopServer, order: readonly object[]) => {
      const answers = new Map<string, unknown>()
      // One after the other: what was asked before must not matter.
      for (const variables of order) {
        const { body } = await send(`${url}/graphql`, 'POST', {
          body: { query: SEARCH, variables },
        })
        answers.set(JSON.stringify(variables), body.data)
      }
      return asked.map((variables) => answers.get(JSON.stringify(variables)))
    }
    const orders = [asked, asked.toReversed(), asked.toSorted(() => Math.random() - 0.5)]
    const answers = await Promise.all(
      servers.map((server, index) => answersOf(server, orders[index] ?? asked)),
    )
    const [first] = answers
    for (const answer of first ?? []) expect(answer).toHaveProperty('search.totalCount')
    for (const others of answers) expect(others).toEqual(first)
    // What is cached by then is the same, too.
    for (const server of servers) expect(await answersOf(server, asked)).toEqual(first)
  })

  test('keep every item of a cart that is filled through all of them at once', async () => {
    const token = await createShopper(servers[0]?.url ?? '')
    const products = [2, 3, 4, 5]
    const responses = await Promise.all(
      products.flatMap((id) =>
        Array.from({ length: 6 }, (_, index) =>
          send(`${servers[index % SERVERS]?.url}/cart/${id}`, 'POST', {
            token,
            body: { quantity: 1 },
          }),
        ),
      ),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
    for (const { url } of servers) {
      const { body } = await send(`${url}/cartpage`, 'GET', { token })
      const lines = body.cartItems as { id: number; quantity: number }[]
      expect(lines.map(({ id, quantity }) => [id, quantity]).toSorted()).toEqual(
        products.map((id) => [id, 6]),
      )
    }
  })

  test('lose no confirmed order when one of them is killed', async () => {
    const [first, ...others] = servers
    const product = await createProduct(others[0]?.url ?? '', adminToken, {
      name: 'Toy',
      price: 25,
    })
    const balancer = await startBalancer(servers.map(({ url }) => url))
    const tokens = await Promise.all(
      Array.from({ length: BUYERS }, () => createShopper(balancer.url)),
    )
    const buyers = startBuyers(() => balancer.url, tokens, product)
    await buyers.confirmMore(MIN_ORDERS)
    first?.process.kill('SIGKILL')
    if (first) await once(first.process, 'exit')
    await buyers.confirmMore(MIN_ORDERS)
    await buyers.stop()
    expect([...buyers.statuses.keys()].filter((status) => status !== 0)).toEqual([201])
    await expectOrders(others[0]?.url ?? '', adminToken, product, buyers.confirmed)
    await balancer.close()
  })
})

test('Servers that share Redis count requests and failed logins together', async () => {
  const replicas = await startReplicas(SERVERS, {
    ...SETTINGS,
    SEED: 'none',
    REDIS_URL: process.env.REDIS_URL ?? '',
    RATE_LIMIT_PER_MINUTE: String(REQUEST_LIMIT),
  })
  const urlOf = (attempt: number) => replicas.servers[attempt % SERVERS]?.url
  const address = newAddress()
  for (let attempt = 0; attempt < REQUEST_LIMIT + SERVERS; attempt += 1) {
    const { status } = await fetch(`${urlOf(attempt)}/products`, {
      headers: { 'x-forwarded-for': address },
    })
    expect(status, `request ${attempt}`).toBe(attempt < REQUEST_LIMIT ? 200 : 429)
  }

  const guesser = newAddress()
  for (let attempt = 0; attempt < 10 + SERVERS; attempt += 1) {
    const { status } = await fetch(`${urlOf(attempt)}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': guesser },
      body: JSON.stringify({ email: 'nobody@example.com', password: 'wrong1' }),
    })
    expect(status, `guess ${attempt}`).toBe(attempt < 10 ? 401 : 429)
  }
  await replicas.stop()
})
