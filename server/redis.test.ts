import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import type { Redis } from 'ioredis'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connectToRedis } from './redis'
import { createShopper, PASSWORD } from './test/factories'
import { setUpShop, type TestShop } from './test/shop'
import { layWire, type Wire } from './test/wire'

const REDIS_URL = process.env.REDIS_URL ?? ''

/** With REDIS_URL only: there is no Redis that npm could bring along. */
describe.skipIf(!REDIS_URL)('Servers with one Redis', () => {
  let wire: Wire
  let address: string
  const clients: Redis[] = []

  const connectThroughWire = () => {
    const redis = connectToRedis(`redis://127.0.0.1:${wire.port}`)
    redis.on('error', () => {})
    clients.push(redis)
    return redis
  }
  const options = { env: { rateLimitPerMinute: 20 }, redis: connectThroughWire }

  beforeAll(async () => {
    const { hostname, port } = new URL(REDIS_URL)
    wire = await layWire(hostname, Number(port || 6379))
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
    await wire.cut()
    expect((await ask(here)).statusCode).toBe(200)
    expect((await signIn(here, email, PASSWORD)).statusCode).toBe(200)
    for (let count = 0; count < 10; count += 1) await signIn(here, email, 'wrong1')
    expect((await signIn(here, email, PASSWORD)).statusCode).toBe(429)
  })
})
