import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ENTITIES } from '../../../app/features'
import { type Cluster, startCluster } from '../../../test/cluster'
import { eventually } from '../../../test/eventually'
import { createAdmin, createProduct, createShopper, type TestUser } from '../../../test/factories'
import { hasServer } from '../../../test/proxied-shop'
import { onDatabase } from '../../../test/server-database'
import { createTestApp } from '../../../test/shop'
import { startTcpProxy, type TcpProxy } from '../../../test/tcp-proxy'
import { type Connected, openDatabase } from '../open'
import { replicasOf } from './replicas'

/** Only with DATABASE_URL: the embedded database has no replicas. */
describe.skipIf(!hasServer)('A shop with a replica', () => {
  let primary: Cluster
  let standby: Cluster
  let proxy: TcpProxy
  let connected: Connected
  let app: FastifyInstance
  let admin: TestUser
  let shopper: TestUser
  const logged: Record<string, unknown>[] = []

  beforeAll(async () => {
    const settings = { log_statement: 'all' }
    primary = await startCluster({ settings })
    standby = await startCluster({ primary, settings })
    proxy = await startTcpProxy('127.0.0.1', standby.port)
    const replicaUrl = Object.assign(new URL(standby.url), { port: String(proxy.port) }).href
    const env = {
      databaseUrl: primary.url,
      databaseReplicaUrls: [replicaUrl],
      databasePoolSize: 5,
      dataDir: '',
    }
    // Far beyond the time limit of a test: a replica is given up by the shop's own decision.
    const limits = { statementMilliseconds: 600_000, idleSocketMilliseconds: 600_000 }
    connected = await openDatabase(env, { entities: ENTITIES, limits })
    const { manager: db } = connected.dataSource
    admin = await createAdmin(db)
    shopper = await createShopper(db)
  }, 120_000)
  beforeEach(async () => {
    app = await createTestApp(connected, {
      env: { logLevel: 'info' },
      logStream: { write: (line) => void logged.push(JSON.parse(line)) },
    })
  })
  afterEach(() => app.close())
  afterAll(async () => {
    await connected?.close()
    await proxy?.cut()
    await standby?.remove()
    await primary?.remove()
  })

  const isUsed = () => replicasOf(connected.dataSource)?.states.some((state) => state.isUsed)
  const untilUsed = () => eventually(() => expect(isUsed()).toBe(true))

  /** Runs some work, and returns the statements about products that each server has run for it. */
  async function readsDuring(work: () => Promise<unknown>) {
    const logOf = ({ folder }: Cluster) => readFileSync(join(folder, 'log'), 'utf8')
    const before = [primary, standby].map((cluster) => logOf(cluster).length)
    await work()
    const [onPrimary, onReplica] = [primary, standby].map((cluster, index) =>
      logOf(cluster)
        .slice(before[index])
        .split(/ LOG: /)
        .filter((entry) => /FROM\s+(?:\(|products)/.test(entry)),
    )
    return { primary: onPrimary?.length, replica: onReplica?.length }
  }

  const get = async (path: string, token?: string) => {
    const headers = {
      accept: 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const response = await app.inject({ url: path, headers })
    expect(response.statusCode).toBe(200)
    return response.json()
  }
  const setPrice = async (id: number, price: number) => {
    const response = await app.inject({
      method: 'POST',
      url: `/updateproduct/${id}`,
      headers: { authorization: `Bearer ${admin.token}` },
      payload: { name: `Product ${id}`, price, image_url: '/pictures/product.svg' },
    })
    expect(response.statusCode).toBe(200)
  }
  const onReplica = (sql: string) => onDatabase(standby.url, (client) => client.query(sql))
  const metric = async () => {
    const { body } = await app.inject({ url: '/metrics' })
    return /^database_replica_in_use\{replica="127\.0\.0\.1:\d+"\} (\d)$/m.exec(body)?.[1]
  }
  const addProduct = async () => (await createProduct(connected.dataSource.manager)).id

  test('reads products, lists and searches from it', async () => {
    const id = await addProduct()
    await untilUsed()
    for (const path of [`/products/${id}`, '/products']) {
      const reads = await readsDuring(() => get(path))
      expect(reads, path).toEqual({ primary: 0, replica: expect.any(Number) })
      expect(reads.replica, path).toBeGreaterThan(0)
    }
    const payload = { query: '{ search(query: "produkt") { nodes { id } } }' }
    const search = () => app.inject({ method: 'POST', url: '/graphql', payload })
    // The words of all names are read from the primary.
    expect((await readsDuring(search)).replica).toBeGreaterThan(0)
  })

  test('reads carts, accounts and what was just written from the primary', async () => {
    const id = await addProduct()
    await untilUsed()
    const add = async () => {
      const response = await app.inject({
        method: 'POST',
        url: `/cart/${id}`,
        headers: { authorization: `Bearer ${shopper.token}` },
        payload: { quantity: 2 },
      })
      expect(response.statusCode).toBe(201)
      expect(await get('/cartpage', shopper.token)).toMatchObject({ cartItems: [{ quantity: 2 }] })
      await get('/profile', shopper.token)
      await get('/orders', shopper.token)
    }
    const { primary: onPrimary } = await readsDuring(add)
    expect(onPrimary).toBeGreaterThan(0)
    expect(readFileSync(join(standby.folder, 'log'), 'utf8')).not.toMatch(
      /FROM\s+(?:cart|users|orders)/,
    )
  })

  test('leaves it out while it is behind: nobody sees or caches an outdated response', async () => {
    const id = await addProduct()
    await setPrice(id, 10)
    await untilUsed()
    expect(await get(`/products/${id}`)).toMatchObject({ price: 10 })
    await onReplica('SELECT pg_wal_replay_pause()')
    for (const price of [20, 30]) {
      await setPrice(id, price)
      const reads = await readsDuring(async () => {
        expect(await get(`/products/${id}`)).toMatchObject({ price })
      })
      expect(reads).toEqual({ primary: 1, replica: 0 })
    }
    // Cached at the new version, which the replica does not have.
    expect(await readsDuring(() => get(`/products/${id}`))).toEqual({ primary: 0, replica: 0 })
    expect(isUsed()).toBe(false)
    expect(await metric()).toBe('0')
    await eventually(() =>
      expect(logged).toContainEqual(
        expect.objectContaining({ msg: 'A replica of the database is behind, and is left out' }),
      ),
    )
    await onReplica('SELECT pg_wal_replay_resume()')
    await untilUsed()
    const other = await addProduct()
    await untilUsed()
    expect(await metric()).toBe('1')
    expect(await readsDuring(() => get(`/products/${other}`))).toEqual({ primary: 0, replica: 1 })
    expect(await get(`/products/${id}`)).toMatchObject({ price: 30 })
    await eventually(() =>
      expect(logged).toContainEqual(
        expect.objectContaining({ msg: 'A replica of the database is used again' }),
      ),
    )
  })

  test('answers from the primary while it is down, and uses it once it is back', async () => {
    const ids = [await addProduct(), await addProduct(), await addProduct()]
    await untilUsed()
    await standby.stop('immediate')
    // The first read may fail there, and is repeated.
    for (const id of ids) expect(await get(`/products/${id}`)).toMatchObject({ id })
    await eventually(() => expect(isUsed()).toBe(false))
    await standby.start()
    await untilUsed()
    const id = await addProduct()
    await untilUsed()
    expect(await readsDuring(() => get(`/products/${id}`))).toEqual({ primary: 0, replica: 1 })
  })

  test('does not wait for it when it stops responding', async () => {
    const id = await addProduct()
    await untilUsed()
    const resume = proxy.stall()
    expect(await get(`/products/${id}`)).toMatchObject({ id })
    expect(isUsed()).toBe(false)
    resume()
    await untilUsed()
  })
})
