import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { withoutTable } from '../../test/broken-table'
import { eventually } from '../../test/eventually'
import { createAdmin, createProduct } from '../../test/factories'
import { pagePaths } from '../../test/real-pages'
import { setUpShop } from '../../test/shop'

let log = ''
const shop = setUpShop({
  env: { logLevel: 'trace' },
  logStream: {
    write: (line) => {
      log += line
    },
  },
})
beforeEach(() => {
  log = ''
})

const ACCOUNT = {
  first_name: 'Scheherazade',
  second_name: 'Al-Masri',
  mobile: '1098765432',
  email: 'scheherazade@private.example.com',
  password: 'jasmine&77',
}
const NEW_PASSWORD = 'myrrh&88x'
const WRONG_PASSWORD = 'amber&99y'
const ADDRESS = '7 Hidden Garden Street'
const CITY = 'Alexandria'
const PHONE = '+201087654321'
const KEY = 'an-idempotency-key-4711'

/** Everything in requests and responses that must not be logged. */
const secrets = new Map<string, string>([
  ['first name', ACCOUNT.first_name],
  ['second name', ACCOUNT.second_name],
  ['mobile', ACCOUNT.mobile],
  ['email', ACCOUNT.email],
  ['password', ACCOUNT.password],
  ['new password', NEW_PASSWORD],
  ['wrong password', WRONG_PASSWORD],
  ['address', ADDRESS],
  ['city', CITY],
  ['phone', PHONE],
  ['idempotency key', KEY],
])

function expectNoSecret(): void {
  const found = [...secrets].filter(([, secret]) => log.includes(secret)).map(([what]) => what)
  expect(found).toEqual([])
}

async function signIn(password = ACCOUNT.password): Promise<string> {
  const response = await shop.rest('POST', '/login', { body: { email: ACCOUNT.email, password } })
  return response.json().token
}

async function register(): Promise<string> {
  expect((await shop.rest('POST', '/register', { body: ACCOUNT })).statusCode).toBe(201)
  const token = await signIn()
  secrets.set('token', token)
  return token
}

async function checkOut(token: string): Promise<number> {
  const { id } = await createProduct(shop.db, { pricePiastres: 10_000 })
  const body = {
    address: ADDRESS,
    city: CITY,
    phone: PHONE,
    total: 100,
    cart_items: [{ product_id: id, quantity: 1, price: 100 }],
  }
  const headers = { 'idempotency-key': KEY }
  return (await shop.rest('POST', '/checkout', { token, headers, body })).statusCode
}

test('Requests of shoppers leave no secrets in the log', async () => {
  const token = await register()
  const wrong = { email: ACCOUNT.email, password: WRONG_PASSWORD }
  expect((await shop.rest('POST', '/login', { body: wrong })).statusCode).toBe(401)
  expect((await shop.rest('POST', '/register', { body: ACCOUNT })).statusCode).toBe(409)
  expect(await checkOut(token)).toBe(201)
  const { data } = await shop.graphql<{ changePassword: { session: { token: string } } }>(
    `mutation ($input: PasswordChangeInput!) { changePassword(input: $input) { session { token } } }`,
    {
      token,
      variables: { input: { currentPassword: ACCOUNT.password, newPassword: NEW_PASSWORD } },
    },
  )
  expect(data.changePassword.session.token).toEqual(expect.any(String))
  secrets.set('new token', data.changePassword.session.token)
  // A token that the change has ended, and a forged one.
  for (const bad of [token, `${token}x`]) {
    expect((await shop.rest('GET', '/profile', { token: bad })).statusCode).toBe(401)
  }
  expect(log).toContain('/profile')
  expectNoSecret()
})

test('An order is found in the log by its number, with the id of each request that changed it', async () => {
  await checkOut(await register())
  const [{ id: number }] = await shop.db.query('SELECT id FROM orders')
  const { token } = await createAdmin(shop.db)
  const url = `/adminorder/${number}/status`
  const headers = { 'x-request-id': 'who-ships-it' }
  const status = await shop.rest('PATCH', url, { token, headers, body: { status: 'Completed' } })
  expect(status.statusCode).toBe(200)
  const refused = await shop.rest('PATCH', url, { token, body: { status: 'Odd' } })
  expect(refused.statusCode).toBe(400)
  const linesOf = () =>
    log
      .split('\n')
      .filter((line) => line.includes('"orders":'))
      .map((line): unknown => JSON.parse(line))
  await eventually(() => expect(linesOf()).toHaveLength(2))
  expect(linesOf()).toMatchObject([
    { orders: [number], reqId: expect.any(String) },
    { orders: [number], reqId: 'who-ships-it' },
  ])
})

