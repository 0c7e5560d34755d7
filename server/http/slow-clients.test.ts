import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { eventually } from '../test/eventually'
import { createAdmin, createProduct, createShopper, placeOrder } from '../test/factories'
import { setUpShop } from '../test/shop'

const DRIP_MILLISECONDS = 20
// Long enough for an honest client on a busy machine.
const SHORT_MILLISECONDS = 1_000
// What is not cut at the limit of a test would be so at the usual one, a minute later or more.
const LONG_MILLISECONDS = 15_000

interface Client {
  readonly socket: Socket
  /** What came as an answer. */
  readonly answer: () => string
  readonly closed: Promise<unknown>
}

/** A connection of a client's own, on which it says the first words of a request. */
async function open(port: number, words: string): Promise<Client> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text
  })
  // It is cut while it is still sending.
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', resolve))
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.write(words)
  return { socket, answer: () => answer, closed }
}

/** Goes on with a text byte by byte, to its end or that of the connection. */
function drip({ socket, closed }: Client, text: string): void {
  const bytes = text[Symbol.iterator]()
  const timer = setInterval(() => {
    const { value, done } = bytes.next()
    if (done) clearInterval(timer)
    else socket.write(value)
  }, DRIP_MILLISECONDS)
  void closed.then(() => clearInterval(timer))
}

const HEAD = 'POST /login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n'
const SLOW_HEADERS = { said: HEAD, rest: `X-Slow: ${'a'.repeat(10_000)}` }
const SLOW_BODY = {
  said: `${HEAD}Content-Length: 10000\r\n\r\n{"email":"`,
  rest: 'a'.repeat(9_990),
}

/** A client that asks for more than networks hold back, and takes nothing of it. */
async function openUnread(port: number): Promise<Client> {
  const client = await open(port, '')
  client.socket.pause()
  const request = 'GET /openapi.json HTTP/1.1\r\nHost: shop\r\n\r\n'
  client.socket.write(request.repeat(500))
  return client
}

/** Listening, as long as the test lasts. */
function listen(shop: ReturnType<typeof setUpShop>): { readonly port: () => number } {
  beforeEach(async () => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' })
  })
  return { port: () => (shop.app.server.address() as AddressInfo).port }
}

const connectionsOf = (shop: ReturnType<typeof setUpShop>) =>
  new Promise<number>((resolve, reject) => {
    shop.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })

describe('While the server is open', () => {
  const shop = setUpShop({
    limits: {
      headersMilliseconds: SHORT_MILLISECONDS,
      requestMilliseconds: 5_000,
      silenceMilliseconds: SHORT_MILLISECONDS,
      checkMilliseconds: 50,
    },
  })
  const { port } = listen(shop)

  test.each([
    ['headers', SLOW_HEADERS],
    ['body', SLOW_BODY],
  ])(
    'a client that sends its %s byte by byte is cut, and others are served meanwhile',
    async (_what, { said, rest }) => {
      const slow = await Promise.all(Array.from({ length: 50 }, () => open(port(), said)))
      for (const client of slow) drip(client, rest)
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${port()}/products`)),
      )
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
      await Promise.all(slow.map(({ closed }) => closed))
      for (const { answer } of slow) expect(answer()).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/)
    },
  )

  test('a client that never takes the answer is cut', async () => {
    await openUnread(port())
    await eventually(async () => expect(await connectionsOf(shop)).toBe(1))
    await eventually(async () => expect(await connectionsOf(shop)).toBe(0))
    expect((await fetch(`http://127.0.0.1:${port()}/products`)).status).toBe(200)
  })

  test('a file may take longer than headers may', async () => {
    const { token } = await createAdmin(shop.db)
    const csv = `name,price,image_url\n${'B'.repeat(60)},1,/a.svg\n`
    const head = `POST /products/import HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\nContent-Type: text/csv\r\nContent-Length: ${csv.length}\r\n\r\n`
    const owner = await open(port(), head)
    const start = performance.now()
    drip(owner, csv)
    await owner.closed
    expect(performance.now() - start).toBeGreaterThan(SHORT_MILLISECONDS)
    expect(owner.answer()).toMatch(/^HTTP\/1.1 200 OK\r\n/)
    expect(owner.answer()).toContain('"added":1')
  })
})

describe('Events', () => {
  const shop = setUpShop({
    limits: {
      requestMilliseconds: SHORT_MILLISECONDS,
      checkMilliseconds: 50,
      headersMilliseconds: SHORT_MILLISECONDS,
    },
  })
  const { port } = listen(shop)

  test('come as long as somebody listens, whatever time a request may take', async () => {
    const [{ token }, shopper, product] = [
      await createAdmin(shop.db),
      await createShopper(shop.db),
      await createProduct(shop.db),
    ]
    const owner = await open(
      port(),
      `GET /adminorder/events HTTP/1.1\r\nHost: shop\r\nAuthorization: Bearer ${token}\r\n\r\n`,
    )
    await eventually(() => expect(owner.answer()).toContain('event: open'))
    // Came later and is cut: the time is over for both of them.
    const slow = await open(port(), SLOW_BODY.said)
    drip(slow, SLOW_BODY.rest)
    await slow.closed
    await placeOrder(shop.db, shopper, [product])
    await eventually(() => expect(owner.answer()).toContain('event: orderPlaced'))
  })
})

/** Until nothing more goes into a connection, though there is more. */
async function untilStuck(socket: Socket | undefined): Promise<void> {
  let written = 0
  await eventually(
    () => {
      const before = written
      written = socket?.bytesWritten ?? 0
      expect(written).toBe(before)
      expect(socket?.writableLength).toBeGreaterThan(0)
    },
    { interval: 100 },
  )
}

describe('A server that closes', () => {
  const shop = setUpShop({ limits: { closingMilliseconds: 300 } })
  const { port } = listen(shop)

  test('does not wait for a client that takes no answer', async () => {
    const { token } = await createAdmin(shop.db)
    // Far more than the system keeps for a client: the answer cannot end before it is taken.
    await shop.db.query(
      `INSERT INTO products (name, price_piastres, image_url)
       SELECT 'Toy ' || number, 100, '/' || repeat('a', 500) FROM generate_series(1, 30000) AS number`,
    )
    const connected = once(shop.app.server, 'connection')
    const client = await open(port(), '')
    client.socket.pause()
    client.socket.write(
      `GET /products.csv HTTP/1.1\r\nHost: shop\r\nAuthorization: Bearer ${token}\r\n\r\n`,
    )
    const [socket] = (await connected) as [Socket]
    await untilStuck(socket)
    const start = performance.now()
    await shop.app.close()
    expect(performance.now() - start).toBeLessThan(LONG_MILLISECONDS)
  })

  test('does not wait for a client that does not end its request', async () => {
    const clients = await Promise.all([
      open(port(), SLOW_HEADERS.said),
      open(port(), SLOW_BODY.said),
    ])
    // A second request, of which the rest does not come.
    const second = await open(port(), 'GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n')
    await eventually(() => expect(second.answer()).toContain('200 OK'))
    second.socket.write(SLOW_HEADERS.said)
    for (const client of clients) drip(client, 'a'.repeat(5_000))
    await eventually(async () => expect(await connectionsOf(shop)).toBe(3))
    const start = performance.now()
    await shop.app.close()
    expect(performance.now() - start).toBeLessThan(LONG_MILLISECONDS)
  })
})
