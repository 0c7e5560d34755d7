import { expect, test } from 'vitest'
import type { OrderListView } from '#domain/orders/order-views'
import { createAdmin, createProduct, createShopper, placeOrder } from '../../test/factories'
import { listAdminOrders } from '../../test/list-admin-orders'
import { setUpShop } from '../../test/shop'
import { saveCourier } from '../couriers/couriers.service'
import { setOrderStatus } from '../orders/life/order-status.service'
import { findAdminOrder } from '../orders/reads/admin-orders.service'
import { actOnParcels, assignCouriers } from './fulfilment.service'
import { readTimeline } from './timeline.service'

const shop = setUpShop()

async function createOrders(count: number): Promise<number[]> {
  const shopper = await createShopper(shop.db)
  const product = await createProduct(shop.db, { stock: 20 })
  const ids: number[] = []
  while (ids.length < count) ids.push((await placeOrder(shop.db, shopper, [product])).id)
  return ids
}

const createCourier = async (name: string) => (await saveCourier(shop.db, null, { name })).id

const assign = (ids: readonly number[], courierId: unknown) =>
  assignCouriers(shop.db, ids, courierId, 'staff')

const assigned = async (id = 0) => (await findAdminOrder(shop.db, id))?.assignedCourier ?? null

const found = async (courierId: number, view?: OrderListView) =>
  (await listAdminOrders(shop.db, { courierId, ...(view && { view }) })).nodes.map(({ id }) => id)

const MUTATION = `mutation ($ids: [ID!]!, $courierId: ID) {
  assignCourier(ids: $ids, courierId: $courierId) {
    orders { id assignedCourier { id name } }
    userErrors { code message ... on OrderProblem { orderId } }
  } }`

interface Assigned {
  readonly assignCourier: {
    readonly orders: readonly object[]
    readonly userErrors: readonly object[]
  }
}

test('A courier is assigned to orders, packed or not, and one that was handed over is named', async () => {
  const { token } = await createAdmin(shop.db)
  const [open = 0, packed = 0, gone = 0] = await createOrders(3)
  const courierId = await createCourier('Nile Express')
  await actOnParcels(shop.db, [packed], 'pack', 'staff')
  await actOnParcels(shop.db, [gone], 'handOver', 'staff', { courierId })
  const { data } = await shop.graphql<Assigned>(MUTATION, {
    token,
    variables: { ids: [open, gone, packed], courierId },
  })
  const assignedCourier = { id: String(courierId), name: 'Nile Express' }
  expect(data.assignCourier).toEqual({
    orders: [open, packed].map((id) => ({ id: String(id), assignedCourier })),
    userErrors: [
      {
        code: 'CONFLICT',
        message: 'This order is “With courier” now. Review it before you go on.',
        orderId: String(gone),
      },
    ],
  })
  expect(await assigned(gone)).toBeNull()
})

test('Another courier can be assigned, and none again, and the timeline says so', async () => {
  const [id = 0] = await createOrders(1)
  const [nile, delta] = [await createCourier('Nile Express'), await createCourier('Delta')]
  await assign([id], nile)
  await assign([id], nile)
  await assign([id], delta)
  expect(await assigned(id)).toEqual({ id: delta, name: 'Delta' })
  await assign([id], null)
  expect(await assigned(id)).toBeNull()
  const events = await readTimeline(shop.db, id)
  expect(events.slice(1)).toMatchObject([
    { kind: 'courierAssigned', courierName: 'Nile Express', actor: 'staff', status: null },
    { kind: 'courierAssigned', courierName: 'Delta' },
    { kind: 'courierAssigned', courierName: null },
  ])
})

test('The list of a courier has what is assigned to it, and what it took', async () => {
  const [first = 0, second = 0, third = 0] = await createOrders(3)
  const [nile, delta] = [await createCourier('Nile Express'), await createCourier('Delta')]
  await actOnParcels(shop.db, [first], 'handOver', 'staff', { courierId: nile })
  await assign([second], nile)
  await assign([third], delta)
  expect(await found(nile)).toEqual([second, first])
  expect(await found(nile, 'WITH_COURIER')).toEqual([first])
  expect(await found(delta)).toEqual([third])
})

test('A handover to any courier ends the assignment', async () => {
  const [id = 0] = await createOrders(1)
  const [nile, delta] = [await createCourier('Nile Express'), await createCourier('Delta')]
  await assign([id], nile)
  await actOnParcels(shop.db, [id], 'pack', 'staff')
  expect(await assigned(id)).toMatchObject({ id: nile })
  await actOnParcels(shop.db, [id], 'handOver', 'staff', { courierId: delta })
  expect(await findAdminOrder(shop.db, id)).toMatchObject({
    assignedCourier: null,
    shipment: { courierName: 'Delta' },
  })
  expect(await found(nile)).toEqual([])
})

test('A cancelled order has no courier, also once it is open again', async () => {
  const [id = 0] = await createOrders(1)
  await assign([id], await createCourier('Nile Express'))
  await setOrderStatus(shop.db, id, { status: 'Cancelled' })
  expect(await assigned(id)).toBeNull()
  const { failures } = await assign([id], 1)
  expect(failures).toMatchObject([{ orderId: id, error: { code: 'CONFLICT' } }])
  await setOrderStatus(shop.db, id, { status: 'Pending' })
  expect(await assigned(id)).toBeNull()
})

test('An unknown courier is refused, and one who is no longer active', async () => {
  const [id = 0] = await createOrders(1)
  const courierId = await createCourier('Nile Express')
  await expect(assign([id], 77_777)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await saveCourier(shop.db, courierId, { name: 'Nile Express', isActive: false })
  await expect(assign([id], courierId)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await assigned(id)).toBeNull()
})
