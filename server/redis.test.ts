import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connectToRedis } from './redis'
import { createShopper, PASSWORD } from './test/factories'
import { setUpShop, type TestShop } from './test/shop'

const REDIS_URL = process.env.REDIS_URL ?? ''

/** Stands between the shop and Redis, and can be cut. */
async function startWire() {
  const { hostname, port } = new URL(REDIS_URL)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port || 6379), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
    }
    near.pipe(far).pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** With REDIS_URL only: there is no Redis that npm could bring along. */
describe.skipIf(!REDIS_URL)('Servers with one Redis', () => {
  let wire: Awaited<ReturnType<typeof startWire>>
  let address: string
  const clients: Redis[] = []

  const connectThroughWire = () => {
    const redis = connectToRedis(wire.url)
    redis.on('error', () => {})
    clients.push(redis)
    return redis
  }
  const options = { env: { rateLimitPerMinute: 20 }, redis: connectThroughWire }

  beforeAll(async () => {
    wire = await startWire()
  })
  const [here, there] = [setUpShop(options), setUpShop(options)]
  beforeEach(async () => {
    // Counts of other tests, and of runs before, are of other addresses.
    address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
    await Promise.all(
      clients.filter(({ status }) => status !== 'ready').map((one) => once(one, 'ready')),
    )
  })
  afterEach(() => {
    for (const client of clients.splice(0)) client.disconnect()
  })
  afterAll(() => wire.cut())

  const ask = (shop: TestShop) =>
    shop.app.inject({ method: 'GET', url: '/products', remoteAddress: address })
  const signIn = (shop: TestShop, email: string, password: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/login',
      payload: { email, password },
      remoteAddress: address,
    })

  test('count requests together', async () => {
    for (let count = 0; count < 10; count += 1) {
      expect((await ask(here)).statusCode).toBe(200)
      expect((await ask(there)).statusCode).toBe(200)
    }
    expect((await ask(here)).statusCode).toBe(429)
    expect((await ask(there)).statusCode).toBe(429)
  })

  test('count failed logins together', async () => {
    const { email } = await createShopper(here.db)
    for (let count = 0; count < 5; count += 1) {
      expect((await signIn(here, email, 'wrong1')).statusCode).toBe(401)
      expect((await signIn(there, email, 'wrong1')).statusCode).toBe(401)
    }
    expect((await signIn(here, email, PASSWORD)).statusCode).toBe(429)
  })

  test('go on, each by itself, when it goes away', async () => {
    const { email } = await createShopper(here.db)
    expect((await ask(here)).statusCode).toBe(200)
    wire.cut()
    expect((await ask(here)).statusCode).toBe(200)
    expect((await signIn(here, email, PASSWORD)).statusCode).toBe(200)
    for (let count = 0; count < 10; count += 1) await signIn(here, email, 'wrong1')
    expect((await signIn(here, email, PASSWORD)).statusCode).toBe(429)
  })
})
