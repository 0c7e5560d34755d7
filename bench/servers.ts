import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import type { Request } from 'autocannon'
import { createShopper, newAddress } from '../e2e/api'
import { processMemory } from '../e2e/process-memory'
import { startProxy } from '../e2e/proxies'
import { type ShopServer, startShop } from '../e2e/shop-server'
import { startCluster } from '../server/test/cluster'
import { startPgBouncer } from '../server/test/pgbouncer'
import { requireProgram } from '../server/test/programs'
import { onDatabase } from '../server/test/server-database'
import { fillCatalogue } from './catalogue'
import { measure, median } from './measure'
import { PRODUCTION, writeTable } from './report'
import { cartToOrder, type MakeRequest, visit } from './workloads'

// `npm run bench:servers`: pages and orders per second of one, two and three servers behind nginx with its configuration
// of deploy/, on one PostgreSQL primary and one replica, through pgbouncer, with Redis (REDIS_URL). Each server is limited
// to a share of a core, because all of them run on this machine, and the processor time of each program is measured, which
// the sizes of `docs/operation.md` are computed from. Needs root, and an idle machine.

const SERVERS = [1, 2, 3]
const CORES_OF_SERVER = 0.25
const PRODUCTS = 20_000
const SHOPPERS = 10
const ROUNDS = 3
const ROUND_SECONDS = 5
const WARM_UP_SECONDS = 10
const POOL_SIZE = 20

const PROGRAMS = ['shop', 'postgres', 'nginx', 'pgbouncer', 'redis-server'] as const
type Program = (typeof PROGRAMS)[number]

const CLOCK_TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
const PERIOD_MICROSECONDS = 20_000
/** The controller of processor time, in version 1 or 2 of control groups. */
const GROUPS = ['/sys/fs/cgroup/cpu', '/sys/fs/cgroup'].find((path) => existsSync(path)) ?? ''

const print = (text: string) => void process.stdout.write(`${text}\n`)

/** Limits a process to a share of a core; the limit ends with `remove`, after the process. */
function limitProcessor(pid: number): { remove(): void } {
  const group = join(GROUPS, `shop-${pid}`)
  mkdirSync(group)
  const quota = PERIOD_MICROSECONDS * CORES_OF_SERVER
  if (existsSync(join(group, 'cpu.max'))) {
    writeFileSync(join(group, 'cpu.max'), `${quota} ${PERIOD_MICROSECONDS}`)
  } else {
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD_MICROSECONDS))
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota))
  }
  writeFileSync(join(group, 'cgroup.procs'), String(pid))
  return { remove: () => rmdirSync(group) }
}

/** The processor time of each program since its processes started, in milliseconds. */
function readProcessorTimes(servers: readonly ShopServer[]): ReadonlyMap<Program, number> {
  const ofShop = new Set(servers.map(({ process: { pid } }) => String(pid)))
  const times = new Map<Program, number>(PROGRAMS.map((program) => [program, 0]))
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    let stat: string
    try {
      stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    } catch {
      // It has ended meanwhile.
      continue
    }
    const name = /\((.*)\)/.exec(stat)?.[1] ?? ''
    const program = PROGRAMS.find((one) => one === (ofShop.has(pid) ? 'shop' : name))
    if (!program) continue
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    times.set(program, (times.get(program) ?? 0) + (ticks * 1000) / CLOCK_TICKS)
  }
  return times
}

interface Load {
  readonly perSecond: number
  /** Milliseconds of processor time for one page or order. */
  readonly costs: ReadonlyMap<Program, number>
}

/** From another address each time, because nginx limits the requests of one. */
const fromAnywhere = (request: Request): Request => ({
  ...request,
  headers: { ...request.headers, 'x-forwarded-for': newAddress() },
})

