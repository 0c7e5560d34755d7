import { describe, expect, test } from 'vitest'
import type { SettlementInput } from '#domain/cash/settlement.schema'
import { asPiastres } from '#domain/money/units'
import { listCouriers, saveCourier } from '../../orders/couriers/couriers.service'
import { actOnParcels } from '../../orders/fulfilment/fulfilment.service'
import { setOrderStatus } from '../../orders/orders/life/order-status.service'
import { findAdminOrder } from '../../orders/orders/reads/admin-orders.service'
import type { Notification } from '../../platform/database/connection/notifications'
import { createProduct, createShopper, placeOrder } from '../../test/factories'
import { expectConsistentDatabase } from '../../test/invariants'
import { setUpDatabase } from '../../test/shop'
import { createWebhook } from '../integrations/webhooks.service'
import { listBalances } from './balances.service'
import { closeSettlement } from './close-settlement.service'
import { discardSettlement, listSettlements, startSettlement } from './settlements.service'

const shop = setUpDatabase()

const FEE = 30

/** Delivers orders of these amounts in EGP by a new courier, with the tracking numbers NX-1, NX-2 and so on. */
async function deliverOrders(...amounts: readonly number[]) {
  const { length } = await listCouriers(shop.db)
  const name = `Nile Express ${length + 1}`
  const courier = await saveCourier(shop.db, null, { name, deliveredFee: FEE })
  const ids: number[] = []
  const shopper = await createShopper(shop.db)
  for (const [index, amount] of amounts.entries()) {
    const product = await createProduct(shop.db, { pricePiastres: asPiastres(amount * 100) })
    const { id } = await placeOrder(shop.db, shopper, [product])
    const details = { courierId: courier.id, trackingNumber: `NX-${index + 1}` }
    await actOnParcels(shop.db, [id], 'handOver', 'staff', details)
    await actOnParcels(shop.db, [id], 'deliver', 'staff')
    ids.push(id)
  }
  return { courierId: courier.id, ids }
}

type Line = NonNullable<SettlementInput['lines']>[number]

const read = (courierId: number, lines: readonly Line[] | null, deductsFees = true) =>
  startSettlement(shop.db, { courierId, deductsFees, lines: lines && [...lines] })

/** Collects the notifications to servers during work whose last one is that webhook deliveries are due. */
async function notificationsDuring<Result>(work: () => Promise<Result>) {
  const notifications: Notification[] = []
  let unsubscribe = () => {}
  const isLast = new Promise<void>((resolve) => {
    unsubscribe = shop.database.notifications.subscribe((notification) => {
      notifications.push(notification)
      if (notification.kind === 'deliveriesDue') resolve()
    })
  })
  const result = await work()
  await isLast
  unsubscribe()
  return { notifications, result }
}

async function balance() {
  const [only] = await listBalances(shop.db)
  if (!only) throw new Error('There is no courier')
  const { courier: _, ...sums } = only
  return sums
}

