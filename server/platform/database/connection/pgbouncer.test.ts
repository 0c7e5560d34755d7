import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  onTestFinished,
  test,
} from 'vitest'
import { ENTITIES } from '../../../app/features'
import { ProductEntity } from '../../../catalogue/products/product.entity'
import {
  createAdmin,
  createProduct,
  createProducts,
  createShopper,
  type TestUser,
} from '../../../test/factories'
import { expectConsistentDatabase } from '../../../test/invariants'
import { type PgBouncer, startPgBouncer } from '../../../test/pgbouncer'
import { hasServer, restCheckoutOf } from '../../../test/proxied-shop'
import { realPages } from '../../../test/real-pages'
import { createDatabase, dropDatabase } from '../../../test/server-database'
import { createTestApp } from '../../../test/shop'
import { startTcpProxy, type TcpProxy } from '../../../test/tcp-proxy'
import { startTransactionPooler } from '../../../test/transaction-pooler'
import { type Connected, connect, openDatabase } from '../open'

const source = inject('testDatabase')
const template = 'template' in source ? source.template : ''
const serverUrl = () => Object.assign(new URL(template), { pathname: '/postgres' }).href

/** Fewer than the shop has, so that each transaction gets another one. */
const POOL_SIZE = 3

/** Only with DATABASE_URL: the embedded database has no pooler. */
describe.skipIf(!hasServer)('Through pgbouncer in transaction mode', () => {
  let url: string
  let pooler: PgBouncer
  /** The direct connection, which notifications arrive on. */
  let notifications: TcpProxy
  let connected: Connected
  let app: FastifyInstance
  let shopper: TestUser
  let admin: TestUser

  beforeAll(async () => {
    url = await createDatabase(serverUrl(), template)
    pooler = await startPgBouncer(url, { poolSize: POOL_SIZE })
    const { hostname, port } = new URL(url)
    notifications = await startTcpProxy(hostname, Number(port || 5432))
    const direct = Object.assign(new URL(url), { host: `127.0.0.1:${notifications.port}` })
    connected = await connect(
      { url: pooler.url, directUrl: direct.href },
      { poolSize: 10, entities: ENTITIES },
    )
    shopper = await createShopper(connected.dataSource.manager)
    admin = await createAdmin(connected.dataSource.manager)
  })
  beforeEach(async () => {
    app = await createTestApp(connected, { pages: realPages })
  })
  afterEach(() => app.close())
  afterAll(async () => {
    await connected?.close()
    await notifications?.cut()
    await pooler?.stop()
    if (url) await dropDatabase(url)
  })

  const send = (
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    { token, payload, key }: { token?: string; payload?: object; key?: string } = {},
  ) =>
    app.inject({
      method,
      url: path,
      headers: {
        accept: payload || token ? 'application/json' : 'text/html',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(payload && { payload }),
    })

  test('pages, lists and searches are served, many at once', async () => {
    const { manager: db } = connected.dataSource
    await createProducts(
      db,
      Array.from({ length: 30 }, (_, index) => `Cat dry food Salmon ${index} kg`),
    )
    const query = (text: string) => send('POST', '/graphql', { payload: { query: text } })
    const requests = ['salmon', 'salmon food', 'samlon', 'dry 7', 'cat foods'].flatMap((words) => [
      () => query(`{ search(query: "${words}") { nodes { name } totalCount } }`),
      () =>
        query(
          `{ products(category: CAT_DRY_FOOD, sort: NAME_ASC, search: "${words}") { totalCount } }`,
        ),
      () => query(`{ products(first: ${words.length}) { nodes { id name } } }`),
      () => send('GET', `/search?q=${encodeURIComponent(words)}`),
      () => send('GET', '/catdryfood'),
      () => send('GET', '/'),
    ])
    const responses = await Promise.all([...requests, ...requests].map((request) => request()))
    for (const response of responses) {
      expect(response.statusCode, response.body.slice(0, 500)).toBe(200)
      expect(response.body.includes('"errors"')).toBe(false)
    }
    const { data } = (await query('{ search(query: "samlon") { nodes { name } } }')).json()
    expect(data.search.nodes.length).toBeGreaterThan(0)
  })

  test('each order is placed once, whichever connection its transaction gets', async () => {
    const { manager: db } = connected.dataSource
    const body = restCheckoutOf(await createProduct(db, { stock: 500 }))
    const keys = Array.from({ length: 40 }, () => randomUUID())
    const order = (key: string) =>
      send('POST', '/checkout', { token: shopper.token, payload: body, key })
    const responses = await Promise.all([...keys, ...keys].map(order))
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(new Set(responses.map((response) => response.json().id)).size).toBe(keys.length)
    const [row] = await db.query('SELECT count(*)::int AS orders FROM orders')
    expect(row).toEqual({ orders: keys.length })
    await expectConsistentDatabase(db)
  })

  test('the author of a change to a product sees it in the next response, before any notification', async () => {
    const { manager: db } = connected.dataSource
    const { id } = await createProduct(db)
    const resume = notifications.stall()
    onTestFinished(resume)
    for (const price of [10, 20, 30]) {
      await app.inject({ url: `/products/${id}` })
      const payload = { name: 'Ball', price, image_url: '/pictures/product.svg' }
      const changed = await send('POST', `/updateproduct/${id}`, { token: admin.token, payload })
      expect(changed.statusCode).toBe(200)
      const response = await app.inject({ url: `/products/${id}` })
      expect(response.json()).toMatchObject({ price })
    }
    // In a statement that is a transaction of its own, too.
    await db.update(ProductEntity, id, { pricePiastres: 4_000 })
    expect((await app.inject({ url: `/products/${id}` })).json()).toMatchObject({ price: 40 })
  })

  test('events of orders reach the open admin pages', async () => {
    const { manager: db } = connected.dataSource
    const body = restCheckoutOf(await createProduct(db))
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const abort = new AbortController()
    onTestFinished(() => abort.abort())
    const events = await fetch(`http://127.0.0.1:${port}/adminorder/events`, {
      headers: { authorization: `Bearer ${admin.token}` },
      signal: abort.signal,
    })
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader()
    await reader?.read()
    const { statusCode } = await send('POST', '/checkout', {
      token: shopper.token,
      payload: body,
      key: randomUUID(),
    })
    expect(statusCode).toBe(201)
    let text = ''
    while (!text.includes('orderPlaced')) text += (await reader?.read())?.value ?? ''
    expect(text).toMatch(/event: orderPlaced/)
  })

  test('statements are limited in time by the pooler, and no notice is needed', async () => {
    const settings = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
    const rows = await connected.dataSource.query(
      'SELECT current_setting(name) AS value FROM unnest($1::text[]) AS name',
      [settings],
    )
    expect(rows).toEqual([{ value: '15s' }, { value: '5s' }, { value: '15s' }])
    expect(connected.notices).toEqual([])
  })

  test('a start without DATABASE_DIRECT_URL says that it is needed', async () => {
    const connecting = connect({ url: pooler.url }, { poolSize: 2 })
    await expect(connecting).rejects.toThrow(/transaction or statement mode.*DATABASE_DIRECT_URL/)
  })

  test('a start says when the direct connection leads to another database', async () => {
    const other = await createDatabase(serverUrl(), template)
    onTestFinished(() => dropDatabase(other))
    const limits = { connectMilliseconds: 1_000 }
    const connecting = connect({ url: pooler.url, directUrl: other }, { poolSize: 2, limits })
    await expect(connecting).rejects.toThrow(/do not arrive at DATABASE_DIRECT_URL/)
  })

  test('a pool in statement mode is refused, and one without limits is named', async () => {
    const statements = await startPgBouncer(url, {
      poolSize: POOL_SIZE,
      settings: { pool_mode: 'statement' },
    })
    onTestFinished(() => statements.stop())
    const connecting = connect({ url: statements.url, directUrl: url }, { poolSize: 2 })
    await expect(connecting).rejects.toThrow(/pooler in statement mode.*pool_mode = transaction/)

    const unlimited = await startTransactionPooler(url, { size: 3 })
    const { notices, close } = await connect({ url: unlimited, directUrl: url }, { poolSize: 2 })
    expect(notices).toEqual([expect.stringContaining('deploy/pgbouncer.ini')])
    await close()
  })

  test('an empty database is migrated over the direct connection', async () => {
    const empty = await createDatabase(serverUrl())
    onTestFinished(() => dropDatabase(empty))
    const pool = await startPgBouncer(empty, { poolSize: POOL_SIZE })
    onTestFinished(() => pool.stop())
    const env = {
      databaseUrl: pool.url,
      databaseDirectUrl: empty,
      databasePoolSize: 2,
      dataDir: '',
    }
    const { dataSource, close } = await openDatabase(env, { entities: ENTITIES })
    expect(await dataSource.query('SELECT count(*)::int AS products FROM products')).toEqual([
      { products: 0 },
    ])
    await close()
  })
})
