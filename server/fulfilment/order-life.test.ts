import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asPiastres, type Piastres } from '#domain/money/units'
import { PARCEL_ACTS, type ParcelAct, paymentState } from '#domain/orders/order-life'
import { CANCELLED_ORDER_STATUS, type OrderStatus } from '#domain/orders/order-status'
import { updateConfirmationRules } from '../confirmation/confirmation-rules.service'
import { saveCourier } from '../couriers/couriers.service'
import { findAdminOrder } from '../orders/admin-orders.service'
import { setOrderStatus } from '../orders/order-status.service'
import { createProduct, createShopper, placeOrder } from '../test/factories'
import { expectConsistentDatabase } from '../test/invariants'
import { PROPERTY_TIMEOUT, runs } from '../test/junk'
import { type Facts, isOut, readFacts } from '../test/lives/facts'
import { anyStep, STEP_KINDS, type World } from '../test/lives/step-kinds'
import { setUpDatabase } from '../test/shop'
import { actOnParcels, type ParcelInput, recordPayment } from './fulfilment.service'

const shop = setUpDatabase()

const ORDERS = 3
const STOCK = 20
const QUANTITY = 2

const lives = fc.array(anyStep(ORDERS), { minLength: 4, maxLength: 24 })

/** Whether a lost parcel was given up, and its order taken up again with other items. */
const isReplaced = (before: Facts, after: Facts) =>
  before.shipment_state === 'lost' &&
  before.status === CANCELLED_ORDER_STATUS &&
  after.status !== CANCELLED_ORDER_STATUS

function expectEvent(before: Facts, after: Facts, what: string): void {
  const isUnchanged = isDeepStrictEqual(after, { ...before, events: after.events })
  if (!isUnchanged) expect(after.events, what).toBeGreaterThan(before.events)
}

test('Whatever happens to orders, stock, codes and cash add up and no event is missing', {
  timeout: PROPERTY_TIMEOUT,
}, async () => {
  const shopper = await createShopper(shop.db)
  const { id: courierId } = await saveCourier(shop.db, null, {
    name: 'Nile Express',
    deliveredFee: 30,
    refusedFee: 15,
  })
  await updateConfirmationRules(shop.db, {
    allOrders: true,
    firstOfPhone: false,
    above: null,
    lateAfterHours: 24,
  })
  const world: World = { db: shop.db, courierId }
  const covered = new Set<string>()

  await fc.assert(
    fc.asyncProperty(lives, async (life) => {
      const product = await createProduct(shop.db, {
        pricePiastres: asPiastres(10_000),
        stock: STOCK,
      })
      const ids: number[] = []
      for (let count = 0; count < ORDERS; count += 1) {
        ids.push((await placeOrder(shop.db, shopper, [product], QUANTITY)).id)
      }
      let writtenOff = 0
      for (const { order, step } of life) {
        const id = ids[order] ?? 0
        const what = `${step.kind} ${JSON.stringify(step.drawn)}`
        const before = await readFacts(shop.db, id)
        const outcome = await step.perform(world, id)
        const after = await readFacts(shop.db, id)
        if (outcome) covered.add(step.kind).add(outcome.act ?? step.kind)
        writtenOff += outcome?.writtenOff ?? 0
        if (isReplaced(before, after)) writtenOff += before.units
        expectEvent(before, after, what)
        // A lost parcel may or may not have been replaced.
        if (after.shipment_state !== 'lost') {
          expect(after.taken, JSON.stringify([what, before, after])).toBe(isOut(after))
        }
      }
      const facts = await Promise.all(ids.map((id) => readFacts(shop.db, id)))
      const out = facts.reduce((sum, { units }) => sum + units, 0)
      const [row] = await shop.db.query<{ stock: number }[]>(
        'SELECT stock FROM products WHERE id = $1',
        [product.id],
      )
      expect(row?.stock).toBe(STOCK - out - writtenOff)
      await expectConsistentDatabase(shop.db)
      await expectPaymentsAddUp()
    }),
    runs(60),
  )
  const all = new Set([...STEP_KINDS.map(({ kind }) => kind), ...PARCEL_ACTS])
  expect([...covered].toSorted()).toEqual([...all].toSorted())
})

interface PaymentRow {
  readonly id: number
  readonly status: OrderStatus
  readonly state: string
  readonly totalPiastres: Piastres
  readonly prepaidPiastres: Piastres
  readonly collectedPiastres: Piastres
  readonly withCourierPiastres: Piastres
  readonly refundedPiastres: Piastres
}

async function expectPaymentsAddUp(): Promise<void> {
  const sum = (condition: string) =>
    `coalesce(sum(piastres) FILTER (WHERE ${condition}), 0)::float8`
  const rows = await shop.db.query<PaymentRow[]>(`
    SELECT orders.id, status, payment_state AS state, total_piastres::float8 AS "totalPiastres",
      ${sum(`kind = 'prepaid'`)} AS "prepaidPiastres",
      ${sum(`kind = 'collected'`)} AS "collectedPiastres",
      ${sum(`kind = 'collected' AND courier_id IS NOT NULL`)}
        - ${sum(`kind IN ('remitted', 'writtenOff', 'courierFee')`)} AS "withCourierPiastres",
      ${sum(`kind = 'refunded'`)} AS "refundedPiastres"
    FROM orders LEFT JOIN cash_entries ON cash_entries.order_id = orders.id GROUP BY orders.id`)
  for (const row of rows) expect(row.state, `order ${row.id}`).toBe(paymentState(row, row))
}

async function readStock(): Promise<number | undefined> {
  return (await shop.db.query<{ stock: number }[]>('SELECT stock FROM products'))[0]?.stock
}

