import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createProduct, createShopper, DELIVERY, graphql, signInAsOwner } from './api'
import { startShop } from './shop-server'
import { expect, test } from './test'

const BUYERS = 6
const ORDERS_EACH = 8
const IMPORTED = 5_000

test('A server that is killed while orders come in has lost none that it confirmed', async () => {
  test.setTimeout(120_000)
  const first = await startShop({ SEED: 'none' })
  const owner = await signInAsOwner(first.url)
  const product = await createProduct(first.url, owner, { name: 'Toy', price: 25 })
  const tokens = await Promise.all(Array.from({ length: BUYERS }, () => createShopper(first.url)))
  const confirmed = new Map<string, number>()
  let url = first.url
  let isBack = () => {}
  const back = new Promise<void>((resolve) => {
    isBack = resolve
  })

  /** As the shop's page does: the same key until there is an answer. */
  async function order(token: string, key = randomUUID()): Promise<void> {
    try {
      const response = await fetch(`${url}/checkout`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          authorization: `Bearer ${token}`,
          'idempotency-key': key,
        },
        body: JSON.stringify({
          ...DELIVERY,
          total: product.price,
          cart_items: [{ product_id: Number(product.id), quantity: 1, price: product.price }],
        }),
      })
      expect(response.status).toBe(201)
      confirmed.set(key, (await response.json()).id)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      // No answer: the order may be placed or not.
      await back
      await order(token, key)
    }
  }

  const buying = Promise.all(
    tokens.map(async (token) => {
      for (let count = 0; count < ORDERS_EACH; count += 1) await order(token)
    }),
  )
  await expect.poll(() => confirmed.size).toBeGreaterThan(ORDERS_EACH)
  first.process.kill('SIGKILL')
  await once(first.process, 'exit')
  const second = await first.startAgain()
  url = second.url
  isBack()
  await buying

  const { managedOrders } = await graphql<{
    managedOrders: { nodes: { id: string; items: unknown[]; history: unknown[] }[] }
  }>(url, owner, '{ managedOrders(first: 100) { nodes { id items { name } history { status } } } }')
  expect(managedOrders.nodes.map(({ id }) => Number(id)).toSorted((a, b) => a - b)).toEqual(
    [...confirmed.values()].toSorted((a, b) => a - b),
  )
  expect(managedOrders.nodes).toHaveLength(BUYERS * ORDERS_EACH)
  for (const { items, history } of managedOrders.nodes) {
    expect(items).toEqual([{ name: 'Toy' }])
    expect(history).toEqual([{ status: 'PENDING' }])
  }
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
