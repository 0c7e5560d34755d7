import { describe, expect, test } from 'vitest'
import { asPiastres } from '#domain/money/units'
import { saveCourier } from '../../orders/couriers/couriers.service'
import { OrderEntity } from '../../orders/orders/entities/order.entity'
import {
  createAdmin,
  createProduct,
  createShopper,
  createStaff,
  placeOrder,
} from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { readRefusalShares } from './refusals.service'
import { compareSales } from './sales-comparison.service'

const shop = setUpShop()

/** A Thursday. */
const NOW = new Date('2026-11-26T12:00:00Z')

async function sell(at: string, changes: Partial<OrderEntity> = {}): Promise<number> {
  const product = await createProduct(shop.db, { pricePiastres: asPiastres(10_000) })
  const { id } = await placeOrder(shop.db, await createShopper(shop.db), [product])
  await shop.db.update(OrderEntity, { id }, { createdAt: new Date(at), ...changes })
  return id
}

const enter = (orderId: number, kind: string, piastres: number, at: string) =>
  shop.db.query(
    `INSERT INTO cash_entries (order_id, kind, piastres, actor, created_at) VALUES ($1, $2, $3, 'staff', $4)`,
    [orderId, kind, piastres, at],
  )

describe('The comparison', () => {
  test.each([
    [7, '2026-11-13', '2026-11-19'],
    [30, '2026-09-23', '2026-10-22'],
    [90, '2026-05-30', '2026-08-27'],
  ])('of %d days has the same weekdays before', async (days, from, to) => {
    const { before } = await compareSales(shop.db, { days, now: NOW })
    expect(before).toMatchObject({ from, to })
    // A Thursday, too.
    expect(new Date(to).getUTCDay()).toBe(NOW.getUTCDay())
  })

  test('ends before the hour that has yet to come, and begins at midnight in Cairo', async () => {
    await sell('2026-11-12T21:59:59Z')
    await sell('2026-11-12T22:00:00Z')
    await sell('2026-11-19T11:59:59Z', { status: 'Completed' })
    await sell('2026-11-19T12:00:01Z')
    await sell('2026-11-18T12:00:00Z', { status: 'Cancelled' })
    const { before } = await compareSales(shop.db, { days: 7, now: NOW })
    expect(before.booked).toMatchObject({ orders: 2, itemsPiastres: 20_000 })
    expect(before.delivered).toMatchObject({ orders: 1, itemsPiastres: 10_000 })
  })

  test('has the cash that the ledger has, whenever the orders were placed', async () => {
    const id = await sell('2026-10-01T12:00:00Z')
    await enter(id, 'prepaid', 3000, '2026-11-19T11:00:00Z')
    await enter(id, 'prepaid', 200, '2026-11-19T13:00:00Z')
    await enter(id, 'collected', 7000, '2026-11-26T08:00:00Z')
    await enter(id, 'remitted', 6000, '2026-11-26T09:00:00Z')
    await enter(id, 'refunded', 500, '2026-11-25T09:00:00Z')
    const { cashPiastres, before } = await compareSales(shop.db, { days: 7, now: NOW })
    expect(cashPiastres).toBe(6500)
    expect(before.cashPiastres).toBe(3000)
  })
})

describe('Refused parcels', () => {
  test('are counted by governorate and by courier, of parcels that came to a door', async () => {
    const courier = await saveCourier(shop.db, null, { name: 'Nile Express' })
    const deliver = async (governorate: 'C' | 'GZ', columns: string, courierId: number | null) => {
      const id = await sell('2026-11-25T12:00:00Z', { governorate })
      await shop.db.query(
        `INSERT INTO shipments (order_id, courier_id, ${columns}) SELECT $1, $2, ${columns
          .split(',')
          .map(() => 'now()')
          .join()}`,
        [id, courierId],
      )
    }
    await deliver('C', 'handed_over_at, delivered_at', courier.id)
    await deliver('C', 'handed_over_at, refused_at', courier.id)
    await deliver('GZ', 'handed_over_at, refused_at', null)
    await deliver('GZ', 'handed_over_at', courier.id)
    await deliver('GZ', 'delivered_at, voided_at', courier.id)
    expect(await readRefusalShares(shop.db, { days: 7, now: NOW })).toMatchObject({
      governorates: [
        { governorate: 'C', parcels: 2, refused: 1 },
        { governorate: 'GZ', parcels: 1, refused: 1 },
      ],
      couriers: [
        { courierName: 'Nile Express', parcels: 2, refused: 1 },
        { courierName: null, parcels: 1, refused: 1 },
      ],
    })
    const later = new Date('2026-12-20T12:00:00Z')
    expect(await readRefusalShares(shop.db, { days: 7, now: later })).toEqual({
      governorates: [],
      couriers: [],
    })
  })
})

describe('The margin', () => {
  const read = async (token: string) => {
    const { data } = await shop.graphql<{ sales: { margin: unknown } }>(
      '{ sales(days: 7) { margin { items cost unknown } } }',
      { token },
    )
    return data.sales.margin
  }

  test('is of the products whose cost is known', async () => {
    const known = await createProduct(shop.db, { pricePiastres: asPiastres(10_000) })
    const unknown = await createProduct(shop.db, { pricePiastres: asPiastres(5000) })
    await shop.db.query('UPDATE products SET cost_price_piastres = 6000 WHERE id = $1', [known.id])
    const shopper = await createShopper(shop.db)
    await placeOrder(shop.db, shopper, [known], 2)
    await placeOrder(shop.db, shopper, [unknown])
    const { token } = await createAdmin(shop.db)
    expect(await read(token)).toEqual({ items: 200, cost: 120, unknown: 50 })
  })

  test.each([
    ['accountant', true],
    ['manager', true],
  ] as const)('is for a %s: %s', async (role, isSeen) => {
    const { token } = await createStaff(shop.db, role)
    expect((await read(token)) !== null).toBe(isSeen)
  })

  test('is hidden from an API key, which reads the sales', async () => {
    const { token } = await createAdmin(shop.db)
    const { data } = await shop.graphql<{ result: { key: string } }>(
      `mutation { result: createApiKey(input: { name: "Till", scopes: [READ_ORDERS] }) { key } }`,
      { token },
    )
    expect(await read(data.result.key)).toBeNull()
  })
})

test("The dashboard's sales cost four statements: the viewer, the figures, the comparison and the refusals", async () => {
  const { token } = await createAdmin(shop.db)
  await sell(NOW.toISOString())
  const query = `{ sales(days: 90) { orders margin { items } comparison { cash before { cash booked { items } } }
    refusals { governorates { refused } couriers { refused } } } }`
  const statements = await shop.database.statements.during(() => shop.graphql(query, { token }))
  expect(statements).toHaveLength(4)
})
