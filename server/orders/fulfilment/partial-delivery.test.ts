import { expect, test } from 'vitest'
import { asPiastres } from '#domain/money/units'
import type { ParcelCondition } from '#domain/orders/order-life'
import { createProduct, createShopper, placeOrder } from '../../test/factories'
import { expectConsistentDatabase } from '../../test/invariants'
import { listAdminOrders } from '../../test/list-admin-orders'
import { expectPaymentsAddUp } from '../../test/lives/payments'
import { setUpShop } from '../../test/shop'
import { saveCourier } from '../couriers/couriers.service'
import { setOrderStatus } from '../orders/life/order-status.service'
import { findAdminOrder } from '../orders/reads/admin-orders.service'
import type { AdminOrderView } from '../orders/reads/order-view'
import { actOnParcels, deliverAllAfterAll, recordPayment } from './fulfilment.service'
import { editOrder } from './order-edit.service'
import { deliverOrderPartly, receiveItemsBack } from './partial-delivery.service'
import { receiveParcel } from './receive-parcel.service'
import { readTimeline } from './timeline.service'

const shop = setUpShop()

const STOCK = 10

/** An order of three toys and two beds, with the courier. */
async function createOrder() {
  const shopper = await createShopper(shop.db)
  const toy = await createProduct(shop.db, {
    name: 'Toy',
    pricePiastres: asPiastres(3_333),
    stock: STOCK,
  })
  const bed = await createProduct(shop.db, {
    name: 'Bed',
    pricePiastres: asPiastres(10_000),
    stock: STOCK,
  })
  const { id: courierId } = await saveCourier(shop.db, null, {
    name: 'Nile Express',
    deliveredFee: 30,
    refusedFee: 20,
  })
  const { id } = await placeOrder(shop.db, shopper, [toy, bed], 3)
  await actOnParcels(shop.db, [id], 'handOver', 'staff', { courierId, trackingNumber: 'NX-1' })
  const [toys = 0, beds = 0] = (await read(id)).items.map((item) => item.id)
  return { id, courierId, toys, beds }
}

async function read(id: number): Promise<AdminOrderView> {
  const order = await findAdminOrder(shop.db, id)
  if (!order) throw new Error('The order disappeared')
  return order
}

const keep = (id: number, quantities: Readonly<Record<number, number>>, collected?: number) =>
  deliverOrderPartly(
    shop.db,
    id,
    {
      kept: Object.entries(quantities).map(([itemId, quantity]) => ({ itemId, quantity })),
      collected,
    },
    'staff',
  )

const stocks = async () =>
  (await shop.db.query<{ stock: number }[]>('SELECT stock FROM products ORDER BY id')).map(
    ({ stock }) => stock,
  )

const ledger = async () =>
  (
    await shop.db.query<{ entry: string }[]>(
      `SELECT concat_ws(' ', kind, piastres, courier_id) AS entry FROM cash_entries ORDER BY id`,
    )
  ).map(({ entry }) => entry)

const receive = async (id: number, quantity: number, condition: ParcelCondition) => {
  const [awaited] = (await read(id)).awaitedItems
  const items = [{ id: awaited?.id, quantity, condition }]
  return receiveItemsBack(shop.db, id, { items }, 'staff')
}

const toReceiveBack = async () =>
  (await listAdminOrders(shop.db, { view: 'TO_RECEIVE_BACK' })).nodes.map(({ id }) => id)

test('A customer keeps two of three: that is paid, nothing is refunded, and the third is awaited', async () => {
  const { id, courierId, toys, beds } = await createOrder()
  const order = await keep(id, { [toys]: 2, [beds]: 3 }, 366.66)
  expect(order).toMatchObject({
    status: 'Completed',
    shipmentState: 'delivered',
    paymentState: 'collected',
    totalPiastres: 36_666,
    paidPiastres: 36_666,
    awaitedItems: [{ name: 'Toy', quantity: 1, trackingNumber: 'NX-1', isLost: false }],
  })
  expect(order.items.map(({ quantity }) => quantity)).toEqual([2, 3])
  expect(await ledger()).toEqual([`collected 36666 ${courierId}`, `courierFee 3000 ${courierId}`])
  expect(await stocks()).toEqual([STOCK - 3, STOCK - 3])
  expect(await toReceiveBack()).toEqual([id])
  await expectConsistentDatabase(shop.db)
  await expectPaymentsAddUp(shop.db)
})

