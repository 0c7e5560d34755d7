import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../../test/eventually'
import { createAdmin, createProduct, createShopper, placeOrder } from '../../../test/factories'
import { setUpShop } from '../../../test/shop'

const DRIP_MILLISECONDS = 20
// Long enough for an ordinary client on a machine that is busy for seconds.
const SHORT_MILLISECONDS = 3_000
// Far beyond the time limit of a test, which therefore passes only if the short limit ends the wait.
const ENDLESS_MILLISECONDS = 300_000

interface Client {
  readonly socket: Socket
  /** Everything received so far. */
  readonly received: () => string
  readonly closed: Promise<unknown>
}

/** Opens a connection and sends the beginning of a request. */
async function open(port: number, start: string): Promise<Client> {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text
  })
  // The server closes the connection while the client is still sending.
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', resolve))
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.write(start)
  return { socket, received: () => received, closed }
}

/** Sends a text byte by byte until it ends or the connection closes. */
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
const SLOW_HEADERS = { start: HEAD, rest: `X-Slow: ${'a'.repeat(10_000)}` }
const SLOW_BODY = {
  start: `${HEAD}Content-Length: 10000\r\n\r\n{"email":"`,
  rest: 'a'.repeat(9_990),
}

/** Opens a connection that requests more than network buffers hold, and reads none of it. */
async function openWithoutReading(port: number): Promise<Client> {
  const client = await open(port, '')
  client.socket.pause()
  const request = 'GET /openapi.json HTTP/1.1\r\nHost: shop\r\n\r\n'
  client.socket.write(request.repeat(500))
  return client
}

/** Makes the shop listen on a free port in each test. */
function listen(shop: ReturnType<typeof setUpShop>): { readonly port: () => number } {
  beforeEach(async () => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' })
  })
  return { port: () => (shop.app.server.address() as AddressInfo).port }
}

const countConnections = (shop: ReturnType<typeof setUpShop>) =>
  new Promise<number>((resolve, reject) => {
    shop.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })

const SHORT_LIMITS = {
  headersMilliseconds: SHORT_MILLISECONDS,
  requestMilliseconds: SHORT_MILLISECONDS,
  checkMilliseconds: 50,
}

