import { expect, test } from 'vitest'
import { AppError } from '#domain/errors'
import { checkout } from '../../orders/checkout/checkout.service'
import { OrderItemEntity } from '../../orders/orders/entities/order-item.entity'
import { checkoutOf, createManyProducts, createShopper } from '../../test/factories'
import { setUpDatabase } from '../../test/shop'
import { ProductEntity } from '../products/product.entity'
import { previewChange } from './preview.service'
import { changeProducts } from './product-changes.service'
import { undoProductChange } from './undo.service'

const shop = setUpDatabase()

const COUNT = 120
const STOCK = 1_000

test('While 120 prices rise, every order has the old or the new prices, and every unit sold leaves the stock', async () => {
  const products = await createManyProducts(shop.db, COUNT)
  const ids = products.map(({ id }) => id)
  await shop.db.query('UPDATE products SET stock = $1', [STOCK])
  const oldPrices = new Map(products.map(({ id, pricePiastres }) => [id, pricePiastres]))
  const change = { price: { percent: 5 } }
  const rows = await previewChange(shop.db, { ids, change })
  const newPrices = new Map(rows.map(({ product, after }) => [product.id, after?.pricePiastres]))
  const shoppers = [await createShopper(shop.db), await createShopper(shop.db)]
  let isRunning = true

  /** Orders products at the prices that are shown, until the change is made. */
  async function shopAt(shopper: number, step: number): Promise<number> {
    let orders = 0
    for (let turn = 0; isRunning || orders === 0; turn += 1) {
      const chosen = ids.filter((_, index) => (index + turn) % step === 0).slice(0, 20)
      const shown = await shop.db.find(ProductEntity, {
        where: chosen.map((id) => ({ id })),
        order: { id: 'DESC' },
      })
      try {
        await checkout(shop.db, shoppers[shopper]?.id ?? 0, checkoutOf(shown), `${shopper} ${turn}`)
        orders += 1
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'PRICE_CHANGED')) throw error
      }
    }
    return orders
  }

  async function changeAll(key: string, what: object) {
    let batchId = 0
    const seen = await previewChange(shop.db, { ids, change: what })
    for (let start = 0; start < COUNT; start += 40) {
      const part = seen.slice(start, start + 40).map(({ product }) => product)
      const expected = part.map(({ id, version, stock }) => ({
        id,
        expectedVersion: version,
        expectedStock: stock,
      }))
      const input = { idempotencyKey: key, products: expected, change: what }
      const { failures, batch } = await changeProducts(shop.db, input, { scopes: [], apiKeyId: 1 })
      expect(failures).toEqual([])
      batchId = batch.id
    }
    return batchId
  }

  const shopping = [shopAt(0, 3), shopAt(1, 5)]
  await changeAll('stock', { stock: { setTo: STOCK + 100 } })
  const batchId = await changeAll('prices', change)
  isRunning = false
  const orders = await Promise.all(shopping)
  expect(Math.min(...orders)).toBeGreaterThan(0)

  const items = await shop.db.find(OrderItemEntity)
  for (const { productId, pricePiastres } of items) {
    expect([oldPrices.get(productId ?? 0), newPrices.get(productId ?? 0)]).toContain(pricePiastres)
  }
  const after = await shop.db.find(ProductEntity)
  for (const { id, stock, pricePiastres } of after) {
    const sold = items.filter(({ productId }) => productId === id).length
    expect([id, stock]).toEqual([id, STOCK + 100 - sold])
    expect(pricePiastres).toBe(newPrices.get(id))
  }

  const { productIds } = await undoProductChange(shop.db, batchId)
  expect(productIds).toHaveLength(COUNT)
  for (const { id, pricePiastres } of await shop.db.find(ProductEntity)) {
    expect(pricePiastres).toBe(oldPrices.get(id))
  }
})
