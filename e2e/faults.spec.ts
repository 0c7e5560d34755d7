import { EventEmitter, once } from 'node:events'
import { checkOut, createProduct, createShopper, graphql, signInAsAdmin } from './api'
import { expectOrders, startBuyers } from './buying'
import { startShop } from './shop-server'
import { expect, test } from './test'

const BUYERS = 6
const MIN_ORDERS = 20
const IMPORTED_PRODUCTS = 5_000

test('A server killed while taking orders loses no confirmed order', async () => {
  const first = await startShop({ SEED: 'none' })
  const adminToken = await signInAsAdmin(first.url)
  const product = await createProduct(first.url, adminToken, { name: 'Toy', price: 25 })
  let { url } = first
  const tokens = await Promise.all(Array.from({ length: BUYERS }, () => createShopper(url)))
  const buyers = startBuyers(() => url, tokens, product)
  await buyers.confirmMore(MIN_ORDERS)
  first.process.kill('SIGKILL')
  await once(first.process, 'exit')
  const second = await first.startAgain()
  url = second.url
  await buyers.confirmMore(MIN_ORDERS)
  await buyers.stop()
  expect([...buyers.statuses.keys()].toSorted((a, b) => a - b)).toEqual([0, 201])
  await expectOrders(url, adminToken, product, buyers.confirmed)
  await second.stop()
})

test('A server that receives SIGTERM finishes an import in progress', async () => {
  const shop = await startShop({ SEED: 'none' })
  const adminToken = await signInAsAdmin(shop.url)
  const rows = Array.from(
    { length: IMPORTED_PRODUCTS },
    (_, index) => `Toy ${index},1,/art/logo.svg`,
  )
  const response = await fetch(`${shop.url}/products/import`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv', authorization: `Bearer ${adminToken}` },
    body: `name,price,image_url\n${rows.join('\n')}\n`,
  })
  const exit = once(shop.process, 'exit')
  let output = ''
  for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    if (output === '') shop.process.kill('SIGTERM')
    output += text
  }
  expect(JSON.parse(output.trim().split('\n').at(-1) ?? '')).toMatchObject({
    result: { added: IMPORTED_PRODUCTS, problem_count: 0 },
  })
  expect(await exit).toEqual([0, null])

  const second = await shop.startAgain()
  const { products } = await graphql<{ products: { totalCount: number } }>(
    second.url,
    adminToken,
    '{ products { totalCount } }',
  )
  expect(products.totalCount).toBe(IMPORTED_PRODUCTS)
  await second.stop()
})

test('A server that receives SIGTERM responds to every order it has placed', async () => {
  const shop = await startShop({ SEED: 'none' })
  const adminToken = await signInAsAdmin(shop.url)
  const product = await createProduct(shop.url, adminToken, { name: 'Toy', price: 25 })
  const tokens = await Promise.all(Array.from({ length: BUYERS }, () => createShopper(shop.url)))
  const confirmed = new Map<string, number>()
  const orders = new EventEmitter()

  /** Places orders until the server is gone, and never retries one. */
  async function order(token: string): Promise<void> {
    for (;;) {
      const response = await checkOut(shop.url, token, product).catch(() => undefined)
      if (!response) return
      const { status, body } = response
      expect([201, 503]).toContain(status)
      if (status !== 201) continue
      confirmed.set(String(body.id), Number(body.id))
      orders.emit('confirmed')
    }
  }

  const ordering = Promise.all(tokens.map(order))
  while (confirmed.size < MIN_ORDERS) await once(orders, 'confirmed')
  const exit = once(shop.process, 'exit')
  shop.process.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  await ordering
  const second = await shop.startAgain()
  await expectOrders(second.url, adminToken, product, confirmed)
  await second.stop()
})

test('A server that receives SIGTERM is no longer ready but still serves, until a second one', async () => {
  const shop = await startShop({ SEED: 'none', DRAIN_SECONDS: '300' })
  const exit = once(shop.process, 'exit')
  shop.process.kill('SIGTERM')
  const read = async (path: string) => {
    const response = await fetch(shop.url + path)
    await response.arrayBuffer()
    return [response.status, response.headers.get('retry-after')]
  }
  await expect.poll(() => read('/readyz')).toEqual([503, '5'])
  expect(await read('/products')).toEqual([200, null])
  expect(await read('/healthz')).toEqual([200, null])
  shop.process.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  await shop.stop()
})
