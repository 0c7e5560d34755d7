import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import { createProduct, createShopper, signInAsAdmin } from './api'
import { expectOrders, startBuyers } from './buying'
import { listen } from './listen'
import { type ShopServer, startShop } from './shop-server'
import { expect, test } from './test'

const WORKERS = 3
const BUYERS = 4
const MIN_ORDERS = 15
// Workers start one after another, and several shops at once.
const SLOW = { timeout: 60_000 }

const { DATABASE_URL, REDIS_URL } = process.env
test.skip(!DATABASE_URL || !REDIS_URL, 'needs DATABASE_URL and REDIS_URL: workers share both')

const settings = {
  WORKERS: String(WORKERS),
  REDIS_URL: REDIS_URL ?? '',
  SEED: 'none',
  LOG_LEVEL: 'info',
}

/** The lines of the log with a message, in their order. */
function linesWith({ output }: ShopServer, message: string): { readonly pid: number }[] {
  return output()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === message)
}

const leaders = (shop: ShopServer) =>
  linesWith(shop, 'This worker does the background work').map(({ pid }) => pid)

/** Sends requests over connections of their own, which the workers get in turn. */
async function request(shop: ShopServer, path: string, count: number): Promise<string[]> {
  const bodies: string[] = []
  for (let sent = 0; sent < count; sent += 1) {
    const response = await fetch(shop.url + path, { headers: { connection: 'close' } })
    expect(response.status).toBe(200)
    bodies.push(await response.text())
  }
  return bodies
}

/** The processes that respond to requests. */
async function respondingWorkers(shop: ShopServer): Promise<Set<number>> {
  const before = linesWith(shop, 'request completed').length
  await request(shop, '/healthz', 4 * WORKERS)
  await expect
    .poll(() => linesWith(shop, 'request completed').length)
    .toBeGreaterThanOrEqual(before + 4 * WORKERS)
  return new Set(
    linesWith(shop, 'request completed')
      .slice(before)
      .map(({ pid }) => pid),
  )
}

// A connection that a worker was given just before it was killed is lost.
const isServing = ({ url }: ShopServer) =>
  fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('Several workers serve one port, one of them does the background work, and all stop on SIGTERM', async () => {
  const shop = await startShop(settings)
  await expect.poll(async () => (await respondingWorkers(shop)).size, SLOW).toBe(WORKERS)
  expect(shop.output().match(/The shop is open at/g)).toHaveLength(1)
  expect(leaders(shop)).toHaveLength(1)

  const workers = await respondingWorkers(shop)
  const adminToken = await signInAsAdmin(shop.url)
  const product = await createProduct(shop.url, adminToken, { name: 'Toy', price: 25 })
  const tokens = await Promise.all(Array.from({ length: BUYERS }, () => createShopper(shop.url)))
  const buyers = startBuyers(() => shop.url, tokens, product)
  await buyers.confirmMore(MIN_ORDERS)

  // Another worker takes over from a leader that is killed, and a new one replaces it.
  const [first = 0] = leaders(shop)
  process.kill(first, 'SIGKILL')
  await expect.poll(() => leaders(shop).length, SLOW).toBe(2)
  expect(leaders(shop)[1]).not.toBe(first)
  await expect
    .poll(async () => {
      const now = await respondingWorkers(shop)
      return [now.size, now.has(first)]
    }, SLOW)
    .toEqual([WORKERS, false])
  expect(shop.output()).toContain(`Worker ${first} has ended (SIGKILL)`)
  await buyers.confirmMore(MIN_ORDERS)
  await buyers.stop()
  expect([...buyers.statuses.keys()].filter((status) => status !== 0)).toEqual([201])
  await expectOrders(shop.url, adminToken, product, buyers.confirmed)

  const running = [...workers, ...(await respondingWorkers(shop))].filter((pid) => pid !== first)
  expect(running.every(isRunning)).toBe(true)
  const exit = once(shop.process, 'exit')
  shop.process.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  expect(running.filter(isRunning)).toEqual([])
  expect(shop.output().match(/The shop is open at/g)).toHaveLength(1)
  await shop.stop()
})

test('A shop whose workers are all killed, again and again, does not wait to serve again', async () => {
  const rounds = 6
  // With port 0, the workers after the last one would get another.
  const free = await listen(createServer())
  await free.close()
  const shop = await startShop({ ...settings, PORT: new URL(free.url).port })
  const { pid } = shop.process
  for (let round = 0; round < rounds; round += 1) {
    await expect.poll(() => isServing(shop), SLOW).toBe(true)
    const workers = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
    for (const worker of workers) process.kill(Number(worker), 'SIGKILL')
    await expect.poll(() => workers.some((worker) => isRunning(Number(worker))), SLOW).toBe(false)
  }
  await expect.poll(() => isServing(shop), SLOW).toBe(true)
  // Unless another worker was just starting.
  const atOnce = shop.output().match(/another one starts in 0 ms/g) ?? []
  expect(atOnce.length).toBeGreaterThan(rounds / 2)
  await shop.stop()
})

test('The metrics of a server are those of all its workers', async () => {
  const shop = await startShop(settings)
  await expect.poll(async () => (await respondingWorkers(shop)).size, SLOW).toBe(WORKERS)
  await request(shop, '/products', 10 * WORKERS)
  const served =
    /http_request_duration_seconds_count\{method="GET",route="\/products",status="200"\} (\d+)/
  await expect
    .poll(async () =>
      (await request(shop, '/metrics', 2 * WORKERS)).map((body) => Number(served.exec(body)?.[1])),
    )
    .toEqual(Array.from({ length: 2 * WORKERS }, () => 10 * WORKERS))
  const [body = ''] = await request(shop, '/metrics', 1)
  expect(body).toMatch(/^process_cpu_seconds_total \d/m)
  // For the alert that a server starts again and again.
  expect(body).toMatch(/^process_start_time_seconds \d/m)
  expect(body).toMatch(/^outbox_waiting_messages\{outbox="mail"\} 0$/m)
  await shop.stop()
})

test('Requests in progress finish while the workers drain, and a second signal stops them', async () => {
  const shop = await startShop({ ...settings, DRAIN_SECONDS: '300' })
  const exit = once(shop.process, 'exit')
  shop.process.kill('SIGTERM')
  const ready = async () => {
    const responses = await Promise.all(
      Array.from({ length: 2 * WORKERS }, () =>
        fetch(`${shop.url}/readyz`, { headers: { connection: 'close' } }),
      ),
    )
    return new Set(responses.map(({ status }) => status))
  }
  await expect.poll(ready, SLOW).toEqual(new Set([503]))
  await request(shop, '/products', 2 * WORKERS)
  shop.process.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  await shop.stop()
})

test('A shop whose workers cannot listen says why once and gives up', async () => {
  const other = await listen(createServer())
  const started = startShop({ ...settings, PORT: new URL(other.url).port })
  const error: unknown = await started.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(String(error).match(/is already in use/g)).toHaveLength(1)
  expect(String(error)).toContain('The shop cannot start: its first worker has failed.')
  await other.close()
})

test('A shop with a worker for each core starts', async () => {
  const shop = await startShop({ ...settings, WORKERS: 'auto' })
  await expect
    .poll(async () => (await respondingWorkers(shop)).size, SLOW)
    .toBe(Math.min(availableParallelism(), 4 * WORKERS))
  await shop.stop()
})
