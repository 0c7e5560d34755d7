import { describe, expect, test } from 'vitest'
import { lineTotal } from '#domain/money/pricing'
import { asPiastres } from '#domain/money/units'
import type { OrderStatus } from '#domain/orders/order-status'
import { ProductEntity } from '../../catalogue/products/product.entity'
import { deleteProduct } from '../../catalogue/products/product-editing.service'
import { OrderEntity } from '../../orders/orders/entities/order.entity'
import { expectAppError } from '../../test/expect-app-error'
import { createAdmin, createProduct, createShopper, placeOrder } from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { readSales } from './sales.service'

const shop = setUpShop()

/** Places an order of a product at the given time. */
async function sell(
  product: ProductEntity,
  at: string,
  { quantity = 1, status = 'Pending' as OrderStatus } = {},
): Promise<void> {
  const { id } = await placeOrder(shop.db, await createShopper(shop.db), [product], quantity)
  await shop.db.update(OrderEntity, { id }, { createdAt: new Date(at), status })
}

/** Returns the days with sales as `day orders revenue`. */
async function daysWithSales(now: string, days = 7): Promise<string[]> {
  const sales = await readSales(shop.db, { days }, new Date(now))
  return sales.days
    .filter(({ orders }) => orders > 0)
    .map(({ day, orders, revenuePiastres }) => `${day} ${orders} ${revenuePiastres}`)
}