describe('A running server', () => {
  const shop = setUpShop({ limits: SHORT_LIMITS })
  const { port } = listen(shop)

  test.each([
    ['headers', SLOW_HEADERS],
    ['body', SLOW_BODY],
  ])(
    'disconnects clients that send their %s byte by byte, and serves others meanwhile',
    async (_what, { start, rest }) => {
      const slow = await Promise.all(Array.from({ length: 50 }, () => open(port(), start)))
      for (const client of slow) drip(client, rest)
      const responses = await Promise.all(
        Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${port()}/products`)),
      )
      expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
      await Promise.all(slow.map(({ closed }) => closed))
      // A client that keeps writing may be reset before it reads the response.
      const responsesToSlow = slow.map(({ received }) => received()).filter((text) => text !== '')
      expect(responsesToSlow.length).toBeGreaterThan(0)
      for (const text of responsesToSlow) {
        expect(text).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/)
      }
    },
  )
})

describe('A server that gives files more time than headers and other bodies', () => {
  const shop = setUpShop({
    limits: {
      ...SHORT_LIMITS,
      requestMilliseconds: 30_000,
      bodyMilliseconds: SHORT_MILLISECONDS,
      idleMilliseconds: SHORT_MILLISECONDS,
    },
  })
  const { port } = listen(shop)

  test.each(['/login', '/graphql', '/nowhere'])(
    'disconnects a client that sends its body to %s byte by byte',
    async (path) => {
      const slow = await open(port(), SLOW_BODY.start.replace('/login', path))
      drip(slow, SLOW_BODY.rest)
      await slow.closed
      // Far less than it would have sent within the time of the whole request.
      expect(slow.socket.bytesWritten).toBeLessThan(SLOW_BODY.start.length + 1_000)
    },
  )

  test('disconnects a client that never reads the response', async () => {
    await openWithoutReading(port())
    await eventually(async () => expect(await countConnections(shop)).toBe(1))
    await eventually(async () => expect(await countConnections(shop)).toBe(0))
    expect((await fetch(`http://127.0.0.1:${port()}/products`)).status).toBe(200)
  })

  test('accepts an upload that takes longer than headers may', async () => {
    const { token } = await createAdmin(shop.db)
    const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
    const head = `POST /products/import HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\nContent-Type: text/csv\r\nTransfer-Encoding: chunked\r\n\r\n`
    const client = await open(port(), head)
    client.socket.write(chunk('name,price,image_url\nBed,1,/a.svg\n'))
    const timer = setInterval(() => client.socket.write(chunk('\n')), DRIP_MILLISECONDS)
    // The time limit for headers disconnects a client that came later, so it has passed for both.
    const slow = await open(port(), SLOW_HEADERS.start)
    drip(slow, SLOW_HEADERS.rest)
    await slow.closed
    clearInterval(timer)
    client.socket.write(chunk(''))
    await client.closed
    expect(client.received()).toMatch(/^HTTP\/1.1 200 OK\r\n/)
    expect(client.received()).toContain('"added":1')
  })
})

describe('An event stream', () => {
  const shop = setUpShop({ limits: SHORT_LIMITS })
  const { port } = listen(shop)

  test('may last longer than a request', async () => {
    const [{ token }, shopper, product] = [
      await createAdmin(shop.db),
      await createShopper(shop.db),
      await createProduct(shop.db),
    ]
    const listener = await open(
      port(),
      `GET /adminorder/events HTTP/1.1\r\nHost: shop\r\nAuthorization: Bearer ${token}\r\n\r\n`,
    )
    await eventually(() => expect(listener.received()).toContain('event: open'))
    // The request timeout disconnects a later request, so it has passed for both.
    const slow = await open(port(), SLOW_BODY.start)
    drip(slow, SLOW_BODY.rest)
    await slow.closed
    await placeOrder(shop.db, shopper, [product])
    await eventually(() => expect(listener.received()).toContain('event: orderPlaced'))
  })
})

/** Waits until a connection accepts no more data, although there is more to send. */
async function untilStalled(socket: Socket | undefined): Promise<void> {
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

describe('A closing server', () => {
  const shop = setUpShop({
    limits: {
      headersMilliseconds: ENDLESS_MILLISECONDS,
      requestMilliseconds: ENDLESS_MILLISECONDS,
      bodyMilliseconds: ENDLESS_MILLISECONDS,
      idleMilliseconds: ENDLESS_MILLISECONDS,
      closingMilliseconds: 300,
    },
  })
  const { port } = listen(shop)

  test('does not wait for a client that does not read the response', async () => {
    const { token } = await createAdmin(shop.db)
    // Far more than the system's buffers hold, so the response cannot end before it is read.
    await shop.db.query(
      `INSERT INTO products (name, price_piastres, image_url)
       SELECT 'Toy ' || number, 100, '/' || repeat('a', 1900) FROM generate_series(1, 9000) AS number`,
    )
    const connected = once(shop.app.server, 'connection')
    const client = await open(port(), '')
    client.socket.pause()
    client.socket.write(
      `GET /products.csv HTTP/1.1\r\nHost: shop\r\nAuthorization: Bearer ${token}\r\n\r\n`,
    )
    const [socket] = (await connected) as [Socket]
    await untilStalled(socket)
    await shop.app.close()
  })

  test('does not wait for a client that does not finish its request', async () => {
    const clients = await Promise.all([
      open(port(), SLOW_HEADERS.start),
      open(port(), SLOW_BODY.start),
    ])
    // The second request on this connection is never finished.
    const second = await open(port(), 'GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n')
    await eventually(() => expect(second.received()).toContain('200 OK'))
    second.socket.write(SLOW_HEADERS.start)
    for (const client of clients) drip(client, 'a'.repeat(5_000))
    await eventually(async () => expect(await countConnections(shop)).toBe(3))
    await shop.app.close()
    expect(await countConnections(shop)).toBe(0)
  })
})
