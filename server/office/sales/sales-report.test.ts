import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addPiastres } from '#domain/money/units'
import {
  REPORT_DIMENSIONS,
  type ReportDimension,
  type ReportSort,
} from '#domain/reports/sales-report'
import { deleteProduct } from '../../catalogue/products/product-editing.service'
import { saveCourier } from '../../orders/couriers/couriers.service'
import { OrderEntity } from '../../orders/orders/entities/order.entity'
import { expectAppError } from '../../test/expect-app-error'
import {
  createAdmin,
  createProduct,
  createShopper,
  createStaff,
  placeOrder,
} from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { createApiKey } from '../integrations/api-keys.service'
import { readSales } from './sales.service'
import { readSalesReport } from './sales-report.service'

const shop = setUpShop()

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' }

/** Places an order at a time in Cairo's winter, two hours before UTC. */
async function sell(
  products: Parameters<typeof placeOrder>[2],
  at: string,
  more: Partial<OrderEntity> = {},
  quantity = 1,
): Promise<number> {
  const { id } = await placeOrder(shop.db, await createShopper(shop.db), products, quantity)
  await shop.db.update(OrderEntity, { id }, { createdAt: new Date(at), ...more })
  return id
}

const report = (by: ReportDimension, andBy?: ReportDimension, days = NOVEMBER) =>
  readSalesReport(shop.db, { by, andBy, ...days })

const rowsOf = async (...asked: Parameters<typeof report>) =>
  (await report(...asked)).rows.map(
    ({ key, andKey, amounts: { orders, units, itemsPiastres } }) => [
      ...(asked[1] ? [key, andKey] : [key]),
      orders,
      units,
      itemsPiastres,
    ],
  )

