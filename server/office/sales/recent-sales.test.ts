import { describe, expect, test } from 'vitest'
import { asPiastres } from '#domain/money/units'
import { OrderEntity } from '../../orders/orders/entities/order.entity'
import { createProduct, createShopper, createStaff, placeOrder } from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { readRecentSales } from './recent-sales.service'

const shop = setUpShop()

/** A Monday: 14:00 in Cairo. */
const NOW = new Date('2026-11-23T12:00:00Z')

async function sell(at: string, changes: Partial<OrderEntity> = {}): Promise<void> {
  const product = await createProduct(shop.db, { pricePiastres: asPiastres(10_000) })
  const { id } = await placeOrder(shop.db, await createShopper(shop.db), [product])
  await shop.db.update(OrderEntity, { id }, { createdAt: new Date(at), ...changes })
}

describe('Recent sales', () => {
  test('are those of yesterday and of the week from Saturday, beside the same days before', async () => {
    // Today, and an hour that has yet to come.
    await sell('2026-11-23T11:00:00Z')
    await sell('2026-11-23T13:00:00Z')
    // Yesterday ends and begins at midnight in Cairo.
    await sell('2026-11-22T21:59:59Z')
    await sell('2026-11-21T22:00:00Z')
    await sell('2026-11-22T10:00:00Z', { status: 'Cancelled' })
    // The evening before this week.
    await sell('2026-11-20T21:59:59Z')
    // A week ago: until this hour, and after it.
    await sell('2026-11-16T11:59:00Z')
    await sell('2026-11-16T12:01:00Z')
    await sell('2026-11-15T09:00:00Z')
    const { yesterday, yesterdayBefore, week, weekBefore, days } = await readRecentSales(
      shop.db,
      NOW,
    )
    expect(yesterday).toMatchObject({ from: '2026-11-22', to: '2026-11-22', orders: 2 })
    expect(yesterdayBefore).toMatchObject({ from: '2026-11-15', to: '2026-11-15', orders: 1 })
    expect(week).toMatchObject({ from: '2026-11-21', to: '2026-11-23', orders: 3 })
    expect(weekBefore).toMatchObject({ from: '2026-11-14', to: '2026-11-16', orders: 2 })
    expect(days.map(({ day, orders }) => `${day.slice(8)}: ${orders}`)).toEqual([
      '10: 0',
      '11: 0',
      '12: 0',
      '13: 0',
      '14: 0',
      '15: 1',
      '16: 2',
      '17: 0',
      '18: 0',
      '19: 0',
      '20: 1',
      '21: 0',
      '22: 2',
      '23: 1',
    ])
    const total = Number(days.at(-1)?.revenuePiastres)
    expect(total).toBeGreaterThanOrEqual(10_000)
    expect(yesterday.revenuePiastres).toBe(2 * total)
  })

  test('are for those who may see revenue', async () => {
    const query = '{ recentSales { week { orders revenue } days { day } } }'
    const accountant = await shop.graphql(query, await createStaff(shop.db, 'accountant'))
    expect(accountant.data.recentSales).toHaveProperty('days.length', 14)
    const packer = await shop.graphql(query, await createStaff(shop.db, 'packer'))
    expect(packer.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
  })
})
