import { describe, expect, test } from 'vitest'
import { untilBlocked } from '../../test/blocking'
import { createAdmin, createProduct, createShopper, placeOrder } from '../../test/factories'
import { expectConsistentDatabase } from '../../test/invariants'
import { setUpShop } from '../../test/shop'
import { saveCourier } from '../couriers/couriers.service'
import { setOrderStatus } from '../orders/life/order-status.service'
import { actOnParcels, type OrdersResult, recordPayment } from './fulfilment.service'
import { findHandover, listHandovers } from './handovers.service'

const shop = setUpShop()

async function createOrder() {
  const shopper = await createShopper(shop.db)
  const product = await createProduct(shop.db)
  return (await placeOrder(shop.db, shopper, [product], 2)).id
}

const createCourier = async (name = 'Nile Express') =>
  (await saveCourier(shop.db, null, { name })).id

const handOver = (ids: readonly number[], courierId: number, db = shop.db) =>
  actOnParcels(db, ids, 'handOver', 'staff', { courierId })

const parcelsOf = async (id: number | undefined) =>
  (await findHandover(shop.db, id))?.parcels.map(({ orderId, duePiastres, takenBackAt }) => ({
    orderId,
    due: duePiastres / 100,
    isTakenBack: takenBackAt !== null,
  }))

const countHandovers = async () => (await shop.db.query<object[]>('SELECT FROM handovers')).length

test('Orders that are handed over at once are one handover, with what was to be collected then', async () => {
  const courier = await createCourier()
  const [one, other, next] = [await createOrder(), await createOrder(), await createOrder()]
  await recordPayment(shop.db, other, 'prepaid', { amount: 50 }, 'staff')
  const { handoverId } = await handOver([one, other], courier)
  const second = await handOver([next], courier)
  expect(second.handoverId).not.toBe(handoverId)
  await actOnParcels(shop.db, [one], 'deliver', 'staff')
  expect(await parcelsOf(handoverId)).toEqual([
    { orderId: one, due: 200, isTakenBack: false },
    { orderId: other, due: 150, isTakenBack: false },
  ])
})

test('Orders that cannot be handed over are no part of it, and without any other there is no handover', async () => {
  const courier = await createCourier()
  const [cancelled, possible] = [await createOrder(), await createOrder()]
  await setOrderStatus(shop.db, cancelled, { status: 'Cancelled' })
  expect((await handOver([cancelled], courier)).handoverId).toBeUndefined()
  expect(await countHandovers()).toBe(0)
  const { handoverId, failures } = await handOver([cancelled, possible], courier)
  expect(failures).toHaveLength(1)
  expect(await parcelsOf(handoverId)).toMatchObject([{ orderId: possible }])
  expect(await countHandovers()).toBe(1)
})

test('A parcel that is taken back leaves its handover, and may be a part of the next one', async () => {
  const courier = await createCourier()
  const [one, other] = [await createOrder(), await createOrder()]
  const { handoverId } = await handOver([one, other], courier)
  await actOnParcels(shop.db, [one], 'takeBack', 'staff')
  const next = await handOver([one], courier)
  expect(await parcelsOf(handoverId)).toEqual([
    { orderId: one, due: 200, isTakenBack: true },
    { orderId: other, due: 200, isTakenBack: false },
  ])
  expect(await parcelsOf(next.handoverId)).toEqual([{ orderId: one, due: 200, isTakenBack: false }])
  const { nodes } = await listHandovers(shop.db, {})
  expect(nodes).toMatchObject([
    { id: next.handoverId, parcelCount: 1, duePiastres: 20_000 },
    { id: handoverId, parcelCount: 1, duePiastres: 20_000, courierName: 'Nile Express' },
  ])
})

test('Of two couriers who get an order at the same moment, one has it, and the other no empty handover', async () => {
  const [first, second] = [await createCourier(), await createCourier('Hassan')]
  const id = await createOrder()
  let late: Promise<OrdersResult> | undefined
  const early = await shop.db.transaction(async (transaction) => {
    const result = await handOver([id], first, transaction)
    late = handOver([id], second)
    await untilBlocked(shop.database, transaction, late)
    return result
  })
  expect((await late)?.failures).toMatchObject([{ orderId: id }])
  expect((await late)?.handoverId).toBeUndefined()
  expect(await countHandovers()).toBe(1)
  expect(await parcelsOf(early.handoverId)).toHaveLength(1)
  await expectConsistentDatabase(shop.db)
})

describe('The owner', () => {
  test('lists handovers in pages, of one courier if wanted, and reads a sheet', async () => {
    const { token } = await createAdmin(shop.db)
    const [nile, hassan] = [await createCourier(), await createCourier('Hassan')]
    const numbers: string[] = []
    for (const courier of [nile, nile, hassan]) {
      numbers.push(String((await handOver([await createOrder()], courier)).handoverId))
    }
    const read = async (args: string) =>
      (
        await shop.graphql<{
          handovers: {
            nodes: { id: string }[]
            pageInfo: { endCursor: string }
            totalCount: number
          }
        }>(`{ handovers${args} { nodes { id } pageInfo { endCursor } totalCount } }`, { token })
      ).data.handovers
    const page = await read('(first: 2)')
    expect(page.nodes.map(({ id }) => id)).toEqual([numbers[2], numbers[1]])
    const rest = await read(`(first: 2, after: "${page.pageInfo.endCursor}")`)
    expect(rest.nodes).toEqual([{ id: numbers[0] }])
    const ofHassan = await read(`(courierId: ${hassan})`)
    expect(ofHassan.nodes).toEqual([{ id: numbers[2] }])
    expect([page.totalCount, rest.totalCount, ofHassan.totalCount]).toEqual([3, 3, 1])
    const { data } = await shop.graphql(
      `{ handoverSheet(id: ${numbers[2]}) {
        courierName parcelCount due parcels { recipientName city due takenBackAt }
      } }`,
      { token },
    )
    expect(data.handoverSheet).toEqual({
      courierName: 'Hassan',
      parcelCount: 1,
      due: 200,
      parcels: [{ recipientName: 'Mona Ali', city: 'Cairo', due: 200, takenBackAt: null }],
    })
  })

  test('sees the number when orders are handed over', async () => {
    const { token } = await createAdmin(shop.db)
    const courier = await createCourier()
    const order = await createOrder()
    const { data } = await shop.graphql<{ handOverOrders: { handoverId: string } }>(
      `mutation { handOverOrders(ids: [${order}], courierId: ${courier}) { handoverId } }`,
      { token },
    )
    expect(await parcelsOf(Number(data.handOverOrders.handoverId))).toHaveLength(1)
  })
})
