import { describe, expect, test } from 'vitest'
import { FEATURES } from '../../app/features'
import { writeReview } from '../../catalogue/reviews/reviews.service'
import { createWebhook } from '../../office/integrations/webhooks.service'
import { addToCart } from '../../orders/cart/cart.service'
import { checkout } from '../../orders/checkout/checkout.service'
import { addOrderNote } from '../../orders/fulfilment/fulfilment.service'
import { setOrderStatus } from '../../orders/orders/life/order-status.service'
import { updateDeliveryRates } from '../../shop/delivery/delivery.service'
import { expectAppError } from '../../test/expect-app-error'
import {
  checkoutOf,
  createAdmin,
  createProduct,
  createShopper,
  PASSWORD,
  placeOrder,
  type TestUser,
} from '../../test/factories'
import { accountSettings, setUpShop } from '../../test/shop'
import { deleteAccount, personalDataOf } from './personal-data.service'

const shop = setUpShop()

const check = () => ({
  settings: accountSettings(),
  providers: personalDataOf(FEATURES),
})

const remove = ({ id }: TestUser, password = PASSWORD) =>
  deleteAccount(shop.db, id, check(), { password })

const shippingAddress = {
  governorate: 'C',
  area: 'Maadi',
  street: '9 Road 9',
  landmark: 'Next to the pharmacy',
  courierNote: 'Beware of the dog',
} as const

async function placeAndComplete(user: TestUser) {
  const { address: _, city: __, ...input } = checkoutOf([await createProduct(shop.db)])
  const order = await checkout(shop.db, user.id, { ...input, shippingAddress })
  await setOrderStatus(shop.db, order.id, { status: 'Completed' })
  return order
}

/** Returns all rows of all tables as JSON. */
async function dumpRows(): Promise<string> {
  const tables = await shop.db.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  )
  const rows = await Promise.all(tables.map(({ name }) => shop.db.query(`SELECT * FROM "${name}"`)))
  return JSON.stringify(rows)
}

