import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ProductEntity } from '../../catalogue/products/product.entity'
import { createApiKey } from '../../office/integrations/api-keys.service'
import { updateDeliveryRates } from '../../shop/delivery/delivery.service'
import { expectAppError } from '../../test/expect-app-error'
import {
  checkoutOf,
  createAdmin,
  createProduct,
  createShopper,
  type TestUser,
} from '../../test/factories'
import { expectConsistentDatabase } from '../../test/invariants'
import { setUpShop } from '../../test/shop'
import { updateCustomer } from '../customers/customers.service'
import { addDiscountCode } from '../discounts/discounts.service'
import { OrderEntity } from '../orders/entities/order.entity'
import { findAdminOrder } from '../orders/reads/admin-orders.service'
import { checkout } from './checkout.service'
import { placePhoneOrder } from './phone-order.service'

const shop = setUpShop()

const PHONE = '+201012345678'
const ADDRESS = { governorate: 'C', area: 'Maadi', street: '9 Road 9', courierNote: 'Ring twice' }

/** The input of an order by phone of these products, `quantity` of each, for Mona without an account. */
function phoneOrderOf(products: readonly ProductEntity[], quantity = 1) {
  const { lines, total } = checkoutOf(products, quantity)
  return {
    phone: '010 1234 5678',
    recipientName: 'Mona Ali',
    shippingAddress: ADDRESS,
    lines: lines.map(({ productId, ...line }) => ({ ...line, productId: String(productId) })),
    total,
    amountDue: total,
  }
}

const MUTATION = `mutation ($input: PhoneOrderInput!, $key: String!) {
  placePhoneOrder(input: $input, idempotencyKey: $key) {
    order { id phone recipientName status confirmationState confirmedBy source customer { firstName } amountDue }
    wasReplayed
    userErrors { __typename code message field ... on PriceChanged { amountDue lines { product { id price } } } ... on OutOfStock { lines { quantity } } }
  }
}`

interface Result {
  readonly order: Record<string, unknown> | null
  readonly wasReplayed: boolean | null
  readonly userErrors: readonly Record<string, unknown>[]
}

async function place(admin: TestUser, input: object, key: string = randomUUID()): Promise<Result> {
  const { data } = await shop.graphql<{ placePhoneOrder: Result }>(MUTATION, {
    ...admin,
    variables: { input, key },
  })
  return data.placePhoneOrder
}

const kindsOf = async (table: string, column = 'kind') =>
  (await shop.db.query<Record<string, string>[]>(`SELECT ${column} FROM ${table} ORDER BY id`)).map(
    (row) => row[column],
  )

