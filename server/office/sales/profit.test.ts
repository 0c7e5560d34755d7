import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asPiastres } from '#domain/money/units'
import { vatIn } from '#domain/money/vat'
import { REPORT_DIMENSIONS, type ReportDimension } from '#domain/reports/sales-report'
import { saveCourier } from '../../orders/couriers/couriers.service'
import { actOnParcels, recordPayment } from '../../orders/fulfilment/fulfilment.service'
import { OrderEntity } from '../../orders/orders/entities/order.entity'
import { expectAppError } from '../../test/expect-app-error'
import {
  createAdmin,
  createProduct,
  createShopper,
  createStaff,
  placeOrder,
} from '../../test/factories'
import { PROPERTY_TIMEOUT, runs } from '../../test/junk'
import { anyStep } from '../../test/lives/step-kinds'
import type { World } from '../../test/lives/steps'
import { setUpShop } from '../../test/shop'
import { addExpense } from '../cash/expenses.service'
import { createApiKey } from '../integrations/api-keys.service'
import { readProfit } from './profit.service'
import { readSalesReport } from './sales-report.service'

const shop = setUpShop()

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' }

const profitOf = async (days = NOVEMBER, isTaxed = false) => readProfit(shop.db, days, { isTaxed })

const moveTo = (id: number, day: string) =>
  shop.db.update(OrderEntity, { id }, { createdAt: new Date(`${day}T10:00:00Z`) })

/** Sends an order with a courier, who takes 30.25 for a delivered parcel and 15 for a refused one. */
async function send(
  courierId: number,
  products: Parameters<typeof placeOrder>[2],
  outcome: 'deliver' | 'refuse' | null,
  day = '2026-11-10',
): Promise<number> {
  const { id } = await placeOrder(shop.db, await createShopper(shop.db), products, 2)
  await moveTo(id, day)
  if (outcome === null) return id
  await actOnParcels(shop.db, [id], 'handOver', 'staff', { courierId })
  await actOnParcels(
    shop.db,
    [id],
    outcome,
    'staff',
    outcome === 'refuse' ? { reason: 'price' } : {},
  )
  return id
}

const createCourier = async () =>
  (await saveCourier(shop.db, null, { name: 'Nile', deliveredFee: 30.25, refusedFee: 15 })).id

/** The orders of a period, and what the ledger has about them, read without any statement of the reports. */
async function readLedger(from: string, to: string) {
  const rows = await shop.db.query<{ kind: string; isDelivered: boolean; sum: number }[]>(
    `SELECT kind, status = 'Completed' AS "isDelivered", sum(piastres)::float8 AS sum
     FROM cash_entries JOIN orders ON orders.id = order_id
     WHERE (orders.created_at AT TIME ZONE 'Africa/Cairo')::date BETWEEN $1 AND $2 GROUP BY 1, 2`,
    [from, to],
  )
  const sumOf = (kinds: readonly string[], ofDelivered?: boolean) =>
    rows
      .filter(({ kind }) => kinds.includes(kind))
      .filter(({ isDelivered }) => ofDelivered === undefined || isDelivered === ofDelivered)
      .reduce((sum, row) => sum + row.sum, 0)
  const paid = (ofDelivered: boolean) =>
    sumOf(['prepaid', 'collected'], ofDelivered) - sumOf(['refunded'], ofDelivered)
  return {
    received: paid(true),
    undelivered: paid(false),
    charged: sumOf(['courierFee', 'courierTax', 'deduction']),
    lost: sumOf(['writtenOff']) - sumOf(['compensation']),
  }
}