describe('sales', () => {
  test('have the orders and revenue of every day in Cairo time', async () => {
    const toy = await createProduct(shop.db, { pricePiastres: 12_550 })
    // Cairo is two hours ahead of UTC in winter: the 20th begins at 22:00 UTC on the 19th.
    await sell(toy, '2026-11-19T21:59:59.999Z', { quantity: 2 })
    await sell(toy, '2026-11-19T22:00:00Z')
    await sell(toy, '2026-11-20T21:59:59.999Z', { quantity: 3 })
    const sales = await readSales(shop.db, { days: 7 }, new Date('2026-11-20T12:00:00Z'))
    expect(sales.days).toEqual([
      ...[14, 15, 16, 17, 18].map((day) => ({
        day: `2026-11-${day}`,
        orders: 0,
        revenuePiastres: 0,
      })),
      { day: '2026-11-19', orders: 1, revenuePiastres: 25_100 },
      { day: '2026-11-20', orders: 2, revenuePiastres: 50_200 },
    ])
    expect(sales).toMatchObject({ orders: 3, revenuePiastres: 75_300 })
  })

  test('use the stored totals, including adjustments', async () => {
    const toy = await createProduct(shop.db, { pricePiastres: 12_550 })
    await sell(toy, '2026-11-20T12:00:00Z', { quantity: 3 })
    await shop.db.update(OrderEntity, { id: 1 }, { totalPiastres: 40_000 })
    const sales = await readSales(shop.db, { days: 7 }, new Date('2026-11-20T13:00:00Z'))
    expect(sales.revenuePiastres).toBe(40_000)
    expect(sales.days.at(-1)?.revenuePiastres).toBe(40_000)
    const items = { pricePiastres: asPiastres(12_550), quantity: 3 }
    expect(sales.bestSellers[0]?.revenuePiastres).toBe(lineTotal(items))
  })

  test('separate booked from delivered orders, and items from delivery fees', async () => {
    const now = '2026-11-20T12:00:00Z'
    const toy = await createProduct(shop.db, { pricePiastres: 10_000 })
    const fee = { kind: 'delivery', label: '', piastres: 5000, applies: 'afterItemsTotal' } as const
    const off = {
      kind: 'discount',
      label: 'TEN',
      piastres: -1000,
      applies: 'beforeItemsTotal',
    } as const
    const freeDelivery = {
      ...off,
      label: 'FREE',
      piastres: -5000,
      applies: 'afterItemsTotal',
    } as const
    for (const [status, adjustments, totalPiastres] of [
      ['Pending', [fee], 15_000],
      ['Processing', [off, fee], 14_000],
      ['Completed', [fee], 15_000],
      ['Completed', [fee], 15_000],
      ['Completed', [fee, freeDelivery], 10_000],
      ['Completed', [], 10_000],
      ['Cancelled', [fee], 15_000],
    ] as const) {
      const { id } = await placeOrder(shop.db, await createShopper(shop.db), [toy])
      await shop.db.update(
        OrderEntity,
        { id },
        { createdAt: new Date(now), status, adjustments, totalPiastres },
      )
    }
    await sell(toy, '2026-10-20T12:00:00Z', { status: 'Completed' })
    const sales = await readSales(shop.db, { days: 7 }, new Date(now))
    expect(sales.booked).toEqual({ orders: 6, itemsPiastres: 59_000, deliveryPiastres: 20_000 })
    expect(sales.delivered).toEqual({ orders: 4, itemsPiastres: 40_000, deliveryPiastres: 10_000 })
    const { booked } = sales
    expect(sales.revenuePiastres).toBe(booked.itemsPiastres + booked.deliveryPiastres)
    expect(sales.orders).toBe(booked.orders)
    const { token } = await createAdmin(shop.db)
    const amounts = '{ orders items deliveryFees }'
    const { data } = await shop.graphql<{ sales: object }>(
      `{ sales(days: 90) { booked ${amounts} delivered ${amounts} } }`,
      { token },
    )
    expect(Object.keys(data.sales)).toEqual(['booked', 'delivered'])
  })

  test.each([7, 30, 90])('of %d days include today', async (days) => {
    const toy = await createProduct(shop.db)
    const now = new Date('2026-11-20T23:30:00Z')
    const sales = await readSales(shop.db, { days }, now)
    expect(sales.days).toHaveLength(days)
    // After midnight in Cairo.
    expect(sales.days.at(-1)?.day).toBe('2026-11-21')
    const first = sales.days[0]?.day
    await sell(toy, `${first}T12:00:00Z`)
    const dayBefore = new Date(Date.parse(`${first}T12:00:00Z`) - 24 * 60 * 60 * 1000)
    await sell(toy, dayBefore.toISOString())
    expect(await readSales(shop.db, { days }, now)).toMatchObject({ orders: 1 })
  })

  test('are correct on the day with 23 hours', async () => {
    const toy = await createProduct(shop.db, { pricePiastres: 100 })
    // On 24 April 2026 the clock jumps from 0:00 to 1:00; the day ends at 21:00 UTC.
    for (const at of [
      '2026-04-23T21:59:59Z',
      '2026-04-23T22:00:00Z',
      '2026-04-24T20:59:59Z',
      '2026-04-24T21:00:00Z',
    ]) {
      await sell(toy, at)
    }
    expect(await daysWithSales('2026-04-25T12:00:00Z')).toEqual([
      '2026-04-23 1 100',
      '2026-04-24 2 200',
      '2026-04-25 1 100',
    ])
  })

  test('are correct on the day with 25 hours, including the repeated hour', async () => {
    const toy = await createProduct(shop.db, { pricePiastres: 100 })
    // On 29 October 2026 the hour from 23:00 to 24:00 is repeated, from 20:00 and 21:00 UTC.
    for (const at of [
      '2026-10-28T20:59:59Z',
      '2026-10-28T21:00:00Z',
      '2026-10-29T20:30:00Z',
      '2026-10-29T21:30:00Z',
      '2026-10-29T21:59:59Z',
      '2026-10-29T22:00:00Z',
    ]) {
      await sell(toy, at)
    }
    expect(await daysWithSales('2026-10-30T12:00:00Z')).toEqual([
      '2026-10-28 1 100',
      '2026-10-29 4 400',
      '2026-10-30 1 100',
    ])
  })

  test.each([
    ['23 hours', '2026-04-24', '2026-04-23T22:00:00Z', '2026-04-24T21:00:00Z'],
    ['25 hours', '2026-10-29', '2026-10-28T21:00:00Z', '2026-10-29T22:00:00Z'],
  ])('are correct if today or the first day has %s', async (_hours, day, starts, ends) => {
    const toy = await createProduct(shop.db, { pricePiastres: 100 })
    const justBefore = (time: string) => new Date(Date.parse(time) - 1).toISOString()
    for (const at of [justBefore(starts), starts, justBefore(ends), ends]) await sell(toy, at)
    const asToday = await readSales(shop.db, { days: 7 }, new Date(justBefore(ends)))
    expect(asToday.days.at(-1)).toEqual({ day, orders: 2, revenuePiastres: 200 })
    // The last order is on the next day.
    expect(asToday.orders).toBe(3)
    expect(asToday.statuses[0]).toEqual({ status: 'Pending', orders: 3 })
    expect(asToday.bestSellers).toMatchObject([{ quantity: 3 }])
    const sixDaysLater = new Date(Date.parse(`${day}T12:00:00Z`) + 6 * 24 * 60 * 60 * 1000)
    const asFirst = await readSales(shop.db, { days: 7 }, sixDaysLater)
    expect(asFirst.days[0]).toEqual({ day, orders: 2, revenuePiastres: 200 })
    expect(asFirst.orders).toBe(3)
    expect(asFirst.statuses[0]).toEqual({ status: 'Pending', orders: 3 })
    expect(asFirst.bestSellers).toMatchObject([{ quantity: 3 }])
  })

  test('count cancelled orders in the statuses only', async () => {
    const toy = await createProduct(shop.db)
    const statuses = ['Pending', 'Pending', 'Processing', 'Completed', 'Cancelled'] as const
    for (const status of statuses) await sell(toy, '2026-11-20T10:00:00Z', { status })
    await sell(toy, '2026-11-01T10:00:00Z', { status: 'Cancelled' })
    const sales = await readSales(shop.db, { days: 7 }, new Date('2026-11-20T12:00:00Z'))
    expect(sales.statuses).toEqual([
      { status: 'Pending', orders: 2 },
      { status: 'Processing', orders: 1 },
      { status: 'Completed', orders: 1 },
      { status: 'Cancelled', orders: 1 },
    ])
    expect(sales).toMatchObject({ orders: 4, revenuePiastres: 40_000 })
    expect(sales.bestSellers).toMatchObject([{ quantity: 4 }])
  })

  test('list the ten best sellers by their current names, or by their last ones if deleted', async () => {
    const now = '2026-11-20T12:00:00Z'
    const [ball, bed, bowl] = [
      await createProduct(shop.db, { name: 'Ball', pricePiastres: 500 }),
      await createProduct(shop.db, { name: 'Bed', pricePiastres: 90_000 }),
      await createProduct(shop.db, { name: 'Bowl', pricePiastres: 2000 }),
    ]
    await sell(ball, now, { quantity: 7 })
    await sell(ball, now, { quantity: 5 })
    await sell(bed, now, { quantity: 3 })
    await sell(bowl, now, { quantity: 20 })
    await deleteProduct(shop.db, bowl.id)
    await shop.db.update(ProductEntity, { id: ball.id }, { name: 'Red Ball' })
    for (let index = 0; index < 9; index += 1) await sell(await createProduct(shop.db), now)
    const { bestSellers } = await readSales(shop.db, { days: 7 }, new Date(now))
    expect(bestSellers).toHaveLength(10)
    expect(bestSellers.slice(0, 3)).toEqual([
      { productId: null, name: 'Bowl', nameAr: null, quantity: 20, revenuePiastres: 40_000 },
      { productId: ball.id, name: 'Red Ball', nameAr: null, quantity: 12, revenuePiastres: 6000 },
      { productId: bed.id, name: 'Bed', nameAr: null, quantity: 3, revenuePiastres: 270_000 },
    ])
  })

  test('group deleted products by name, apart from a current product of that name', async () => {
    const now = '2026-11-20T12:00:00Z'
    const balls = [
      await createProduct(shop.db, { name: 'Ball', pricePiastres: 500 }),
      await createProduct(shop.db, { name: 'Ball', pricePiastres: 700 }),
      await createProduct(shop.db, { name: 'Ball', pricePiastres: 900 }),
    ] as const
    for (const ball of balls) await sell(ball, now, { quantity: 2 })
    await deleteProduct(shop.db, balls[0].id)
    await deleteProduct(shop.db, balls[1].id)
    const { bestSellers } = await readSales(shop.db, { days: 7 }, new Date(now))
    expect(bestSellers).toEqual([
      { productId: null, name: 'Ball', nameAr: null, quantity: 4, revenuePiastres: 2400 },
      { productId: balls[2].id, name: 'Ball', nameAr: null, quantity: 2, revenuePiastres: 1800 },
    ])
  })

  test('are exact for the largest amounts', async () => {
    const bed = await createProduct(shop.db, { pricePiastres: 99_999_999 })
    await sell(bed, '2026-11-20T10:00:00Z', { quantity: 999 })
    const sales = await readSales(shop.db, { days: 7 }, new Date('2026-11-20T12:00:00Z'))
    expect(sales.revenuePiastres).toBe(99_899_999_001)
    expect(sales.bestSellers).toMatchObject([{ revenuePiastres: 99_899_999_001 }])
  })

  test('are zero without orders', async () => {
    const sales = await readSales(shop.db, { days: 30 })
    expect(sales).toMatchObject({ orders: 0, revenuePiastres: 0, bestSellers: [] })
    expect(sales.statuses.map(({ orders }) => orders)).toEqual([0, 0, 0, 0])
  })

  test.each([[0], [8], [-7], [1.5], ['7'], [null], [undefined]])(
    'of %j days are rejected',
    async (days) => {
      const { details } = await expectAppError(readSales(shop.db, { days }))
      expect(details.problems).toMatchObject([{ field: 'days', key: 'invalid.period' }])
    },
  )

  test('of an invalid period are rejected over GraphQL at the field', async () => {
    const { token } = await createAdmin(shop.db)
    const { errors } = await shop.graphql('{ sales(days: 8) { orders } }', { token })
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      problems: [{ field: 'days', message: 'Period must be one of 7, 30, 90 days.' }],
    })
  })

  test('are for the admin only', async () => {
    const { token } = await createShopper(shop.db)
    for (const query of ['{ sales { orders } }', '{ sales(days: 8) { orders } }']) {
      const asVisitor = await shop.graphql(query)
      expect(asVisitor.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
      const asShopper = await shop.graphql(query, { token })
      expect(asShopper.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    }
  })

  test('are returned in pounds over GraphQL, by default of 30 days', async () => {
    const { token } = await createAdmin(shop.db)
    const toy = await createProduct(shop.db, { name: 'Ball', pricePiastres: 24_950 })
    await sell(toy, new Date().toISOString(), { quantity: 2, status: 'Completed' })
    const { data } = await shop.graphql<{ sales: { days: unknown[] } }>(
      `{ sales { orders revenue days { orders revenue } statuses { status orders }
         bestSellers { productId product { id product { name } } quantity revenue } } }`,
      { token },
    )
    expect(data.sales).toMatchObject({
      orders: 1,
      revenue: 499,
      statuses: [
        { status: 'PENDING', orders: 0 },
        { status: 'PROCESSING', orders: 0 },
        { status: 'COMPLETED', orders: 1 },
        { status: 'CANCELLED', orders: 0 },
      ],
      bestSellers: [
        {
          productId: String(toy.id),
          product: { id: String(toy.id), product: { name: 'Ball' } },
          quantity: 2,
          revenue: 499,
        },
      ],
    })
    expect(data.sales.days).toHaveLength(30)
    expect(data.sales.days.at(-1)).toEqual({ orders: 1, revenue: 499 })
  })

  test('cost two statements, the viewer and the figures, for any number of orders', async () => {
    const { token } = await createAdmin(shop.db)
    const query = `{ sales(days: 90) { orders revenue days { day orders revenue }
      statuses { status orders } bestSellers { product { id } name quantity revenue } } }`
    const readStatements = () =>
      shop.database.statements.during(() => shop.graphql(query, { token }))
    expect(await readStatements()).toHaveLength(2)
    for (let count = 0; count < 3; count += 1) {
      await sell(await createProduct(shop.db), new Date().toISOString())
    }
    expect(await readStatements()).toHaveLength(2)
  })
})
