import { once } from 'node:events'
import { checkOut, createProduct, createShopper, graphql, signInAsOwner } from './api'
import { expectOrders, startBuying } from './buying'
import { startShop } from './shop-server'
import { expect, test } from './test'

const BUYERS = 6
const ORDERS_AROUND = 20
const IMPORTED = 5_000

test('A server that is killed while orders come in has lost none that it confirmed', async () => {
  const first = await startShop({ SEED: 'none' })
  const owner = await signInAsOwner(first.url)
  const product = await createProduct(first.url, owner, { name: 'Toy', price: 25 })
  let { url } = first
  const tokens = await Promise.all(Array.from({ length: BUYERS }, () => createShopper(url)))
  const buying = startBuying(() => url, tokens, product)
  await expect.poll(() => buying.confirmed.size).toBeGreaterThan(ORDERS_AROUND)
  first.process.kill('SIGKILL')
  await once(first.process, 'exit')
  const second = await first.startAgain()
  url = second.url
  const soFar = buying.confirmed.size
  await expect.poll(() => buying.confirmed.size).toBeGreaterThan(soFar + ORDERS_AROUND)
  await buying.stop()
  expect([...buying.statuses.keys()].toSorted((a, b) => a - b)).toEqual([0, 201])
  await expectOrders(url, owner, product, buying.confirmed)
  await second.stop()
})

test('A server that is asked to stop ends what it has begun', async () => {
  const shop = await startShop({ SEED: 'none' })
  const owner = await signInAsOwner(shop.url)
  const rows = Array.from({ length: IMPORTED }, (_, index) => `Toy ${index},1,/art/logo.svg`)
  const response = await fetch(`${shop.url}/products/import`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv', authorization: `Bearer ${owner}` },
    body: `name,price,image_url\n${rows.join('\n')}\n`,
  })
  const exit = once(shop.process, 'exit')
  let answer = ''
  for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    if (answer === '') shop.process.kill('SIGTERM')
    answer += text
  }
  expect(JSON.parse(answer.trim().split('\n').at(-1) ?? '')).toMatchObject({
    result: { added: IMPORTED, problem_count: 0 },
  })
  expect(await exit).toEqual([0, null])

  const second = await shop.startAgain()
  const { products } = await graphql<{ products: { totalCount: number } }>(
    second.url,
    owner,
    '{ products { totalCount } }',
  )
  expect(products.totalCount).toBe(IMPORTED)
  await second.stop()
})

test('A server that is asked to stop while orders come in has answered each that it has placed', async () => {
  const shop = await startShop({ SEED: 'none' })
  const owner = await signInAsOwner(shop.url)
  const product = await createProduct(shop.url, owner, { name: 'Toy', price: 25 })
  const tokens = await Promise.all(Array.from({ length: BUYERS }, () => createShopper(shop.url)))
  const confirmed = new Map<string, number>()

  /** Orders until nobody answers any more, and never asks twice for the same. */
  async function order(token: string): Promise<void> {
    for (;;) {
      const answer = await checkOut(shop.url, token, product).catch(() => undefined)
      if (!answer) return
      expect([201, 503]).toContain(answer.status)
      if (answer.status === 201) confirmed.set(String(answer.body.id), Number(answer.body.id))
    }
  }

  const ordering = Promise.all(tokens.map(order))
  await expect.poll(() => confirmed.size).toBeGreaterThan(ORDERS_AROUND)
  const exit = once(shop.process, 'exit')
  shop.process.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  await ordering
  const second = await shop.startAgain()
  await expectOrders(second.url, owner, product, confirmed)
  await second.stop()
})
