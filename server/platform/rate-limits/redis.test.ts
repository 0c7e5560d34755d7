import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import type { Redis } from 'ioredis'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLoginLimiter } from '../../accounts/accounts/login-limiter'
import { eventually } from '../../test/eventually'
import { expectAppError } from '../../test/expect-app-error'
import { createShopper, PASSWORD } from '../../test/factories'
import { setUpShop, type TestShop } from '../../test/shop'
import { startTcpProxy, type TcpProxy } from '../../test/tcp-proxy'
import { connectToRedis } from './redis'

const REDIS_URL = process.env.REDIS_URL ?? ''

/** Only with REDIS_URL: Redis cannot be installed by npm. */
describe.skipIf(!REDIS_URL)('Servers that share a Redis', () => {
  let proxy: TcpProxy
  let address: string
  const clients: Redis[] = []

  const connectThroughProxy = () => {
    const redis = connectToRedis(`redis://127.0.0.1:${proxy.port}`, () => {})
    clients.push(redis)
    return redis
  }
  const options = {
    env: { rateLimitPerMinute: 20 },
    redis: connectThroughProxy,
    newAppForEachTest: true,
  }

  beforeAll(async () => {
    const { hostname, port } = new URL(REDIS_URL)
    proxy = await startTcpProxy(hostname, Number(port || 6379))
  })
  const [here, there] = [setUpShop(options), setUpShop(options)]
  beforeEach(async () => {
    // A new address, because Redis keeps the counts of other tests and earlier runs.
    address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
    await Promise.all(
      clients.filter(({ status }) => status !== 'ready').map((one) => once(one, 'ready')),
    )
  })
  afterEach(() => {
    for (const client of clients.splice(0)) client.disconnect()
  })

  const readProducts = (shop: TestShop) =>
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
      expect((await readProducts(here)).statusCode).toBe(200)
      expect((await readProducts(there)).statusCode).toBe(200)
    }
    expect((await readProducts(here)).statusCode).toBe(429)
    expect((await readProducts(there)).statusCode).toBe(429)
  })

  test('count failed logins together', async () => {
    const { email } = await createShopper(here.db)
    for (let count = 0; count < 5; count += 1) {
      expect((await signIn(here, email, 'wrong1')).statusCode).toBe(401)
      expect((await signIn(there, email, 'wrong1')).statusCode).toBe(401)
    }
    expect((await signIn(here, email, PASSWORD)).statusCode).toBe(429)
  })

  test('count registrations together', async () => {
    const { email } = await createShopper(here.db)
    const register = (shop: TestShop, account: string, remoteAddress = address) =>
      shop.app.inject({
        method: 'POST',
        url: '/register',
        payload: {
          first_name: 'Mona',
          second_name: 'Ali',
          mobile: '1012345678',
          email: account,
          password: PASSWORD,
        },
        remoteAddress,
      })
    await register(there, email, '203.0.113.9')
    for (let count = 0; count < 5; count += 1) {
      expect((await register(here, email)).statusCode).toBe(409)
      expect((await register(there, email)).statusCode).toBe(409)
    }
    expect((await register(here, email)).statusCode).toBe(429)
    expect((await register(there, email)).statusCode).toBe(429)
  })

  test('know together where an account has signed in', async () => {
    const [mona, omar] = [await createShopper(here.db), await createShopper(here.db)]
    expect((await signIn(here, mona.email, PASSWORD)).statusCode).toBe(200)
    const limiter = createLoginLimiter(connectThroughProxy())
    await eventually(async () => expect(await clients.at(-1)?.ping()).toBe('PONG'))
    for (let count = 0; count < 100; count += 1) {
      await limiter.countAttempt(`guess${count}@example.com`, address)
    }
    await limiter.countAttempt(mona.email, address)
    const { code } = await expectAppError(limiter.countAttempt(omar.email, address))
    expect(code).toBe('TOO_MANY_ATTEMPTS')
  })

  test('continue separately when Redis becomes unavailable', async () => {
    const { email } = await createShopper(here.db)
    expect((await readProducts(here)).statusCode).toBe(200)
    await proxy.cut()
    expect((await readProducts(here)).statusCode).toBe(200)
    expect((await signIn(here, email, PASSWORD)).statusCode).toBe(200)
    for (let count = 0; count < 10; count += 1) await signIn(here, email, 'wrong1')
    expect((await signIn(here, email, PASSWORD)).statusCode).toBe(429)
  })
})
