import { createProduct, createShopper, send, signInAsAdmin } from '../../e2e/api'
import { startShop } from '../../e2e/shop-server'

// `npx tsx bench/faults/import.ts [rows]`: the longest time that a cart takes while a file is imported into
// the built shop, on the embedded database or the PostgreSQL of DATABASE_URL.

const [rows = '49990'] = process.argv.slice(2)

const print = (text: string) => void process.stdout.write(`${text}\n`)

const KINDS = ['dry food', 'wet food', 'treat', 'toy', 'bed', 'bowl', 'litter', 'collar', 'shampoo']

const shop = await startShop({ LOG_LEVEL: 'silent' })
try {
  const adminToken = await signInAsAdmin(shop.url)
  const product = await createProduct(shop.url, adminToken, { name: 'Toy in the cart', price: 25 })
  const token = await createShopper(shop.url)
  await send(`${shop.url}/cart/${product.id}`, 'POST', { token, body: { quantity: 2 } })
  const lines = Array.from(
    { length: Number(rows) },
    (_, n) => `${n % 2 ? 'Cat' : 'Dog'} ${KINDS[n % 9]} ${n},${10 + (n % 900)},/pictures/toy.svg`,
  )
  let isImporting = true
  const start = performance.now()
  const importing = fetch(`${shop.url}/products/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'text/csv' },
    body: ['name,price,image_url', ...lines].join('\n'),
  })
    .then((response) => response.text())
    .finally(() => {
      isImporting = false
    })
  let reads = 0
  let failures = 0
  let longest = 0
  while (isImporting) {
    const before = performance.now()
    const { status } = await send(`${shop.url}/cartpage`, 'GET', { token })
    longest = Math.max(longest, performance.now() - before)
    reads += 1
    failures += status === 200 ? 0 : 1
  }
  const result = (await importing).trim().split('\n').at(-1)
  print(`import:       ${((performance.now() - start) / 1000).toFixed(1)} s, ${result}`)
  print(`longest cart: ${(longest / 1000).toFixed(1)} s`)
  print(`cart reads:   ${reads}, ${failures} failed`)
} finally {
  await shop.stop()
}
