import { describe, expect, test } from 'vitest'
import { MAX_ORDERS_AT_ONCE } from '#domain/limits'
import { createAdmin, createProduct, createShopper, placeOrder } from '../../../test/factories'
import { setUpShop } from '../../../test/shop'

const shop = setUpShop()

const QUERY = 'query ($ids: [ID!]!) { ordersByIds(ids: $ids) { id } }'

async function placeOrders(count: number): Promise<number[]> {
  const product = await createProduct(shop.db)
  const shopper = await createShopper(shop.db)
  const ids: number[] = []
  for (let index = 0; index < count; index += 1) {
    ids.push((await placeOrder(shop.db, shopper, [product])).id)
  }
  return ids
}

const read = (ids: readonly unknown[], token?: string, query = QUERY) =>
  shop.graphql<{ ordersByIds: { id: string }[] }>(query, {
    variables: { ids },
    ...(token !== undefined && { token }),
  })

describe('Orders by their IDs', () => {
  test('are in the order of the IDs, each once, without unknown ones', async () => {
    const { token } = await createAdmin(shop.db)
    const [first, second, third] = await placeOrders(3)
    const { data } = await read([third, 77_777, first, second, first], token)
    expect(data.ordersByIds).toEqual([third, first, second].map((id) => ({ id: String(id) })))
  })

  test('have what an order has, with its customer, and are read by one statement', async () => {
    const { token } = await createAdmin(shop.db)
    const ids = await placeOrders(3)
    const query = `query ($ids: [ID!]!) { ordersByIds(ids: $ids) {
      id status recipientName amountDue address city phone customer { firstName }
      items { displayName quantity } history { status } shipment { id } } }`
    const statements = await shop.database.statements.during(async () => {
      const { data } = await read(ids, token, query)
      expect(data.ordersByIds).toHaveLength(3)
      expect(data.ordersByIds[0]).toEqual({
        id: String(ids[0]),
        status: 'PENDING',
        recipientName: 'Mona Ali',
        amountDue: 100,
        address: '14 Nile Lane',
        city: 'Cairo',
        phone: '+201012345678',
        customer: { firstName: 'Mona' },
        items: [{ displayName: expect.stringContaining('Product'), quantity: 1 }],
        history: [{ status: 'PENDING' }],
        shipment: null,
      })
    })
    expect(statements.filter(({ sql }) => /\borders\b/.test(sql))).toHaveLength(1)
  })

  test('are at least one and at most 200, and each ID is checked', async () => {
    const { token } = await createAdmin(shop.db)
    const ids = Array.from({ length: MAX_ORDERS_AT_ONCE + 1 }, (_, index) => String(index + 1))
    expect((await read(ids.slice(1), token)).data.ordersByIds).toEqual([])
    for (const refused of [[], ids, ['abc'], ['0'], ['1', '99999999999']]) {
      const { errors } = await read(refused, token)
      expect(errors?.[0]?.extensions.code, `${refused.length} IDs`).toBe('INVALID')
    }
  })

  test('are for the owner only', async () => {
    const ids = await placeOrders(1)
    const shopper = await createShopper(shop.db)
    expect((await read(ids)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect((await read(ids, shopper.token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })
})
