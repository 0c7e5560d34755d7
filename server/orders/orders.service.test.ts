import { describe, expect, test } from 'vitest'
import { ProductEntity } from '../catalogue/product.entity'
import { createManyProducts, createProduct, createShopper, placeOrder } from '../test/factories'
import { refusalOf } from '../test/refusal'
import { setUpShop } from '../test/shop'
import { getOrder, listAllOrders, listOrders } from './orders.service'

const shop = setUpShop()

describe('own orders', () => {
  test('come newest first, and only the own', async () => {
    const [mona, omar] = [await createShopper(shop.db), await createShopper(shop.db)]
    const product = await createProduct(shop.db)
    const ids: number[] = []
    for (const shopper of [mona, omar, mona, mona]) {
      const { id } = await placeOrder(shop.db, shopper, [product])
      if (shopper === mona) ids.unshift(id)
    }
    const all = await listAllOrders(shop.db, mona.id)
    expect(all.map((order) => order.id)).toEqual(ids)
    const page = await listOrders(shop.db, mona.id, {})
    expect(page.nodes).toEqual(all)
    expect([page.hasNextPage, await page.count()]).toEqual([false, 3])
  })

  test('are visited once each, page by page, also when one is placed meanwhile', async () => {
    const shopper = await createShopper(shop.db)
    const [product] = await createManyProducts(shop.db, 1)
    if (!product) throw new Error('one product was made')
    for (let count = 0; count < 7; count += 1) await placeOrder(shop.db, shopper, [product])
    const seen: number[] = []
    let after: string | null = null
    do {
      const page = await listOrders(shop.db, shopper.id, { first: 3, after })
      seen.push(...page.nodes.map((order) => order.id))
      expect(page.hasNextPage).toBe(seen.length < 7)
      after = page.endCursor
      if (seen.length === 3) await placeOrder(shop.db, shopper, [product])
    } while (seen.length < 7)
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1])
  })

  test('nobody has any at first', async () => {
    const { id } = await createShopper(shop.db)
    expect(await listAllOrders(shop.db, id)).toEqual([])
    const page = await listOrders(shop.db, id, {})
    expect(page).toMatchObject({ nodes: [], hasNextPage: false, endCursor: null })
  })

  test('a bad page is refused at its field', async () => {
    const { id } = await createShopper(shop.db)
    for (const input of [{ first: 0 }, { first: 101 }, { after: 'junk' }, { after: '' }]) {
      const { details } = await refusalOf(listOrders(shop.db, id, input))
      expect(details.problems).toMatchObject([{ field: Object.keys(input)[0] }])
    }
  })
})

describe('an order', () => {
  test("is not found by anybody else, nor is one that doesn't exist", async () => {
    const [mona, omar] = [await createShopper(shop.db), await createShopper(shop.db)]
    const order = await placeOrder(shop.db, mona, [await createProduct(shop.db)])
    expect(await getOrder(shop.db, mona.id, String(order.id))).toEqual(order)
    const unknown = [0, -1, 2, 1.5, 'abc', '2147483648', '99999999999999999999', null]
    const attempts: readonly (readonly [number, unknown])[] = [
      [omar.id, order.id],
      ...unknown.map((id) => [mona.id, id] as const),
    ]
    for (const [userId, id] of attempts) {
      expect(await refusalOf(getOrder(shop.db, userId, id))).toMatchObject({
        code: 'NOT_FOUND',
        details: { key: 'fault.orderNotFound' },
      })
    }
  })

  test('keeps the name and price that were bought when the product changes or goes', async () => {
    const shopper = await createShopper(shop.db)
    const product = await createProduct(shop.db, { name: 'Bed', pricePiastres: 24_950 })
    const order = await placeOrder(shop.db, shopper, [product], 2)
    await shop.db.update(ProductEntity, { id: product.id }, { name: 'Sofa', pricePiastres: 1 })
    expect(await getOrder(shop.db, shopper.id, order.id)).toEqual(order)
    await shop.db.delete(ProductEntity, { id: product.id })
    expect(await getOrder(shop.db, shopper.id, order.id)).toEqual({
      ...order,
      items: [{ id: 1, productId: null, name: 'Bed', pricePiastres: 24_950, quantity: 2 }],
    })
  })
})
