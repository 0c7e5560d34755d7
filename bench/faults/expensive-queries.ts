import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { createProduct, createShopper, send, signInAsAdmin } from '../../e2e/api'
import { startShop } from '../../e2e/shop-server'
import { median } from '../measure'

// `npx tsx bench/faults/expensive-queries.ts [--products 50000] [--seconds 10]`: how long a shopper's cart
// takes while anonymous clients send expensive queries to the built shop, on the PostgreSQL of
// DATABASE_URL or the embedded one. Exits with 1 if it takes more than five times as long as before.

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '50000' },
    seconds: { type: 'string', default: '10' },
    only: { type: 'string', default: 'searches,selections,permitted,pages' },
  },
})
const seconds = Number(options.seconds)

const ATTACKERS = 20
const MAX_SLOWDOWN = 5
const IMPORTED_AT_ONCE = 25_000

const print = (text: string) => void process.stdout.write(`${text}\n`)

const KINDS = ['dry food', 'wet food', 'treat', 'toy', 'bed', 'bowl', 'litter', 'collar', 'shampoo']
const TASTES = ['salmon', 'chicken', 'tuna', 'lamb', 'beef', 'duck', 'turkey', 'rabbit', 'sardine']

async function fillCatalogue(url: string, token: string, count: number): Promise<void> {
  for (let from = 1; from <= count; from += IMPORTED_AT_ONCE) {
    const rows = Array.from(
      { length: Math.min(IMPORTED_AT_ONCE, count - from + 1) },
      (_, index) => {
        const n = from + index
        const name = `${n % 2 ? 'Cat' : 'Dog'} ${KINDS[n % 9]} ${TASTES[Math.floor(n / 9) % 9]} ${n}`
        return `${name},${10 + (n % 900)},/pictures/cat-toy.svg`
      },
    )
    const response = await fetch(`${url}/products/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
      body: ['name,price,image_url', ...rows].join('\n'),
    })
    const text = await response.text()
    if (!text.includes('"result"')) throw new Error(`The import failed: ${text.slice(-300)}`)
  }
}

interface CartReads {
  /** In milliseconds. */
  readonly times: readonly number[]
  readonly failures: number
}

/** Reads the cart repeatedly, like a single shopper. */
async function readCart(url: string, token: string): Promise<CartReads> {
  const times: number[] = []
  let failures = 0
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const start = performance.now()
    const { status } = await send(`${url}/cartpage`, 'GET', { token })
    times.push(performance.now() - start)
    if (status !== 200) failures += 1
  }
  return { times, failures }
}

const percentile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN

const describe = ({ times, failures }: CartReads) =>
  `median ${median(times).toFixed(1)} ms, 95th percentile ${percentile(times, 0.95).toFixed(1)} ms, ${failures} of ${times.length} failed`

/** Runs the work during an attack, and returns the responses to the attackers. */
async function during(url: string, attack: string, work: () => Promise<void>): Promise<string> {
  const script = new URL('attackers.ts', import.meta.url).pathname
  const attackers = spawn(
    process.execPath,
    ['--import', 'tsx', script, url, attack, String(ATTACKERS)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let statuses = ''
  const lines = createInterface({ input: attackers.stdout })
  lines.on('line', (line) => {
    statuses = line
  })
  await once(lines, 'line')
  try {
    await work()
  } finally {
    attackers.kill()
    await once(attackers, 'close')
  }
  return statuses
}

const shop = await startShop({ LOG_LEVEL: 'silent' })
try {
  const adminToken = await signInAsAdmin(shop.url)
  await fillCatalogue(shop.url, adminToken, Number(options.products))
  const product = await createProduct(shop.url, adminToken, { name: 'Toy in the cart', price: 25 })
  const token = await createShopper(shop.url)
  await send(`${shop.url}/cart/${product.id}`, 'POST', { token, body: { quantity: 2 } })
  // Warms everything up.
  await readCart(shop.url, token)
  const quiet = await readCart(shop.url, token)
  print(`quiet: ${describe(quiet)}`)
  for (const attack of options.only.split(',')) {
    const statuses = await during(shop.url, attack, async () => {
      const reads = await readCart(shop.url, token)
      const slowdown = median(reads.times) / median(quiet.times)
      print(`${attack}: ${describe(reads)}, ${slowdown.toFixed(1)} times the quiet median`)
      if (slowdown > MAX_SLOWDOWN || reads.failures > 0) process.exitCode = 1
    })
    print(`  responses to ${ATTACKERS} attackers: ${statuses}`)
  }
} finally {
  await shop.stop()
}