async function measureLoad(
  url: string,
  servers: readonly ShopServer[],
  { makers, unit }: { readonly makers: readonly MakeRequest[]; readonly unit: number },
  tokens: readonly string[],
): Promise<Load> {
  const load = (seconds: number) =>
    measure(url, seconds, (connection) =>
      makers.map((make) => () => fromAnywhere(make(tokens[connection % SHOPPERS] ?? ''))),
    )
  await load(ROUND_SECONDS)
  const before = readProcessorTimes(servers)
  const rates: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const { perSecond, failures } = await load(ROUND_SECONDS)
    if (failures > 0) throw new Error(`${failures} requests failed`)
    rates.push(perSecond / unit)
  }
  const units = rates.reduce((sum, rate) => sum + rate * ROUND_SECONDS, 0)
  const after = readProcessorTimes(servers)
  const costs = new Map(
    PROGRAMS.map((program) => [
      program,
      ((after.get(program) ?? 0) - (before.get(program) ?? 0)) / units,
    ]),
  )
  return { perSecond: median(rates), costs }
}

const primary = await startCluster({ settings: { shared_buffers: '512MB' } })
const replica = await startCluster({ primary })
const pooler = await startPgBouncer(primary.url, { poolSize: POOL_SIZE })
const settings = {
  ...PRODUCTION,
  SEED: 'none',
  DATABASE_URL: pooler.url,
  DATABASE_DIRECT_URL: primary.url,
  DATABASE_REPLICA_URLS: replica.url,
  REDIS_URL: process.env.REDIS_URL ?? 'redis://127.0.0.1:6379',
}

async function measureServers(count: number, tokens: string[]): Promise<readonly string[]> {
  const servers: ShopServer[] = []
  const limits: { remove(): void }[] = []
  try {
    while (servers.length < count) servers.push(await startShop(settings))
    const [first] = servers
    if (!first) throw new Error('No server was started')
    if (tokens.length === 0) {
      await onDatabase(primary.url, (client) => fillCatalogue(client, PRODUCTS))
      while (tokens.length < SHOPPERS) tokens.push(await createShopper(first.url))
    }
    const urls = servers.map(({ url }) => url)
    const proxy = await startProxy('nginx', requireProgram('nginx'), urls)
    const makers = visit({ products: PRODUCTS, tokens })
    // Reads the catalogue and compiles, which a limited server would take long for.
    await measure(proxy.url, WARM_UP_SECONDS, () =>
      makers.map((make) => () => fromAnywhere(make(''))),
    )
    for (const { process: server } of servers) limits.push(limitProcessor(server.pid ?? 0))
    const pages = await measureLoad(proxy.url, servers, { makers, unit: 1 }, tokens)
    const order = { makers: cartToOrder(), unit: cartToOrder().length }
    const orders = await measureLoad(proxy.url, servers, order, tokens)
    const memory = Math.max(...servers.map(({ process: { pid } }) => processMemory(pid ?? 0).now))
    await proxy.stop()
    return [
      `| ${count} | ${Math.round(pages.perSecond)}/s | ${Math.round(orders.perSecond)}/s | ${memory} MB |`,
      ...(count === 1
        ? PROGRAMS.map((program) => {
            const cost = (load: Load) => `${(load.costs.get(program) ?? 0).toFixed(2)} ms`
            return `| ${program} | ${cost(pages)} | ${cost(orders)} |`
          })
        : []),
    ]
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    for (const limit of limits) limit.remove()
  }
}

const rates: string[] = []
const costs: string[] = []
try {
  const tokens: string[] = []
  for (const count of SERVERS) {
    const [rate = '', ...ofOne] = await measureServers(count, tokens)
    rates.push(rate)
    costs.push(...ofOne)
    for (const line of [rate, ...ofOne]) print(line)
  }
} finally {
  await pooler.stop()
  await replica.remove()
  await primary.remove()
}
const model = cpus()[0]?.model.trim()
const table = [
  `| servers, each limited to ${CORES_OF_SERVER} of a core | pages | orders | memory of a server |`,
  '| --- | --- | --- | --- |',
  ...rates,
  '',
  `| processor time (${cpus().length} cores, ${model}) | of a page | of an order |`,
  '| --- | --- | --- |',
  ...costs,
].join('\n')
if (process.argv.includes('--write')) writeTable('servers', table)
