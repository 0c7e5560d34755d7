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
  signInAsAdmin,
} from './api'
import { fillShipping } from './fill-shipping'
import { type ShopServer, startShop } from './shop-server'
import { expect, test } from './test'
import { reload, visit } from './visit'

const STOCK = 10
const BUYERS = 200

/** Creates a shopper with one product in the cart. */
async function createBuyer({ url }: ShopServer, product: ShopProduct) {
  const token = await createShopper(url)
  const body = { quantity: 1 }
  const line = await send(`${url}/cart/${product.id}`, 'POST', { token, body })
  expect(line.status).toBe(201)
  return { url, token }
}

/** Subscribes to the order events of a server and collects them. */
async function subscribe(server: ShopServer, token: string) {
  const events: string[] = []
  const source = createEventSource({
    url: `${server.url}/adminorder/events`,
    headers: { authorization: `Bearer ${token}` },
    onMessage: ({ event, data }) => events.push(`${event} ${data}`),
  })
  await expect.poll(() => events).toEqual(['open {}'])
  return { events, close: () => source.close() }
}

test('200 concurrent buyers of a stock of ten place ten orders', async () => {
  const first = await startShop({ SEED: 'none' })
  // The embedded database allows one process only.
  const servers = process.env.DATABASE_URL ? [first, await first.startAgain()] : [first]
  const adminToken = await signInAsAdmin(first.url)
  const product = await createProduct(first.url, adminToken, {
    name: 'Rare toy',
    price: 25,
    stock: STOCK,
  })
  const streams = await Promise.all(servers.map((server) => subscribe(server, adminToken)))
  // A few at a time: too many sign-ins at once are taken for password guessing.
  const limit = pLimit(10)
  const buyers = await limit.map(Array.from({ length: BUYERS }).keys(), (serial) =>
    createBuyer(servers[serial % servers.length] ?? first, product),
  )

  const responses = await Promise.all(buyers.map(({ url, token }) => checkOut(url, token, product)))
  const placed = responses.filter(({ status }) => status === 201)
  expect(placed).toHaveLength(STOCK)
  for (const { status, body } of responses) {
    if (status !== 201) expect({ status, body }).toMatchObject({ status: 409 })
  }

  const { adminProducts, adminOrders } = await graphql<{
    adminProducts: { nodes: { stock: number }[] }
    adminOrders: { nodes: { id: string }[] }
  }>(
    first.url,
    adminToken,
    `{ adminProducts { nodes { stock } } adminOrders(first: 25) { nodes { id } } }`,
  )
  expect(adminProducts.nodes).toEqual([{ stock: 0 }])
  const ids = placed.map(({ body }) => String(body.id)).sort()
  expect(adminOrders.nodes.map(({ id }) => id).sort()).toEqual(ids)

  // Every server sends the events of all orders.
  const expected = ['open {}', ...ids.map((id) => `orderPlaced {"id":${id}}`)]
  for (const { events, close } of streams) {
    await expect.poll(() => events.toSorted()).toEqual(expected.toSorted())
    close()
  }
  await Promise.all(servers.map((server) => server.stop()))
})

test('Low stock and sold-out products are labelled, and cancelling an order restores the stock', async ({
  adminPage,
  adminToken,
  browser,
  shop,
}) => {
  const product = await createProduct(shop.url, adminToken, { name: 'Counted toy', price: 30 })
  const visitor = await browser.newPage({ baseURL: shop.url })
  await visit(visitor, `/productdetails/${product.id}`)
  const add = visitor.getByRole('main').locator('form').getByRole('button', { name: 'Add to cart' })
  await expect(add).toBeEnabled()
  await expect(visitor.getByText(/Only \d+ left/)).toHaveCount(0)

  await visit(adminPage, `/updateproduct/${product.id}`)
  await adminPage.getByLabel('Stock', { exact: true }).fill('2.5')
  await adminPage.getByRole('button', { name: 'Update Product' }).click()
  await expect(adminPage.getByLabel('Stock', { exact: true })).toHaveAccessibleDescription(
    /whole number/,
  )
  await adminPage.getByLabel('Stock', { exact: true }).fill('3')
  await adminPage.getByRole('button', { name: 'Update Product' }).click()
  await expect(adminPage.getByText('Product updated successfully!')).toBeVisible()
  await reload(visitor)
  await expect(visitor.getByText('Only 3 left')).toBeVisible()

  const order = await placeOrder(shop.url, await createShopper(shop.url), product, 3)
  await reload(visitor)
  await expect(visitor.getByText('Out of stock').first()).toBeVisible()
  await expect(add).toBeDisabled()
  await visit(visitor, '/search?query=counted%20toy')
  const card = visitor.getByRole('article', { name: 'Counted toy' })
  await expect(card).toContainText('Out of stock')
  await expect(card.getByRole('button')).toBeDisabled()

  await visit(adminPage, `/adminorder?order=${order}`)
  const status = adminPage.getByLabel(`Status of order #${order}`)
  for (const chosen of ['Cancelled', 'Completed', 'Cancelled']) {
    const stored = adminPage.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('setOrderStatus')),
    )
    await status.selectOption(chosen)
    await adminPage.getByRole('button', { name: `Set to ${chosen}` }).click()
    await stored
  }
  // Returned items are in stock again once the shop has received them.
  const receivedBack = adminPage.getByRole('button', { name: 'Received back' })
  await receivedBack.click()
  await expect(adminPage.getByRole('combobox', { name: 'Condition' })).toBeVisible()
  await receivedBack.click()
  await expect(adminPage.getByText(`Order #${order} received back.`)).toBeVisible()
  await reload(visitor)
  await expect(card).toContainText('Only 3 left')
  await visitor.close()
})

test.describe('When stock runs low during a checkout', () => {
  // The browser logs the rejected checkout.
  test.use({ expectedConsole: [/status of 409/] })

  test('the shopper is warned and can order the rest', async ({ signedIn, adminToken, shop }) => {
    const rare = await createProduct(shop.url, adminToken, {
      name: 'Last toy',
      price: 30,
      stock: 2,
    })
    await visit(signedIn, `/productdetails/${rare.id}`)
    await signedIn.getByRole('button', { name: 'Increase quantity' }).click()
    await signedIn.getByRole('button', { name: 'Add to cart', exact: true }).click()
    await expect(signedIn.getByText('Item added to cart successfully!')).toBeVisible()
    await visit(signedIn, '/checkout')
    await fillShipping(signedIn, { street: '5 Tahrir Square' })
    await placeOrder(shop.url, await createShopper(shop.url), rare)

    await signedIn.getByRole('button', { name: 'Place order' }).click()
    await expect(signedIn.getByRole('alert')).toContainText('Last toy')
    await expect(signedIn.getByRole('main')).toContainText('EGP 30.00')
    await expect(signedIn.getByLabel('Street and building')).toHaveValue('5 Tahrir Square')
    await signedIn.getByRole('button', { name: 'Place order' }).click()
    await expect(signedIn.getByText('Order placed successfully!')).toBeVisible()
  })
})
