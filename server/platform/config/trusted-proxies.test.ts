import { afterEach, describe, expect, test } from 'vitest'
import { createShopper, PASSWORD } from '../../test/factories'
import { setUpShop, type TestShop } from '../../test/shop'
import type { TrustedProxies } from './trusted-proxies'

const CLIENT = '198.51.100.7'
const PROXY = '10.0.0.5'

const lines: string[] = []
const logStream = { write: (line: string) => void lines.push(line) }

function setUpBehind(trustProxy: TrustedProxies) {
  const shop = setUpShop({ env: { trustProxy, logLevel: 'warn' }, logStream })
  afterEach(() => {
    lines.length = 0
  })
  return shop
}

function login(
  shop: TestShop,
  { email, password, from = PROXY, forwarded }: Record<string, string>,
) {
  return shop.app.inject({
    method: 'POST',
    url: '/login',
    remoteAddress: from,
    payload: { email, password },
    ...(forwarded !== undefined && { headers: { 'x-forwarded-for': forwarded } }),
  })
}

/** Guesses passwords from one client that claims to be another one each time. */
async function guess(shop: TestShop, email: string, forwardedBy: (forged: string) => string) {
  const statuses: number[] = []
  for (let count = 0; count < 15; count += 1) {
    const forwarded = forwardedBy(`203.0.113.${count}`)
    statuses.push((await login(shop, { email, password: 'wrong1', forwarded })).statusCode)
  }
  return statuses
}

const TEN_THEN_BLOCKED = [...Array(10).fill(401), ...Array(5).fill(429)]

describe.each<[string, TrustedProxies]>([
  ['one proxy', 1],
  ["the proxy's network", ['10.0.0.0/8']],
])('With TRUST_PROXY naming %s', (_name, proxies) => {
  const shop = setUpBehind(proxies)

  test('addresses that the client adds to X-Forwarded-For do not reset its limit', async () => {
    const { email } = await createShopper(shop.db)
    expect(await guess(shop, email, (forged) => `${forged}, ${CLIENT}`)).toEqual(TEN_THEN_BLOCKED)
  })

  test('a forged address does not lock out the client that has it', async () => {
    const { email } = await createShopper(shop.db)
    await guess(shop, email, () => `${CLIENT}, 203.0.113.66`)
    const owner = await login(shop, { email, password: PASSWORD, forwarded: CLIENT })
    expect(owner.statusCode).toBe(200)
  })

  test('clients behind the proxy are counted separately', async () => {
    const { email } = await createShopper(shop.db)
    expect(await guess(shop, email, (forwarded) => forwarded)).toEqual(Array(15).fill(401))
    expect(lines).toEqual([])
  })
})

describe('With TRUST_PROXY naming two proxies', () => {
  const shop = setUpBehind(2)

  test('the client is in front of both', async () => {
    const { email } = await createShopper(shop.db)
    const throughCdn = (forged: string) => `${forged}, ${CLIENT}, 192.0.2.9`
    expect(await guess(shop, email, throughCdn)).toEqual(TEN_THEN_BLOCKED)
    const other = await login(shop, {
      email,
      password: PASSWORD,
      forwarded: '198.51.100.8, 192.0.2.9',
    })
    expect(other.statusCode).toBe(200)
  })
})

describe('With TRUST_PROXY naming a network', () => {
  const shop = setUpBehind(['10.0.0.0/8'])

  test('X-Forwarded-For of a sender outside it is ignored', async () => {
    const { email } = await createShopper(shop.db)
    for (let count = 0; count < 10; count += 1) {
      const forwarded = `203.0.113.${count}`
      await login(shop, { email, password: 'wrong1', from: CLIENT, forwarded })
    }
    const next = { email, password: PASSWORD, from: CLIENT, forwarded: '203.0.113.99' }
    expect((await login(shop, next)).statusCode).toBe(429)
  })
})

describe('Without TRUST_PROXY', () => {
  const shop = setUpBehind(false)

  test('X-Forwarded-For is ignored, and the log says once how to use it', async () => {
    const { email } = await createShopper(shop.db)
    expect(await guess(shop, email, (forged) => forged)).toEqual(TEN_THEN_BLOCKED)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('TRUST_PROXY')
    expect(lines[0]).not.toContain('203.0.113.')
  })
})