describe('A report on sales', () => {
  test('divides them by what was sold, also if it was deleted', async () => {
    const food = await createProduct(shop.db, {
      name: 'Cat Dry Food',
      pricePiastres: 10_000,
      brand: 'Nilo',
    })
    const toy = await createProduct(shop.db, { name: 'Mouse', pricePiastres: 500 })
    await sell([food, toy], '2026-11-10T10:00:00Z', {}, 2)
    await sell([food], '2026-11-11T10:00:00Z')
    await sell([food], '2026-11-11T10:00:00Z', { status: 'Cancelled' })
    await deleteProduct(shop.db, toy.id)
    expect(await rowsOf('product')).toEqual([
      [String(food.id), 2, 3, 30_000],
      ['deleted Mouse', 1, 2, 1_000],
    ])
    expect(await rowsOf('category')).toEqual([
      ['catdryfood', 2, 3, 30_000],
      [null, 1, 2, 1_000],
    ])
    expect(await rowsOf('brand')).toEqual([
      ['Nilo', 2, 3, 30_000],
      [null, 1, 2, 1_000],
    ])
    const { rows, total } = await report('product')
    expect(rows.map(({ name }) => name)).toEqual(['Cat Dry Food', 'Mouse'])
    expect(total).toMatchObject({ orders: 2, units: 5, itemsPiastres: 31_000 })
  })

  test('divides them by when and where they were, and by two of these at once', async () => {
    const toy = await createProduct(shop.db, { pricePiastres: 500 })
    await sell([toy], '2026-11-08T21:59:00Z', { governorate: 'C', source: 'phone' })
    await sell([toy], '2026-11-08T22:00:00Z', { governorate: 'ALX', source: 'shop' }, 3)
    await sell([toy], '2026-11-09T08:00:00Z', { governorate: 'ALX', source: 'phone' })
    expect(await rowsOf('day')).toEqual([
      ['2026-11-08', 1, 1, 500],
      ['2026-11-09', 2, 4, 2_000],
    ])
    expect(await rowsOf('weekday')).toEqual([
      ['1', 2, 4, 2_000],
      ['7', 1, 1, 500],
    ])
    expect(await rowsOf('hour')).toEqual([
      ['00', 1, 3, 1_500],
      ['10', 1, 1, 500],
      ['23', 1, 1, 500],
    ])
    expect(await rowsOf('governorate', 'source')).toEqual([
      ['ALX', 'shop', 1, 3, 1_500],
      ['ALX', 'phone', 1, 1, 500],
      ['C', 'phone', 1, 1, 500],
    ])
  })

  test('compares them with as many days before, row by row', async () => {
    const toy = await createProduct(shop.db, { pricePiastres: 500 })
    await sell([toy], '2026-10-03T10:00:00Z', { governorate: 'C' }, 4)
    await sell([toy], '2026-10-01T10:00:00Z', { governorate: 'C' }, 9)
    await sell([toy], '2026-11-03T10:00:00Z', { governorate: 'C' })
    await sell([toy], '2026-11-03T10:00:00Z', { governorate: 'ALX' })
    const { rows, beforeFrom, beforeTo, totalBefore } = await report('governorate')
    expect([beforeFrom, beforeTo]).toEqual(['2026-10-02', '2026-10-31'])
    expect(rows.map(({ key, before }) => [key, before?.units ?? null]).toSorted()).toEqual([
      ['ALX', null],
      ['C', 4],
    ])
    expect(totalBefore.units).toBe(4)
  })

  test('counts the parcels at the door once in the total, and the refused ones by courier', async () => {
    const [food, toy] = [await createProduct(shop.db), await createProduct(shop.db)]
    const courier = await saveCourier(shop.db, null, { name: 'Nile' })
    const ids = [
      await sell([food, toy], '2026-11-08T10:00:00Z'),
      await sell([food], '2026-11-08T10:00:00Z'),
    ]
    await shop.db.query(
      `INSERT INTO shipments (order_id, courier_id, packed_at, handed_over_at, delivered_at, refused_at)
       SELECT id, $2, now(), now(), CASE WHEN id = $3 THEN now() END, CASE WHEN id <> $3 THEN now() END
       FROM orders WHERE id = ANY($1)`,
      [ids, courier.id, ids[0]],
    )
    const byCourier = await report('courier')
    expect(byCourier.rows).toMatchObject([{ key: 'Nile', amounts: { parcels: 2, refused: 1 } }])
    const byProduct = await report('product')
    expect(byProduct.rows.map(({ amounts: { parcels } }) => parcels).toSorted()).toEqual([1, 2])
    expect(byProduct.total).toMatchObject({ orders: 2, parcels: 2, refused: 1 })
    const [delivered = 0, refused = 0] = ids
    await shop.db.update(OrderEntity, { id: delivered }, { phone: '+201011111111' })
    await shop.db.update(OrderEntity, { id: refused }, { phone: '+201022222222' })
    const phonesBy = async (sort: ReportSort) =>
      (await readSalesReport(shop.db, { by: 'customer', sort, ...NOVEMBER })).rows.map(
        ({ key }) => key,
      )
    expect(await phonesBy('sales')).toEqual(['+201011111111', '+201022222222'])
    expect(await phonesBy('refused')).toEqual(['+201022222222', '+201011111111'])
  })

  test('adds up, by any two dimensions, to what the dashboard says', async () => {
    const products = await Promise.all(
      [700, 12_345, 1].map((pricePiastres, index) =>
        createProduct(shop.db, {
          pricePiastres,
          costPricePiastres: index === 1 ? 5_000 : null,
          brand: index === 0 ? 'Nilo' : null,
          name: ['Cat Dry Food', 'Dog Bed', 'Thing'][index] ?? '',
        }),
      ),
    )
    const order = fc.record({
      day: fc.integer({ min: 20, max: 29 }),
      hour: fc.integer({ min: 0, max: 23 }),
      chosen: fc.subarray(products, { minLength: 1 }),
      quantity: fc.integer({ min: 1, max: 5 }),
      status: fc.constantFrom('Pending', 'Completed', 'Cancelled'),
      governorate: fc.constantFrom('C', 'ALX', null),
      source: fc.constantFrom('shop', 'phone', null),
    })
    for (const { day, hour, chosen, quantity, ...columns } of fc.sample(order, {
      numRuns: 25,
      seed: 7,
    })) {
      const at = `2026-11-${day}T${String(hour).padStart(2, '0')}:30:00Z`
      await sell(chosen, at, columns as Partial<OrderEntity>, quantity)
    }
    const sales = await readSales(shop.db, { days: 30 }, new Date('2026-11-30T12:00:00Z'))
    const sold = addPiastres(sales.margin.itemsPiastres, sales.margin.unknownPiastres)
    expect(sold).toBeGreaterThan(0)
    for (const by of REPORT_DIMENSIONS) {
      for (const andBy of [null, ...REPORT_DIMENSIONS.filter((other) => other !== by)]) {
        const { rows, total } = await readSalesReport(shop.db, { by, andBy, ...NOVEMBER })
        expect(total, `${by} ${andBy}`).toMatchObject({
          orders: sales.orders,
          itemsPiastres: sold,
          costPiastres: sales.margin.costPiastres,
          unknownPiastres: sales.margin.unknownPiastres,
        })
        const sumOf = (key: 'units' | 'itemsPiastres' | 'costPiastres') =>
          rows.reduce((sum, { amounts }) => sum + amounts[key], 0)
        expect(sumOf('itemsPiastres'), `${by} ${andBy}`).toBe(sold)
        expect(sumOf('costPiastres')).toBe(total.costPiastres)
        expect(sumOf('units')).toBe(total.units)
      }
    }
  })

  test('names everything that is wrong with its question', async () => {
    const problemsOf = async (input: Parameters<typeof readSalesReport>[1]) =>
      (await expectAppError(readSalesReport(shop.db, input))).details.problems?.map(
        ({ field }) => field,
      )
    const backwards = { from: '2026-11-30', to: '2026-11-01' }
    expect(await problemsOf({ by: 'day', andBy: 'day', ...backwards })).toEqual(['to', 'andBy'])
    expect(await problemsOf({ by: 'day', from: '2024-11-30', to: '2026-11-01' })).toEqual(['from'])
    expect(await problemsOf({ by: 'day', from: '2026-02-30', to: '2026-11-31' })).toEqual([
      'from',
      'to',
    ])
  })
})

