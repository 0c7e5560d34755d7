import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import type { Request } from 'autocannon'
import { createShopper, DELIVERY, send } from '../e2e/api'
import { processMemory } from '../e2e/process-memory'
import { type Replicas, startReplicas } from '../e2e/shop-server'
import { onDatabase } from '../server/test/server-database'
import { fillCatalogue, fillReviews } from './catalogue'
import { measure, median } from './measure'
import { PRODUCTION, writeTable } from './report'
import { startStatementProxy } from './statement-proxy'
import { type Fixture, WORKLOADS, type Workload } from './workloads'

// `npm run bench`: requests per second of the built shop, and their ratio to a control.
// Needs DATABASE_URL with a PostgreSQL server that nothing else uses, and an idle machine.

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,20000,100000' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
})
const sizes = options.sizes.split(',').map(Number)
const seconds = Number(options.seconds)
const rounds = Number(options.rounds)
const workloads = WORKLOADS.filter(({ name }) => name.includes(options.only))

const SHOPPERS = 10
const ORDERS = 50
const COUNTED_RUNS = 20

const SETTINGS = { ...PRODUCTION, SEED: 'none' }

const print = (text: string) => void process.stdout.write(`${text}\n`)

interface Controls {
  readonly ports: { readonly bytes: number; readonly query: number }
  stop(): void
}

async function startControls(databaseUrl: string): Promise<Controls> {
  const control = spawn(
    process.execPath,
    ['--import', 'tsx', new URL('controls.ts', import.meta.url).pathname, databaseUrl],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [line] = await once(control.stdout, 'data')
  return { ports: JSON.parse(String(line)), stop: () => void control.kill() }
}

/** Creates ten shoppers, the first with 50 orders. */
async function createFixture(url: string, products: number): Promise<Fixture> {
  const tokens: string[] = []
  for (let count = 0; count < SHOPPERS; count += 1) tokens.push(await createShopper(url))
  const lines = [1, 2, 3].map((id) => ({
    product_id: id,
    quantity: 1,
    price: (1000 + id * 37) / 100,
  }))
  const total = lines.reduce((sum, { price }) => sum + price * 100, 0) / 100
  for (let count = 0; count < ORDERS; count += 1) {
    const { status } = await send(`${url}/checkout`, 'POST', {
      ...(tokens[0] && { token: tokens[0] }),
      idempotencyKey: `order ${count}`,
      body: { ...DELIVERY, total, cart_items: lines },
    })
    if (status !== 201) throw new Error(`An order of the fixture failed with status ${status}`)
  }
  return { products, tokens }
}

/** Throws if the request fails, so that errors are never measured. */
async function sendOnce(url: string, request: Request): Promise<void> {
  const { method = 'GET', path = '/', headers, body } = request
  const response = await fetch(url + path, {
    method,
    headers: headers as Record<string, string>,
    ...(body && { body: String(body) }),
  })
  const text = await response.text()
  if (!response.ok || text.includes('"errors":')) {
    throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`)
  }
}

/** Counts the SQL statements per unit of a workload on a warm shop. */
async function countStatements(
  databaseUrl: string,
  workload: Workload,
  fixture: Fixture,
): Promise<number> {
  const proxy = await startStatementProxy(databaseUrl)
  const proxyUrl = Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${proxy.port}` }).href
  const { servers, stop } = await startReplicas(1, { ...SETTINGS, DATABASE_URL: proxyUrl })
  const url = servers[0]?.url ?? ''
  const token = fixture.tokens[0] ?? ''
  const run = async () => {
    for (const make of workload.requests(fixture)) await sendOnce(url, make(token))
  }
  for (const request of workload.before ?? []) await sendOnce(url, request)
  // The first ones also read what is cached in memory afterwards.
  for (let count = 0; count < COUNTED_RUNS; count += 1) await run()
  const before = proxy.statements
  const startedAt = performance.now()
  for (let count = 0; count < COUNTED_RUNS; count += 1) await run()
  // The shop polls the version of the catalogue twice a second.
  const polls = Math.round((performance.now() - startedAt) / 500)
  const statements = Math.max(0, proxy.statements - before - polls) / COUNTED_RUNS
  await stop()
  proxy.close()
  return Math.round(statements)
}

/** Uploads the body of the shop's response to the bare Node server, compressed or not. */
async function copyResponse(
  url: string,
  request: Request | undefined,
  port: number,
): Promise<void> {
  const { path = '/', headers } = request ?? {}
  const outgoing = get(new URL(path, url), { headers: { ...headers } })
  const [message] = (await once(outgoing, 'response')) as [IncomingMessage]
  const body = await buffer(message)
  await fetch(`http://127.0.0.1:${port}/same`, { method: 'PUT', body: new Uint8Array(body) })
}

