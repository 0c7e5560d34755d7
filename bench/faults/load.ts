import autocannon from 'autocannon'
import { createProduct, createShopper, signInAsOwner } from '../../e2e/api'
import { expectOrders, startBuying } from '../../e2e/buying'
import { startShop } from '../../e2e/shop-server'
import { memoryOf } from '../measure'

// `npx tsx bench/faults/load.ts [seconds]`: many shoppers look around and some order, on the built shop,
// on the PostgreSQL of DATABASE_URL or the embedded one. Ends with 1 when a request fails, or when the
// orders that are there are not those that were confirmed.

const [seconds = '30'] = process.argv.slice(2)
const VISITORS = 100
const BUYERS = 20
// Pages that are kept; one in a hundred is a search that nobody asked for before.
const PATHS = ['/', '/catfood', '/toys', '/productdetails/7', '/products', '/search?query=salmon']

const say = (text: string) => void process.stdout.write(`${text}\n`)

const shop = await startShop({ LOG_LEVEL: 'silent' })
try {
  const owner = await signInAsOwner(shop.url)
  const product = await createProduct(shop.url, owner, { name: 'Sold toy', price: 25 })
  const tokens = await Promise.all(Array.from({ length: BUYERS }, () => createShopper(shop.url)))
  const buying = startBuying(() => shop.url, tokens, product)
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
  await buying.stop()
  await expectOrders(shop.url, owner, product, buying.confirmed)
  const failures = visits.non2xx + visits.errors + visits.timeouts
  const others = [...buying.statuses.keys()].filter((status) => status !== 201)
  say(`visitors, buyers at once:  ${VISITORS}, ${BUYERS}`)
  say(`pages answered:            ${visits.requests.total} in ${seconds} s`)
  say(`slowest of a hundred:      ${visits.latency.p99} ms`)
  say(`failed:                    ${failures}`)
  say(`orders confirmed, stored:  ${buying.confirmed.size}, the same`)
  say(`other answers to buyers:   ${others.join(', ') || 'none'}`)
  say(`memory at the end:         ${memoryOf(shop.process.pid ?? 0)} MB`)
  process.exitCode = failures + others.length > 0 ? 1 : 0
} finally {
  await shop.stop()
}