const QUERY = `{ salesReport(by: PRODUCT, from: "2026-11-01", to: "2026-11-30") {
  from to beforeFrom rowCount rows { key displayName amounts { orders items cost unknown } before { orders } } total { units }
} }`

describe('In the API, a report', () => {
  test('has amounts in pounds, and costs only for those who may see them', async () => {
    const food = await createProduct(shop.db, {
      name: 'Food',
      pricePiastres: 1_050,
      costPricePiastres: 600,
    })
    await sell([food], '2026-11-08T10:00:00Z')
    const { data } = await shop.graphql(QUERY, await createAdmin(shop.db))
    expect(data.salesReport).toEqual({
      from: '2026-11-01',
      to: '2026-11-30',
      beforeFrom: '2026-10-02',
      rowCount: 1,
      rows: [
        {
          key: String(food.id),
          displayName: 'Food',
          amounts: { orders: 1, items: 10.5, cost: 6, unknown: 0 },
          before: null,
        },
      ],
      total: { units: 1 },
    })
  })
  test('by customer is for those who see customers', async () => {
    const ask = (by: string) =>
      `{ salesReport(by: ${by}, from: "2026-11-01", to: "2026-11-30") { rowCount } }`
    const accountant = await createStaff(shop.db, 'accountant')
    expect((await shop.graphql(ask('AREA'), accountant)).errors).toBeUndefined()
    expect((await shop.graphql(ask('CUSTOMER'), accountant)).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ])
  })
  test('has no costs for a key that may not read them', async () => {
    const { key: token } = await createApiKey(shop.db, { name: 'ERP', scopes: ['readOrders'] })
    await sell([await createProduct(shop.db, { costPricePiastres: 600 })], '2026-11-08T10:00:00Z')
    const { data } = await shop.graphql(QUERY, { token })
    expect(data.salesReport).toMatchObject({
      rows: [{ amounts: { orders: 1, cost: null, unknown: null } }],
    })
  })
})