test.each([
  ['its own price, with that for handling cash and the VAT', { partial: 45 }, 4_500],
  ['the price of a delivery if there is no other', {}, 3_000],
  [
    'the price of its governorate',
    { partial: 45, governorates: [{ governorate: 'C' as const, partial: 50 }] },
    5_000,
  ],
])('A part is charged with %s', async (_, prices, fee) => {
  const { id, courierId, toys } = await createOrder()
  await shop.db.query(`UPDATE orders SET governorate = 'C', area = 'A', street = 'S'`)
  await saveCourier(shop.db, courierId, {
    name: 'Nile Express',
    deliveredFee: 30,
    prices: { ...prices, cashHandlingPercent: 1, vatPercent: 14 },
  })
  await keep(id, { [toys]: 3 })
  const charged = fee + 100
  expect(await ledger()).toEqual([
    `collected 9999 ${courierId}`,
    `courierFee ${charged} ${courierId}`,
    `courierTax ${Math.round(charged * 0.14)} ${courierId}`,
  ])
})

test('The timeline and webhooks say what was delivered of the parcel', async () => {
  const { id, toys } = await createOrder()
  await shop.db.query(
    `INSERT INTO webhooks (url, events, secret) VALUES ('https://tool.example', '{order.edited}', 'x')`,
  )
  await keep(id, { [toys]: 1 })
  const event = (await readTimeline(shop.db, id)).at(-1)
  expect(event).toMatchObject({
    kind: 'delivered',
    edit: {
      totalBeforePiastres: 39_999,
      totalAfterPiastres: 3_333,
      items: [
        { name: 'Toy', before: 3, after: 1 },
        { name: 'Bed', before: 3, after: 0 },
      ],
    },
  })
  const [message] = await shop.db.query<{ body: string }[]>(
    'SELECT body::text AS body FROM webhook_deliveries',
  )
  expect(message?.body).toContain('"previous_total" : 399.99')
  expect((await read(id)).items).toHaveLength(1)
})

test('What was not kept is in stock once, when it is received back sellable', async () => {
  const { id, toys, beds } = await createOrder()
  await keep(id, { [toys]: 0, [beds]: 3 })
  await receive(id, 1, 'damaged')
  expect(await stocks()).toEqual([STOCK - 3, STOCK - 3])
  await expect(receive(id, 3, 'sellable')).rejects.toMatchObject({ code: 'INVALID' })
  await receive(id, 2, 'sellable')
  expect(await stocks()).toEqual([STOCK - 1, STOCK - 3])
  expect((await read(id)).awaitedItems).toEqual([])
  const again = { items: [{ id: 1, quantity: 1, condition: 'sellable' }] }
  await expect(receiveItemsBack(shop.db, id, again, 'staff')).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  expect(await toReceiveBack()).toEqual([])
  expect((await readTimeline(shop.db, id)).at(-1)).toMatchObject({
    kind: 'receivedBack',
    returnItems: [{ name: 'Toy', quantity: 2, condition: 'sellable' }],
  })
  await expectConsistentDatabase(shop.db)
})

test('The rest of a parcel is received by scanning it, and cannot be received twice', async () => {
  const { id, beds } = await createOrder()
  await keep(id, { [beds]: 3 })
  await receiveParcel(shop.db, 'NX-1', 'sellable', 'staff')
  expect(await stocks()).toEqual([STOCK, STOCK - 3])
  await expect(receiveParcel(shop.db, 'NX-1', 'sellable', 'staff')).rejects.toMatchObject({
    code: 'CONFLICT',
  })
})

test('An amount that was lowered on the way shrinks with the items, as it would with a return', async () => {
  const { id, toys } = await createOrder()
  const { version } = await read(id)
  const lowered = { loweredAmount: { amountDue: 300, reason: 'Late' } }
  const expected = { expectedVersion: version, expectedTotal: 300 }
  await editOrder(shop.db, id, lowered, expected, { actor: 'staff', locale: 'en' })
  // 299.99 of 399.99 are left of the beds, 74.99 of the toys.
  const { totalPiastres, paymentState } = await keep(id, { [toys]: 3 })
  expect({ totalPiastres, paymentState }).toEqual({
    totalPiastres: 7_499,
    paymentState: 'collected',
  })
  await expectConsistentDatabase(shop.db)
})

