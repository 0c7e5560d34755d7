import { once } from 'node:events'
import { createEventSource } from 'eventsource-client'
import pLimit from 'p-limit'
import { ADMIN, type ShopServer, startShop } from './shop-server'
import { expect, test } from './test'

const STOCK = 10
const BUYERS = 200
const PRICE = 25

interface Answer {
  readonly status: number
  readonly body: Record<string, unknown>
}

async function send(
  url: string,
  method: string,
  options: { readonly token?: string; readonly body?: object } = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(options.token && { authorization: `Bearer ${options.token}` }),
    },
    ...(options.body && { body: JSON.stringify(options.body) }),
  })
  return { status: response.status, body: await response.json() }
}

async function signIn(server: ShopServer, email: string, password: string): Promise<string> {
  const { body } = await send(`${server.url}/login`, 'POST', { body: { email, password } })
  return String(body.token)
}

async function graphql(server: ShopServer, token: string, query: string): Promise<unknown> {
  const { body } = await send(`${server.url}/graphql`, 'POST', { token, body: { query } })
  expect(body.errors).toBeUndefined()
  return body.data
}

/** A new shopper with one piece of the product in the cart. */
async function createBuyer(server: ShopServer, serial: number, productId: unknown) {
  const email = `buyer${serial}@example.com`
  const account = {
    first_name: 'Buyer',
    second_name: 'Ali',
    mobile: '1012345678',
    email,
    password: 'secret1',
  }
  const registered = await send(`${server.url}/register`, 'POST', { body: account })
  expect(registered.status).toBe(201)
  const token = await signIn(server, email, account.password)
  const line = await send(`${server.url}/cart/${productId}`, 'POST', {
    token,
    body: { quantity: 1 },
  })
  expect(line.status).toBe(201)
  return { server, token }
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
  test.setTimeout(120_000)
  const first = await startShop({ SEED: 'none' })
  // The embedded database belongs to one process; on a server two share it.
  const servers = process.env.DATABASE_URL ? [first, await first.startAgain()] : [first]
  const owner = await signIn(first, ADMIN.email, ADMIN.password)
  await graphql(
    first,
    owner,
    `mutation { addProduct(input: { name: "Rare toy", price: ${PRICE}, imageUrl: "/art/logo.svg",
      stock: ${STOCK} }) { userErrors { message } } }`,
  )
  const product = (await (await fetch(`${first.url}/products`)).json())[0]
  const streams = await Promise.all(servers.map((server) => listen(server, owner)))
  // A few at a time: who signs in too often at once is taken for somebody who guesses passwords.
  const limit = pLimit(10)
  const buyers = await limit.map(Array.from({ length: BUYERS }).keys(), (serial) =>
    createBuyer(servers[serial % servers.length] ?? first, serial, product.id),
  )

  const order = {
    total: PRICE,
    address: '5 Tahrir Square',
    city: 'Cairo',
    phone: '1012345678',
    cart_items: [{ product_id: product.id, quantity: 1, price: PRICE }],
  }
  const answers = await Promise.all(
    buyers.map(({ server, token }) =>
      send(`${server.url}/checkout`, 'POST', { token, body: order }),
    ),
  )
  const placed = answers.filter(({ status }) => status === 201)
  expect(placed).toHaveLength(STOCK)
  for (const { status, body } of answers) {
    if (status !== 201) expect({ status, body }).toMatchObject({ status: 409 })
  }

  const { managedProducts, managedOrders } = (await graphql(
    first,
    owner,
    `{ managedProducts { nodes { stock } }
       managedOrders(first: 25) { nodes { id } } }`,
  )) as {
    managedProducts: { nodes: { stock: number }[] }
    managedOrders: { nodes: { id: string }[] }
  }
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
