import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asPiastres, type Piastres } from '#domain/money/units'
import {
  canAct,
  PARCEL_ACTS,
  PARCEL_CONDITIONS,
  type ParcelAct,
  paymentState,
  REFUSAL_REASONS,
  type ShipmentState,
} from '#domain/orders/order-life'
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status'
import { saveCourier } from '../couriers/couriers.service'
import { findAdminOrder } from '../orders/admin-orders.service'
import { setOrderStatus } from '../orders/order-status.service'
import { createProduct, createShopper, placeOrder } from '../test/factories'
import { expectConsistentDatabase } from '../test/invariants'
import { PROPERTY_TIMEOUT, runs } from '../test/junk'
import { setUpDatabase } from '../test/shop'
import {
  actOnParcels,
  confirmOrders,
  type ParcelInput,
  recordPayment,
  recordUnansweredCalls,
} from './fulfilment.service'

const shop = setUpDatabase()

const ORDERS = 3
const STOCK = 20
const QUANTITY = 2

const orderIndex = fc.nat({ max: ORDERS - 1 })

const steps = fc.array(
  fc.oneof(
    {
      weight: 2,
      arbitrary: fc.record({ order: orderIndex, status: fc.constantFrom(...ORDER_STATUSES) }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        order: orderIndex,
        act: fc.constantFrom(...PARCEL_ACTS),
        // Mostly something that is possible then.
        pick: fc.option(fc.nat({ max: 7 }), { freq: 6 }),
        reason: fc.constantFrom(...REFUSAL_REASONS),
        condition: fc.constantFrom(...PARCEL_CONDITIONS),
      }),
    },
    { weight: 1, arbitrary: fc.record({ order: orderIndex, call: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ order: orderIndex, payment: fc.constantFrom(50, 200) }) },
    { weight: 1, arbitrary: fc.record({ order: orderIndex, refund: fc.constantFrom(50, 200) }) },
  ),
  { minLength: 4, maxLength: 24 },
)

type Step = typeof steps extends fc.Arbitrary<(infer Item)[]> ? Item : never

interface Facts {
  readonly status: OrderStatus
  readonly shipment_state: ShipmentState
  readonly confirmation_state: string
  readonly events: number
  readonly taken: boolean
}

async function readFacts(id: number): Promise<Facts> {
  const [facts] = await shop.db.query<Facts[]>(
    `SELECT status, shipment_state, confirmation_state,
       (SELECT count(*)::int FROM order_events WHERE order_id = orders.id) AS events,
       (SELECT bool_and(stock_taken) FROM order_items WHERE order_id = orders.id) AS taken
     FROM orders WHERE id = $1`,
    [id],
  )
  if (!facts) throw new Error('The order disappeared')
  return facts
}

/** Whether the items of an order are out of stock. */
function isOut({ status, shipment_state }: Facts): boolean {
  if (status !== 'Cancelled') return true
  return ['withCourier', 'delivered', 'refused'].includes(shipment_state)
}

test('Whatever happens to orders, stock, codes and cash add up and no event is missing', {
  timeout: PROPERTY_TIMEOUT,
}, async () => {
  const shopper = await createShopper(shop.db)
  const courier = await saveCourier(shop.db, null, {
    name: 'Nile Express',
    deliveredFee: 30,
    refusedFee: 15,
  })
  const covered = new Set<string>()

  /** Returns what was done to the parcel. */
  async function perform(id: number, step: Step): Promise<ParcelAct | undefined> {
    if ('status' in step) await setOrderStatus(shop.db, id, { status: step.status })
    else if ('call' in step) {
      await (step.call ? confirmOrders : recordUnansweredCalls)(shop.db, [id], 'staff')
    } else if ('payment' in step) {
      await recordPayment(shop.db, id, 'prepaid', { amount: step.payment }, 'staff')
    } else if ('refund' in step) {
      await recordPayment(shop.db, id, 'refunded', { amount: step.refund }, 'staff')
    } else {
      const before = await readFacts(id)
      const state = { status: before.status, shipmentState: before.shipment_state }
      const possible = PARCEL_ACTS.filter((act) => canAct(act, state))
      const act = (step.pick !== null && possible[step.pick % possible.length]) || step.act
      const details = { courierId: courier.id, reason: step.reason, condition: step.condition }
      const { orders } = await actOnParcels(shop.db, [id], act, 'staff', details)
      expect(orders.length > 0, `${act} of ${JSON.stringify(state)}`).toBe(canAct(act, state))
      if (orders.length === 0) return undefined
      covered.add(act)
      return act
    }
    return undefined
  }

  await fc.assert(
    fc.asyncProperty(steps, async (life) => {
      const product = await createProduct(shop.db, {
        pricePiastres: asPiastres(10_000),
        stock: STOCK,
      })
      const ids: number[] = []
      for (let count = 0; count < ORDERS; count += 1) {
        ids.push((await placeOrder(shop.db, shopper, [product], QUANTITY)).id)
      }
      let writtenOff = 0
      for (const step of life) {
        const id = ids[step.order] ?? 0
        const before = await readFacts(id)
        const act = await perform(id, step).catch((error: unknown) => {
          // Refused: more than is due, or gone.
          if (!('payment' in step) && !('refund' in step)) throw error
          return undefined
        })
        const after = await readFacts(id)
        const isDamaged = 'act' in step && step.condition === 'damaged'
        const isBack = act === 'receiveBack'
        const isLostAgain =
          before.shipment_state === 'lost' &&
          before.status === 'Cancelled' &&
          after.status !== 'Cancelled'
        if (before.taken && ((isBack && isDamaged) || isLostAgain)) writtenOff += QUANTITY
        // Nothing changes without an event.
        const { events: _before, ...factsBefore } = before
        const { events: _after, ...factsAfter } = after
        const isChanged = JSON.stringify(factsBefore) !== JSON.stringify(factsAfter)
        if (isChanged) expect(after.events, JSON.stringify(step)).toBeGreaterThan(before.events)
        // A lost parcel may or may not have been replaced.
        if (after.shipment_state !== 'lost') {
          expect(after.taken, JSON.stringify([step, before, after])).toBe(isOut(after))
        }
      }
      const facts = await Promise.all(ids.map(readFacts))
      const out = facts.filter(({ taken }) => taken).length * QUANTITY
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
  expect([...covered].toSorted()).toEqual([...PARCEL_ACTS].toSorted())
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
