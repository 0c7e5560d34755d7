import { describe, expect, test } from 'vitest'
import { asPiastres } from '#domain/money/units'
import { deleteAccount, personalDataOf } from '../../accounts/accounts/personal-data.service'
import { FEATURES } from '../../app/features'
import { expectAppError } from '../../test/expect-app-error'
import {
  createAdmin,
  createProduct,
  createShopper,
  PASSWORD,
  placeOrder,
} from '../../test/factories'
import { expectConsistentDatabase } from '../../test/invariants'
import { accountSettings, setUpShop } from '../../test/shop'
import { saveCourier } from '../couriers/couriers.service'
import { actOnParcels } from '../fulfilment/fulfilment.service'
import { readTimeline } from '../fulfilment/timeline.service'
import { setOrderStatus } from '../orders/life/order-status.service'
import { findAdminOrder } from '../orders/reads/admin-orders.service'
import { receiveReturn } from './receive-return.service'
import { listOwnReturns, listReturns } from './return-view'
import { answerReturn, recordReturn, requestReturn } from './returns.service'

const shop = setUpShop()

const DAY = 24 * 60 * 60 * 1000

/** An order of three units at EGP 100 and one at EGP 50, of which `off` piastres are a discount, with a fee of EGP 40. */
async function createOrder({ isDelivered = true, off = 0, stock = 10 } = {}) {
  const shopper = await createShopper(shop.db)
  const toy = await createProduct(shop.db, {
    name: 'Toy',
    pricePiastres: asPiastres(10_000),
    stock,
  })
  const bowl = await createProduct(shop.db, { pricePiastres: asPiastres(5_000), stock })
  const { id } = await placeOrder(shop.db, shopper, [toy, bowl], 1)
  await shop.db.query('UPDATE order_items SET quantity = 3 WHERE product_id = $1', [toy.id])
  await shop.db.query('UPDATE products SET stock = stock - 2 WHERE id = $1', [toy.id])
  const adjustments = [
    { kind: 'discount', label: 'TEN', piastres: -off, applies: 'beforeItemsTotal' },
    { kind: 'delivery', label: 'Delivery', piastres: 4_000, applies: 'afterItemsTotal' },
  ]
  await shop.db.query('UPDATE orders SET total_piastres = $2, adjustments = $3 WHERE id = $1', [
    id,
    39_000 - off,
    JSON.stringify(adjustments),
  ])
  if (isDelivered) await setOrderStatus(shop.db, id, { status: 'Completed' })
  const order = await findAdminOrder(shop.db, id)
  const [toys, bowls] = order?.items ?? []
  if (!toys || !bowls) throw new Error('The order has no items')
  return { id, shopper, toy, toys: toys.id, bowls: bowls.id }
}

type Order = Awaited<ReturnType<typeof createOrder>>

const twoToys = ({ toys }: Order) => ({
  items: [{ itemId: toys, quantity: 2 }],
  reason: 'changedMind',
  note: 'My cat is afraid of it',
})

const sellable = (itemId: number, quantity: number) => ({ itemId, quantity, condition: 'sellable' })
const damaged = (itemId: number, quantity: number) => ({ itemId, quantity, condition: 'damaged' })

const readStock = async ({ toy }: Order) =>
  (
    await shop.db.query<{ stock: number }[]>('SELECT stock FROM products WHERE id = $1', [toy.id])
  )[0]?.stock

const readRefunds = ({ id }: Order) =>
  shop.db.query<{ piastres: number }[]>(
    `SELECT piastres::int FROM cash_entries WHERE order_id = $1 AND kind = 'refunded' ORDER BY id`,
    [id],
  )

