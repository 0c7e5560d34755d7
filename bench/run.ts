import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import type { Request } from 'autocannon'
import { createShopper, DELIVERY, send } from '../e2e/api'
import { type Replicas, startReplicas } from '../e2e/shop-server'
import { onDatabase } from '../server/test/server-database'
import { fillCatalogue } from './catalogue'
import { measure, median, memoryOf } from './measure'
import { PRODUCTION, writeTable } from './report'
import { layStatementWire } from './statement-wire'
import { type Stage, WORKS, type Work } from './work'

// `npm run bench`: what the built shop does a second, beside what the machine does without a shop.
// It needs DATABASE_URL, an empty PostgreSQL server of one's own, and a machine that does nothing else.

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
const works = WORKS.filter(({ name }) => name.includes(options.only))

const SHOPPERS = 10
const ORDERS = 50
const COUNTED = 20

const SETTINGS = { ...PRODUCTION, SEED: 'none' }

const say = (text: string) => void process.stdout.write(`${text}\n`)

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

/** Ten shoppers, the first of whom has ordered often. */
async function prepare(url: string, products: number): Promise<Stage> {
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
      body: { ...DELIVERY, total, cart_items: lines },
    })
    if (status !== 201) throw new Error(`An order of the preparation was answered with ${status}`)
  }
  return { products, tokens }
}

/** The statements that one piece of the work costs, once the shop is warm. */
async function countStatements(databaseUrl: string, work: Work, stage: Stage): Promise<number> {
  const wire = await layStatementWire(databaseUrl)
  const throughWire = Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${wire.port}` }).href
  const { servers, stop } = await startReplicas(1, { ...SETTINGS, DATABASE_URL: throughWire })
  const url = servers[0]?.url ?? ''
  const token = stage.tokens[0] ?? ''
  const run = async () => {
    for (const make of work.requests(stage)) {
      const { method = 'GET', path = '/', headers, body } = make(token)
      const response = await fetch(url + path, {
        method,
        headers: headers as Record<string, string>,
        ...(body && { body: String(body) }),
      })
      await response.text()
    }
  }
  await run()
  const before = wire.statements
  const startedAt = performance.now()
  for (let count = 0; count < COUNTED; count += 1) await run()
  // The shop asks for the catalogue's version twice a second.
  const polls = Math.round((performance.now() - startedAt) / 500)
  const statements = Math.max(0, wire.statements - before - polls) / COUNTED
  await stop()
  wire.close()
  return Math.round(statements)
}

/** Gives control A the very bytes that the shop answers with, compressed where they are. */
async function copyAnswer(url: string, made: Request | undefined, port: number): Promise<void> {
  const { path = '/', headers } = made ?? {}
  const answer = get(new URL(path, url), { headers: { ...headers } })
  const [message] = (await once(answer, 'response')) as [IncomingMessage]
  const body = await buffer(message)
  await fetch(`http://127.0.0.1:${port}/same`, { method: 'PUT', body: new Uint8Array(body) })
}

const goalOf = ({ goal, control }: Work) => `${goal} % of ${control}`

interface Row {
  readonly work: Work
  readonly perSecond: number
  readonly percent: number
  readonly statements: number
  readonly failures: number
}

async function measureWork(
  url: string,
  ports: Controls['ports'],
  databaseUrl: string,
  work: Work,
  stage: Stage,
): Promise<Row> {
  const makers = work.requests(stage)
  for (const { path = '/', headers } of work.before ?? []) {
    await fetch(url + path, { headers: headers as Record<string, string> })
  }
  const shop = (duration: number) =>
    measure(url, duration, (connection) =>
      makers.map((make) => () => make(stage.tokens[connection % SHOPPERS] ?? '')),
    )
  // A first round by itself, so that what is to be kept is, and the code is warm.
  await shop(1)
  if (work.control === 'A') await copyAnswer(url, makers[0]?.(''), ports.bytes)
  const control = () =>
    work.control === 'A'
      ? measure(`http://127.0.0.1:${ports.bytes}`, seconds, () => [
          () => ({ method: 'GET', path: '/same' }),
        ])
      : measure(`http://127.0.0.1:${ports.query}`, seconds, () => [
          () => ({ method: 'GET', path: `/products/${1 + (Date.now() % stage.products)}` }),
        ])
  const [rates, percents]: [number[], number[]] = [[], []]
  let failures = 0
  for (let round = 0; round < rounds; round += 1) {
    const reference = await control()
    const rate = await shop(seconds)
    failures += rate.failures
    const pieces = rate.perSecond / makers.length
    rates.push(pieces)
    percents.push((100 * pieces) / reference.perSecond)
  }
  return {
    work,
    perSecond: median(rates),
    percent: median(percents),
    statements: await countStatements(databaseUrl, work, stage),
    failures,
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
  if (!server?.process.pid) throw new Error('The shop has no process')
  const idle = memoryOf(server.process.pid)
  let controls: Controls | undefined
  try {
    await onDatabase(databaseUrl, (client) => fillCatalogue(client, products))
    const stage = await prepare(server.url, products)
    controls = await startControls(databaseUrl)
    const rows: Row[] = []
    let busy = 0
    for (const work of works) {
      const row = await measureWork(server.url, controls.ports, databaseUrl, work, stage)
      busy = Math.max(busy, memoryOf(server.process.pid))
      rows.push(row)
      say(
        `${products}\t${work.name}\t${row.perSecond.toFixed(0)}/s\t${row.percent.toFixed(1)} % of ${work.control} (goal: ${goalOf(work)})\t${row.statements} SQL\t${row.failures} failures`,
      )
    }
    say(`${products}\tmemory: ${idle} MB idle, ${busy} MB under load`)
    return { products, rows, idle, busy }
  } finally {
    controls?.stop()
    await replicas.stop()
  }
}

function tableOf(reports: readonly Report[]): string {
  const [first] = reports
  const head = reports.map(({ products }) => `${products.toLocaleString('en')} products`)
  const lines = (first?.rows ?? []).map(({ work, statements }, index) => {
    const cells = reports.map(({ rows }) => {
      const row = rows[index]
      return `${row?.percent.toFixed(1)} % (${Math.round(row?.perSecond ?? 0).toLocaleString('en')}/s)`
    })
    return `| ${work.name} | ${cells.join(' | ')} | ${goalOf(work)} | ${statements} |`
  })
  const memory = reports.map(({ idle, busy }) => `${idle}; ${busy} MB`)
  return [
    `| work | ${head.join(' | ')} | goal | SQL |`,
    `| --- |${' --- |'.repeat(reports.length)} --- | --- |`,
    ...lines,
    `| memory: idle; under load | ${memory.join(' | ')} | 150; 250 MB | |`,
  ].join('\n')
}

if (!process.env.DATABASE_URL) {
  console.error('npm run bench needs DATABASE_URL: the figures are those of a PostgreSQL server.')
  process.exit(2)
}
const reports: Report[] = []
for (const size of sizes) reports.push(await measureSize(size))
const table = tableOf(reports)
say(table)
if (options.write) writeTable('bench', table)
