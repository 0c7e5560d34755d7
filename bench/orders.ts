import { ORDER_TABLE_PAGE_SIZE } from '#domain/limits'
import { graphql, signInAsAdmin } from '../e2e/api'
import { type ShopServer, startShop } from '../e2e/shop-server'
import { dropDatabase } from '../server/test/server-database'
import { type DeskRequest, type DeskRow, deskRows, ORDER_ROWS } from './desk-requests'
import { copyLargeShop, LARGE_SHOP, readSize } from './large-shop'
import { median } from './measure'
import { PRODUCTION, writeTable } from './report'
import { startStatementProxy } from './statement-proxy'

// `npm run bench:orders`: how long the owner's table of orders takes, as the desk asks for it. With `-- --large`, in a
// shop with a million orders, and the other pages of the desk, too. `--orders`, `--customers` and `--products` choose
// another size. Needs DATABASE_URL with a PostgreSQL server that nothing else uses, its superuser, and an idle machine.

const RUNS = 7

const isLarge = process.argv.includes('--large')
const size = readSize(
  process.argv,
  isLarge ? LARGE_SHOP : { orders: 100_000, customers: 20_000, products: 0 },
)
const goalMilliseconds = isLarge ? 200 : 100

const SETTINGS = { ...PRODUCTION, SEED: 'none' }

interface Shop {
  readonly url: string
  readonly token: string
}

const send = ({ url, token }: Shop, { query, variables }: DeskRequest) =>
  graphql(url, token, query, variables)

async function measure(shop: Shop, request: DeskRequest): Promise<number> {
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
  countStatements(request: DeskRequest): Promise<number>
  stop(): Promise<void>
}

/** A shop on the database behind a proxy that counts its statements. */
async function startCounting(databaseUrl: string): Promise<CountingShop> {
  const proxy = await startStatementProxy(databaseUrl)
  const proxyUrl = Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${proxy.port}` }).href
  const server = await startShop({ ...SETTINGS, DATABASE_URL: proxyUrl })
  const shop = { url: server.url, token: await signInAsAdmin(server.url) }
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
      await server.stop()
      proxy.close()
    },
  }
}

const print = (text: string) => void process.stdout.write(`${text}\n`)

async function measureRow(
  [name, requests]: DeskRow,
  shop: Shop,
  counting: CountingShop,
): Promise<string> {
  const times: number[] = []
  const counts: number[] = []
  for (const request of requests) {
    const time = await measure(shop, request)
    times.push(time)
    counts.push(await counting.countStatements(request))
    if (time > goalMilliseconds)
      print(
        `${time.toFixed(0)} ms ${/\w+ (\w+)/.exec(request.query)?.[1]} ${JSON.stringify(request.variables)}`,
      )
  }
  const cells = [
    name,
    requests.length,
    `${median(times).toFixed(0)} ms`,
    `${Math.max(...times).toFixed(0)} ms`,
    Math.max(...counts),
  ]
  const line = `| ${cells.join(' | ')} |`
  print(line)
  return line
}

async function measureDesk(server: ShopServer, databaseUrl: string): Promise<readonly string[]> {
  const shop = { url: server.url, token: await signInAsAdmin(server.url) }
  const counting = await startCounting(databaseUrl)
  try {
    const lines: string[] = []
    for (const row of [...ORDER_ROWS, ...(isLarge ? deskRows(size) : [])])
      lines.push(await measureRow(row, shop, counting))
    return lines
  } finally {
    await counting.stop()
  }
}

const serverUrl = process.env.DATABASE_URL
if (!serverUrl) {
  console.error(
    'npm run bench:orders needs DATABASE_URL: it measures the shop on a PostgreSQL server.',
  )
  process.exit(2)
}
const databaseUrl = await copyLargeShop(serverUrl, size)
// The shops must use the copy.
delete process.env.DATABASE_URL
try {
  const server = await startShop({ ...SETTINGS, DATABASE_URL: databaseUrl })
  try {
    const lines = await measureDesk(server, databaseUrl)
    const [orders, customers, products] = [size.orders, size.customers, size.products].map(
      (count) => count.toLocaleString('en'),
    )
    const title = isLarge
      ? `the desk, ${products} products, ${customers} customers, ${orders} orders`
      : `the owner's table, ${orders} orders: a page of ${ORDER_TABLE_PAGE_SIZE} and the total number`
    const table = [
      `| ${title} | requests | median | slowest (goal ${goalMilliseconds} ms) | SQL |`,
      '| --- | --- | --- | --- | --- |',
      ...lines,
    ].join('\n')
    if (process.argv.includes('--write')) writeTable(isLarge ? 'desk' : 'orders', table)
  } finally {
    await server.stop()
  }
} finally {
  await dropDatabase(databaseUrl)
}
