import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkOut, createProduct, createShopper, placeOrder, send, signInAsAdmin } from './api'
import { startBuyers } from './buying'
import { type ShopServer, startShop } from './shop-server'
import { expect, test } from './test'

// Only the embedded database is on the same disk as the shop.
test.skip(Boolean(process.env.DATABASE_URL), 'The embedded database only')

const IMPORTED_PRODUCTS = 5_000
// Enough for the orders, but not for another segment of the write-ahead log, which takes 16 MiB.
const LESS_THAN_A_WAL_SEGMENT = 15_000_000

const numbers = (orders: Iterable<unknown>) => Array.from(orders, Number).toSorted((a, b) => a - b)

const running: ShopServer[] = []
test.afterEach(async () => {
  for (const shop of running.splice(0)) {
    // A shop with a full disk may hang on SIGTERM.
    shop.process.kill('SIGKILL')
    await shop.stop()
  }
})

/** Starts a shop on a disk of adjustable size. */
async function openShop() {
  const file = join(tmpdir(), `mishmish-disk-${randomUUID()}`)
  const shop = await startShop({
    SEED: 'none',
    LOG_LEVEL: 'silent',
    NODE_OPTIONS: '--import ./e2e/full-disk.mjs',
    FULL_DISK: file,
  })
  running.push(shop)
  const adminToken = await signInAsAdmin(shop.url)
  return {
    shop,
    adminToken,
    product: await createProduct(shop.url, adminToken, { name: 'Toy', price: 25 }),
    limitSpace: (bytes: number) => writeFileSync(file, String(bytes)),
    freeSpace: () => rmSync(file),
    ordersAt: async (url: string) => {
      const { body } = await send(`${url}/adminorder`, 'GET', { token: adminToken })
      return numbers(Object.values(body).map((order) => (order as { id: number }).id))
    },
  }
}

async function importProducts(url: string, token: string): Promise<string> {
  const rows = Array.from(
    { length: IMPORTED_PRODUCTS },
    (_, index) => `Toy ${index},1,/art/logo.svg`,
  )
  const response = await fetch(`${url}/products/import`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv', authorization: `Bearer ${token}` },
    body: `name,price,image_url\n${rows.join('\n')}\n`,
  })
  return response.text()
}

test('A full disk stops orders but not reads, and orders resume once there is space', async () => {
  const { shop, adminToken, product, limitSpace, freeSpace, ordersAt } = await openShop()
  const { url } = shop
  const shopper = await createShopper(url)
  const confirmed = [await placeOrder(url, shopper, product)]

  limitSpace(0)
  // Some orders still fit into the space that the tables have allocated.
  let response = await checkOut(url, shopper, product)
  while (response.status === 201) {
    confirmed.push(Number(response.body.id))
    response = await checkOut(url, shopper, product)
  }
  const message = 'The shop is temporarily unavailable. Please try again soon.'
  expect(response).toMatchObject({ status: 503, body: { message } })
  // The status is sent before the import begins.
  expect((await importProducts(url, adminToken)).trimEnd().split('\n').at(-1)).toBe(
    JSON.stringify({ error: { message } }),
  )
  expect((await send(`${url}/products/${product.id}`, 'GET')).body).toMatchObject({ name: 'Toy' })
  expect((await send(`${url}/readyz`, 'GET')).status).toBe(200)
  expect(await ordersAt(url)).toEqual(numbers(confirmed))

  freeSpace()
  confirmed.push(await placeOrder(url, shopper, product))
  expect(await ordersAt(url)).toEqual(numbers(confirmed))
  expect(shop.errorOutput()).toBe('')
})

test('When a full disk stops the database, the shop exits with a clear message and keeps every confirmed order', async () => {
  const { shop, adminToken, product, limitSpace, freeSpace, ordersAt } = await openShop()
  let { url } = shop
  const shoppers = await Promise.all([1, 2, 3].map(() => createShopper(url)))
  const exit = once(shop.process, 'exit')
  const buyers = startBuyers(() => url, shoppers, product)
  await buyers.confirmMore(10)

  limitSpace(LESS_THAN_A_WAL_SEGMENT)
  while (shop.process.exitCode === null) {
    // The last request gets no response.
    await importProducts(url, adminToken).catch(() => {})
  }
  expect(await exit).toEqual([1, null])
  expect(shop.errorOutput()).toMatch(
    /^The embedded database in \S+ has stopped\. If its disk is full, free some space; then start the shop again: everything that was confirmed is saved\.\n$/,
  )

  limitSpace(0)
  await expect(shop.startAgain()).rejects.toThrow(
    /: The data folder \S+ cannot be written to \(ENOSPC\)\.\n$/,
  )
  limitSpace(LESS_THAN_A_WAL_SEGMENT)
  await expect(shop.startAgain()).rejects.toThrow(
    /: The embedded database in \S+ does not start \(.+\)\. Is its disk full\?\n$/,
  )

  freeSpace()
  const restarted = await shop.startAgain()
  running.push(restarted)
  url = restarted.url
  await buyers.confirmMore(1)
  await buyers.stop()
  for (const status of buyers.statuses.keys()) expect([0, 201, 503]).toContain(status)
  expect(await ordersAt(url)).toEqual(numbers(buyers.confirmed.values()))
})
