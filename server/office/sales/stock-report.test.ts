import { describe, expect, test } from 'vitest'
import type { StockDimension, StockSort } from '#domain/reports/stock-report'
import { OrderEntity } from '../../orders/orders/entities/order.entity'
import {
  createAdmin,
  createProduct,
  createShopper,
  createStaff,
  placeOrder,
} from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { createApiKey } from '../integrations/api-keys.service'
import { readStockReport } from './stock-report.service'
import { countUnitsSold } from './units-sold.service'

const shop = setUpShop()

const DAY = 24 * 60 * 60 * 1000

type Product = Awaited<ReturnType<typeof createProduct>>

async function sell(product: Product, quantity: number, daysAgo: number, status = 'Completed') {
  const { id } = await placeOrder(shop.db, await createShopper(shop.db), [product], quantity)
  const createdAt = new Date(Date.now() - daysAgo * DAY)
  await shop.db.update(OrderEntity, { id }, { createdAt, status: status as OrderEntity['status'] })
}

/** Food that sells, a toy that does not, litter whose stock nobody keeps, and a bed without a cost. */
async function createStock() {
  const food = await createProduct(shop.db, {
    name: 'Cat Dry Food',
    brand: 'Nilo',
    pricePiastres: 10_000,
    costPricePiastres: 6_000,
    stock: 35,
  })
  const toy = await createProduct(shop.db, {
    name: 'Mouse',
    brand: 'Nilo',
    pricePiastres: 500,
    costPricePiastres: 100,
    stock: 7,
  })
  const litter = await createProduct(shop.db, { name: 'Litter', pricePiastres: 4_000, stock: null })
  const bed = await createProduct(shop.db, { name: 'Bed', pricePiastres: 30_000, stock: 22 })
  await sell(food, 5, 2)
  await sell(food, 10, 60)
  await sell(food, 5, 5, 'Cancelled')
  await sell(litter, 9, 1)
  await sell(bed, 2, 29)
  await countUnitsSold(shop.db)
  return { food, toy, litter, bed }
}

const report = (by: StockDimension, sort: StockSort = 'value') =>
  readStockReport(shop.db, { by, sort })

const keysBy = async (sort: StockSort) =>
  (await report('product', sort)).rows.map(({ name }) => name)

describe('A report on the stock', () => {
  test('has its value at cost and at price, and how long it lasts', async () => {
    const { food } = await createStock()
    const { rows, total, rowCount } = await report('product')
    expect(rowCount).toBe(4)
    const [stock] = await shop.db.query<{ stock: number }[]>(
      'SELECT stock FROM products WHERE id = $1',
      [food.id],
    )
    const left = stock?.stock ?? 0
    expect(rows.find(({ key }) => key === String(food.id))?.amounts).toEqual({
      products: 1,
      units: left,
      valuePiastres: left * 10_000,
      costPiastres: left * 6_000,
      unknownPiastres: 0,
      soldIn30Days: 5,
      soldIn90Days: 15,
      daysLeft: (left * 30) / 5,
    })
    // Litter has no stock that could last.
    expect(rows.find(({ name }) => name === 'Litter')?.amounts).toMatchObject({
      units: 0,
      soldIn30Days: 9,
      daysLeft: null,
    })
    expect(total).toMatchObject({
      products: 4,
      units: left + 7 + 20,
      costPiastres: left * 6_000 + 700,
      unknownPiastres: 600_000,
      soldIn30Days: 16,
      daysLeft: Math.floor(((left + 27) * 30) / 7),
    })
  })

  test('adds up by category and by brand to the same total', async () => {
    await createStock()
    const { total } = await report('product')
    for (const by of ['category', 'brand'] as const) {
      const { rows, total: same } = await report(by)
      expect(same).toEqual(total)
      const sum = rows.reduce((value, { amounts }) => value + amounts.valuePiastres, 0)
      expect(sum).toBe(total.valuePiastres)
    }
    const keys = (await report('brand')).rows.map(({ key, amounts }) => [key, amounts.products])
    expect(keys.toSorted()).toEqual(
      [
        [null, 2],
        ['Nilo', 2],
      ].toSorted(),
    )
    expect((await report('category')).rows.map(({ key }) => key)).toContain('catdryfood')
  })

  test('begins with what is asked for: the fast, the slow, or what is sold out soonest', async () => {
    await createStock()
    expect(await keysBy('value')).toEqual(['Bed', 'Cat Dry Food', 'Mouse', 'Litter'])
    expect((await keysBy('fastest')).slice(0, 2)).toEqual(['Litter', 'Cat Dry Food'])
    expect((await keysBy('slowest')).slice(0, 2)).toEqual(['Mouse', 'Bed'])
    expect((await keysBy('soonest')).slice(0, 2)).toEqual(['Cat Dry Food', 'Bed'])
  })

  test('of a shop without products is empty', async () => {
    expect(await report('category', 'soonest')).toMatchObject({
      rows: [],
      rowCount: 0,
      total: { units: 0, valuePiastres: 0, soldIn90Days: 0, daysLeft: null },
    })
  })
})

describe('In the API, a report on the stock', () => {
  const QUERY = `{ stockReport(by: PRODUCT, sort: SLOWEST) {
    rowCount rows { key displayName amounts { value cost unknown daysLeft } } total { products }
  } }`

  test('names products in the language of the caller, with costs for those who may see them', async () => {
    await createProduct(shop.db, {
      name: 'Mouse',
      nameAr: 'فأر',
      pricePiastres: 550,
      costPricePiastres: 100,
      stock: 2,
    })
    const admin = await createAdmin(shop.db)
    const { data } = await shop.graphql<{ stockReport: { rows: unknown[] } }>(QUERY, admin)
    expect(data.stockReport.rows).toMatchObject([
      { displayName: 'Mouse', amounts: { value: 11, cost: 2, unknown: 0, daysLeft: null } },
    ])
    const { key: token } = await createApiKey(shop.db, {
      name: 'ERP',
      scopes: ['readOrders', 'readCatalogue'],
    })
    const hidden = await shop.graphql<{ stockReport: { rows: unknown[] } }>(QUERY, { token })
    expect(hidden.data.stockReport.rows).toMatchObject([
      { amounts: { value: 11, cost: null, unknown: null } },
    ])
  })

  test('is for those who see sales and products', async () => {
    const { key: token } = await createApiKey(shop.db, { name: 'ERP', scopes: ['readOrders'] })
    for (const user of [await createStaff(shop.db, 'packer'), { token }]) {
      const { errors } = await shop.graphql(QUERY, user)
      expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
    }
  })
})
