import { beforeEach, describe, expect, test } from 'vitest'
import {
  createAdmin,
  createProduct,
  createShopper,
  placeOrder,
  type TestUser,
} from '../../test/factories'
import { setUpShop } from '../../test/shop'

const shop = setUpShop()
const KEY = 'the key of one act'

let admin: TestUser
let shopper: TestUser
let productId: number
let ids: string[]
let courierId: string

interface Result {
  readonly userErrors: readonly { readonly code: string }[]
}

/** Sends a mutation with the key, and returns its result. */
async function send(
  mutation: string,
  selection: string,
  { key = KEY, token = admin.token } = {},
): Promise<Result> {
  const keyed = mutation.replace(/\)$/, `, idempotencyKey: "${key}")`)
  const query = `mutation { result: ${keyed} { ${selection} userErrors { code } } }`
  const { data, errors } = await shop.graphql<{ result: Result }>(query, { token })
  expect(errors).toBeUndefined()
  return data.result
}

/** Does something that must succeed, under a key of its own. */
async function act(mutation: string): Promise<void> {
  const { userErrors } = await send(mutation, '', {
    key: mutation.slice(0, 200).replaceAll('"', ''),
  })
  expect(userErrors).toEqual([])
}

beforeEach(async () => {
  admin = await createAdmin(shop.db)
  shopper = await createShopper(shop.db)
  const product = await createProduct(shop.db, { pricePiastres: 20_000, stock: 10 })
  productId = product.id
  ids = []
  while (ids.length < 2) ids.push(String((await placeOrder(shop.db, shopper, [product])).id))
  const { data } = await shop.graphql<{ addCourier: { courier: { id: string } } }>(
    'mutation { addCourier(input: { name: "Hassan", isOwnDriver: true }) { courier { id } userErrors { code } } }',
    { token: admin.token },
  )
  courierId = data.addCourier.courier.id
})

const list = () => `[${ids.join(', ')}]`
const handOver = () => `handOverOrders(ids: ${list()}, courierId: ${courierId})`

/** Counts the entries that the shop has booked so far. */
const booked = () =>
  shop.db.query<object[]>(
    `SELECT (SELECT count(*)::int FROM cash_entries) AS cash,
       (SELECT count(*)::int FROM stock_movements) AS stock,
       (SELECT count(*)::int FROM shipments) AS shipments`,
  )

/** Sends a mutation twice: the second time has the same result, and books nothing. */
async function expectOnce(mutation: string, selection: string, token?: string): Promise<void> {
  const options = token ? { token } : {}
  const first = await send(mutation, selection, options)
  expect(first.userErrors).toEqual([])
  const after = await booked()
  expect(await send(mutation, selection, options)).toEqual(first)
  expect(await booked()).toEqual(after)
}

describe('Sent twice with one key', () => {
  test('orders are one handover, also with one that was not possible at first', async () => {
    const selection = 'handoverId orders { id shipmentState }'
    await act(`setOrderStatus(id: ${ids[1]}, status: CANCELLED)`)
    const first = await send(handOver(), selection)
    expect(first).toMatchObject({ orders: [{ id: ids[0] }], userErrors: [{ code: 'CONFLICT' }] })
    await act(`setOrderStatus(id: ${ids[1]}, status: PROCESSING)`)
    await expectOnce(handOver(), selection)
    expect(await shop.db.query('SELECT FROM handovers')).toHaveLength(1)
  })

  test('orders are not handed over to another courier', async () => {
    await send(handOver(), 'handoverId')
    const other = handOver().replace(`${courierId})`, `${courierId}, trackingNumber: "X1")`)
    const { userErrors } = await send(other, 'handoverId')
    expect(userErrors).toEqual([{ code: 'CONFLICT' }, { code: 'CONFLICT' }])
  })

  test('orders are delivered once, also if one of them was reopened in between', async () => {
    await act(handOver())
    const deliver = `deliverOrders(ids: ${list()})`
    await expectOnce(deliver, 'orders { id status }')
    await act(`setOrderStatus(id: ${ids[0]}, status: PROCESSING)`)
    const { userErrors } = await send(deliver, 'orders { id }')
    expect(userErrors).toEqual([])
    const [order] = await shop.db.query<{ status: string }[]>(
      'SELECT status FROM orders WHERE id = $1',
      [ids[0]],
    )
    expect(order?.status).toBe('Processing')
  })

  test('parcels are received back once', async () => {
    await act(handOver())
    await act(`refuseOrders(ids: ${list()}, reason: PRICE)`)
    await expectOnce(`receiveBackOrders(ids: ${list()}, condition: SELLABLE)`, 'orders { id }')
  })

  test('a settlement is closed once, and says so', async () => {
    await act(handOver())
    await act(`deliverOrders(ids: ${list()})`)
    const { data } = await shop.graphql<{ startSettlement: { settlement: { id: string } } }>(
      `mutation { startSettlement(input: { courierId: ${courierId}, deductsFees: false }) {
        settlement { id } userErrors { code } } }`,
      { token: admin.token },
    )
    const { id } = data.startSettlement.settlement
    await expectOnce(`closeSettlement(id: ${id})`, 'settlement { id closedAt }')
  })

  test('a driver delivers a parcel once', async () => {
    await act(handOver())
    const { data } = await shop.graphql<{ createDriverLink: { driverLink: { url: string } } }>(
      `mutation { createDriverLink(courierId: ${courierId}) { driverLink { url } userErrors { code } } }`,
      { token: admin.token },
    )
    const token = data.createDriverLink.driverLink.url.split('/').at(-1)
    const deliver = `deliverByLink(token: "${token}", id: ${ids[0]}, collected: 200)`
    await expectOnce(deliver, 'round { cash stops { id } }', '')
  })

  test('an order is cancelled once by its shopper', async () => {
    await expectOnce(`cancelOrder(id: ${ids[0]})`, 'order { id status }', shopper.token)
  })

  test('a product is added once', async () => {
    const input =
      'name: "Bowl", price: 20, imageUrl: "/pictures/bowl.svg", stock: 4, inventory: { sku: "B" }'
    await expectOnce(`addProduct(input: { ${input} })`, 'product { id }')
    const sizes = 'sizes: [{ size: "S", price: 20, sku: "S" }, { size: "L", price: 30, stock: 4 }]'
    const bowl = `name: "Bowl", imageUrl: "/pictures/bowl.svg", ${sizes}`
    await expectOnce(`addProductSizes(input: { ${bowl} })`, 'products { id }')
  })

  test('a stock that was set is not set again after an order was cancelled', async () => {
    const fields = 'name: "Toy", price: 200, imageUrl: "/pictures/toy.svg", stock: 7'
    const update = `updateProduct(id: ${productId}, input: { ${fields} })`
    await send(update, '')
    await act(`setOrderStatus(id: ${ids[0]}, status: CANCELLED)`)
    await send(update, '')
    const [product] = await shop.db.query<{ stock: number }[]>('SELECT stock FROM products')
    expect(product?.stock).toBe(8)
  })
})
