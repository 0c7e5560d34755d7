import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { createEventSource } from 'eventsource-client'
import { checkOut, newAddress, type ShopProduct } from './api'
import type { ShopServer } from './shop-server'

/** Responses to shoppers during a rolling restart. */
export interface Traffic {
  readonly requests: number
  /** Requests by what they asked for and what they got. */
  readonly failures: ReadonlyMap<string, number>
  /** The numbers of the confirmed orders. */
  readonly confirmed: readonly number[]
  /** Ends the visits, and waits for requests in progress. */
  stop(): Promise<void>
}

const PAGES = [
  '/',
  '/catdryfood',
  '/ar',
  '/productdetails/1',
  '/productdetails/7',
  '/search?query=cat',
]
const QUERY = '{ products(first: 5) { totalCount nodes { id name } } }'
const ASSETS_OF_PAGE = /\/assets\/[\w./-]+\.(?:js|css|woff2)/g
// Fewer requests than the limits by address in deploy/, on a fast machine, too.
const PAUSE_MILLISECONDS = 50

interface Visits {
  readonly url: string
  /** Of shoppers who order. */
  readonly tokens: readonly string[]
  readonly visitors: number
  readonly product: ShopProduct
}

/**
 * Visits the shop: pages with their scripts, GraphQL queries and orders, none of which is ever retried. Everybody
 * has an address of their own.
 */
export function startTraffic({ url, tokens, visitors, product }: Visits): Traffic {
  let requests = 0
  let isStopped = false
  const failures = new Map<string, number>()
  const confirmed: number[] = []
  const fail = (what: string, outcome: string | number) => {
    const key = `${what}: ${outcome}`
    failures.set(key, (failures.get(key) ?? 0) + 1)
  }

  /** Sends a request that must succeed, and returns the body of its response. */
  async function request(what: string, path: string, init: RequestInit): Promise<string> {
    requests += 1
    try {
      const response = await fetch(url + path, init)
      const text = await response.text()
      if (response.status !== 200) fail(what, response.status)
      return text
    } catch (error) {
      fail(what, String((error as Error).cause ?? error))
      return ''
    }
  }

  async function visit(index: number): Promise<void> {
    const headers = { 'x-forwarded-for': newAddress() }
    const cached = new Set<string>()
    for (let count = index; !isStopped; count += 1) {
      const page = await request('page', PAGES[count % PAGES.length] ?? '/', {
        headers: { ...headers, accept: 'text/html' },
      })
      const assets = [...new Set(page.match(ASSETS_OF_PAGE))].filter((path) => !cached.has(path))
      for (const path of assets) cached.add(path)
      await Promise.all(assets.map((path) => request('asset', path, { headers })))
      const response = await request('query', '/graphql', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ query: `${QUERY} # ${count % 50}` }),
      })
      if (response && !response.includes('"totalCount"')) fail('query', response.slice(0, 100))
      await wait(PAUSE_MILLISECONDS)
    }
  }

  async function order(token: string): Promise<void> {
    while (!isStopped) {
      requests += 1
      try {
        const { status, body } = await checkOut(url, token, product)
        if (status === 201) confirmed.push(Number(body.id))
        else fail('order', status)
      } catch (error) {
        fail('order', String((error as Error).cause ?? error))
      }
      await wait(PAUSE_MILLISECONDS)
    }
  }

  const running = Promise.all([
    ...Array.from({ length: visitors }, (_, index) => visit(index)),
    ...tokens.map(order),
  ])
  return {
    get requests() {
      return requests
    },
    failures,
    confirmed,
    async stop() {
      isStopped = true
      await running
    },
  }
}

/** Somebody who has the list of orders open. */
export interface OrderListener {
  /** The number of times that each placed order was announced, by its number. */
  readonly placed: ReadonlyMap<number, number>
  /** The number of times that events may have been lost. */
  readonly gaps: number
  close(): void
}

/** Resolves once the stream is open. */
export async function listenToOrders(shopUrl: string, token: string): Promise<OrderListener> {
  const placed = new Map<number, number>()
  let gaps = 0
  return new Promise((resolve) => {
    const source = createEventSource({
      url: `${shopUrl}/adminorder/events`,
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': newAddress() },
      onMessage: ({ event, data }) => {
        if (event === 'resynced') gaps += 1
        if (event === 'open') resolve(listener)
        if (event !== 'orderPlaced') return
        const { id } = JSON.parse(data) as { readonly id: number }
        placed.set(id, (placed.get(id) ?? 0) + 1)
      },
    })
    const listener: OrderListener = {
      placed,
      get gaps() {
        return gaps
      },
      close: () => source.close(),
    }
  })
}

/** Orders of which a listener was not notified exactly once, after time to catch up. */
export async function findMistold(
  { placed }: OrderListener,
  orders: readonly number[],
): Promise<readonly number[]> {
  const mistold = () => orders.filter((id) => placed.get(id) !== 1)
  for (let attempt = 0; attempt < 100 && mistold().length > 0; attempt += 1) await wait(100)
  return mistold()
}

const PAGES_SERVED = /^http_request_duration_seconds_count\{[^}]*route="page"/m

/** Waits until the proxy sends requests to a server again, which it may do seconds after it has started. */
async function waitForTraffic({ url }: ShopServer): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/metrics`)
    if (PAGES_SERVED.test(await response.text())) return
    await wait(100)
  }
}

/** Stops a server, starts it again on its port, with a build, and waits until it is in use. */
export async function restart(server: ShopServer, script?: string): Promise<ShopServer> {
  const exited = once(server.process, 'exit')
  server.process.kill('SIGTERM')
  const [code] = await exited
  if (code !== 0) throw new Error(`The server exited with ${code}`)
  const restarted = await server.startAgain({
    settings: { PORT: new URL(server.url).port },
    ...(script && { script }),
  })
  await waitForTraffic(restarted)
  return restarted
}
