import { once } from 'node:events'
import { createEventSource } from 'eventsource-client'
import pLimit from 'p-limit'
import {
  checkOut,
  createProduct,
  createShopper,
  graphql,
  placeOrder,
  type ShopProduct,
  send,
  signInAsOwner,
} from './api'
import { type ShopServer, startShop } from './shop-server'
import { expect, test } from './test'

const STOCK = 10
const BUYERS = 200

/** A new shopper with one piece of the product in the cart. */
async function createBuyer({ url }: ShopServer, product: ShopProduct) {
  const token = await createShopper(url)
  const body = { quantity: 1 }
  const line = await send(`${url}/cart/${product.id}`, 'POST', { token, body })
  expect(line.status).toBe(201)
  return { url, token }
}

/** Listens to a server's order events and keeps them. */
async function listen(server: ShopServer, token: string) {
  const heard: string[] = []
  const source = createEventSource({
    url: `${server.url}/adminorder/events`,
    headers: { authorization: `Bearer ${token}` },
    onMessage: ({ event, data }) => heard.push(`${event} ${data}`),
  })
  await expect.poll(() => heard).toEqual(['open {}'])
  return { heard, close: () => source.close() }
}

test('Of a stock of ten, 200 simultaneous buyers get ten orders', async () => {
  const first = await startShop({ SEED: 'none' })
  // The embedded database belongs to one process; on a server two share it.
  const servers = process.env.DATABASE_URL ? [first, await first.startAgain()] : [first]
  const owner = await signInAsOwner(first.url)
  const product = await createProduct(first.url, owner, {
    name: 'Rare toy',
    price: 25,
    stock: STOCK,
  })
  const streams = await Promise.all(servers.map((server) => listen(server, owner)))
  // A few at a time: who signs in too often at once is taken for somebody who guesses passwords.
  const limit = pLimit(10)
  const buyers = await limit.map(Array.from({ length: BUYERS }).keys(), (serial) =>
    createBuyer(servers[serial % servers.length] ?? first, product),
  )

  const answers = await Promise.all(buyers.map(({ url, token }) => checkOut(url, token, product)))
  const placed = answers.filter(({ status }) => status === 201)
  expect(placed).toHaveLength(STOCK)
  for (const { status, body } of answers) {
    if (status !== 201) expect({ status, body }).toMatchObject({ status: 409 })
  }

  const { managedProducts, managedOrders } = await graphql<{
    managedProducts: { nodes: { stock: number }[] }
    managedOrders: { nodes: { id: string }[] }
  }>(
    first.url,
    owner,
    `{ managedProducts { nodes { stock } } managedOrders(first: 25) { nodes { id } } }`,
  )
  expect(managedProducts.nodes).toEqual([{ stock: 0 }])
  const ids = placed.map(({ body }) => String(body.id)).sort()
  expect(managedOrders.nodes.map(({ id }) => id).sort()).toEqual(ids)

  // Each server tells of every order, whichever of them took it.
  const expected = ['open {}', ...ids.map((id) => `orderPlaced {"id":${id}}`)]
  for (const { heard, close } of streams) {
    await expect.poll(() => heard.toSorted()).toEqual(expected.toSorted())
    close()
  }
  for (const { process: server } of servers.slice(1)) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  await first.stop()
})

test('Few are left, the last one is sold, and a cancelled order puts it back', async ({
  owner,
  ownerToken,
  browser,
  shop,
}) => {
  const product = await createProduct(shop.url, ownerToken, { name: 'Counted toy', price: 30 })
  const visitor = await browser.newPage({ baseURL: shop.url })
  await visitor.goto(`/productdetails/${product.id}`)
  const add = visitor.getByRole('main').locator('form').getByRole('button', { name: 'Add to cart' })
  await expect(add).toBeEnabled()
  await expect(visitor.getByText(/Only \d+ left/)).toHaveCount(0)

  await owner.goto(`/updateproduct/${product.id}`)
  await owner.getByLabel('Stock').fill('2.5')
  await owner.getByRole('button', { name: 'Update Product' }).click()
  await expect(owner.getByLabel('Stock')).toHaveAccessibleDescription(/whole number/)
  await owner.getByLabel('Stock').fill('3')
  await owner.getByRole('button', { name: 'Update Product' }).click()
  await expect(owner.getByText('Product updated successfully!')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('Only 3 left')).toBeVisible()

  const order = await placeOrder(shop.url, await createShopper(shop.url), product, 3)
  await visitor.reload()
  await expect(visitor.getByText('Out of stock').first()).toBeVisible()
  await expect(add).toBeDisabled()
  await visitor.goto('/search?query=counted%20toy')
  const card = visitor.getByRole('article', { name: 'Counted toy' })
  await expect(card).toContainText('Out of stock')
  await expect(card.getByRole('button')).toBeDisabled()

  await owner.goto('/adminorder')
  const status = owner.getByLabel(`Status of order #${order}`)
  for (const chosen of ['Cancelled', 'Completed', 'Cancelled']) {
    const isStored = owner.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('setOrderStatus')),
    )
    await status.selectOption(chosen)
    await isStored
  }
  await visitor.reload()
  await expect(card).toContainText('Only 3 left')
  await visitor.close()
})

test.describe('What is sold out while somebody fills in the address', () => {
  // The browser itself notes each refusal.
  test.use({ expectedConsole: [/status of 409/] })

  test('is told, and the rest can be ordered', async ({ signedIn, ownerToken, shop }) => {
    const rare = await createProduct(shop.url, ownerToken, {
      name: 'Last toy',
      price: 30,
      stock: 2,
    })
    await signedIn.goto(`/productdetails/${rare.id}`)
    await signedIn.getByRole('button', { name: 'Increase quantity' }).click()
    await signedIn.getByRole('button', { name: 'Add to cart', exact: true }).click()
    await expect(signedIn.getByText('Item added to cart successfully!')).toBeVisible()
    await signedIn.goto('/checkout')
    await signedIn.getByLabel('Address').fill('5 Tahrir Square')
    await signedIn.getByLabel('City').fill('Cairo')
    await signedIn.getByLabel('Phone').fill('+201012345678')
    await placeOrder(shop.url, await createShopper(shop.url), rare)

    await signedIn.getByRole('button', { name: 'Place order' }).click()
    await expect(signedIn.getByRole('alert')).toContainText('Last toy')
    await expect(signedIn.getByRole('main')).toContainText('EGP 30.00')
    await expect(signedIn.getByLabel('Address')).toHaveValue('5 Tahrir Square')
    await signedIn.getByRole('button', { name: 'Place order' }).click()
    await expect(signedIn.getByText('Order placed successfully!')).toBeVisible()
  })
})
