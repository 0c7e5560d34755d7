import { describe, expect, test } from 'vitest'
import { createLoginLimiter } from '../accounts/login-limiter'
import { addToCart } from '../cart/cart.service'
import {
  checkoutOf,
  createAdmin,
  createProduct,
  createShopper,
  PASSWORD,
  placeOrder,
  type TestUser,
} from '../test/factories'
import { refusalOf } from '../test/refusal'
import { setUpShop, TEST_JWT_SECRET } from '../test/shop'
import { createWebhook } from '../webhooks/webhooks.service'
import { checkout } from './checkout.service'
import { setOrderStatus } from './order-management.service'
import { deleteAccount } from './personal-data.service'

const shop = setUpShop()

const check = () => ({
  settings: { jwtSecret: TEST_JWT_SECRET, loginLimiter: createLoginLimiter() },
  address: '192.0.2.1',
})

const remove = ({ id }: TestUser, password = PASSWORD) =>
  deleteAccount(shop.db, id, check(), { password })

async function placeAndComplete(user: TestUser) {
  const order = await placeOrder(shop.db, user, [await createProduct(shop.db)])
  await setOrderStatus(shop.db, order.id, { status: 'Completed' })
  return order
}

/** Every word that the database holds, but for the names of tables and columns. */
async function readEverything(): Promise<string> {
  const tables = await shop.db.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  )
  const rows = await Promise.all(tables.map(({ name }) => shop.db.query(`SELECT * FROM "${name}"`)))
  return JSON.stringify(rows)
}

describe('A deleted account', () => {
  test('leaves its orders without name, address and phone, and nothing else', async () => {
    await createWebhook(
      shop.db,
      { mayBePrivate: true },
      { url: 'http://127.0.0.1:9/', events: ['order.placed', 'order.statusChanged'] },
    )
    const mona = await createShopper(shop.db, { email: 'forget.me@example.com' })
    const omar = await createShopper(shop.db)
    const order = await placeAndComplete(mona)
    const kept = await placeAndComplete(omar)
    await addToCart(shop.db, mona.id, 1, { quantity: 1 })
    expect(await readEverything()).toContain('forget.me')

    await remove(mona)
    const everything = await readEverything()
    expect(everything).not.toContain('forget.me')
    const [anonymous] = await shop.db.query<object[]>('SELECT * FROM orders WHERE id = $1', [
      order.id,
    ])
    expect(anonymous).toMatchObject({
      user_id: null,
      address: '',
      city: '',
      phone: '',
      status: 'Completed',
      total_piastres: String(order.totalPiastres),
    })
    expect(await shop.db.query('SELECT * FROM cart_lines')).toEqual([])
    const [other] = await shop.db.query<object[]>('SELECT * FROM orders WHERE id = $1', [kept.id])
    expect(other).toMatchObject({ user_id: omar.id, address: kept.address })
    const messages = await shop.db.query<{ body: string }[]>('SELECT body FROM webhook_deliveries')
    expect(messages.map(({ body }) => JSON.parse(body).data.order.id)).toEqual([kept.id, kept.id])
    expect((await shop.rest('GET', '/profile', { token: mona.token })).statusCode).toBe(401)
  })

  test('is shown to the owner as an order of nobody', async () => {
    const mona = await createShopper(shop.db)
    const { id } = await placeAndComplete(mona)
    await remove(mona)
    const { token } = await createAdmin(shop.db)
    const { data } = await shop.graphql(
      `{ managedOrder(id: ${id}) { customer { firstName } address status } }`,
      { token },
    )
    expect(data.managedOrder).toEqual({ customer: null, address: '', status: 'COMPLETED' })
  })

  test.each(['Pending', 'Processing'] as const)(
    'cannot be while an order is %s',
    async (status) => {
      const mona = await createShopper(shop.db)
      const { id } = await placeAndComplete(mona)
      await setOrderStatus(shop.db, id, { status })
      expect(await refusalOf(remove(mona))).toMatchObject({
        code: 'CONFLICT',
        details: { key: 'account.ordersUnderWay' },
      })
      expect((await shop.rest('GET', '/profile', { token: mona.token })).statusCode).toBe(200)
    },
  )

  test('needs the password', async () => {
    const mona = await createShopper(shop.db)
    expect((await refusalOf(remove(mona, 'wrong1'))).details.problems).toEqual([
      { field: 'password', key: 'account.wrongPassword' },
    ])
    const { data } = await shop.graphql(
      'mutation { deleteAccount(input: { password: "" }) { done userErrors { field } } }',
      { token: mona.token },
    )
    expect(data.deleteAccount).toEqual({ done: false, userErrors: [{ field: 'password' }] })
  })

  test('cannot be the owner’s', async () => {
    const owner = await createAdmin(shop.db)
    expect((await refusalOf(remove(owner))).details.key).toBe('account.ownerStays')
  })

  test('places no order at the same moment', async () => {
    const product = await createProduct(shop.db)
    for (let round = 0; round < 5; round += 1) {
      const mona = await createShopper(shop.db)
      const [deleted, ...others] = await Promise.allSettled([
        remove(mona),
        checkout(shop.db, mona.id, checkoutOf([product])),
        checkout(shop.db, mona.id, checkoutOf([product]), 'a key'),
        addToCart(shop.db, mona.id, product.id, { quantity: 1 }),
      ])
      const refusals = others.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
      for (const { code } of refusals) expect(code).toBe('UNAUTHENTICATED')
      const placed = others.slice(0, 2).some(({ status }) => status === 'fulfilled')
      expect(deleted?.status).toBe(placed ? 'rejected' : 'fulfilled')
    }
  })
})

test('Personal data are all there, as a file', async () => {
  const mona = await createShopper(shop.db, { email: 'mona@example.com' })
  const order = await placeAndComplete(mona)
  await addToCart(shop.db, mona.id, 1, { quantity: 3 })
  await placeAndComplete(await createShopper(shop.db))
  const answer = await shop.rest('GET', '/profile/data', { token: mona.token })
  expect(answer.headers['content-disposition']).toBe('attachment; filename="my-data.json"')
  expect(answer.json()).toMatchObject({
    profile: { email: 'mona@example.com', first_name: 'Mona' },
    cart_items: [{ id: 1, quantity: 3 }],
    orders: [
      {
        id: order.id,
        address: order.address,
        city: order.city,
        phone: order.phone,
        history: [{ status: 'Pending' }, { status: 'Completed' }],
      },
    ],
  })
  expect(answer.json().orders).toHaveLength(1)
  expect(answer.body).not.toContain('argon2')
})
