import autocannon from 'autocannon'
import { createProduct, createShopper, signInAsAdmin } from '../../e2e/api'
import { expectOrders, startBuyers } from '../../e2e/buying'
import { processMemory } from '../../e2e/process-memory'
import { startShop } from '../../e2e/shop-server'

// `npx tsx bench/faults/load.ts [seconds]`: visitors browse and buyers order on the built shop, on
// the PostgreSQL of DATABASE_URL or the embedded one. Exits with 1 if a request fails, or if the
// stored orders are not exactly the confirmed ones.

const [seconds = '30'] = process.argv.slice(2)
const VISITORS = 100
const BUYERS = 20
// Cached pages; one request in a hundred is a new search.
const PATHS = ['/', '/catfood', '/toys', '/productdetails/7', '/products', '/search?query=salmon']

const print = (text: string) => void process.stdout.write(`${text}\n`)

const shop = await startShop({ LOG_LEVEL: 'silent' })
try {
  const adminToken = await signInAsAdmin(shop.url)
  const product = await createProduct(shop.url, adminToken, { name: 'Sold toy', price: 25 })
  const tokens = await Promise.all(Array.from({ length: BUYERS }, () => createShopper(shop.url)))
  const buyers = startBuyers(() => shop.url, tokens, product)
  let turn = 0
  const visiting = autocannon({
    url: shop.url,
    connections: VISITORS,
    duration: Number(seconds),
    headers: { accept: 'text/html', 'accept-encoding': 'gzip, br' },
    requests: [
      {
        setupRequest: (request) => {
          turn += 1
          const path = PATHS[turn % PATHS.length] ?? '/'
          const isNew = turn % 100 === 0
          return { ...request, path: isNew ? `/search?query=toy%20${turn}` : path }
        },
      },
    ],
  })
  const visits = await visiting
  await buyers.stop()
  await expectOrders(shop.url, adminToken, product, buyers.confirmed)
  const failures = visits.non2xx + visits.errors + visits.timeouts
  const others = [...buyers.statuses.keys()].filter((status) => status !== 201)
  print(`visitors, buyers:          ${VISITORS}, ${BUYERS}`)
  print(`pages served:              ${visits.requests.total} in ${seconds} s`)
  print(`99th percentile:           ${visits.latency.p99} ms`)
  print(`failed:                    ${failures}`)
  print(`orders confirmed = stored: ${buyers.confirmed.size}`)
  print(`other responses to buyers: ${others.join(', ') || 'none'}`)
  print(`memory at the end:         ${processMemory(shop.process.pid ?? 0).now} MB`)
  process.exitCode = failures + others.length > 0 ? 1 : 0
} finally {
  await shop.stop()
}