describe('A deleted account', () => {
  test('leaves only its orders, without name, address and phone', async () => {
    await createWebhook(
      shop.db,
      { allowsPrivate: true },
      { url: 'http://127.0.0.1:9/', events: ['order.placed', 'order.statusChanged'] },
    )
    const mona = await createShopper(shop.db, { email: 'forget.me@example.com' })
    const omar = await createShopper(shop.db)
    const order = await placeAndComplete(mona)
    await addOrderNote(shop.db, order.id, 'Write to forget.me first', 'staff')
    expect(await dumpRows()).toContain('Beware of the dog')
    const otherOrder = await placeOrder(shop.db, omar, [await createProduct(shop.db)])
    await setOrderStatus(shop.db, otherOrder.id, { status: 'Completed' })
    await addToCart(shop.db, mona.id, 1, { quantity: 1 })
    const review = { stars: 4, text: 'My forget.me cat' }
    await writeReview(shop.db, { userId: mona.id, locale: 'en' }, 1, review)
    await shop.db.query(`UPDATE reviews SET status = 'APPROVED'`)
    expect(await dumpRows()).toContain('forget.me')

    await remove(mona)
    const dump = await dumpRows()
    expect(dump).not.toContain('forget.me')
    for (const text of Object.values(shippingAddress).slice(1)) expect(dump).not.toContain(text)
    const [anonymous] = await shop.db.query<object[]>('SELECT * FROM orders WHERE id = $1', [
      order.id,
    ])
    expect(anonymous).toMatchObject({
      user_id: null,
      address: '',
      city: '',
      phone: '',
      governorate: null,
      status: 'Completed',
      total_piastres: String(order.totalPiastres),
    })
    expect(await shop.db.query('SELECT * FROM cart_lines')).toEqual([])
    expect(await shop.db.query('SELECT * FROM reviews')).toEqual([])
    expect(await shop.db.query('SELECT id FROM products WHERE review_count > 0')).toEqual([])
    const [unchanged] = await shop.db.query<object[]>('SELECT * FROM orders WHERE id = $1', [
      otherOrder.id,
    ])
    expect(unchanged).toMatchObject({ user_id: omar.id, address: otherOrder.address })
    const messages = await shop.db.query<{ body: string }[]>('SELECT body FROM webhook_deliveries')
    expect(messages.map(({ body }) => JSON.parse(body).data.order.id)).toEqual([
      otherOrder.id,
      otherOrder.id,
    ])
    expect((await shop.rest('GET', '/profile', { token: mona.token })).statusCode).toBe(401)
  })

  test('leaves orders without a customer to the admin', async () => {
    const mona = await createShopper(shop.db)
    const { id } = await placeAndComplete(mona)
    await remove(mona)
    const { token } = await createAdmin(shop.db)
    const { data } = await shop.graphql(
      `{ adminOrder(id: ${id}) { customer { firstName } address status } }`,
      { token },
    )
    expect(data.adminOrder).toEqual({ customer: null, address: '', status: 'COMPLETED' })
  })

  test.each(['Pending', 'Processing'] as const)(
    'cannot have an order that is %s',
    async (status) => {
      const mona = await createShopper(shop.db)
      const { id } = await placeAndComplete(mona)
      await setOrderStatus(shop.db, id, { status })
      expect(await expectAppError(remove(mona))).toMatchObject({
        code: 'CONFLICT',
        details: { key: 'account.hasOpenOrders' },
      })
      expect((await shop.rest('GET', '/profile', { token: mona.token })).statusCode).toBe(200)
    },
  )

  test('requires the password', async () => {
    const mona = await createShopper(shop.db)
    expect((await expectAppError(remove(mona, 'wrong1'))).details.problems).toEqual([
      { field: 'password', key: 'account.wrongPassword' },
    ])
    const { data } = await shop.graphql(
      'mutation { deleteAccount(input: { password: "" }) { success userErrors { field } } }',
      { token: mona.token },
    )
    expect(data.deleteAccount).toEqual({ success: false, userErrors: [{ field: 'password' }] })
  })

  test('cannot be the admin account', async () => {
    const admin = await createAdmin(shop.db)
    expect((await expectAppError(remove(admin))).details.key).toBe('account.adminCannotBeDeleted')
  })

  test('places no order concurrently', async () => {
    const product = await createProduct(shop.db)
    for (let round = 0; round < 5; round += 1) {
      const mona = await createShopper(shop.db)
      const [deleted, ...others] = await Promise.allSettled([
        remove(mona),
        checkout(shop.db, mona.id, checkoutOf([product])),
        checkout(shop.db, mona.id, checkoutOf([product]), 'a key'),
        addToCart(shop.db, mona.id, product.id, { quantity: 1 }),
      ])
      const errors = others.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
      for (const { code } of errors) expect(code).toBe('UNAUTHENTICATED')
      const placed = others.slice(0, 2).some(({ status }) => status === 'fulfilled')
      expect(deleted?.status).toBe(placed ? 'rejected' : 'fulfilled')
    }
  })
})

test('Personal data can be downloaded as a file', async () => {
  await updateDeliveryRates(shop.db, ['C'], { fee: 50 })
  const mona = await createShopper(shop.db, { email: 'mona@example.com' })
  const order = await placeAndComplete(mona)
  const review = { stars: 4, text: 'My cat loves it' }
  await writeReview(shop.db, { userId: mona.id, locale: 'en' }, 1, review)
  await addToCart(shop.db, mona.id, 1, { quantity: 3 })
  await placeAndComplete(await createShopper(shop.db))
  const response = await shop.rest('GET', '/profile/data', { token: mona.token })
  expect(response.headers['content-disposition']).toBe('attachment; filename="my-data.json"')
  expect(response.json()).toMatchObject({
    profile: { email: 'mona@example.com', first_name: 'Mona' },
    cart_items: [{ id: 1, quantity: 3 }],
    orders: [
      {
        id: order.id,
        address: order.address,
        city: order.city,
        phone: order.phone,
        adjustments: [{ kind: 'delivery', label: 'Delivery', amount: 50 }],
        shipping_address: {
          governorate: 'C',
          landmark: 'Next to the pharmacy',
          courier_note: 'Beware of the dog',
        },
        history: [{ status: 'Pending' }, { status: 'Completed' }],
      },
    ],
  })
  expect(response.json().orders).toHaveLength(1)
  expect(response.json().reviews).toMatchObject([
    { ...review, product: { id: 1 }, image_url: null, status: 'WAITING', answer: null },
  ])
  expect(response.body).not.toContain('argon2')
})
