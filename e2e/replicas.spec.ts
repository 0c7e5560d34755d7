import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { onDatabase } from '../server/test/server-database'
import { createProduct, createShopper, graphql, send, signInAsOwner } from './api'
import { startBalancer } from './balancer'
import { expectOrders, startBuying } from './buying'
import { type Replicas, type ShopServer, startReplicas } from './shop-server'
import { expect, test } from './test'

const SERVERS = 3
const BUYERS = 6
const ORDERS_AROUND = 20
const LIMIT = 30
// What is asked later than this after a change is answered with it, by every server.
const AGREEMENT_MILLISECONDS = 1_000

const SETTINGS = {
  NODE_ENV: 'production',
  JWT_SECRET: 'the same secret for all servers of 1 shop',
  PUBLIC_URL: 'http://localhost',
  TRUST_PROXY: 'true',
}

// The embedded database belongs to one process, and Redis is what the servers count in together.
test.skip(
  !process.env.DATABASE_URL || !process.env.REDIS_URL,
  'needs DATABASE_URL and REDIS_URL: several servers share both',
)

test.describe('Three servers behind a proxy', () => {
  let replicas: Replicas
  let servers: readonly ShopServer[]
  let owner: string

  test.beforeAll(async () => {
    replicas = await startReplicas(SERVERS, SETTINGS)
    ;({ servers } = replicas)
    owner = await signInAsOwner(servers[0]?.url ?? '')
  })
  test.afterAll(() => replicas.stop())

  test('that start at once on an empty database migrate and fill it once', async () => {
    const { databaseUrl } = replicas
    const { rows } = await onDatabase(databaseUrl, (client) =>
      client.query(`SELECT (SELECT count(*)::int FROM products) AS products,
         (SELECT count(DISTINCT name)::int FROM products) AS names,
         (SELECT count(*)::int FROM users WHERE role = 'admin') AS owners,
         (SELECT count(*) = count(DISTINCT name) FROM migrations) AS migrated_once`),
    )
    expect(rows).toEqual([{ products: 150, names: 150, owners: 1, migrated_once: true }])
  })

  test('agree on a new price within a second', async () => {
    const read = (server: ShopServer) =>
      Promise.all([
        send(`${server.url}/products/1`, 'GET').then(({ body }) => Number(body.price)),
        fetch(`${server.url}/productdetails/1`, { headers: { accept: 'text/html' } }).then(
          async (page) => Number(/"price":"?([\d.]+)/.exec(await page.text())?.[1]),
        ),
      ])
    for (const price of [1234.5, 2345, 3456.75]) {
      await Promise.all(servers.map(read))
      const { product } = await graphql<{ product: { name: string; imageUrl: string } }>(
        servers[0]?.url ?? '',
        owner,
        '{ product(id: 1) { name imageUrl } }',
      )
      const { status } = await send(`${servers[1]?.url}/updateproduct/1`, 'POST', {
        token: owner,
        body: { name: product.name, price, image_url: product.imageUrl },
      })
      expect(status).toBe(200)
      const changedAt = performance.now()
      let askedAt = changedAt
      let lastStaleAt = changedAt
      await expect(async () => {
        lastStaleAt = askedAt
        askedAt = performance.now()
        expect(await Promise.all(servers.map(read))).toEqual(servers.map(() => [price, price]))
      }).toPass({ intervals: [10], timeout: 20_000 })
      expect(lastStaleAt - changedAt).toBeLessThan(AGREEMENT_MILLISECONDS)
    }
  })

  test('keep every piece of a cart that is filled through all of them at once', async () => {
    const token = await createShopper(servers[0]?.url ?? '')
    const products = [2, 3, 4, 5]
    const answers = await Promise.all(
      products.flatMap((id) =>
        Array.from({ length: 6 }, (_, turn) =>
          send(`${servers[turn % SERVERS]?.url}/cart/${id}`, 'POST', {
            token,
            body: { quantity: 1 },
          }),
        ),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    for (const { url } of servers) {
      const { body } = await send(`${url}/cartpage`, 'GET', { token })
      const lines = body.cartItems as { id: number; quantity: number }[]
      expect(lines.map(({ id, quantity }) => [id, quantity]).toSorted()).toEqual(
        products.map((id) => [id, 6]),
      )
    }
  })

  test('one of which is killed while orders come in lose none that was confirmed', async () => {
    const [first, ...others] = servers
    const product = await createProduct(others[0]?.url ?? '', owner, { name: 'Toy', price: 25 })
    const balancer = await startBalancer(servers.map(({ url }) => url))
    const tokens = await Promise.all(
      Array.from({ length: BUYERS }, () => createShopper(balancer.url)),
    )
    const buying = startBuying(() => balancer.url, tokens, product)
    await expect.poll(() => buying.confirmed.size).toBeGreaterThan(ORDERS_AROUND)
    first?.process.kill('SIGKILL')
    if (first) await once(first.process, 'exit')
    const soFar = buying.confirmed.size
    await expect.poll(() => buying.confirmed.size).toBeGreaterThan(soFar + ORDERS_AROUND)
    await buying.stop()
    expect([...buying.statuses.keys()].filter((status) => status !== 0)).toEqual([201])
    await expectOrders(others[0]?.url ?? '', owner, product, buying.confirmed)
    await balancer.close()
  })
})

test('Three servers with one Redis count requests, and failed logins, together', async () => {
  const replicas = await startReplicas(SERVERS, {
    ...SETTINGS,
    SEED: 'none',
    REDIS_URL: process.env.REDIS_URL ?? '',
    RATE_LIMIT_PER_MINUTE: String(LIMIT),
  })
  // Counts of runs before are of other addresses.
  const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  const serverOf = (turn: number) => replicas.servers[turn % SERVERS]?.url
  const address = newAddress()
  for (let turn = 0; turn < LIMIT + SERVERS; turn += 1) {
    const { status } = await fetch(`${serverOf(turn)}/products`, {
      headers: { 'x-forwarded-for': address },
    })
    expect(status, `request ${turn}`).toBe(turn < LIMIT ? 200 : 429)
  }

  const guesser = newAddress()
  for (let turn = 0; turn < 10 + SERVERS; turn += 1) {
    const { status } = await fetch(`${serverOf(turn)}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': guesser },
      body: JSON.stringify({ email: 'nobody@example.com', password: 'wrong1' }),
    })
    expect(status, `guess ${turn}`).toBe(turn < 10 ? 401 : 429)
  }
  await replicas.stop()
})