describe('A statement', () => {
  test('of 60 lines with three differences is closed, and only the shortage stays with the courier', async () => {
    const amounts = Array.from({ length: 60 }, (_, index) => 100 + index)
    const { courierId, ids } = await deliverOrders(...amounts)
    const lines = amounts.map((amount, index) => ({ trackingNumber: ` nx-${index + 1}`, amount }))
    const [short, over] = [lines[0], lines[1]]
    if (!short || !over) throw new Error('There are no lines')
    short.amount -= 40
    over.amount += 5
    lines.splice(2, 1, { trackingNumber: 'NX-999', amount: 70 })
    const settlement = await read(courierId, lines)
    const differences = settlement.lines.filter(({ result }) => result !== 'paid')
    expect(differences).toMatchObject([
      { orderId: ids[0], result: 'short', amountPiastres: 6_000, expectedPiastres: 10_000 },
      { orderId: ids[1], result: 'over', amountPiastres: 10_600, expectedPiastres: 10_100 },
      { orderId: null, result: 'unknown', amountPiastres: 7_000, reference: 'NX-999' },
      { orderId: ids[2], result: 'missing', amountPiastres: 0, expectedPiastres: 10_200 },
    ])
    expect(await findAdminOrder(shop.db, ids[5])).toMatchObject({ paymentState: 'collected' })

    const closed = await closeSettlement(shop.db, settlement.id, 'staff')
    expect(closed.closedAt).not.toBeNull()
    const states = await Promise.all(ids.map((id) => findAdminOrder(shop.db, id)))
    expect(states.map((order) => order?.paymentState)).toEqual([
      'collected',
      'remitted',
      'collected',
      ...ids.slice(3).map(() => 'remitted'),
    ])
    // The shortage, and the order that was missing without its fee.
    expect((await balance()).owedPiastres).toBe(4_000 + 10_200 - FEE * 100)
    await expectConsistentDatabase(shop.db)
  })

  test('matches by order number, and by phone and amount if only one parcel has both', async () => {
    const { courierId, ids } = await deliverOrders(100, 200, 200)
    const { lines } = await read(courierId, [
      { orderId: ids[0], amount: 100 },
      { phone: '0101 234 5678', amount: 200 },
    ])
    expect(lines.map(({ orderId, result }) => [orderId, result])).toEqual([
      [ids[0], 'paid'],
      [null, 'unknown'],
      [ids[1], 'missing'],
      [ids[2], 'missing'],
    ])
  })

  test('that names a parcel twice has a line that says so', async () => {
    const { courierId, ids } = await deliverOrders(100)
    const twice = { trackingNumber: 'NX-1', amount: 100 }
    const { lines } = await read(courierId, [twice, twice])
    expect(lines.map(({ orderId, result }) => [orderId, result])).toEqual([
      [ids[0], 'paid'],
      [null, 'repeated'],
    ])
  })

  test("without lines settles all of a driver's cash, fees apart", async () => {
    const { courierId } = await deliverOrders(100, 150)
    const { id, remittedPiastres } = await read(courierId, null, false)
    expect(remittedPiastres).toBe(25_000)
    await closeSettlement(shop.db, id, 'staff')
    expect(await balance()).toEqual({
      collectedPiastres: 25_000,
      remittedPiastres: 25_000,
      feesPiastres: 6_000,
      owedPiastres: -6_000,
    })
  })

  test('has columns that are remembered for the next one', async () => {
    const { courierId } = await deliverOrders(100)
    const columns = { trackingNumber: 'AWB', amount: 'COD' }
    const { courier } = await startSettlement(shop.db, { courierId, columns, lines: [] })
    expect(courier.statementColumns).toEqual({
      trackingNumber: 'AWB',
      orderId: null,
      phone: null,
      amount: 'COD',
      fee: null,
      secondFee: null,
      thirdFee: null,
      tax: null,
      net: null,
    })
  })

  test('has its own fees', async () => {
    const { courierId } = await deliverOrders(100)
    const { id } = await read(courierId, [{ trackingNumber: 'NX-1', amount: 100, fee: 45 }])
    await closeSettlement(shop.db, id, 'staff')
    expect(await balance()).toMatchObject({
      feesPiastres: 4_500,
      remittedPiastres: 5_500,
      owedPiastres: 0,
    })
  })
})

test('A settlement is closed once, also by two people at the same time', async () => {
  const { courierId } = await deliverOrders(100)
  const { id } = await read(courierId, null)
  const results = await Promise.allSettled([
    closeSettlement(shop.db, id, 'staff'),
    closeSettlement(shop.db, id, 'staff'),
  ])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await balance()).owedPiastres).toBe(0)
})

test('Closing a settlement costs 17 statements, however many lines it has', async () => {
  await createWebhook(
    shop.db,
    { allowsPrivate: true },
    { url: 'http://127.0.0.1:9/', events: ['order.paymentChanged'] },
  )
  const close = async (amounts: readonly number[]) => {
    const { courierId, ids } = await deliverOrders(...amounts)
    const { id } = await read(courierId, null)
    await shop.db.query('DELETE FROM webhook_deliveries')
    const live = await notificationsDuring(() =>
      shop.database.statements.during(() => closeSettlement(shop.db, id, 'staff')),
    )
    const bodies = await shop.db.query<{ body: string }[]>(
      'SELECT body FROM webhook_deliveries ORDER BY id',
    )
    const changed = bodies.map(({ body }) => JSON.parse(body).data)
    expect(changed.map(({ order }) => order.id)).toEqual(ids)
    expect(changed[0]).toMatchObject({
      previous_payment_state: 'collected',
      payment: { state: 'remitted' },
    })
    expect(live.notifications).toEqual([
      { kind: 'deliveriesDue' },
      // With the commit, which gives events their positions.
      ...ids.map((orderId) => ({
        kind: 'orderChanged',
        id: orderId,
        position: expect.any(Number),
      })),
    ])
    return live.result.length
  }
  expect([await close([100]), await close([100, 101, 102, 103, 104])]).toEqual([17, 17])
})

