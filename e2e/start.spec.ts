import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createProduct, createShopper, signInAsAdmin } from './api'
import { expectOrders, startBuyers } from './buying'
import { ADMIN, startShop, startShopWithNpm } from './shop-server'

test('Data survives a restart', async ({ request }) => {
  const first = await startShop()
  const account = {
    first_name: 'Mona',
    second_name: 'Ali',
    mobile: '1012345678',
    email: 'stored@example.com',
    password: 'secret1',
  }
  expect((await request.post(`${first.url}/register`, { data: account })).status()).toBe(201)
  const login = { email: account.email, password: account.password }
  const { token } = await (await request.post(`${first.url}/login`, { data: login })).json()
  first.process.kill('SIGTERM')
  const [code] = await once(first.process, 'exit')
  expect(code).toBe(0)

  const second = await first.startAgain()
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
  const profile = await request.get(`${second.url}/profile`, { headers })
  expect(await profile.json()).toMatchObject({ email: account.email })
  const products = await (await request.get(`${second.url}/products`)).json()
  expect(products.length).toBeGreaterThanOrEqual(120)
  await second.stop()
})

for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  test(`When npm start receives ${signal}, the server exits and no order is lost`, async () => {
    let shop = await startShopWithNpm()
    const adminToken = await signInAsAdmin(shop.url)
    const product = await createProduct(shop.url, adminToken, { name: 'Sold toy', price: 25 })
    const shopper = await createShopper(shop.url)
    const buyers = startBuyers(() => shop.url, [shopper], product)
    await buyers.confirmMore(3)
    shop.process.kill(signal)
    await once(shop.process, 'close')
    await expect(fetch(shop.url)).rejects.toThrow('fetch failed')
    // The restart shows that the lock on the data folder is released.
    shop = await shop.startAgain()
    await buyers.stop()
    await expectOrders(shop.url, await signInAsAdmin(shop.url), product, buyers.confirmed)
    await shop.stop()
  })
}

/** Runs a program that fails to start, and returns its exit code and standard error. */
async function runFailingStart(args: readonly string[], settings: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'mishmish-e2e-'))
  const env = { PATH: process.env.PATH, DATA_DIR: folder, SEED: 'none', ...settings }
  const child = execFile(process.execPath, ['--max-old-space-size=1024', ...args], { env })
  let errors = ''
  child.stderr?.on('data', (text: string) => {
    errors += text
  })
  const [code] = await once(child, 'close')
  rmSync(folder, { recursive: true })
  return { code, errors }
}

test('A failed start prints a clear message without a stack trace', async () => {
  const other = createServer().listen(0, 'localhost')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const server = 'dist/server/main.js'
  expect(await runFailingStart([server], { PORT: String(port) })).toEqual({
    code: 1,
    errors: `Port ${port} is already in use. Stop the program that uses it, or set PORT to another port.\n`,
  })
  other.close()
  const origins =
    'CORS_ORIGINS must be * or a comma-separated list of origins, such as https://shop.example.com'
  expect(await runFailingStart([server], { CORS_ORIGINS: 'foo' })).toEqual({
    code: 1,
    errors: `The shop cannot start:\n  - ${origins}\n`,
  })
  const database = { DATABASE_URL: 'postgres://127.0.0.1:1/shop' }
  for (const args of [[server], ['dist/server/command.js', 'migrate']]) {
    expect(await runFailingStart(args, database)).toEqual({
      code: 1,
      errors: 'The database cannot be opened: connect ECONNREFUSED 127.0.0.1:1\n',
    })
  }
})

test('The admin can sign in with the account that the first start created', async ({ request }) => {
  const shop = await startShop({ SEED: 'none', ADMIN_PASSWORD: 'admin!of!this' })
  const data = { email: 'admin@pets.example.com', password: 'admin!of!this' }
  const session = await (await request.post(`${shop.url}/login`, { data })).json()
  expect(session).toMatchObject({ role: 'admin', token: expect.any(String) })
  await shop.stop()
})

const PRODUCTION = {
  NODE_ENV: 'production',
  JWT_SECRET: 'Zq3vN8sK1xW6yB4mR9tL2pD7hF5jG0cA',
  PUBLIC_URL: 'http://localhost',
  LOG_LEVEL: 'warn',
  SEED: 'none',
}

/** The messages of a log of which every line is JSON; throws for any other. */
function messagesOf(output: string): string[] {
  return output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).msg)
}

test('In production, every line is JSON, from the start to the end, and names nobody', async () => {
  const shop = await startShop({ ...PRODUCTION, LOG_LEVEL: 'info' })
  await fetch(`${shop.url}/products`, { headers: { 'x-request-id': 'from-the-proxy' } })
  await shop.stop()
  const messages = messagesOf(shop.output())
  expect(messages).toContain(`The shop is open at ${shop.url}`)
  expect(messages).toContainEqual(expect.stringMatching(/^Emails are not sent, but stored in /))
  expect(messages).toContain('request completed')
  expect(shop.output()).toContain('"reqId":"from-the-proxy"')
  expect(shop.output()).not.toContain(ADMIN.email)
  expect(messagesOf(shop.errorOutput())).toEqual([])
})

test('In production, a failed start is a line of JSON, too', async () => {
  const server = 'dist/server/main.js'
  const unset = await runFailingStart([server], { NODE_ENV: 'production' })
  expect(unset.code).toBe(1)
  expect(messagesOf(unset.errors)).toEqual([
    expect.stringMatching(/^The shop cannot start:\n {2}- JWT_SECRET is required in production/),
  ])
  const { SEED: _none, ...settings } = PRODUCTION
  const secrets = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }
  const database = { DATABASE_URL: 'postgres://127.0.0.1:1/shop' }
  const unreachable = await runFailingStart([server], { ...settings, ...secrets, ...database })
  expect(messagesOf(unreachable.errors)).toEqual([
    'The database cannot be opened: connect ECONNREFUSED 127.0.0.1:1',
  ])
})

test('In production, a Redis that is away during the start is a line of JSON, too', async () => {
  const shop = await startShop({ ...PRODUCTION, REDIS_URL: 'redis://127.0.0.1:1' })
  await shop.stop()
  expect(messagesOf(shop.output())).toContainEqual(expect.stringMatching(/^Redis is unavailable/))
  expect(messagesOf(shop.errorOutput())).toEqual([])
})

test('In production, what Node prints is JSON, too', async () => {
  const throwing =
    "process.emitWarning('a warning'); setImmediate(() => { throw new Error('a bug') })"
  const script =
    "import('./server/platform/workers/start-log.ts').then(({ startLog }) => { startLog('production'); "
  const args = ['--import', 'tsx', '--eval', `${script}${throwing} })`]
  const { code, errors } = await runFailingStart(args, {})
  expect(code).toBe(1)
  expect(messagesOf(errors)).toEqual(['a warning', 'a bug'])
})

test('In production, a start without any way to reach the shop says so', async () => {
  const settings = PRODUCTION
  const WARNING =
    'Shoppers are not told how to reach the shop: set its phone, email, address or hours'
  const silent = await startShop(settings)
  await expect.poll(() => silent.output()).toContain(WARNING)
  await silent.stop()
  const reachable = await startShop({ ...settings, SHOP_PHONE: '16555' })
  // Then all of its output is there.
  await reachable.stop()
  expect(reachable.output()).not.toContain(WARNING)
})