describe('A request of a customer', () => {
  test('is open until the shop answers, and is in the timeline without what was written', async () => {
    const order = await createOrder()
    const view = await requestReturn(shop.db, order.shopper.id, order.id, twoToys(order))
    expect(view).toMatchObject({
      state: 'requested',
      reason: 'changedMind',
      note: 'My cat is afraid of it',
      items: [{ orderItemId: order.toys, name: 'Toy', quantity: 2, receivedQuantity: null }],
    })
    const event = (await readTimeline(shop.db, order.id)).at(-1)
    expect(event).toMatchObject({
      kind: 'returnRequested',
      actor: 'customer',
      returnState: 'requested',
      returnReason: 'changedMind',
      returnItems: [{ name: 'Toy', quantity: 2 }],
    })
    expect(JSON.stringify(event)).not.toContain('afraid')
  })

  test('changes nothing if it is sent again, and is refused if another one is open', async () => {
    const order = await createOrder()
    const ask = (input: object) => requestReturn(shop.db, order.shopper.id, order.id, input)
    const views = await Promise.all([ask(twoToys(order)), ask(twoToys(order))])
    expect(new Set(views.map(({ id }) => id)).size).toBe(1)
    expect(await listReturns(shop.db, order.id)).toHaveLength(1)
    const kinds = (await readTimeline(shop.db, order.id)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'returnRequested')).toHaveLength(1)
    const other = { ...twoToys(order), items: [{ itemId: order.bowls, quantity: 1 }] }
    expect(await expectAppError(ask(other))).toMatchObject({
      code: 'CONFLICT',
      details: { key: 'return.isOpen' },
    })
  })

  test('needs a delivered order of the customer, of the last 14 days', async () => {
    const order = await createOrder({ isDelivered: false })
    const ask = (userId: number, now?: Date) =>
      requestReturn(shop.db, userId, order.id, twoToys(order), now)
    expect((await expectAppError(ask(order.shopper.id))).details.key).toBe('return.notDelivered')
    await setOrderStatus(shop.db, order.id, { status: 'Completed' })
    const stranger = await createShopper(shop.db)
    expect((await expectAppError(ask(stranger.id))).code).toBe('NOT_FOUND')
    const late = new Date(Date.now() + 14 * DAY + 1000)
    expect((await expectAppError(ask(order.shopper.id, late))).details.key).toBe('return.tooLate')
    const inTime = new Date(Date.now() + 14 * DAY - 60_000)
    expect(await ask(order.shopper.id, inTime)).toMatchObject({ state: 'requested' })
    expect(await listOwnReturns(shop.db, stranger.id, order.id)).toEqual([])
    expect(await listOwnReturns(shop.db, order.shopper.id, order.id)).toHaveLength(1)
  })

  test('names every problem at its field', async () => {
    const order = await createOrder()
    const ask = (input: object) => requestReturn(shop.db, order.shopper.id, order.id, input)
    expect((await expectAppError(ask({ items: [], reason: 'dunno' }))).details.problems).toEqual([
      { field: 'items', key: 'invalid.noReturnItems' },
      { field: 'reason', key: 'invalid.text' },
    ])
    const items = [
      { itemId: order.toys, quantity: 4 },
      { itemId: 999_999, quantity: 1 },
    ]
    const tooMany = { items, reason: 'other' }
    expect((await expectAppError(ask(tooMany))).details.problems).toEqual([
      { field: 'items.0.quantity', key: 'return.tooMany', parameters: { max: 3 } },
      { field: 'items.1.itemId', key: 'return.unknownItem' },
    ])
    const twice = { items: [items[0], items[0]], reason: 'other' }
    expect((await expectAppError(ask(twice))).details.problems).toEqual([
      { field: 'items.1.itemId', key: 'invalid.repeatedItem' },
    ])
    expect(await listReturns(shop.db, order.id)).toEqual([])
  })
})

