import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkOut, createProduct, createShopper, placeOrder, send, signInAsOwner } from './api'
import { startBuying } from './buying'
import { type ShopServer, startShop } from './shop-server'
import { expect, test } from './test'

// The embedded database's disk is the shop's; a server of its own has people who look after its disk.
test.skip(Boolean(process.env.DATABASE_URL), 'The embedded database only')

const IMPORTED = 5_000
// Enough for what the journey stores, and not for another file of PostgreSQL's log, which has 16 MiB.
const ROOM_FOR_NO_LOG = 15_000_000

const numbers = (orders: Iterable<unknown>) => Array.from(orders, Number).toSorted((a, b) => a - b)

const opened: ShopServer[] = []
test.afterEach(async () => {
  for (const shop of opened.splice(0)) {
    // One that hangs is what this is about.
    shop.process.kill('SIGKILL')
    await shop.stop()
  }
})

/** A shop on a disk that is as full as the test says. */
async function openShop() {
  const file = join(tmpdir(), `mishmish-disk-${randomUUID()}`)
  const shop = await startShop({
    SEED: 'none',
    LOG_LEVEL: 'silent',
    NODE_OPTIONS: '--import ./e2e/full-disk.mjs',
    FULL_DISK: file,
  })
  opened.push(shop)
  const owner = await signInAsOwner(shop.url)
  return {
    shop,
    owner,
    product: await createProduct(shop.url, owner, { name: 'Toy', price: 25 }),
    leave: (bytes: number) => writeFileSync(file, String(bytes)),
    makeRoom: () => rmSync(file),
    ordersAt: async (url: string) => {
      const { body } = await send(`${url}/adminorder`, 'GET', { token: owner })
      return numbers(Object.values(body).map((order) => (order as { id: number }).id))
    },
  }
}

test('While the disk is full nothing can be ordered, all can be read, and with room again all is as before', async () => {
  const { shop, product, leave, makeRoom, ordersAt } = await openShop()
  const { url } = shop
  const shopper = await createShopper(url)
  const confirmed = [await placeOrder(url, shopper, product)]

  leave(0)
  // Some orders still fit into what the tables have.
  await expect
    .poll(
      async () => {
        const { status, body } = await checkOut(url, shopper, product)
        if (status === 201) confirmed.push(Number(body.id))
        return { status, message: body.message }
      },
      { intervals: [0], timeout: 30_000 },
    )
    .toEqual({
      status: 503,
      message: 'The shop is not available at this moment. Please try again soon.',
    })
  expect((await send(`${url}/products/${product.id}`, 'GET')).body).toMatchObject({ name: 'Toy' })
  expect((await send(`${url}/readyz`, 'GET')).status).toBe(200)
  expect(await ordersAt(url)).toEqual(numbers(confirmed))

  makeRoom()
  confirmed.push(await placeOrder(url, shopper, product))
  expect(await ordersAt(url)).toEqual(numbers(confirmed))
  expect(shop.complaints()).toBe('')
})

test('A database that cannot go on for want of room ends the shop with a sentence, and has every confirmed order later', async () => {
  test.setTimeout(240_000)
  const { shop, owner, product, leave, makeRoom, ordersAt } = await openShop()
  let { url } = shop
  const shoppers = await Promise.all([1, 2, 3].map(() => createShopper(url)))
  const exit = once(shop.process, 'exit')
  const buying = startBuying(() => url, shoppers, product)
  await expect.poll(() => buying.confirmed.size).toBeGreaterThan(10)

  leave(ROOM_FOR_NO_LOG)
  const rows = Array.from({ length: IMPORTED }, (_, index) => `Toy ${index},1,/art/logo.svg`)
  while (shop.process.exitCode === null) {
    // The last one gets no answer.
    await fetch(`${url}/products/import`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv', authorization: `Bearer ${owner}` },
      body: `name,price,image_url\n${rows.join('\n')}\n`,
    })
      .then((response) => response.text())
      .catch(() => {})
  }
  expect(await exit).toEqual([1, null])
  expect(shop.complaints()).toMatch(
    /^The embedded database in \S+ has stopped\. If its disk is full, make room; then start the shop again: whatever it has confirmed is kept\.\n$/,
  )

  leave(0)
  await expect(shop.startAgain()).rejects.toThrow(
    /: The data folder \S+ cannot be written to \(ENOSPC\)\.\n$/,
  )
  leave(ROOM_FOR_NO_LOG)
  await expect(shop.startAgain()).rejects.toThrow(
    /: The embedded database in \S+ does not start \(.+\)\. Is its disk full\?\n$/,
  )

  makeRoom()
  const again = await shop.startAgain()
  opened.push(again)
  url = again.url
  const soFar = buying.confirmed.size
  await expect.poll(() => buying.confirmed.size).toBeGreaterThan(soFar)
  await buying.stop()
  for (const status of buying.statuses.keys()) expect([0, 201, 503]).toContain(status)
  expect(await ordersAt(url)).toEqual(numbers(buying.confirmed.values()))
})