async function createOrder() {
  const shopper = await createShopper(shop.db)
  const product = await createProduct(shop.db, { pricePiastres: asPiastres(10_000), stock: 5 })
  const courier = await saveCourier(shop.db, null, { name: 'Nile Express', deliveredFee: 30 })
  return { id: (await placeOrder(shop.db, shopper, [product], 2)).id, courierId: courier.id }
}

const act = (id: number, name: ParcelAct, details?: ParcelInput) =>
  actOnParcels(shop.db, [id], name, 'staff', details)

test('A refused parcel goes out again without taking its items a second time', async () => {
  const { id, courierId } = await createOrder()
  await act(id, 'handOver', { courierId })
  await act(id, 'refuse', { reason: 'changedMind' })
  expect(await findAdminOrder(shop.db, id)).toMatchObject({
    status: 'Cancelled',
    shipment: { courierName: 'Nile Express', refusalReason: 'changedMind' },
    paymentState: 'none',
  })
  expect(await readStock()).toBe(3)
  await act(id, 'pack')
  expect(await findAdminOrder(shop.db, id)).toMatchObject({ status: 'Processing' })
  expect(await readStock()).toBe(3)
})

const readLedger = () =>
  shop.db.query('SELECT kind, courier_id, piastres::int, actor FROM cash_entries ORDER BY id')

test('A delivered parcel is collected by its courier, and reversed if it was not delivered after all', async () => {
  const { id, courierId } = await createOrder()
  await act(id, 'handOver', { courierId, trackingNumber: 'NX-1' })
  await act(id, 'deliver')
  expect(await findAdminOrder(shop.db, id)).toMatchObject({
    status: 'Completed',
    shipmentState: 'delivered',
    paymentState: 'collected',
    paidPiastres: 20_000,
    amountDuePiastres: 0,
    shipment: { trackingNumber: 'NX-1' },
  })
  const collected = { courier_id: courierId, actor: 'staff' }
  expect(await readLedger()).toEqual([
    { ...collected, kind: 'collected', piastres: 20_000 },
    { ...collected, kind: 'courierFee', piastres: 3_000 },
  ])
  await setOrderStatus(shop.db, id, { status: 'Processing' })
  expect(await findAdminOrder(shop.db, id)).toMatchObject({
    shipmentState: 'withCourier',
    paymentState: 'due',
    amountDuePiastres: 20_000,
  })
  expect((await readLedger()).slice(2)).toEqual([
    { ...collected, kind: 'collected', piastres: -20_000 },
    { ...collected, kind: 'courierFee', piastres: -3_000 },
  ])
})

test('An order that an older client completes was delivered and collected by the shop itself', async () => {
  const { id } = await createOrder()
  await setOrderStatus(shop.db, id, { status: 'Completed' }, { actor: 'apiKey' })
  expect(await findAdminOrder(shop.db, id)).toMatchObject({
    shipmentState: 'delivered',
    shipment: { courierName: null, handedOverAt: null },
    paymentState: 'remitted',
    paidPiastres: 20_000,
  })
  expect(await readLedger()).toEqual([
    { kind: 'collected', courier_id: null, piastres: 20_000, actor: 'apiKey' },
  ])
})

test('An order that is cancelled with its parcel on the road returns to stock when it is received back', async () => {
  const { id, courierId } = await createOrder()
  await act(id, 'pack')
  await act(id, 'handOver', { courierId })
  await setOrderStatus(shop.db, id, { status: 'Cancelled' })
  expect(await readStock()).toBe(3)
  await act(id, 'receiveBack', { condition: 'sellable' })
  expect(await readStock()).toBe(5)
  const { failures } = await act(id, 'receiveBack', { condition: 'sellable' })
  expect(failures).toMatchObject([{ orderId: id, error: { code: 'CONFLICT' } }])
  expect(await readStock()).toBe(5)
})

test('Two people who act on one order at once: one does, the other is told', async () => {
  const { id, courierId } = await createOrder()
  await act(id, 'handOver', { courierId })
  const results = await Promise.all([act(id, 'deliver'), act(id, 'refuse', { reason: 'price' })])
  expect(results.flatMap(({ orders }) => orders)).toHaveLength(1)
  expect(results.flatMap(({ failures }) => failures)).toMatchObject([
    { orderId: id, error: { code: 'CONFLICT', details: { key: 'order.notPossibleNow' } } },
  ])
  await expectConsistentDatabase(shop.db)
})

test('The ledger refuses to change or delete an entry', async () => {
  const { id } = await createOrder()
  await setOrderStatus(shop.db, id, { status: 'Completed' })
  const message = /never changed or deleted/
  await expect(shop.db.query('UPDATE cash_entries SET piastres = 1')).rejects.toThrow(message)
  await expect(shop.db.query('DELETE FROM cash_entries')).rejects.toThrow(message)
})

test('What is paid in advance is not collected at the door, and given back when the order is cancelled', async () => {
  const { id, courierId } = await createOrder()
  const tooMuch = recordPayment(shop.db, id, 'prepaid', { amount: 201 }, 'staff')
  await expect(tooMuch).rejects.toMatchObject({ details: { key: 'order.paidTooMuch' } })
  const order = await recordPayment(shop.db, id, 'prepaid', { amount: 50 }, 'staff')
  expect(order).toMatchObject({ paymentState: 'due', amountDuePiastres: 15_000 })
  await act(id, 'handOver', { courierId })
  await act(id, 'refuse', { reason: 'notAtHome' })
  expect(await findAdminOrder(shop.db, id)).toMatchObject({ paymentState: 'toRefund' })
  const refunded = await recordPayment(shop.db, id, 'refunded', { amount: 50 }, 'staff')
  expect(refunded).toMatchObject({ paymentState: 'refunded', paidPiastres: 0 })
})