test('Requests of the admin and of tools leave no secrets in the log', async () => {
  const { token } = await createAdmin(shop.db)
  const { data } = await shop.graphql<{
    createApiKey: { key: string }
    createWebhook: { secret: string }
  }>(
    `mutation {
      createApiKey(input: { name: "Tool", scopes: [READ_ORDERS] }) { key }
      createWebhook(input: { url: "https://hooks.example.com/s3cret-path", events: [ORDER_PLACED] }) { secret }
    }`,
    { token },
  )
  secrets.set('admin token', token)
  secrets.set('API key', data.createApiKey.key)
  secrets.set('webhook secret', data.createWebhook.secret)
  secrets.set('webhook URL', 's3cret-path')
  const { key } = data.createApiKey
  expect((await shop.rest('GET', '/adminorder', { token: key })).statusCode).toBe(200)
  expect((await shop.rest('GET', '/profile', { token: key })).statusCode).toBe(403)
  expectNoSecret()
})

test('Secrets in the wrong place, such as a URL, are not logged', async () => {
  const token = await register()
  const login = `mutation { login(input: { email: "${ACCOUNT.email}", password: "${ACCOUNT.password}" }) { session { token } } }`
  for (const url of [
    `/graphql?query=${encodeURIComponent(login)}`,
    `/login?email=${ACCOUNT.email}&password=${ACCOUNT.password}`,
    `/no-such-path?token=${token}`,
    `/products/%zz?token=${token}`,
    `/confirm/${token}`,
    `/drive/${token}`,
    `/follow/${token}`,
    `/pay/${token}`,
    `/ar/p%61y/${token}?success=true`,
    `/ar/confirm/${token}?source=whatsapp`,
    `/%63onfirm/${token}`,
    `/ar/FOLL%4fw/${token}`,
    `/%25%36%34rive/${token}`,
    `/confirm%2f${token}`,
    `/confirm%5C${token}`,
    `//confirm//${token}`,
    `/drive/x/${token}`,
    `/confirm/%zz${token}`,
    `/%252525252563onfirm/${token}`,
    `/%zz/%63onfirm/${token}`,
    `/confirm#${token}`,
  ]) {
    expect((await shop.rest('GET', url)).statusCode).toBeGreaterThanOrEqual(400)
  }
  const malformed = `{"email":"${ACCOUNT.email}","password":"${ACCOUNT.password}`
  for (const url of ['/login', '/graphql']) {
    const response = await shop.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload: malformed,
    })
    expect(response.statusCode).toBe(400)
  }
  expectNoSecret()
})

test('The token in the path of a page is not logged, whichever page it is', async () => {
  const paths = (await pagePaths()).filter((path) => path.includes(':token'))
  expect(paths).toHaveLength(4)
  for (const path of paths) {
    await shop.rest('GET', path.replace(':token', 'hyacinth-of-the-canal'))
    expect(log).toContain(`"${path.replace(':token', '…')}"`)
  }
  expect(log).not.toContain('hyacinth')
})

test('The content of malformed HTTP is not logged', async () => {
  const token = await register()
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const client = connect((shop.app.server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void client.destroy())
  client.resume()
  client.write(
    `POST /login HTTP/1.1\r\nAuthorization: Bearer ${token}\r\nBro ken: ${ACCOUNT.password}\r\n\r\n`,
  )
  await once(client, 'close')
  expect(log).toContain('client error')
  // Node attaches the raw bytes to its error.
  expect(log).not.toContain('rawPacket')
  expectNoSecret()
})

test.each(['users', 'orders', 'order_items', 'idempotency_keys'])(
  'An unexpected error (without the table %s) is logged with its statement but without personal data',
  async (table) => {
    const token = await register()
    await withoutTable(shop.db, table, async () => {
      await shop.rest('POST', '/register', { body: { ...ACCOUNT, email: `x${ACCOUNT.email}` } })
      await signIn()
      await checkOut(token)
      await shop.graphql(
        `mutation { login(input: { email: "${ACCOUNT.email}", password: "${WRONG_PASSWORD}" }) { session { token } } }`,
      )
    })
    expect(log).toContain(`relation \\"${table}\\" does not exist`)
    expect(log).toMatch(/"query":"/)
    expectNoSecret()
  },
)

test('A row that violates a constraint is not logged', async () => {
  const token = await register()
  await shop.db.query(`ALTER TABLE orders ADD CONSTRAINT no_orders CHECK (id < 0) NOT VALID`)
  onTestFinished(async () => {
    await shop.db.query('ALTER TABLE orders DROP CONSTRAINT no_orders')
  })
  expect(await checkOut(token)).toBe(500)
  expect(log).toContain('no_orders')
  expectNoSecret()
})

test.each(['/login', '/graphql', '/products/import'])(
  'A client that hangs up during its request to %s does not count as a failure of the database',
  async (path) => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' })
    const client = connect((shop.app.server.address() as AddressInfo).port, '127.0.0.1')
    const type = path === '/products/import' ? 'text/csv' : 'application/json'
    const { token } = await createAdmin(shop.db)
    client.resume()
    client.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${type}\r\nContent-Length: 100\r\n\r\n{`,
    )
    await eventually(() => expect(log).toContain('incoming request'))
    client.destroy()
    await eventually(() => expect(log).toContain('the client has hung up'))
    expect(log).not.toContain('unavailable')
    expect(log).not.toContain('"level":50')
  },
)