const formatGoal = ({ goal, control }: Workload) => `${goal} % of ${control}`

interface Row {
  readonly workload: Workload
  readonly perSecond: number
  readonly percent: number
  readonly statements: number
}

async function measureWorkload(
  url: string,
  ports: Controls['ports'],
  databaseUrl: string,
  workload: Workload,
  fixture: Fixture,
): Promise<Row> {
  const statements = await countStatements(databaseUrl, workload, fixture)
  const makers = workload.requests(fixture)
  for (const request of workload.before ?? []) await sendOnce(url, request)
  const shop = (duration: number) =>
    measure(url, duration, (connection) =>
      makers.map((make) => () => make(fixture.tokens[connection % SHOPPERS] ?? '')),
    )
  // Warm-up: fills the cache and lets V8 compile, which takes about that long.
  await shop(5)
  if (workload.control === 'Node') await copyResponse(url, makers[0]?.(''), ports.bytes)
  const control = () =>
    workload.control === 'Node'
      ? measure(`http://127.0.0.1:${ports.bytes}`, seconds, () => [
          () => ({ method: 'GET', path: '/same' }),
        ])
      : measure(`http://127.0.0.1:${ports.query}`, seconds, () => [
          () => ({ method: 'GET', path: `/products/${1 + (Date.now() % fixture.products)}` }),
        ])
  const [rates, percents]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    const reference = await control()
    const rate = await shop(seconds)
    if (rate.failures > 0) throw new Error(`${workload.name}: ${rate.failures} requests failed`)
    const units = rate.perSecond / makers.length
    rates.push(units)
    percents.push((100 * units) / reference.perSecond)
  }
  return {
    workload,
    perSecond: median(rates),
    percent: median(percents),
    statements,
  }
}

interface Report {
  readonly products: number
  readonly rows: readonly Row[]
  readonly idle: number
  readonly busy: number
}

async function measureSize(products: number): Promise<Report> {
  const replicas: Replicas = await startReplicas(1, SETTINGS)
  const { databaseUrl } = replicas
  const [server] = replicas.servers
  if (!server?.process.pid) throw new Error('The server has no process id')
  const idle = processMemory(server.process.pid).now
  let controls: Controls | undefined
  try {
    await onDatabase(databaseUrl, async (client) => {
      await fillCatalogue(client, products)
      await fillReviews(client, products)
    })
    const fixture = await createFixture(server.url, products)
    controls = await startControls(databaseUrl)
    const rows: Row[] = []
    let busy = 0
    for (const workload of workloads) {
      const row = await measureWorkload(server.url, controls.ports, databaseUrl, workload, fixture)
      busy = Math.max(busy, processMemory(server.process.pid).now)
      rows.push(row)
      print(
        `${products}\t${workload.name}\t${row.perSecond.toFixed(0)}/s\t${row.percent.toFixed(1)} % of ${workload.control} (goal: ${formatGoal(workload)})\t${row.statements} SQL`,
      )
    }
    print(`${products}\tmemory: ${idle} MB idle, ${busy} MB under load`)
    return { products, rows, idle, busy }
  } finally {
    controls?.stop()
    await replicas.stop()
  }
}

function formatTable(reports: readonly Report[]): string {
  const [first] = reports
  const head = reports.map(({ products }) => `${products.toLocaleString('en')} products`)
  const lines = (first?.rows ?? []).map(({ workload, statements }, index) => {
    const cells = reports.map(({ rows }) => {
      const row = rows[index]
      return `${row?.percent.toFixed(1)} % (${Math.round(row?.perSecond ?? 0).toLocaleString('en')}/s)`
    })
    return `| ${workload.name} | ${cells.join(' | ')} | ${formatGoal(workload)} | ${statements} |`
  })
  const memory = reports.map(({ idle, busy }) => `${idle}; ${busy} MB`)
  return [
    `| workload | ${head.join(' | ')} | goal | SQL |`,
    `| --- |${' --- |'.repeat(reports.length)} --- | --- |`,
    ...lines,
    `| memory: idle; under load | ${memory.join(' | ')} | 150; 250 MB | |`,
  ].join('\n')
}

if (!process.env.DATABASE_URL) {
  console.error('npm run bench needs DATABASE_URL: it measures the shop on a PostgreSQL server.')
  process.exit(2)
}
const reports: Report[] = []
for (const size of sizes) reports.push(await measureSize(size))
const table = formatTable(reports)
print(table)
if (options.write) writeTable('bench', table)
