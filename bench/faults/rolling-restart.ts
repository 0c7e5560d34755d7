import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createProduct, createShopper, signInAsAdmin } from '../../e2e/api'
import { type ProxyName, startProxy } from '../../e2e/proxies'
import {
  findMistold,
  listenToOrders,
  restart,
  startTraffic,
  type Traffic,
} from '../../e2e/rolling-restart'
import { startReplicas } from '../../e2e/shop-server'
import { freePort } from '../../server/test/free-port'
import { requireProgram } from '../../server/test/programs'
import { onDatabase } from '../../server/test/server-database'

// `npx tsx bench/faults/rolling-restart.ts [nginx|haproxy] [restarts]`: three servers behind a proxy with its
// configuration of deploy/ are restarted one by one, with another build each time, while shoppers visit pages, query and
// order, and staff watch the orders. Exits with 1 if a request fails, a confirmed order is lost or stored twice, or an event
// is missed or repeated; with 2 if something is missing.

const RESTARTS = 20
const SERVERS = 3
const VISITORS = 10
const BUYERS = 4
const LISTENERS = 3
const SOURCES = [
  'domain',
  'server',
  'client',
  'data',
  'dist',
  'package.json',
  'vite.config.ts',
  'tsconfig.json',
]

const print = (text: string) => void process.stdout.write(`${text}\n`)

function exitBecause(reason: string): never {
  print(reason)
  process.exit(2)
}

/**
 * Builds another release, with other scripts, into a folder, and returns the folders of both. Each has the assets of
 * the other as those of the release before, as if they were released in turn.
 */
function buildReleases(folder: string): readonly [string, string] {
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  for (const path of SOURCES) cpSync(path, join(second, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(second, 'node_modules'))
  appendFileSync(
    join(second, 'client/main.tsx'),
    "\ndocument.documentElement.dataset.release = '2'\n",
  )
  execFileSync(process.execPath, ['server/bundle/build.mjs'], { cwd: second, stdio: 'inherit' })
  for (const path of ['dist', 'data', 'package.json'])
    cpSync(path, join(first, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(first, 'node_modules'))
  rmSync(join(first, 'dist/previous'), { recursive: true, force: true })
  cpSync(join(second, 'dist/client/assets'), join(first, 'dist/previous/assets'), {
    recursive: true,
  })
  const assets = (release: string) => readdirSync(join(release, 'dist/client/assets'))
  const inBoth = assets(second).filter((name) => assets(first).includes(name)).length
  print(`assets that only the second release has: ${assets(second).length - inBoth}`)
  return [first, second]
}

interface Stored {
  readonly lost: number
  readonly orders: number
}

async function readOrders(databaseUrl: string, { confirmed }: Traffic): Promise<Stored> {
  const { rows } = await onDatabase(databaseUrl, (client) =>
    client.query<{ id: number }>('SELECT id FROM orders'),
  )
  const stored = new Set(rows.map(({ id }) => id))
  return { lost: confirmed.filter((id) => !stored.has(id)).length, orders: rows.length }
}

async function run(name: ProxyName, program: string, restarts: number): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'mishmish-releases-'))
  const releases = buildReleases(folder)
  const ports: number[] = []
  while (ports.length < SERVERS) ports.push(await freePort())
  const replicas = await startReplicas(
    SERVERS,
    {
      NODE_ENV: 'production',
      JWT_SECRET: 'the same secret for all servers of 1 shop',
      PUBLIC_URL: 'http://localhost',
      REDIS_URL: process.env.REDIS_URL ?? '',
    },
    ports,
  )
  const servers = [...replicas.servers]
  try {
    const adminToken = await signInAsAdmin(servers[0]?.url ?? '')
    const product = await createProduct(servers[0]?.url ?? '', adminToken, {
      name: 'Toy',
      price: 25,
    })
    const proxy = await startProxy(
      name,
      program,
      servers.map(({ url }) => url),
    )
    const tokens: string[] = []
    for (let count = 0; count < BUYERS; count += 1)
      tokens.push(await createShopper(servers[0]?.url ?? ''))
    const listeners = await Promise.all(
      Array.from({ length: LISTENERS }, () => listenToOrders(proxy.url, adminToken)),
    )
    const traffic = startTraffic({ url: proxy.url, tokens, visitors: VISITORS, product })
    for (let count = 1; count <= restarts; count += 1) {
      const release = releases[count % 2] ?? releases[0]
      for (const [index, server] of servers.entries()) {
        servers[index] = await restart(server, join(release, 'dist/server/main.js'))
      }
      const failures = [...traffic.failures].map(([what, times]) => `${times} × ${what}`)
      print(`${count}: ${traffic.requests} requests, failed: ${failures.join(', ') || 'none'}`)
    }
    await traffic.stop()
    const mistold = await Promise.all(
      listeners.map((listener) => findMistold(listener, traffic.confirmed)),
    )
    const gaps = listeners.reduce((sum, listener) => sum + listener.gaps, 0)
    for (const listener of listeners) listener.close()
    await proxy.stop()
    const { lost, orders } = await readOrders(replicas.databaseUrl, traffic)
    const failed = [...traffic.failures.values()].reduce((sum, times) => sum + times, 0)
    print(`proxy:                  ${name}`)
    print(`rolling restarts:       ${restarts}`)
    print(`requests:               ${traffic.requests}`)
    print(`failed:                 ${failed}`)
    print(`orders confirmed:       ${traffic.confirmed.length}`)
    print(`orders in the database: ${orders}`)
    print(`lost:                   ${lost}`)
    print(
      `events not received once: ${mistold.flat().length}, by ${LISTENERS} listeners (${gaps} gaps)`,
    )
    const isTold = mistold.flat().length === 0 && gaps === 0
    return isTold && failed === 0 && lost === 0 && orders === traffic.confirmed.length
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function main(): Promise<boolean> {
  const [name = 'nginx', restarts = String(RESTARTS)] = process.argv.slice(2)
  if (name !== 'nginx' && name !== 'haproxy')
    exitBecause('Usage: rolling-restart.ts [nginx|haproxy] [restarts]')
  if (!existsSync('dist/server/main.js')) exitBecause('The shop is not built: npm run build')
  if (!process.env.DATABASE_URL || !process.env.REDIS_URL)
    exitBecause('Set DATABASE_URL and REDIS_URL.')
  return run(name, requireProgram(name), Number(restarts))
}

const isPassed = await main()
print(isPassed ? 'Passed.' : 'Failed.')
process.exitCode = isPassed ? 0 : 1
