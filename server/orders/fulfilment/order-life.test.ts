import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asPiastres } from '#domain/money/units'
import { canAssignCourier, PARCEL_ACTS, type ParcelAct } from '#domain/orders/order-life'
import { CANCELLED_ORDER_STATUS, ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import { createAdmin, createProduct, createShopper, placeOrder } from '../../test/factories'
import { expectConsistentDatabase } from '../../test/invariants'
import { PROPERTY_TIMEOUT, runs } from '../../test/junk'
import { type Facts, isOut, readAllFacts } from '../../test/lives/facts'
import { expectPaymentsAddUp } from '../../test/lives/payments'
import { anyStep, STEP_KINDS } from '../../test/lives/step-kinds'
import type { World } from '../../test/lives/steps'
import { setUpShop } from '../../test/shop'
import { updateConfirmationRules } from '../confirmation/confirmation-rules.service'
import { saveCourier } from '../couriers/couriers.service'
import { setOrderStatus } from '../orders/life/order-status.service'
import { findAdminOrder } from '../orders/reads/admin-orders.service'
import {
  actOnParcels,
  cancelOrders,
  deliverAllAfterAll,
  type ParcelInput,
  recordPayment,
} from './fulfilment.service'
import { readTimeline } from './timeline.service'

const shop = setUpShop()

const ORDERS = 3
const STOCK = 20
const QUANTITY = 2

const lives = fc.array(anyStep(ORDERS), { minLength: 4, maxLength: 36, size: 'max' })

/** Whether a lost parcel was given up, and its order taken up again with other items. */
const isReplaced = (before: Facts, after: Facts) =>
  before.shipment_state === 'lost' &&
  before.status === CANCELLED_ORDER_STATUS &&
  after.status !== CANCELLED_ORDER_STATUS

function expectEvent(before: Facts, after: Facts, what: string): void {
  const isUnchanged = isDeepStrictEqual(after, { ...before, events: after.events })
  if (!isUnchanged) expect(after.events, what).toBeGreaterThan(before.events)
}

const canAssign = ({ status, shipment_state: shipmentState }: Facts) =>
  canAssignCourier({ status, shipmentState })

/** Reads the newest orders from the REST and the GraphQL API. */
async function readFromBothApis(token: string) {
  const rest = await shop.rest('GET', `/adminorder?first=${ORDERS}`, { token })
  const { data } = await shop.graphql<{
    adminOrders: { nodes: { id: string; status: keyof typeof ORDER_STATUS_TABLE; total: number }[] }
  }>('query ($first: Int!) { adminOrders(first: $first) { nodes { id status total } } }', {
    token,
    variables: { first: ORDERS },
  })
  const nodes = data.adminOrders.nodes
  return {
    rest: rest
      .json<{ id: number; status: string; total: number }[]>()
      .map(({ id, status, total }) => ({ id, status, total })),
    graphql: nodes.map(({ id, status, total }) => ({
      id: Number(id),
      status: ORDER_STATUS_TABLE[status].value,
      total,
    })),
  }
}

test('Whatever happens to orders, stock, codes and cash add up and no event is missing', {
  timeout: PROPERTY_TIMEOUT,
}, async () => {
  const { token } = await createAdmin(shop.db)
  const shopper = await createShopper(shop.db)
  await updateConfirmationRules(shop.db, {
    includesAllOrders: true,
    includesFirstOfPhone: false,
    above: null,
    lateAfterHours: 24,
  })
  const covered = new Set<string>()
  let lifeNumber = 0

  await fc.assert(
    fc.asyncProperty(lives, async (life) => {
      lifeNumber += 1
      const courier = await saveCourier(shop.db, null, {
        name: `Nile Express ${lifeNumber}`,
        deliveredFee: 30,
        refusedFee: 15,
      })
      const world: World = {
        db: shop.db,
        courierId: courier.id,
        patch: async (path, body) => (await shop.rest('PATCH', path, { token, body })).statusCode,
      }
      const product = await createProduct(shop.db, {
        pricePiastres: asPiastres(10_000),
        stock: STOCK,
      })
      const ids: number[] = []
      for (let count = 0; count < ORDERS; count += 1) {
        ids.push((await placeOrder(shop.db, shopper, [product], QUANTITY)).id)
      }
      let writtenOff = 0
      let before = await readAllFacts(shop.db, ids)
      for (const { order, step } of life) {
        const what = `${step.kind} ${JSON.stringify(step.drawn)}`
        const outcome = await step.perform(world, ids[order] ?? 0)
        const after = await readAllFacts(shop.db, ids)
        if (outcome) covered.add(step.kind).add(outcome.act ?? step.kind)
        writtenOff += outcome?.writtenOff ?? 0
        for (const [index, now] of after.entries()) {
          const then = before[index] ?? now
          // Only receiving a parcel can record it as lost on its way back.
          if (outcome?.act !== 'deliverAfterAll' && isReplaced(then, now)) {
            expect(now.awaited, what).toBe(then.awaited + then.units)
          }
          expectEvent(then, now, what)
          if (now.assigned_courier_id) expect(canAssign(now), what).toBe(true)
          expect(now.taken, JSON.stringify([what, then, now])).toBe(
            isOut(then, now, index === order ? outcome?.act : undefined),
          )
        }
        before = after
      }
      const out = before.reduce((sum, { units, awaited }) => sum + units + awaited, 0)
      const [row] = await shop.db.query<{ stock: number }[]>(
        'SELECT stock FROM products WHERE id = $1',
        [product.id],
      )
      expect(row?.stock).toBe(STOCK - out - writtenOff)
      await expectConsistentDatabase(shop.db)
      await expectPaymentsAddUp(shop.db)
      const { rest, graphql } = await readFromBothApis(token)
      expect(rest).toHaveLength(ORDERS)
      expect(rest).toEqual(graphql)
    }),
    runs(45),
  )
  const all = new Set([...STEP_KINDS.map(({ kind }) => kind), ...PARCEL_ACTS, 'deliverAfterAll'])
  expect([...covered].toSorted()).toEqual([...all].toSorted())
})

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

test('A lost parcel stays out of stock until it turns up', async () => {
  const { id, courierId } = await createOrder()
  await act(id, 'handOver', { courierId })
  await act(id, 'lose')
  expect(await findAdminOrder(shop.db, id)).toMatchObject({
    status: 'Cancelled',
    shipmentState: 'lost',
  })
  expect(await readStock()).toBe(3)
  await act(id, 'receiveBack', { condition: 'sellable' })
  expect(await readStock()).toBe(5)
})

test('Other units go out in place of a lost parcel, and only those return if the order is cancelled', async () => {
  const { id, courierId } = await createOrder()
  await act(id, 'handOver', { courierId })
  await act(id, 'lose')
  await act(id, 'pack')
  expect(await readStock()).toBe(1)
  await setOrderStatus(shop.db, id, { status: 'Cancelled' })
  expect(await readStock()).toBe(3)
})

test('A refused parcel that was packed again is back in stock once it is received, not when it is cancelled', async () => {
  const { id, courierId } = await createOrder()
  await act(id, 'handOver', { courierId })
  await act(id, 'refuse')
  await act(id, 'pack')
  await cancelOrders(shop.db, [id], { reason: 'changedMind' }, 'staff')
  // Its courier may still have it, and nobody has said whether it can be sold.
  expect(await findAdminOrder(shop.db, id)).toMatchObject({
    status: 'Cancelled',
    shipmentState: 'refused',
  })
  expect(await readStock()).toBe(3)
  await act(id, 'receiveBack', { condition: 'sellable' })
  expect(await readStock()).toBe(5)
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

test('Of two concurrent actions on one order, one succeeds and the other is a conflict', async () => {
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
  const { order } = await recordPayment(shop.db, id, 'prepaid', { amount: 50 }, 'staff')
  expect(order).toMatchObject({ paymentState: 'due', amountDuePiastres: 15_000 })
  await act(id, 'handOver', { courierId })
  await act(id, 'refuse', { reason: 'notAtHome' })
  expect(await findAdminOrder(shop.db, id)).toMatchObject({ paymentState: 'toRefund' })
  const { order: refunded } = await recordPayment(shop.db, id, 'refunded', { amount: 50 }, 'staff')
  expect(refunded).toMatchObject({ paymentState: 'refunded', paidPiastres: 0 })
})

const balanceOf = async (courierId: number) => {
  const [row] = await shop.db.query<{ owed: number }[]>(
    `SELECT coalesce(sum(CASE kind WHEN 'collected' THEN piastres ELSE -piastres END), 0)::int AS owed
     FROM cash_entries WHERE courier_id = $1`,
    [courierId],
  )
  return row?.owed
}

/** An order that Nile Express says was refused, for a fee of 20 pounds. */
async function createRefused() {
  const { id } = await createOrder()
  const courier = await saveCourier(shop.db, null, {
    name: 'Delta Post',
    deliveredFee: 30,
    refusedFee: 20,
  })
  await act(id, 'handOver', { courierId: courier.id })
  await act(id, 'refuse', { reason: 'notAtHome' })
  expect(await balanceOf(courier.id)).toBe(-2_000)
  return { id, courierId: courier.id }
}

test('A refused parcel is delivered after all: its courier has the cash, and the refusal costs nothing', async () => {
  const { id, courierId } = await createRefused()
  const { orders } = await deliverAllAfterAll(shop.db, [id], 'staff')
  expect(orders).toMatchObject([
    {
      status: 'Completed',
      shipmentState: 'delivered',
      paymentState: 'collected',
      paidPiastres: 20_000,
      shipment: { courierName: 'Delta Post', refusedAt: null, refusalReason: null },
    },
  ])
  expect(await balanceOf(courierId)).toBe(20_000 - 3_000)
  expect(await readStock()).toBe(3)
  expect((await readTimeline(shop.db, id)).at(-1)).toMatchObject({
    kind: 'delivered',
    isAfterAll: true,
    status: 'Completed',
  })
  await expectConsistentDatabase(shop.db)
  await expectPaymentsAddUp(shop.db)
})

test('A refused order that is set to Completed by hand was delivered after all', async () => {
  const { id, courierId } = await createRefused()
  await setOrderStatus(shop.db, id, { status: 'Completed' })
  expect(await findAdminOrder(shop.db, id)).toMatchObject({
    shipmentState: 'delivered',
    paymentState: 'collected',
    shipment: { courierName: 'Delta Post', refusedAt: null },
  })
  expect(await balanceOf(courierId)).toBe(20_000 - 3_000)
})

test('Only the refusal of the parcel that was delivered after all is not paid', async () => {
  const { id, courierId } = await createRefused()
  await act(id, 'pack')
  await act(id, 'handOver', { courierId })
  await act(id, 'refuse', { reason: 'price' })
  expect(await balanceOf(courierId)).toBe(-4_000)
  await deliverAllAfterAll(shop.db, [id], 'staff')
  expect(await balanceOf(courierId)).toBe(20_000 - 3_000 - 2_000)
})

test('What a refusal costs is not paid either if the parcel was taken for lost before it was delivered', async () => {
  const { id, courierId } = await createRefused()
  await act(id, 'lose')
  await deliverAllAfterAll(shop.db, [id], 'staff')
  expect(await balanceOf(courierId)).toBe(20_000 - 3_000)
})

test('A parcel that is back in the shop was not delivered after all', async () => {
  const { id } = await createRefused()
  await act(id, 'receiveBack', { condition: 'sellable' })
  const { failures } = await deliverAllAfterAll(shop.db, [id], 'staff')
  expect(failures).toMatchObject([{ orderId: id, error: { code: 'CONFLICT' } }])
})
