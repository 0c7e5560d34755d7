import { describe, expect, test } from 'vitest'
import { ProductEntity } from '../../../catalogue/products/product.entity'
import { expectAppError } from '../../../test/expect-app-error'
import { createProduct, createShopper, placeOrder } from '../../../test/factories'
import { setUpShop } from '../../../test/shop'
import { findAdminOrder } from '../reads/admin-orders.service'
import { cancelOrder, setOrderStatus } from './order-status.service'

const shop = setUpShop()

const STOCK = 100
const REASON = { reason: 'Ordered by mistake' }

async function start(orders = 1) {
  const shopper = await createShopper(shop.db)
  const product = await createProduct(shop.db, { stock: STOCK })
  const ids: number[] = []
  for (let index = 0; index < orders; index += 1) {
    // Different quantities, because equal orders without a key would count as one.
    ids.push((await placeOrder(shop.db, shopper, [product], index + 1)).id)
  }
  return { shopper, product, ids, id: ids[0] ?? 0 }
}

const stockOf = async ({ id }: ProductEntity) =>
  (await shop.db.findOneByOrFail(ProductEntity, { id })).stock

describe('A shopper', () => {
  test('can cancel a pending order with a reason, which the owner sees; its items are back in stock', async () => {
    const { shopper, product, id } = await start()
    const order = await cancelOrder(shop.db, shopper.id, id, REASON)
    expect(order).toMatchObject({ status: 'Cancelled', cancelReason: 'Ordered by mistake' })
    expect(order.history.map(({ status }) => status)).toEqual(['Pending', 'Cancelled'])
    expect(await findAdminOrder(shop.db, id)).toMatchObject({ cancelReason: REASON.reason })
    expect(await stockOf(product)).toBe(STOCK)
  })

  test('can leave out the reason', async () => {
    const { shopper, id } = await start()
    const order = await cancelOrder(shop.db, shopper.id, id, { reason: ' ' })
    expect(order).toMatchObject({ status: 'Cancelled', cancelReason: null })
  })

  test('cannot cancel an order that is being processed or delivered', async () => {
    for (const status of ['Processing', 'Completed'] as const) {
      const { shopper, product, id } = await start()
      await setOrderStatus(shop.db, id, { status })
      const error = await expectAppError(cancelOrder(shop.db, shopper.id, id, REASON))
      expect(error).toMatchObject({ code: 'CONFLICT', details: { key: 'order.cannotCancel' } })
      expect(await stockOf(product)).toBe(STOCK - 1)
    }
  })

  test("cannot cancel somebody else's order", async () => {
    const { product, id } = await start()
    const other = await createShopper(shop.db)
    for (const orderId of [id, 'none', 999]) {
      const error = await expectAppError(cancelOrder(shop.db, other.id, orderId, REASON))
      expect(error.code).toBe('NOT_FOUND')
    }
    expect(await stockOf(product)).toBe(STOCK - 1)
  })

  test('cancels through GraphQL, with errors at their field', async () => {
    const { shopper, id } = await start()
    const cancel = async (reason: string) => {
      const query = `mutation ($id: ID!, $reason: String) {
        cancelOrder(id: $id, reason: $reason) {
          order { status cancelReason } userErrors { code field }
        }
      }`
      const { data } = await shop.graphql(query, { ...shopper, variables: { id, reason } })
      return data.cancelOrder
    }
    expect(await cancel('x'.repeat(301))).toEqual({
      order: null,
      userErrors: [{ code: 'INVALID', field: 'reason' }],
    })
    expect(await cancel('Too late')).toEqual({
      order: { status: 'CANCELLED', cancelReason: 'Too late' },
      userErrors: [],
    })
  })
})

describe('At the same moment', () => {
  test('several cancellations return the items once', async () => {
    const { shopper, product, id } = await start()
    const orders = await Promise.all(
      ['a', 'b', 'c', 'd'].map((reason) => cancelOrder(shop.db, shopper.id, id, { reason })),
    )
    expect(new Set(orders.map(({ cancelReason }) => cancelReason)).size).toBe(1)
    expect(orders[0]?.history).toHaveLength(2)
    expect(await stockOf(product)).toBe(STOCK)
  })

  test.each(['Processing', 'Completed', 'Cancelled'] as const)(
    'the shopper cancels and the owner sets %s: one comes first, and the stock is correct',
    async (status) => {
      const { shopper, product, ids } = await start(8)
      const results = await Promise.all(
        ids.map((id) =>
          Promise.allSettled([
            cancelOrder(shop.db, shopper.id, id, REASON),
            setOrderStatus(shop.db, id, { status }),
          ]),
        ),
      )
      let held = 0
      for (const [index, id] of ids.entries()) {
        const order = await findAdminOrder(shop.db, id)
        const [cancelled, set] = results[index] ?? []
        expect(set?.status).toBe('fulfilled')
        expect(order?.status).toBe(status)
        const steps = order?.history.map((change) => change.status)
        const isFirst = status !== 'Cancelled' && cancelled?.status === 'fulfilled'
        expect(steps).toEqual(isFirst ? ['Pending', 'Cancelled', status] : ['Pending', status])
        // The reason belongs to the cancellation: it is gone once the owner has reopened the order.
        if (status !== 'Cancelled') expect(order?.cancelReason).toBeNull()
        if (status !== 'Cancelled') held += index + 1
      }
      expect(await stockOf(product)).toBe(STOCK - held)
    },
  )
})

test('The reason of a cancellation is part of the personal data, and is deleted with the account', async () => {
  const { shopper, id } = await start()
  await cancelOrder(shop.db, shopper.id, id, REASON)
  const { orders } = (await shop.rest('GET', '/profile/data', shopper)).json()
  expect(orders[0].cancel_reason).toBe(REASON.reason)
  await shop.graphql(
    'mutation { deleteAccount(input: { password: "secret1" }) { success } }',
    shopper,
  )
  expect(await findAdminOrder(shop.db, id)).toMatchObject({ cancelReason: null })
})