describe('An order by phone', () => {
  test('without an account is confirmed by the call, in stock, mails and history like any other', async () => {
    const admin = await createAdmin(shop.db)
    const product = await createProduct(shop.db, { stock: 2 })
    const result = await place(admin, phoneOrderOf([product], 2))
    expect(result).toEqual({
      order: {
        id: '1',
        phone: PHONE,
        recipientName: 'Mona Ali',
        status: 'PROCESSING',
        confirmationState: 'CONFIRMED',
        confirmedBy: 'CALL',
        source: 'PHONE',
        customer: null,
        amountDue: 200,
      },
      wasReplayed: false,
      userErrors: [],
    })
    expect(await shop.db.findOneByOrFail(OrderEntity, { id: 1 })).toMatchObject({
      userId: null,
      courierNote: 'Ring twice',
      feeNotShown: false,
    })
    expect((await shop.db.findOneByOrFail(ProductEntity, { id: product.id })).stock).toBe(0)
    expect(await kindsOf('mails')).toEqual(['newOrder', 'soldOut'])
    expect(await shop.db.query('SELECT kind, status, actor FROM order_events ORDER BY id')).toEqual(
      [
        { kind: 'placed', status: 'Pending', actor: 'staff' },
        { kind: 'confirmed', status: 'Processing', actor: 'staff' },
      ],
    )
    await expectConsistentDatabase(shop.db)
  })

  test('is placed once by a tool with an API key, which the timeline names', async () => {
    const { key: token } = await createApiKey(shop.db, { name: 'Till', scopes: ['writeOrders'] })
    const tool = { id: 0, email: '', token }
    const input = phoneOrderOf([await createProduct(shop.db, { stock: 2 })])
    const first = await place(tool, input, 'receipt-7')
    expect(first).toMatchObject({ order: { id: '1' }, wasReplayed: false, userErrors: [] })
    expect(await place(tool, input, 'receipt-7')).toEqual({ ...first, wasReplayed: true })
    const other = await place(tool, { ...input, recipientName: 'Nour' }, 'receipt-7')
    expect(other).toMatchObject({ order: null, userErrors: [{ code: 'CONFLICT' }] })
    expect(await shop.db.query('SELECT actor, actor_name FROM order_events')).toEqual([
      { actor: 'apiKey', actor_name: 'Till' },
      { actor: 'apiKey', actor_name: 'Till' },
    ])
    await expectConsistentDatabase(shop.db)
  })

  test('is listed by REST with the recipient as its customer', async () => {
    const admin = await createAdmin(shop.db)
    await place(admin, phoneOrderOf([await createProduct(shop.db)]))
    const [order] = (await shop.rest('GET', '/adminorder', admin)).json()
    expect(order.user).toEqual({ first_name: 'Mona Ali', mobile: '1012345678' })
    const [first] = (await shop.rest('GET', '/adminorder?first=1', admin)).json()
    expect(first.user).toEqual(order.user)
  })

  test('belongs to the account that the team picks, which gets the mail', async () => {
    const admin = await createAdmin(shop.db)
    const mona = await createShopper(shop.db)
    const input = phoneOrderOf([await createProduct(shop.db)])
    const { order } = await place(admin, {
      ...input,
      recipientName: 'Aunt Salma',
      accountId: mona.id,
    })
    expect(order).toMatchObject({ customer: { firstName: 'Mona' }, recipientName: 'Aunt Salma' })
    expect(await kindsOf('mails')).toEqual(['orderPlaced', 'newOrder'])
    const own = await shop.graphql('{ orders { nodes { id status } } }', mona)
    expect(own.data).toEqual({ orders: { nodes: [{ id: '1', status: 'PROCESSING' }] } })
  })

  test('cannot be given to the account of somebody else', async () => {
    const admin = await createAdmin(shop.db)
    const stranger = await createShopper(shop.db)
    await shop.db.query(`UPDATE users SET mobile = '1555555555' WHERE id = $1`, [stranger.id])
    const input = phoneOrderOf([await createProduct(shop.db)])
    const { order, userErrors } = await place(admin, { ...input, accountId: stranger.id })
    expect(order).toBeNull()
    expect(userErrors).toMatchObject([
      {
        code: 'INVALID',
        field: 'accountId',
        message: 'This account does not belong to this phone number.',
      },
    ])
    expect(await shop.db.count(OrderEntity)).toBe(0)
  })

  test('has the fee, the discount and the free-delivery limit of a checkout', async () => {
    const admin = await createAdmin(shop.db)
    await updateDeliveryRates(shop.db, ['C'], { fee: 40 })
    await addDiscountCode(shop.db, { code: 'TEN', kind: 'percent', percent: 10 })
    const products = [await createProduct(shop.db)]
    const input = phoneOrderOf(products)
    const { order } = await place(admin, { ...input, discountCode: 'ten', amountDue: 130 })
    expect(order).toMatchObject({ amountDue: 130 })
    const shopper = await createShopper(shop.db)
    const own = await checkout(
      shop.db,
      shopper.id,
      { ...checkoutOf(products), discountCode: 'ten', amountDue: 130 },
      randomUUID(),
    )
    const taken = await findAdminOrder(shop.db, order?.id)
    expect(taken?.adjustments).toEqual(own.adjustments)
    expect(await shop.db.query('SELECT order_id FROM discount_uses')).toHaveLength(2)
  })

  test('is not placed at another price than the customer was told', async () => {
    const admin = await createAdmin(shop.db)
    const product = await createProduct(shop.db)
    const input = phoneOrderOf([product])
    await shop.db.update(ProductEntity, { id: product.id }, { pricePiastres: 12_000 })
    const { order, userErrors } = await place(admin, input)
    expect(order).toBeNull()
    expect(userErrors).toMatchObject([
      { __typename: 'PriceChanged', amountDue: 120, lines: [{ product: { price: 120 } }] },
    ])
  })

  test('is not placed of more than is in stock', async () => {
    const admin = await createAdmin(shop.db)
    const product = await createProduct(shop.db, { stock: 1 })
    const { order, userErrors } = await place(admin, phoneOrderOf([product], 2))
    expect(order).toBeNull()
    expect(userErrors).toMatchObject([{ __typename: 'OutOfStock', lines: [{ quantity: 1 }] }])
    expect((await shop.db.findOneByOrFail(ProductEntity, { id: product.id })).stock).toBe(1)
    await expectConsistentDatabase(shop.db)
  })

  test('is placed once by a double click', async () => {
    const admin = await createAdmin(shop.db)
    const input = phoneOrderOf([await createProduct(shop.db, { stock: 5 })])
    const key = randomUUID()
    const results = await Promise.all(Array.from({ length: 5 }, () => place(admin, input, key)))
    expect(new Set(results.map(({ order }) => order?.id))).toEqual(new Set(['1']))
    expect(results.filter(({ wasReplayed }) => wasReplayed)).toHaveLength(4)
    expect(await shop.db.count(OrderEntity)).toBe(1)
    expect(await kindsOf('mails')).toEqual(['newOrder'])
    const other = await place(admin, { ...input, recipientName: 'Salma' }, key)
    expect(other.userErrors).toMatchObject([{ code: 'CONFLICT' }])
  })

  test('is taken from a phone that is blocked or has to pay in advance, if the team goes on', async () => {
    const admin = await createAdmin(shop.db)
    await updateCustomer(shop.db, { phone: PHONE, isBlocked: true, isPrepayOnly: true })
    const { order } = await place(admin, phoneOrderOf([await createProduct(shop.db)]))
    expect(order).toMatchObject({ phone: PHONE })
  })

  test('leaves the cart of the team alone', async () => {
    const admin = await createAdmin(shop.db)
    const product = await createProduct(shop.db)
    await shop.rest('POST', `/cart/${product.id}`, admin)
    await place(admin, phoneOrderOf([product]))
    const { cartItems } = (await shop.rest('GET', '/cartpage', admin)).json()
    expect(cartItems).toHaveLength(1)
  })

  test('says everything that is wrong with it at once, each at its field', async () => {
    const admin = await createAdmin(shop.db)
    const { userErrors } = await place(
      admin,
      {
        phone: '123',
        recipientName: ' ',
        shippingAddress: { governorate: 'C', area: '', street: '' },
        lines: [],
        total: 0,
        amountDue: 0,
      },
      ' ',
    )
    expect(userErrors.map(({ field }) => field).toSorted()).toEqual([
      'idempotencyKey',
      'lines',
      'phone',
      'recipientName',
      'shippingAddress.area',
      'shippingAddress.street',
    ])
  })

  test('is placed by the team only', async () => {
    const shopper = await createShopper(shop.db)
    const variables = { input: phoneOrderOf([await createProduct(shop.db)]), key: randomUUID() }
    const { errors } = await shop.graphql(MUTATION, { ...shopper, variables })
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    expect(await shop.db.count(OrderEntity)).toBe(0)
  })

  test('and a checkout do not sell the last unit twice', async () => {
    const admin = await createAdmin(shop.db)
    const shopper = await createShopper(shop.db)
    const product = await createProduct(shop.db, { stock: 1 })
    const results = await Promise.allSettled([
      placePhoneOrder(
        shop.db,
        { viewer: { id: admin.id, role: 'admin' } },
        { ...phoneOrderOf([product]), idempotencyKey: randomUUID() },
        'en',
      ),
      checkout(shop.db, shopper.id, checkoutOf([product]), randomUUID()),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await shop.db.count(OrderEntity)).toBe(1)
    await expectConsistentDatabase(shop.db)
  })
})

test('What is wrong with the key is an error of the input', async () => {
  const admin = await createAdmin(shop.db)
  const input = phoneOrderOf([await createProduct(shop.db)])
  const error = await expectAppError(
    placePhoneOrder(
      shop.db,
      { viewer: { id: admin.id, role: 'admin' } },
      { ...input, idempotencyKey: 'x'.repeat(201) },
      'en',
    ),
  )
  expect(error.details.problems).toMatchObject([{ field: 'idempotencyKey' }])
})