describe('Returned items', () => {
  test('are in stock once if they can be sold, and refunded at what was paid for them', async () => {
    const order = await createOrder({ off: 3_500 })
    const { id } = await requestReturn(shop.db, order.shopper.id, order.id, twoToys(order))
    await answerReturn(shop.db, id, 'accept', { answer: 'Our courier comes tomorrow' }, 'staff')
    expect(await readStock(order)).toBe(7)
    // EGP 200 less a tenth.
    const input = { items: [sellable(order.toys, 2)], refund: 180, refundsDelivery: false }
    expect(await receiveReturn(shop.db, id, input, 'staff')).toMatchObject({
      state: 'received',
      answer: 'Our courier comes tomorrow',
      refundPiastres: 18_000,
      items: [{ receivedQuantity: 2, condition: 'sellable' }],
    })
    expect(await readStock(order)).toBe(9)
    expect(await readRefunds(order)).toEqual([{ piastres: 18_000 }])
    expect(await findAdminOrder(shop.db, order.id)).toMatchObject({
      status: 'Completed',
      paymentState: 'remitted',
      paidPiastres: 17_500,
      returnedPiastres: 18_000,
      amountDuePiastres: 0,
    })
    const again = receiveReturn(shop.db, id, input, 'staff')
    expect(await expectAppError(again)).toMatchObject({
      code: 'CONFLICT',
      details: { key: 'return.notPossibleNow' },
    })
    expect((await readTimeline(shop.db, order.id)).slice(-3)).toMatchObject([
      { kind: 'returnRequested', actor: 'customer', returnState: 'requested' },
      { kind: 'returnRequested', actor: 'staff', returnState: 'accepted' },
      {
        kind: 'itemsReturned',
        actor: 'staff',
        refundPiastres: 18_000,
        returnItems: [{ name: 'Toy', quantity: 2, condition: 'sellable' }],
      },
    ])
    await expectConsistentDatabase(shop.db)
  })

  test('that are damaged are written off, and the rest returns to stock when the order is cancelled', async () => {
    const order = await createOrder()
    const input = { items: [{ itemId: order.toys, quantity: 1 }], reason: 'damaged' }
    const { id } = await recordReturn(shop.db, order.id, input, 'staff')
    const received = { items: [damaged(order.toys, 1)], refund: 140, refundsDelivery: true }
    await receiveReturn(shop.db, id, received, 'staff')
    expect(await readStock(order)).toBe(7)
    await setOrderStatus(shop.db, order.id, { status: 'Cancelled' })
    await actOnParcels(shop.db, [order.id], 'receiveBack', 'staff', { condition: 'sellable' })
    expect(await readStock(order)).toBe(9)
    await setOrderStatus(shop.db, order.id, { status: 'Processing' })
    expect(await readStock(order)).toBe(7)
    await expectConsistentDatabase(shop.db)
  })

  test('that all come back make the payment refunded, to the last piastre', async () => {
    const order = await createOrder({ off: 1_001 })
    let refunded = 0
    for (const [items, refundsDelivery] of [
      [[sellable(order.toys, 1)], false],
      [[sellable(order.toys, 2), damaged(order.bowls, 1)], true],
    ] as const) {
      const { id } = await recordReturn(shop.db, order.id, { items, reason: 'other' }, 'staff')
      const tooMuch = receiveReturn(shop.db, id, { items, refund: 400, refundsDelivery }, 'staff')
      const [problem] = (await expectAppError(tooMuch)).details.problems ?? []
      expect(problem).toMatchObject({ field: 'refund', key: 'return.refundTooHigh' })
      const refund = Number(problem?.parameters?.max)
      await receiveReturn(shop.db, id, { items, refund, refundsDelivery }, 'staff')
      refunded += Math.round(refund * 100)
    }
    expect(refunded).toBe(37_999)
    expect(await findAdminOrder(shop.db, order.id)).toMatchObject({
      paymentState: 'refunded',
      paidPiastres: 0,
      amountDuePiastres: 0,
    })
    const more = { items: [{ itemId: order.toys, quantity: 1 }], reason: 'other' }
    const tooMany = recordReturn(shop.db, order.id, more, 'staff')
    expect((await expectAppError(tooMany)).details.problems).toEqual([
      { field: 'items.0.quantity', key: 'return.tooMany', parameters: { max: 0 } },
    ])
  })

  test('are refunded with less only for a reason, and with the delivery fee once', async () => {
    const order = await createOrder()
    const add = () =>
      recordReturn(
        shop.db,
        order.id,
        { items: [{ itemId: order.toys, quantity: 1 }], reason: 'wrongItem' },
        'staff',
      )
    const receive = (id: number, input: object) =>
      receiveReturn(shop.db, id, { items: [sellable(order.toys, 1)], ...input }, 'staff')
    const problemsOf = async (result: Promise<unknown>) =>
      (await expectAppError(result)).details.problems
    const { id } = await add()
    const less = { refund: 120, refundsDelivery: true }
    expect(await problemsOf(receive(id, less))).toEqual([
      { field: 'refundNote', key: 'return.noteRequired' },
    ])
    expect(await receive(id, { ...less, refundNote: 'Opened' })).toMatchObject({
      refundPiastres: 12_000,
      refundsDelivery: true,
      refundNote: 'Opened',
    })
    const second = (await add()).id
    const none = { items: [sellable(order.toys, 0)], refund: 0, refundsDelivery: true }
    expect(await problemsOf(receive(second, none))).toEqual([
      { field: 'items', key: 'return.nothingReceived' },
      { field: 'refundsDelivery', key: 'return.deliveryRefunded' },
    ])
    const unpaid = { refund: 0.5, refundsDelivery: false, refundNote: 'Opened' }
    expect(await receive(second, unpaid)).toMatchObject({ refundPiastres: 50 })
    // The rest is not due again, even if the order is reopened while the shop has the money.
    expect(await findAdminOrder(shop.db, order.id)).toMatchObject({
      paymentState: 'remitted',
      amountDuePiastres: 0,
    })
  })

  test('are not due again when a courier has remitted the money and the order is reopened', async () => {
    const order = await createOrder({ isDelivered: false })
    const courier = await saveCourier(shop.db, null, { name: 'Nile Express' })
    const courierId = courier.id
    await actOnParcels(shop.db, [order.id], 'handOver', 'staff', { courierId })
    await actOnParcels(shop.db, [order.id], 'deliver', 'staff')
    const input = { items: [{ itemId: order.toys, quantity: 3 }], reason: 'other' }
    const { id } = await recordReturn(shop.db, order.id, input, 'staff')
    const received = { items: [sellable(order.toys, 3)], refund: 300, refundsDelivery: false }
    await receiveReturn(shop.db, id, received, 'staff')
    expect(await findAdminOrder(shop.db, order.id)).toMatchObject({ paymentState: 'collected' })
    await shop.db.query(
      `INSERT INTO cash_entries (order_id, courier_id, kind, piastres, actor)
       VALUES ($1, $2, 'remitted', 39000, 'staff')`,
      [order.id, courierId],
    )
    await setOrderStatus(shop.db, order.id, { status: 'Processing' })
    expect(await findAdminOrder(shop.db, order.id)).toMatchObject({
      paymentState: 'remitted',
      amountDuePiastres: 0,
    })
  })

  test('are received once by two people at once, and the second is a conflict', async () => {
    const order = await createOrder()
    const { id } = await requestReturn(shop.db, order.shopper.id, order.id, twoToys(order))
    const receive = (item: ReturnType<typeof sellable>) =>
      receiveReturn(shop.db, id, { items: [item], refund: 200, refundsDelivery: false }, 'staff')
    const results = await Promise.allSettled([
      receive(sellable(order.toys, 2)),
      receive(sellable(order.toys, 2)),
      answerReturn(shop.db, id, 'decline', { answer: 'Used' }, 'staff'),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results) {
      if (result.status === 'rejected') {
        expect(result.reason).toMatchObject({
          code: 'CONFLICT',
          details: { key: 'return.notPossibleNow' },
        })
      }
    }
    const [view] = await listReturns(shop.db, order.id)
    const isReceived = view?.state === 'received'
    expect(await readStock(order)).toBe(isReceived ? 9 : 7)
    expect(await readRefunds(order)).toHaveLength(isReceived ? 1 : 0)
    await expectConsistentDatabase(shop.db)
  })
})

test('A declined return says why, and leaves room for another one', async () => {
  const order = await createOrder()
  const { id } = await requestReturn(shop.db, order.shopper.id, order.id, twoToys(order))
  const decline = (answer: unknown) => answerReturn(shop.db, id, 'decline', { answer }, 'staff')
  expect((await expectAppError(decline(' '))).details.problems).toEqual([
    { field: 'answer', key: 'invalid.required' },
  ])
  expect(await decline('It was used')).toMatchObject({ state: 'declined', answer: 'It was used' })
  expect((await readTimeline(shop.db, order.id)).at(-1)).toMatchObject({ kind: 'returnDeclined' })
  expect((await expectAppError(decline('Again'))).code).toBe('CONFLICT')
  await requestReturn(shop.db, order.shopper.id, order.id, twoToys(order))
  expect((await expectAppError(answerReturn(shop.db, 0, 'accept', {}, 'staff'))).code).toBe(
    'NOT_FOUND',
  )
})

test('Items of an order that is no longer completed are not received', async () => {
  const order = await createOrder()
  const { id } = await requestReturn(shop.db, order.shopper.id, order.id, twoToys(order))
  await setOrderStatus(shop.db, order.id, { status: 'Cancelled' })
  const input = { items: [sellable(order.toys, 2)], refund: 200, refundsDelivery: false }
  expect((await expectAppError(receiveReturn(shop.db, id, input, 'staff'))).details.key).toBe(
    'order.notPossibleNow',
  )
  await answerReturn(shop.db, id, 'decline', { answer: 'Cancelled' }, 'staff')
})

test('The returns of a deleted account keep no text', async () => {
  const order = await createOrder()
  const { id } = await requestReturn(shop.db, order.shopper.id, order.id, twoToys(order))
  await answerReturn(shop.db, id, 'decline', { answer: 'Dear Mona, it was used' }, 'staff')
  const providers = personalDataOf(FEATURES)
  const check = { settings: accountSettings(), providers }
  await deleteAccount(shop.db, order.shopper.id, check, { password: PASSWORD })
  const dump = await shop.db.query('SELECT * FROM returns')
  expect(dump).toMatchObject([{ id, note: null, answer: null, reason: 'changedMind' }])
  const data = await shop.db.query('SELECT data FROM order_events')
  expect(JSON.stringify(data)).not.toMatch(/afraid|Dear Mona/)
})

const REQUEST = `mutation ($orderId: ID!, $input: ReturnInput!) {
  requestReturn(orderId: $orderId, input: $input) {
    orderReturn { state items { displayName quantity } }
    userErrors { code field message }
  }
}`

test('Over GraphQL, shoppers return items of their own orders only, and only the owner receives them', async () => {
  const order = await createOrder()
  const stranger = await createShopper(shop.db)
  const admin = await createAdmin(shop.db)
  const input = { items: [{ itemId: order.toys, quantity: 2 }], reason: 'CHANGED_MIND' }
  const variables = { orderId: order.id, input }
  const ofStranger = await shop.graphql(REQUEST, { token: stranger.token, variables })
  expect(ofStranger.data).toMatchObject({
    requestReturn: { orderReturn: null, userErrors: [{ code: 'NOT_FOUND', field: null }] },
  })
  const tooMany = {
    ...variables,
    input: { ...input, items: [{ itemId: order.toys, quantity: 4 }] },
  }
  const refused = await shop.graphql(REQUEST, { token: order.shopper.token, variables: tooMany })
  expect(refused.data).toMatchObject({
    requestReturn: {
      userErrors: [{ field: 'items.0.quantity', message: 'At most 3 units.' }],
    },
  })
  const own = await shop.graphql(REQUEST, { token: order.shopper.token, variables })
  expect(own.data).toEqual({
    requestReturn: {
      orderReturn: { state: 'REQUESTED', items: [{ displayName: 'Toy', quantity: 2 }] },
      userErrors: [],
    },
  })
  const list = `{ ownReturns(orderId: ${order.id}) { id } }`
  expect((await shop.graphql(list, { token: stranger.token })).data).toEqual({ ownReturns: [] })
  const withOrder = `{ ownReturns(orderId: ${order.id}) { order { id phone status } } }`
  expect((await shop.graphql(withOrder, { token: order.shopper.token })).data).toEqual({
    ownReturns: [
      { order: { id: String(order.id), phone: expect.any(String), status: 'COMPLETED' } },
    ],
  })
  const receive = `mutation { receiveReturn(id: 1, input: {
    items: [{ itemId: ${order.toys}, quantity: 2, condition: SELLABLE }], refund: 200, refundsDelivery: false
  }) { orderReturn { state refund } userErrors { message } } }`
  for (const query of [receive, `{ orderReturns(orderId: ${order.id}) { id } }`]) {
    const { errors } = await shop.graphql(query, { token: order.shopper.token })
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  }
  expect((await shop.graphql(receive, { token: admin.token })).data).toEqual({
    receiveReturn: { orderReturn: { state: 'RECEIVED', refund: 200 }, userErrors: [] },
  })
})
