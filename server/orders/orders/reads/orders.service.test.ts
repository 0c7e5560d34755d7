import { describe, expect, test } from 'vitest'
import { ProductEntity } from '../../../catalogue/products/product.entity'
import { expectAppError } from '../../../test/expect-app-error'
import {
  createManyProducts,
  createProduct,
  createShopper,
  placeOrder,
} from '../../../test/factories'
import { listAdminOrders } from '../../../test/list-admin-orders'
import { setUpShop } from '../../../test/shop'
import { OrderEntity } from '../entities/order.entity'
import { findAdminOrder } from './admin-orders.service'
import { getOrder, listAllOrders, listOrders } from './orders.service'

const shop = setUpShop()

describe('own orders', () => {
  test("are listed newest first, without other shoppers' orders", async () => {
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

  test('are each listed once in pages, even if one is placed in the meantime', async () => {
    const shopper = await createShopper(shop.db)
    const [product] = await createManyProducts(shop.db, 1)
    if (!product) throw new Error('Expected a product')
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

  test('are empty at first', async () => {
    const { id } = await createShopper(shop.db)
    expect(await listAllOrders(shop.db, id)).toEqual([])
    const page = await listOrders(shop.db, id, {})
    expect(page).toMatchObject({ nodes: [], hasNextPage: false, endCursor: null })
  })

  test('reject an invalid page at its field', async () => {
    const { id } = await createShopper(shop.db)
    for (const input of [{ first: 0 }, { first: 101 }, { after: 'junk' }, { after: '' }]) {
      const { details } = await expectAppError(listOrders(shop.db, id, input))
      expect(details.problems).toMatchObject([{ field: Object.keys(input)[0] }])
    }
  })
})

describe('an order', () => {
  test('is NOT_FOUND for other users, like an unknown one', async () => {
    const [mona, omar] = [await createShopper(shop.db), await createShopper(shop.db)]
    const order = await placeOrder(shop.db, mona, [await createProduct(shop.db)])
    expect(await getOrder(shop.db, mona.id, String(order.id))).toEqual(order)
    const unknown = [0, -1, 2, 1.5, 'abc', '2147483648', '99999999999999999999', null]
    const attempts: readonly (readonly [number, unknown])[] = [
      [omar.id, order.id],
      ...unknown.map((id) => [mona.id, id] as const),
    ]
    for (const [userId, id] of attempts) {
      expect(await expectAppError(getOrder(shop.db, userId, id))).toMatchObject({
        code: 'NOT_FOUND',
        details: { key: 'fault.orderNotFound' },
      })
    }
  })

  test('keeps its name and price when the product is changed or deleted', async () => {
    const shopper = await createShopper(shop.db)
    const product = await createProduct(shop.db, { name: 'Bed', pricePiastres: 24_950 })
    const order = await placeOrder(shop.db, shopper, [product], 2)
    await shop.db.update(ProductEntity, { id: product.id }, { name: 'Sofa', pricePiastres: 1 })
    expect(await getOrder(shop.db, shopper.id, order.id)).toEqual(order)
    await shop.db.delete(ProductEntity, { id: product.id })
    expect(await getOrder(shop.db, shopper.id, order.id)).toEqual({
      ...order,
      updatedAt: expect.any(Date),
      items: [
        {
          id: 1,
          productId: null,
          name: 'Bed',
          nameAr: null,
          pricePiastres: 24_950,
          quantity: 2,
          returnedQuantity: 0,
        },
      ],
    })
  })

  test('has the same stored adjustments and total in all queries', async () => {
    const shopper = await createShopper(shop.db)
    const placed = await placeOrder(shop.db, shopper, [await createProduct(shop.db)], 2)
    expect(placed).toMatchObject({
      adjustments: [],
      itemsTotalPiastres: 20_000,
      totalPiastres: 20_000,
    })
    const adjustments = [
      { kind: 'discount', label: 'Welcome', piastres: -500, applies: 'beforeItemsTotal' },
      { kind: 'delivery', label: 'Delivery', piastres: 3000, applies: 'afterItemsTotal' },
    ] as const
    await shop.db.update(OrderEntity, { id: placed.id }, { adjustments, totalPiastres: 22_500 })
    const expected = {
      ...placed,
      updatedAt: expect.any(Date),
      adjustments,
      itemsTotalPiastres: 19_500,
      totalPiastres: 22_500,
      amountDuePiastres: 22_500,
    }
    const { nodes } = await listOrders(shop.db, shopper.id, {})
    const adminList = await listAdminOrders(shop.db, {})
    for (const order of [
      await getOrder(shop.db, shopper.id, placed.id),
      ...nodes,
      ...(await listAllOrders(shop.db, shopper.id)),
      await findAdminOrder(shop.db, placed.id),
      ...adminList.nodes,
    ]) {
      expect(order).toMatchObject(expected)
    }
    const { data } = await shop.graphql(
      `{ order(id: ${placed.id}) { total itemsTotal adjustments { label amount } } }`,
      shopper,
    )
    expect(data).toEqual({
      order: {
        total: 225,
        itemsTotal: 195,
        adjustments: [
          { label: 'Welcome', amount: -5 },
          { label: 'Delivery', amount: 30 },
        ],
      },
    })
  })

  test('can have a total of 0', async () => {
    const shopper = await createShopper(shop.db)
    const { id } = await placeOrder(shop.db, shopper, [await createProduct(shop.db)])
    const adjustments = [
      { kind: 'discount', label: 'Gift', piastres: -10_000, applies: 'beforeItemsTotal' },
    ] as const
    await shop.db.update(OrderEntity, { id }, { adjustments, totalPiastres: 0 })
    expect(await getOrder(shop.db, shopper.id, id)).toMatchObject({
      itemsTotalPiastres: 0,
      totalPiastres: 0,
    })
  })
})