test('The settlements of a courier are listed with their lines, newest first, in 3 statements', async () => {
  const { courierId, ids } = await deliverOrders(100, 200)
  const first = await read(courierId, [{ trackingNumber: 'NX-1', amount: 100 }])
  await closeSettlement(shop.db, first.id, 'staff')
  const second = await read(courierId, null)
  let listed: Awaited<ReturnType<typeof listSettlements>> = []
  const statements = await shop.database.statements.during(async () => {
    listed = await listSettlements(shop.db, courierId)
  })
  expect(statements).toHaveLength(3)
  expect(listed.map(({ id, lines }) => [id, lines.map(({ orderId }) => orderId)])).toEqual([
    [second.id, [ids[1]]],
    [first.id, ids],
  ])
})

test('A courier has one open settlement', async () => {
  const { courierId } = await deliverOrders(100)
  const { id } = await read(courierId, null)
  await expect(read(courierId, null)).rejects.toMatchObject({
    code: 'CONFLICT',
    details: { key: 'settlement.isOpen' },
  })
  await discardSettlement(shop.db, id)
  await read(courierId, null)
})

test('A settlement that is closed while an order of it changes is closed before or after', async () => {
  const { courierId, ids } = await deliverOrders(100, 150, 200)
  const { id } = await read(courierId, null)
  const [closed, reopened] = await Promise.allSettled([
    closeSettlement(shop.db, id, 'staff'),
    setOrderStatus(shop.db, ids[1], { status: 'Processing' }),
  ])
  expect(reopened.status).toBe('fulfilled')
  const order = await findAdminOrder(shop.db, ids[1])
  if (closed.status === 'fulfilled') {
    // Money that a courier has handed over stays.
    expect(order).toMatchObject({ paidPiastres: 15_000 })
    expect((await balance()).owedPiastres).toBe(0)
  } else {
    expect(closed.reason).toMatchObject({ details: { key: 'settlement.changed' } })
    expect(order).toMatchObject({ paidPiastres: 0 })
    expect((await balance()).remittedPiastres).toBe(0)
  }
  await expectConsistentDatabase(shop.db)
})

test('A settlement is not closed once the cash of its orders has changed', async () => {
  const { courierId, ids } = await deliverOrders(100, 200)
  const { id } = await read(courierId, null)
  await setOrderStatus(shop.db, ids[1], { status: 'Processing' })
  await expect(closeSettlement(shop.db, id, 'staff')).rejects.toMatchObject({
    code: 'CONFLICT',
    details: { key: 'settlement.changed', parameters: { orders: `#${ids[1]}` } },
  })
  expect((await balance()).remittedPiastres).toBe(0)
})

test('A courier without cash has nothing to settle', async () => {
  const { id } = await saveCourier(shop.db, null, { name: 'Nile Express' })
  await expect(read(id, null)).rejects.toMatchObject({ details: { key: 'settlement.nothingDue' } })
})

test('Every invalid line is named', async () => {
  const { courierId } = await deliverOrders(100)
  const lines = [{ amount: 1.001 }, { amount: 1.234 }]
  await expect(read(courierId, lines)).rejects.toMatchObject({
    code: 'INVALID',
    details: { problems: [{ field: 'lines.0.amount' }, { field: 'lines.1.amount' }] },
  })
})

test('What was collected, charged and handed over says of which parcel it is', async () => {
  const { courierId, ids } = await deliverOrders(100)
  const { id } = await read(courierId, [{ trackingNumber: 'NX-1', amount: 110, fee: 45 }])
  await closeSettlement(shop.db, id, 'staff')
  const entries = await shop.db.query<unknown[]>(
    `SELECT kind, piastres::float8 AS piastres, shipments.tracking_number AS parcel
     FROM cash_entries LEFT JOIN shipments ON shipments.id = shipment_id
     WHERE cash_entries.order_id = $1 ORDER BY cash_entries.id`,
    [ids[0]],
  )
  expect(entries).toEqual([
    { kind: 'collected', piastres: 10_000, parcel: 'NX-1' },
    { kind: 'courierFee', piastres: 3_000, parcel: 'NX-1' },
    { kind: 'collected', piastres: 1_000, parcel: 'NX-1' },
    { kind: 'courierFee', piastres: 1_500, parcel: 'NX-1' },
    { kind: 'remitted', piastres: 6_500, parcel: 'NX-1' },
  ])
})
