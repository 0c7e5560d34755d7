import { expect, test } from 'vitest'
import { createAdmin, createProduct, createShopper, placeOrder } from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { saveCourier } from '../couriers/couriers.service'
import { findAdminOrder } from '../orders/reads/admin-orders.service'
import { actOnParcels } from './fulfilment.service'
import { findHandover, listHandovers } from './handovers.service'

const shop = setUpShop()

async function createOrder() {
  const shopper = await createShopper(shop.db)
  const product = await createProduct(shop.db)
  return (await placeOrder(shop.db, shopper, [product])).id
}

const PACK = `mutation ($ids: [ID!]!, $parcelCount: Int) {
  packOrders(ids: $ids, parcelCount: $parcelCount) {
    orders { shipment { parcelCount } }
    userErrors { code field message }
  }
}`

async function pack(token: string, id: number, parcelCount?: number | null) {
  const { data } = await shop.graphql<{ packOrders: unknown }>(PACK, {
    token,
    variables: { ids: [id], parcelCount },
  })
  return data.packOrders
}

const packed = (parcelCount: number) => ({
  orders: [{ shipment: { parcelCount } }],
  userErrors: [],
})

test('An order fills one parcel, or as many as are said when it is packed', async () => {
  const { token } = await createAdmin(shop.db)
  const id = await createOrder()
  expect(await pack(token, id)).toEqual(packed(1))
  await actOnParcels(shop.db, [id], 'unpack', 'staff')
  expect(await pack(token, id, 9)).toEqual(packed(9))
  expect(await pack(token, await createOrder(), null)).toEqual(packed(1))
})

test.each([0, 10, -1])('An order does not fill %d parcels', async (parcelCount) => {
  const { token } = await createAdmin(shop.db)
  const id = await createOrder()
  expect(await pack(token, id, parcelCount)).toEqual({
    orders: [],
    userErrors: [
      {
        code: 'INVALID',
        field: 'parcelCount',
        message: 'Must be a whole number from 1 to 9.',
      },
    ],
  })
  expect(await findAdminOrder(shop.db, id)).toMatchObject({ shipmentState: 'none', shipment: null })
  await expect(
    shop.db.query('INSERT INTO shipments (order_id, parcel_count) VALUES ($1, $2)', [
      id,
      parcelCount,
    ]),
  ).rejects.toThrow('shipments_parcel_count_possible')
})

test('A handover counts each parcel of an order, and keeps what is to be collected once', async () => {
  const [one, other] = [await createOrder(), await createOrder()]
  await actOnParcels(shop.db, [one], 'pack', 'staff', { parcelCount: 3 })
  const { id: courierId } = await saveCourier(shop.db, null, { name: 'Nile Express' })
  const { handoverId, orders } = await actOnParcels(shop.db, [one, other], 'handOver', 'staff', {
    courierId,
  })
  expect(orders.map(({ shipment }) => shipment?.parcelCount)).toEqual([3, 1])
  const [due = 0, otherDue = 0] = orders.map(({ amountDuePiastres }) => amountDuePiastres)
  expect((await listHandovers(shop.db, {})).nodes).toMatchObject([
    { parcelCount: 4, duePiastres: due + otherDue },
  ])
  expect((await findHandover(shop.db, handoverId))?.parcels).toMatchObject([
    { orderId: one, parcelCount: 3, duePiastres: due },
    { orderId: other, parcelCount: 1, duePiastres: otherDue },
  ])
  await actOnParcels(shop.db, [one], 'takeBack', 'staff')
  expect((await listHandovers(shop.db, {})).nodes).toMatchObject([{ parcelCount: 1 }])
  expect((await findAdminOrder(shop.db, one))?.shipment).toMatchObject({ parcelCount: 3 })
})
