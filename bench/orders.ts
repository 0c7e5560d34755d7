import { readFileSync } from 'node:fs'
import { parse, print as printGraphql, separateOperations } from 'graphql'
import { ORDER_TABLE_PAGE_SIZE } from '#domain/limits'
import { ORDER_VIEWS } from '#domain/orders/order-views'
import { ORDER_SORTS } from '#domain/orders/orders.schema'
import { graphql, signInAsAdmin } from '../e2e/api'
import { startReplicas } from '../e2e/shop-server'
import { onDatabase } from '../server/test/server-database'
import { median } from './measure'
import { fillOrders } from './order-history'
import { PRODUCTION, writeTable } from './report'
import { startStatementProxy } from './statement-proxy'

// `npm run bench:orders`: how long the owner's table of orders takes, as the desk asks for it.
// Needs DATABASE_URL with a PostgreSQL server that nothing else uses, and an idle machine.

const ORDERS = 100_000
const RUNS = 7
const GOAL_MILLISECONDS = 100

const SETTINGS = { ...PRODUCTION, SEED: 'none' }

const operations = separateOperations(
  parse(
    readFileSync(new URL('../client/orders/admin/operations.graphql', import.meta.url), 'utf8'),
  ),
)

function operation(name: string): string {
  const document = operations[name]
  if (!document) throw new Error(`The desk has no operation ${name}`)
  return printGraphql(document)
}

const TABLE = operation('AdminOrders')
const COUNTS = operation('OrderViewCounts')

interface Request {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

const page = (filter: Request['variables']): Request => ({
  query: TABLE,
  variables: { first: ORDER_TABLE_PAGE_SIZE, sort: 'NEWEST', ...filter },
})

const sorted = (filters: readonly Request['variables'][]): readonly Request[] =>
  filters.flatMap((filter) => ORDER_SORTS.map((sort) => page({ ...filter, sort })))

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

/** What the owner asks the table for; a row shows the slowest of its requests. */
const ROWS: readonly (readonly [name: string, requests: readonly Request[]])[] = [
  ['all orders, each sort', sorted([{}])],
  ['each saved view and sort', sorted(ORDER_VIEWS.map((view) => ({ view })))],
  [
    'each status and sort',
    sorted(['PENDING', 'PROCESSING', 'COMPLETED', 'CANCELLED'].map((status) => ({ status }))),
  ],
  ['a governorate', sorted([{ governorate: 'GZ' }, { governorate: 'ASN' }])],
  ['a courier', sorted([{ courierId: '1' }, { courierId: '5' }])],
  ['an amount', sorted([{ minTotal: 8900 }, { maxTotal: 60 }, { minTotal: 100, maxTotal: 5000 }])],
  [
    'a day, a month',
    sorted([1, 30].map((days) => ({ since: daysAgo(days + 90), until: daysAgo(90) }))),
  ],
  [
    'a view, a governorate, a courier and an amount',
    sorted([
      { view: 'WITH_COURIER', governorate: 'GZ', courierId: '2', minTotal: 100 },
      { status: 'COMPLETED', governorate: 'GZ', courierId: '2', minTotal: 100 },
    ]),
  ],
  [
    'search: number, name, rare name, phone, email, city',
    sorted(
      ['#4711', '4711', 'mona', 'منى حسن', 'customer777@', '1000791', 'giza', 'nobody'].map(
        (search) => ({ search }),
      ),
    ),
  ],
  [
    'search in a view',
    sorted([
      { view: 'REFUSED', search: 'mona' },
      { view: 'LATE', search: '77' },
    ]),
  ],
  ['counts of the views', [{ query: COUNTS, variables: {} }]],
]

interface Shop {
  readonly url: string
  readonly token: string
}

const send = ({ url, token }: Shop, { query, variables }: Request) =>
  graphql(url, token, query, variables)

async function measure(shop: Shop, request: Request): Promise<number> {
  const times: number[] = []
  for (let run = 0; run <= RUNS; run += 1) {
    const startedAt = performance.now()
    await send(shop, request)
    // The first run compiles the query.
    if (run > 0) times.push(performance.now() - startedAt)
  }
  return median(times)
}

interface CountingShop extends Shop {
  countStatements(request: Request): Promise<number>
  stop(): Promise<void>
}

/** A shop on the database behind a proxy that counts its statements. */
async function startCounting(databaseUrl: string): Promise<CountingShop> {
  const proxy = await startStatementProxy(databaseUrl)
  const proxyUrl = Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${proxy.port}` }).href
  const replicas = await startReplicas(1, { ...SETTINGS, DATABASE_URL: proxyUrl })
  const url = replicas.servers[0]?.url ?? ''
  const shop = { url, token: await signInAsAdmin(url) }
  return {
    ...shop,
    async countStatements(request) {
      // The first one also reads what is cached in memory afterwards.
      await send(shop, request)
      const counts: number[] = []
      for (let run = 0; run < RUNS; run += 1) {
        const before = proxy.statements
        await send(shop, request)
        counts.push(proxy.statements - before)
      }
      // The shop polls the version of the catalogue now and then.
      return Math.min(...counts)
    },
    async stop() {
      await replicas.stop()
      proxy.close()
    },
  }
}

const print = (text: string) => void process.stdout.write(`${text}\n`)

if (!process.env.DATABASE_URL) {
  console.error(
    'npm run bench:orders needs DATABASE_URL: it measures the shop on a PostgreSQL server.',
  )
  process.exit(2)
}
const { servers, databaseUrl, stop } = await startReplicas(1, SETTINGS)
const url = servers[0]?.url ?? ''
await onDatabase(databaseUrl, (client) => fillOrders(client, ORDERS))
const shop = { url, token: await signInAsAdmin(url) }
const counting = await startCounting(databaseUrl)
const lines: string[] = []
for (const [name, requests] of ROWS) {
  const times: number[] = []
  const counts: number[] = []
  for (const request of requests) {
    const time = await measure(shop, request)
    times.push(time)
    counts.push(await counting.countStatements(request))
    if (time > GOAL_MILLISECONDS)
      print(`${time.toFixed(0)} ms ${JSON.stringify(request.variables)}`)
  }
  const cells = [
    name,
    requests.length,
    `${median(times).toFixed(0)} ms`,
    `${Math.max(...times).toFixed(0)} ms`,
    Math.max(...counts),
  ]
  lines.push(`| ${cells.join(' | ')} |`)
  print(lines.at(-1) ?? '')
}
const table = [
  `| the owner's table, ${ORDERS.toLocaleString('en')} orders: a page of ${ORDER_TABLE_PAGE_SIZE} and the total number | requests | median | slowest (goal ${GOAL_MILLISECONDS} ms) | SQL |`,
  '| --- | --- | --- | --- | --- |',
  ...lines,
].join('\n')
if (process.argv.includes('--write')) writeTable('orders', table)
await counting.stop()
await stop()
