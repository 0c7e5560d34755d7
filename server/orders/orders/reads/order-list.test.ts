import { describe, expect, test } from 'vitest'
import { asPiastres } from '#domain/money/units'
import type { ParcelAct } from '#domain/orders/order-life'
import { ORDER_VIEWS, type OrderListView } from '#domain/orders/order-views'
import { createAdmin, createProduct, createShopper, placeOrder } from '../../../test/factories'
import { listAdminOrders } from '../../../test/list-admin-orders'
import { setUpShop } from '../../../test/shop'
import { saveCourier } from '../../couriers/couriers.service'
import { actOnParcels, confirmOrders } from '../../fulfilment/fulfilment.service'
import { editOrder } from '../../fulfilment/order-edit.service'
import { recordReturn } from '../../returns/returns.service'
import { setOrderStatus } from '../life/order-status.service'
import { findAdminOrder } from './admin-orders.service'

const shop = setUpShop()

async function createOrder(pricePiastres = 10_000): Promise<number> {
  const product = await createProduct(shop.db, { pricePiastres: asPiastres(pricePiastres) })
  return (await placeOrder(shop.db, await createShopper(shop.db), [product])).id
}

async function act(id: number, ...acts: readonly ParcelAct[]): Promise<void> {
  const courier =
    (await shop.db.query<{ id: number }[]>('SELECT id FROM couriers'))[0] ??
    (await saveCourier(shop.db, null, { name: 'Nile Express' }))
  for (const name of acts) {
    const { failures } = await actOnParcels(shop.db, [id], name, 'staff', { courierId: courier.id })
    expect(failures).toEqual([])
  }
}

const PREPARE: Readonly<Record<OrderListView, (id: number) => Promise<unknown>>> = {
  TO_CONFIRM: async () => undefined,
  TO_PACK: (id) => confirmOrders(shop.db, [id], 'staff'),
  TO_HAND_OVER: (id) => act(id, 'pack'),
  WITH_COURIER: (id) => act(id, 'handOver'),
  TELL_COURIER: async (id) => {
    await act(id, 'handOver')
    const expected = { expectedVersion: 1, expectedTotal: 100 }
    const by = { actor: 'staff', locale: 'en' } as const
    await editOrder(shop.db, id, { phone: '01112345678' }, expected, by)
  },
  COURIER_PROBLEMS: async (id) => {
    await act(id, 'handOver')
    await shop.db.query(
      `INSERT INTO carrier_shipments (shipment_id, carrier, reference, problem)
       SELECT id, 'bosta', order_id, 'refused' FROM shipments WHERE order_id = $1`,
      [id],
    )
  },
  EARLIER_PARCELS: async (id) => {
    await act(id, 'handOver')
    await shop.db.query(
      `INSERT INTO parcel_reports (order_id, shipment_id, question, report)
       SELECT order_id, id, 'earlierParcel', 'returned' FROM shipments WHERE order_id = $1`,
      [id],
    )
  },
  REFUSED: (id) => act(id, 'handOver', 'refuse'),
  TO_RECEIVE_BACK: (id) => act(id, 'handOver', 'refuse'),
  RETURNS: async (id) => {
    await setOrderStatus(shop.db, id, { status: 'Completed' })
    const [item] = (await findAdminOrder(shop.db, id))?.items ?? []
    const items = [{ itemId: item?.id, quantity: 1 }]
    await recordReturn(shop.db, id, { items, reason: 'damaged' }, 'staff')
  },
  UNPAID: (id) => act(id, 'handOver', 'deliver'),
  LATE: (id) =>
    shop.db.query(`UPDATE orders SET created_at = now() - interval '4 days' WHERE id = $1`, [id]),
}

describe.each(ORDER_VIEWS)('The view %s', (view) => {
  test('has its orders, and no other view of the work has them', async () => {
    const id = await createOrder()
    await PREPARE[view](id)
    const { nodes } = await listAdminOrders(shop.db, { view })
    expect(nodes.map((order) => order.id)).toEqual([id])
    const admin = await createAdmin(shop.db)
    const { data } = await shop.graphql<{ orderViewCounts: { view: string; count: number }[] }>(
      '{ orderViewCounts { view count } }',
      { token: admin.token },
    )
    const having = data.orderViewCounts.filter(({ count }) => count > 0).map((row) => row.view)
    expect(having).toContain(view)
    // Refused orders are also to be received back; late ones are also to be confirmed.
    expect(having.length).toBeLessThanOrEqual(2)
  })
})

test('An order that is not confirmed in time is late, and no longer once it is', async () => {
  const id = await createOrder()
  const age = (hours: number) =>
    shop.db.query(
      `UPDATE orders SET created_at = now() - make_interval(hours => $2) WHERE id = $1`,
      [id, hours],
    )
  const late = async () =>
    (await listAdminOrders(shop.db, { view: 'LATE' })).nodes.map((order) => order.id)
  await age(23)
  expect(await late()).toEqual([])
  await age(25)
  expect(await late()).toEqual([id])
  await confirmOrders(shop.db, [id], 'staff')
  expect(await late()).toEqual([])
})

test('A completed order is in no view of the work', async () => {
  await setOrderStatus(shop.db, await createOrder(), { status: 'Completed' })
  for (const view of ORDER_VIEWS) {
    expect((await listAdminOrders(shop.db, { view })).nodes, view).toEqual([])
  }
})

test('Orders are sorted by amount over the pages, without repetitions', async () => {
  for (const price of [300, 100, 300, 200]) await createOrder(price)
  const read = async (sort: 'AMOUNT_DESC' | 'AMOUNT_ASC') => {
    const ids: number[] = []
    let after: string | null = null
    do {
      const page = await listAdminOrders(shop.db, { first: 1, sort, after })
      ids.push(...page.nodes.map(({ id }) => id))
      after = page.hasNextPage ? page.endCursor : null
    } while (after)
    return ids
  }
  expect(await read('AMOUNT_DESC')).toEqual([3, 1, 4, 2])
  expect(await read('AMOUNT_ASC')).toEqual([2, 4, 1, 3])
})

test('Orders are filtered by amount, time, governorate and courier', async () => {
  const [first, second] = [await createOrder(10_000), await createOrder(20_000)]
  await act(second, 'handOver')
  await shop.db.query(`UPDATE orders SET governorate = 'GZ' WHERE id = $1`, [first])
  await shop.db.query(`UPDATE orders SET created_at = '2026-01-01T10:00Z' WHERE id = $1`, [first])
  const admin = await createAdmin(shop.db)
  const list = async (filter: string) => {
    const { data } = await shop.graphql<{ adminOrders: { nodes: { id: string }[] } }>(
      `{ adminOrders(${filter}) { nodes { id } } }`,
      { token: admin.token },
    )
    return data.adminOrders.nodes.map(({ id }) => Number(id))
  }
  expect(await list('minTotal: 150')).toEqual([second])
  expect(await list('maxTotal: 150.5')).toEqual([first])
  expect(await list('governorate: GZ')).toEqual([first])
  expect(await list('until: "2026-01-02T00:00:00Z"')).toEqual([first])
  expect(await list('since: "2026-01-02T00:00:00Z"')).toEqual([second])
  expect(await list('courierId: 1')).toEqual([second])
})

test('An impossible amount is refused, with its field', async () => {
  await expect(listAdminOrders(shop.db, { minTotal: 1.234 })).rejects.toMatchObject({
    code: 'INVALID',
    details: { problems: [{ field: 'minTotal' }] },
  })
})
