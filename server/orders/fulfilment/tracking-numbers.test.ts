import { expect, test } from 'vitest'
import { createProduct, createShopper, placeOrder } from '../../test/factories'
import { listAdminOrders } from '../../test/list-admin-orders'
import { setUpShop } from '../../test/shop'
import { findEarlierParcels } from '../carriers/tracking-numbers.service'
import { listCouriers, saveCourier } from '../couriers/couriers.service'
import { setOrderStatus } from '../orders/life/order-status.service'
import { findAdminOrder } from '../orders/reads/admin-orders.service'
import { actOnParcels, setTrackingNumbers } from './fulfilment.service'
import { receiveParcel } from './receive-parcel.service'

const shop = setUpShop()

async function createOrders(count: number) {
  const shopper = await createShopper(shop.db)
  const product = await createProduct(shop.db, { stock: 10 })
  const { id: courierId } = await saveCourier(shop.db, null, { name: 'Nile Express' })
  const ids: number[] = []
  while (ids.length < count) ids.push((await placeOrder(shop.db, shopper, [product], 1)).id)
  return { ids, courierId }
}

const handOver = (ids: readonly number[], courierId: number, trackingNumber?: string) =>
  actOnParcels(shop.db, ids, 'handOver', 'staff', { courierId, trackingNumber })

const nameNumbers = (...parcels: readonly { orderId: number; trackingNumber: string }[]) =>
  setTrackingNumbers(shop.db, parcels, 'staff')

const numberOf = async (id: number) =>
  (await findAdminOrder(shop.db, id))?.shipment?.trackingNumber ?? null

const usedBy = (order: number, number: string) => ({
  code: 'CONFLICT',
  details: {
    key: 'order.trackingNumberUsed',
    parameters: { number: { en: number }, id: String(order) },
    field: 'trackingNumber',
  },
})

test('One tracking number for two orders is refused, and the other order is named', async () => {
  const {
    ids: [first = 0, second = 0],
    courierId,
  } = await createOrders(2)
  const { failures } = await handOver([first, second], courierId, 'SAME-1')
  expect(failures).toMatchObject([{ orderId: second, error: usedBy(first, 'SAME-1') }])
  expect(await findAdminOrder(shop.db, second)).toMatchObject({ shipmentState: 'none' })
  await handOver([second], courierId, 'OTHER-2')
  const changed = await nameNumbers({ orderId: second, trackingNumber: 'SAME-1' })
  expect(changed.failures).toMatchObject([{ orderId: second, error: usedBy(first, 'SAME-1') }])
  expect(await numberOf(second)).toBe('OTHER-2')
})

test('Two people who enter one tracking number for two orders at once: one of them is refused', async () => {
  const { ids, courierId } = await createOrders(2)
  await handOver(ids, courierId)
  const results = await Promise.all(
    ids.map((orderId) => nameNumbers({ orderId, trackingNumber: 'DUP-9' })),
  )
  expect(results.flatMap(({ orders }) => orders)).toHaveLength(1)
  expect(results.flatMap(({ failures }) => failures)).toMatchObject([
    { error: { details: { key: 'order.trackingNumberUsed' } } },
  ])
})

test('A number that was taken back, or is that of another courier, can be used', async () => {
  const {
    ids: [first = 0, second = 0, third = 0],
    courierId,
  } = await createOrders(3)
  await handOver([first], courierId, 'NX-1')
  await actOnParcels(shop.db, [first], 'takeBack', 'staff')
  expect((await handOver([second], courierId, 'NX-1')).failures).toEqual([])
  const other = await saveCourier(shop.db, null, { name: 'Delta Post' })
  expect((await handOver([third], other.id, 'NX-1')).failures).toEqual([])
})

/** An order that was refused as NX-1 and sent again as NX-2. */
async function createSentAgain() {
  const {
    ids: [id = 0],
    courierId,
  } = await createOrders(1)
  await handOver([id], courierId, 'NX-1')
  await actOnParcels(shop.db, [id], 'refuse', 'staff', { reason: 'notAtHome' })
  await actOnParcels(shop.db, [id], 'pack', 'staff')
  await handOver([id], courierId, 'NX-2')
  return id
}

test('An order is found by the tracking numbers of all its parcels', async () => {
  const id = await createSentAgain()
  const found = async (search: string) =>
    (await listAdminOrders(shop.db, { search })).nodes.map((order) => order.id)
  for (const search of ['NX-1', 'NX-2', ' nx-2 ', 'NX-٢', 'ىء-2', ']C1NX-1'])
    expect(await found(search)).toEqual([id])
  expect(await found('NX-3')).toEqual([])
})

test('A file that names an earlier parcel gets an error that says so, however the number is written', async () => {
  const id = await createSentAgain()
  const [courier] = await listCouriers(shop.db)
  const earlier = await findEarlierParcels(shop.db, {
    courierId: courier?.id,
    trackingNumbers: ['nx-1', 'NX-2', 'NX-3'],
  })
  expect(earlier).toEqual([{ orderId: id, trackingNumber: 'NX-1' }])
})

const receive = (code: string) => receiveParcel(shop.db, code, 'sellable', 'staff')

test('A parcel is received back by its tracking number or its order number', async () => {
  const id = await createSentAgain()
  expect(await receive('nx-2')).toMatchObject({ id, shipmentState: 'receivedBack' })
  await actOnParcels(shop.db, [id], 'pack', 'staff')
  await setOrderStatus(shop.db, id, { status: 'Completed' })
  await setOrderStatus(shop.db, id, { status: 'Cancelled' })
  expect(await receive(`#${id}`)).toMatchObject({ id, shipmentState: 'receivedBack' })
})

test.each(['#٤٨', '٤٨', ']C148', '\u200f48'])('%s receives back order 48', async (code) => {
  await shop.db.query(`SELECT setval(pg_get_serial_sequence('orders', 'id'), 47)`)
  const { ids, courierId } = await createOrders(1)
  await handOver(ids, courierId)
  await actOnParcels(shop.db, ids, 'refuse', 'staff', { reason: 'notAtHome' })
  expect(await receive(code)).toMatchObject({ id: 48, shipmentState: 'receivedBack' })
})

test('A tracking number that was scanned with the Arabic layout receives its parcel back', async () => {
  const id = await createSentAgain()
  await actOnParcels(shop.db, [id], 'refuse', 'staff', { reason: 'notAtHome' })
  expect(await receive('ىء-2')).toMatchObject({ id, shipmentState: 'receivedBack' })
})

test('An earlier parcel of an order does not receive back the later one', async () => {
  const id = await createSentAgain()
  await expect(receive('NX-1')).rejects.toMatchObject({
    code: 'CONFLICT',
    details: { key: 'order.earlierParcel', parameters: { id: String(id) } },
  })
  expect(await findAdminOrder(shop.db, id)).toMatchObject({ shipmentState: 'withCourier' })
})

test('A code that no parcel has is named, and one that two orders have is asked about', async () => {
  const { ids, courierId } = await createOrders(2)
  await expect(receive('XX-1')).rejects.toMatchObject({
    code: 'NOT_FOUND',
    details: { key: 'order.noParcel' },
  })
  await handOver(ids, courierId)
  // As an earlier release allowed it.
  await shop.db.query(`UPDATE shipments SET tracking_number = 'TWICE-1'`)
  await expect(receive('TWICE-1')).rejects.toMatchObject({
    code: 'CONFLICT',
    details: { key: 'order.severalParcels', parameters: { ids: ids.map((id) => `#${id}`) } },
  })
})