test('Of what was paid in advance, only what was not kept is to be refunded', async () => {
  const { id, toys } = await createOrder()
  await recordPayment(shop.db, id, 'prepaid', { amount: 399.99 }, 'staff')
  expect(await keep(id, { [toys]: 3 })).toMatchObject({
    paymentState: 'toRefund',
    totalPiastres: 9_999,
    paidPiastres: 39_999,
  })
  const { order } = await recordPayment(shop.db, id, 'refunded', { amount: 300 }, 'staff')
  expect(order.paymentState).toBe('prepaid')
})

test('All of it kept is a delivery, nothing kept is a refusal, and more than was sent is an error', async () => {
  const { id, toys, beds } = await createOrder()
  await expect(keep(id, {})).rejects.toMatchObject({ code: 'INVALID' })
  await expect(keep(id, { [toys]: 0 })).rejects.toMatchObject({
    details: { problems: [{ field: 'kept', key: 'order.nothingKept' }] },
  })
  await expect(keep(id, { [toys]: 4 })).rejects.toMatchObject({
    details: { problems: [{ field: 'kept.0.quantity', key: 'order.keptTooMany' }] },
  })
  const order = await keep(id, { [toys]: 3, [beds]: 3 })
  expect(order).toMatchObject({ totalPiastres: 39_999, awaitedItems: [] })
})

test('Another amount than what is due for the part is refused', async () => {
  const { id, toys } = await createOrder()
  await expect(keep(id, { [toys]: 2 }, 99.99)).rejects.toMatchObject({
    code: 'CONFLICT',
    details: { key: 'drive.amountChanged' },
  })
  expect(await read(id)).toMatchObject({ status: 'Processing', totalPiastres: 39_999 })
})

test('What the courier says it collected is noted if another amount is due, and never booked', async () => {
  const { id, courierId, toys } = await createOrder()
  const kept = [{ itemId: toys, quantity: 2 }]
  await deliverOrderPartly(shop.db, id, { kept, collected: 66.66, reported: 47_000_000 }, 'staff')
  expect((await readTimeline(shop.db, id)).at(-1)).toMatchObject({
    collectedPiastres: 4_700_000_000,
    duePiastres: 6_666,
  })
  expect(await ledger()).toEqual([`collected 6666 ${courierId}`, `courierFee 3000 ${courierId}`])
})

test('Of two concurrent deliveries of one parcel, one succeeds and the other is a conflict', async () => {
  const { id, toys } = await createOrder()
  const results = await Promise.allSettled([keep(id, { [toys]: 2 }), keep(id, { [toys]: 1 })])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expectConsistentDatabase(shop.db)
  await expectPaymentsAddUp(shop.db)
})

test('A lost parcel that turns up after other units went out in its place is in stock again', async () => {
  const { id, courierId } = await createOrder()
  await actOnParcels(shop.db, [id], 'lose', 'staff')
  await actOnParcels(shop.db, [id], 'pack', 'staff')
  expect(await stocks()).toEqual([STOCK - 6, STOCK - 6])
  const other = { courierId, trackingNumber: 'NX-2' }
  await actOnParcels(shop.db, [id], 'handOver', 'staff', other)
  expect(await read(id)).toMatchObject({
    awaitedItems: [
      { name: 'Toy', quantity: 3, trackingNumber: 'NX-1', isLost: true },
      { name: 'Bed', quantity: 3, trackingNumber: 'NX-1', isLost: true },
    ],
  })
  expect(await toReceiveBack()).toEqual([])
  await receiveParcel(shop.db, 'NX-1', 'sellable', 'staff')
  expect(await stocks()).toEqual([STOCK - 3, STOCK - 3])
  expect(await read(id)).toMatchObject({ shipmentState: 'withCourier', awaitedItems: [] })
  await expectConsistentDatabase(shop.db)
})

test('A lost parcel of a cancelled order can reach the customer after other units went out and came back', async () => {
  const { id } = await createOrder()
  await actOnParcels(shop.db, [id], 'lose', 'staff')
  await setOrderStatus(shop.db, id, { status: 'Processing' })
  await setOrderStatus(shop.db, id, { status: 'Cancelled' })
  expect(await stocks()).toEqual([STOCK - 3, STOCK - 3])
  await deliverAllAfterAll(shop.db, [id], 'staff')
  expect(await stocks()).toEqual([STOCK - 3, STOCK - 3])
  expect(await read(id)).toMatchObject({ status: 'Completed', awaitedItems: [] })
  await setOrderStatus(shop.db, id, { status: 'Cancelled' })
  await actOnParcels(shop.db, [id], 'receiveBack', 'staff', { condition: 'sellable' })
  expect(await stocks()).toEqual([STOCK, STOCK])
})
