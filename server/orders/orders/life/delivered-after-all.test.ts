import { describe, expect, test } from 'vitest'
import type { ParcelAct } from '#domain/orders/order-life'
import { createProduct, createShopper, placeOrder } from '../../../test/factories'
import { expectConsistentDatabase } from '../../../test/invariants'
import { setUpShop } from '../../../test/shop'
import { saveCourier } from '../../couriers/couriers.service'
import { addDiscountCode } from '../../discounts/discounts.service'
import { actOnParcels, type ParcelInput } from '../../fulfilment/fulfilment.service'
import { readTimeline } from '../../fulfilment/timeline.service'
import { DiscountUseEntity } from '../entities/discount-use.entity'
import { findAdminOrder } from '../reads/admin-orders.service'
import { deliverAfterAll } from './delivered-after-all.service'
import { lockOrder } from './order-life.service'
import { setOrderStatus } from './order-status.service'

const shop = setUpShop()

async function refuseOrder(act: 'refuse' | 'lose' = 'refuse') {
  const product = await createProduct(shop.db, { stock: 5 })
  const courier = await saveCourier(shop.db, null, {
    name: 'Nile Express',
    deliveredFee: 45,
    refusedFee: 20,
  })
  const { id } = await placeOrder(shop.db, await createShopper(shop.db), [product], 2)
  const perform = (name: ParcelAct, details?: ParcelInput) =>
    actOnParcels(shop.db, [id], name, 'staff', details)
  await perform('handOver', { courierId: courier.id })
  await perform(act)
  return { id, courierId: courier.id, perform }
}

const deliver = (id: number) =>
  shop.db.transaction(async (transaction) =>
    deliverAfterAll(transaction, await lockOrder(transaction, id), 'staff'),
  )

/** Sums the ledger by courier and kind, in piastres. */
const readLedger = () =>
  shop.db.query(`SELECT courier_id AS "courierId", kind, sum(piastres)::int AS piastres
     FROM cash_entries GROUP BY courier_id, kind HAVING sum(piastres) <> 0 ORDER BY kind`)

const readStock = async () =>
  (await shop.db.query<{ stock: number }[]>('SELECT stock FROM products'))[0]?.stock

describe('A parcel that was delivered after all', () => {
  test.each(['refuse', 'lose'] as const)(
    'after "%s" is collected by its courier, for the fee of a delivery',
    async (act) => {
      const { id, courierId } = await refuseOrder(act)
      const order = await deliver(id)
      expect(order).toMatchObject({
        status: 'Completed',
        shipmentState: 'delivered',
        paymentState: 'collected',
        shipment: { refusalReason: null },
      })
      expect(await readLedger()).toEqual([
        { courierId, kind: 'collected', piastres: 20_000 },
        { courierId, kind: 'courierFee', piastres: 4_500 },
      ])
      expect(await readStock()).toBe(3)
      const events = await readTimeline(shop.db, id)
      expect(events.at(-1)).toMatchObject({ kind: 'delivered', status: 'Completed' })
      await expectConsistentDatabase(shop.db)
    },
  )

  test('is collected by its courier when the order is completed by hand', async () => {
    const { id, courierId } = await refuseOrder()
    await setOrderStatus(shop.db, id, { status: 'Completed' })
    expect(await findAdminOrder(shop.db, id)).toMatchObject({ paymentState: 'collected' })
    expect(await readLedger()).toEqual([
      { courierId, kind: 'collected', piastres: 20_000 },
      { courierId, kind: 'courierFee', piastres: 4_500 },
    ])
    await expectConsistentDatabase(shop.db)
  })

  test('keeps the fee of an earlier parcel, which was refused and came back', async () => {
    const { id, courierId, perform } = await refuseOrder()
    await perform('receiveBack')
    await perform('pack')
    await perform('handOver', { courierId })
    await perform('refuse')
    await deliver(id)
    expect(await readLedger()).toEqual([
      { courierId, kind: 'collected', piastres: 20_000 },
      { courierId, kind: 'courierFee', piastres: 6_500 },
    ])
  })

  test('counts the use of its code, even if the code has been used up since', async () => {
    const { id: codeId } = await addDiscountCode(shop.db, {
      code: 'TEN',
      kind: 'percent',
      percent: 10,
      maxUses: 1,
    })
    const { id } = await refuseOrder()
    const other = await placeOrder(shop.db, await createShopper(shop.db), [
      await createProduct(shop.db),
    ])
    await shop.db.insert(DiscountUseEntity, [
      { orderId: id, codeId, counts: false },
      { orderId: other.id, codeId, counts: true },
    ])
    await deliver(id)
    await expectConsistentDatabase(shop.db)
  })

  test.each(['receiveBack', 'pack'] as const)('is not possible after "%s"', async (act) => {
    const { id, perform } = await refuseOrder()
    await perform(act)
    await expect(deliver(id)).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})
