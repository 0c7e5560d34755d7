import { freePort } from '../server/test/free-port'
import { requireProgram } from '../server/test/programs'
import { createProduct, createShopper, signInAsAdmin } from './api'
import { startProxy } from './proxies'
import { findMistold, listenToOrders, restart, startTraffic } from './rolling-restart'
import { startReplicas } from './shop-server'
import { expect, test } from './test'

const SERVERS = 3
const VISITORS = 2
const BUYERS = 2

const { DATABASE_URL, REDIS_URL } = process.env
test.skip(
  !DATABASE_URL || !REDIS_URL,
  'needs DATABASE_URL and REDIS_URL: several servers share both',
)

const SETTINGS = {
  NODE_ENV: 'production',
  JWT_SECRET: 'the same secret for all servers of 1 shop',
  PUBLIC_URL: 'http://localhost',
  REDIS_URL: REDIS_URL ?? '',
}

// bench/faults/rolling-restart.ts does so twenty times, with two builds.
for (const name of ['nginx', 'haproxy'] as const) {
  test(`No request fails, and each event arrives once, while the servers behind ${name} restart`, async () => {
    const program = requireProgram(name)
    const ports: number[] = []
    while (ports.length < SERVERS) ports.push(await freePort())
    const replicas = await startReplicas(SERVERS, SETTINGS, ports)
    const servers = [...replicas.servers]
    const [first] = servers
    if (!first) throw new Error('There is no server')
    const adminToken = await signInAsAdmin(first.url)
    const product = await createProduct(first.url, adminToken, { name: 'Toy', price: 25 })
    const tokens: string[] = []
    while (tokens.length < BUYERS) tokens.push(await createShopper(first.url))
    const proxy = await startProxy(
      name,
      program,
      servers.map(({ url }) => url),
    )
    const listener = await listenToOrders(proxy.url, adminToken)
    const traffic = startTraffic({ url: proxy.url, tokens, visitors: VISITORS, product })
    for (const [index, server] of servers.entries()) servers[index] = await restart(server)
    await traffic.stop()
    expect([...traffic.failures]).toEqual([])
    expect(traffic.confirmed.length).toBeGreaterThan(0)
    expect(await findMistold(listener, traffic.confirmed)).toEqual([])
    expect(listener.gaps).toBe(0)
    listener.close()
    await proxy.stop()
    await Promise.all(servers.map((server) => server.stop()))
  })
}