describe('Profit', () => {
  test('is what customers paid for delivered orders, less goods, couriers and expenses', async () => {
    const courierId = await createCourier()
    const food = await createProduct(shop.db, { pricePiastres: 10_000, costPricePiastres: 6_000 })
    const toy = await createProduct(shop.db, { pricePiastres: 500, costPricePiastres: null })
    await send(courierId, [food], 'deliver')
    await send(courierId, [food, toy], 'deliver')
    await send(courierId, [food], 'refuse')
    await send(courierId, [toy], null)
    await send(courierId, [toy], 'deliver', '2026-10-10')
    await addExpense(shop.db, { spentOn: '2026-11-30', category: 'wages', amount: 10 })
    await addExpense(shop.db, { spentOn: '2026-11-01', category: 'rent', amount: 20 })
    await addExpense(shop.db, { spentOn: '2026-11-02', category: 'rent', amount: 5.5 })
    await addExpense(shop.db, { spentOn: '2026-12-01', category: 'rent', amount: 999 })
    const { period, before } = await profitOf()
    const received = 20_000 + 21_000
    const ordersProfit = received - 4 * 6_000 - 2 * 3_025 - 1_500
    expect(period).toEqual({
      deliveredOrders: 2,
      unknownCostOrders: 1,
      receivedPiastres: received,
      costPiastres: 24_000,
      chargedPiastres: 7_550,
      lostPiastres: 0,
      ordersProfitPiastres: ordersProfit,
      otherChargedPiastres: 0,
      vatPiastres: 0,
      expenses: [
        { category: 'rent', piastres: 2_550 },
        { category: 'wages', piastres: 1_000 },
      ],
      profitPiastres: ordersProfit - 3_550,
      openOrders: 1,
      openPiastres: 1_000,
      undeliveredPiastres: 0,
    })
    expect(before).toMatchObject({ deliveredOrders: 1, receivedPiastres: 1_000, expenses: [] })
    const taxed = (await profitOf(NOVEMBER, true)).period
    expect(taxed.vatPiastres).toBe(vatIn(asPiastres(received)))
    expect(taxed.profitPiastres).toBe(period.profitPiastres - taxed.vatPiastres)
  })

  test('has what was paid in advance and is not delivered apart, and charges about no order', async () => {
    const courierId = await createCourier()
    const food = await createProduct(shop.db, { pricePiastres: 10_000, costPricePiastres: 6_000 })
    const id = await send(courierId, [food], null)
    await recordPayment(shop.db, id, 'prepaid', { method: 'instaPay', amount: 50 }, 'staff')
    await shop.db.query(
      `INSERT INTO cash_entries (courier_id, kind, piastres, actor, created_at)
       VALUES ($1, 'courierTax', 700, 'staff', '2026-11-12'), ($1, 'writtenOff', 30, 'staff', '2026-11-12'),
         ($1, 'remitted', 9000, 'staff', '2026-11-12'), ($1, 'courierTax', 1, 'staff', '2026-12-12')`,
      [courierId],
    )
    expect((await profitOf()).period).toMatchObject({
      receivedPiastres: 0,
      undeliveredPiastres: 5_000,
      openOrders: 1,
      openPiastres: 20_000,
      ordersProfitPiastres: 0,
      otherChargedPiastres: 730,
      profitPiastres: -730,
    })
  })

  test('of each part of a report, whatever happened to the orders, adds up to that of the ledger', {
    timeout: PROPERTY_TIMEOUT,
  }, async () => {
    const ORDERS = 3
    const { token } = await createAdmin(shop.db)
    const shopper = await createShopper(shop.db)
    const lives = fc.array(anyStep(ORDERS), { minLength: 4, maxLength: 24, size: 'max' })
    const days = ['2026-10-20', '2026-11-02', '2026-11-30']
    let number = 0
    await fc.assert(
      fc.asyncProperty(lives, async (life) => {
        number += 1
        const { id: courierId } = await saveCourier(shop.db, null, {
          name: `Nile Express ${number}`,
          deliveredFee: 30.25,
          refusedFee: 15,
        })
        const world: World = {
          db: shop.db,
          courierId,
          patch: async (path, body) => (await shop.rest('PATCH', path, { token, body })).statusCode,
        }
        const products = [
          await createProduct(shop.db, {
            pricePiastres: asPiastres(9_999),
            costPricePiastres: asPiastres(7_001),
            brand: 'Nilo',
            stock: 20,
          }),
          await createProduct(shop.db, { pricePiastres: asPiastres(333), stock: 20 }),
        ]
        const ids: number[] = []
        while (ids.length < ORDERS) {
          ids.push((await placeOrder(shop.db, shopper, products, 2)).id)
        }
        for (const [index, id] of ids.entries()) await moveTo(id, days[index] ?? '')
        for (const { order, step } of life) await step.perform(world, ids[order] ?? 0)
      }),
      runs(8),
    )
    // Rare in so few lives.
    await shop.db.query(
      `INSERT INTO cash_entries (order_id, kind, piastres, actor)
       SELECT id, kind, piastres * (id % 7 - 1), 'staff'
       FROM orders, (VALUES ('writtenOff', 777), ('compensation', 58), ('deduction', 91)) AS entry (kind, piastres)
       WHERE id % 7 <> 1`,
    )
    const ledger = await readLedger(NOVEMBER.from, NOVEMBER.to)
    const { period } = await profitOf()
    expect(period).toMatchObject({
      receivedPiastres: ledger.received,
      undeliveredPiastres: ledger.undelivered,
      chargedPiastres: ledger.charged,
      lostPiastres: ledger.lost,
    })
    expect(ledger.received).toBeGreaterThan(0)
    expect(ledger.charged).toBeGreaterThan(0)
    expect(ledger.lost).not.toBe(0)
    const expected = ledger.received - period.costPiastres - ledger.charged - ledger.lost
    expect(period.ordersProfitPiastres).toBe(expected)
    const pairs: [ReportDimension, ReportDimension | null][] = [
      ...REPORT_DIMENSIONS.map((by): [ReportDimension, null] => [by, null]),
      ['product', 'governorate'],
      ['courier', 'brand'],
      ['category', 'product'],
    ]
    for (const [by, andBy] of pairs) {
      const { rows, total } = await readSalesReport(shop.db, { by, andBy, ...NOVEMBER })
      const what = `${by} ${andBy}`
      expect(total, what).toMatchObject({
        profitPiastres: expected,
        deliveredOrders: period.deliveredOrders,
        unknownCostOrders: period.unknownCostOrders,
      })
      const sum = rows.reduce((profit, { amounts }) => profit + amounts.profitPiastres, 0)
      expect(sum, what).toBe(expected)
    }
  })

  test('is asked for days that exist, in their order', async () => {
    const problemsOf = async (from: string, to: string) =>
      (await expectAppError(profitOf({ from, to }))).details.problems?.map(({ field }) => field)
    expect(await problemsOf('0000-01-01', '2026-02-30')).toEqual(['from', 'to'])
    expect(await problemsOf('2026-11-02', '2026-11-01')).toEqual(['to'])
    expect(await problemsOf('2024-11-02', '2026-11-01')).toEqual(['from'])
  })

  test('is for those who know costs, sales and the ledger, and for no API key', async () => {
    const query = `{ profit(from: "2026-11-01", to: "2026-11-30") {
      beforeFrom beforeTo period { received profit expenses { category amount } } before { openOrders }
    } }`
    const { data } = await shop.graphql(query, await createStaff(shop.db, 'accountant'))
    expect(data.profit).toEqual({
      beforeFrom: '2026-10-02',
      beforeTo: '2026-10-31',
      period: { received: 0, profit: 0, expenses: [] },
      before: { openOrders: 0 },
    })
    const { key } = await createApiKey(shop.db, {
      name: 'ERP',
      scopes: ['readOrders', 'readLedger', 'readCatalogue'],
    })
    for (const user of [await createStaff(shop.db, 'caller'), { token: key }]) {
      const { errors } = await shop.graphql(query, user)
      expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
    }
  })
})
