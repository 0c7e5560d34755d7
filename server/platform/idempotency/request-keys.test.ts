import { beforeEach, describe, expect, test } from 'vitest'
import {
  createAdmin,
  createProduct,
  createShopper,
  createStaff,
  placeOrder,
  type TestUser,
} from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { deleteOldRequestKeys } from './once.service'

const shop = setUpShop()
const KEY = '3f1e7c52-8a7b-4f0e-9a53-0c5f7d1b2a90'

const RECORD = `
  mutation Prepay($id: ID!, $amount: EGP!, $note: String, $key: String) {
    recordPrepayment(id: $id, amount: $amount, note: $note, idempotencyKey: $key) {
      prepaymentId order { paid } userErrors { code field message }
    }
  }`

interface Result {
  readonly prepaymentId: string | null
  readonly order: { readonly paid: number } | null
  readonly userErrors: readonly { readonly code: string; readonly field: string | null }[]
}

let admin: TestUser
let orderId: string
beforeEach(async () => {
  admin = await createAdmin(shop.db)
  const product = await createProduct(shop.db, { pricePiastres: 50_000 })
  orderId = String((await placeOrder(shop.db, await createShopper(shop.db), [product])).id)
})

async function prepay(
  key: string | null | undefined,
  { amount = 100, note = null as string | null, token = admin.token } = {},
): Promise<Result> {
  const variables = { id: orderId, amount, note, key }
  const { data } = await shop.graphql<{ recordPrepayment: Result }>(RECORD, { token, variables })
  return data.recordPrepayment
}

const entries = () =>
  shop.db.query<{ kind: string; piastres: string }[]>(
    'SELECT kind, piastres FROM cash_entries ORDER BY id',
  )

describe('With a key', () => {
  test('a repeated request has the result of the first one', async () => {
    const first = await prepay(KEY)
    expect(first).toMatchObject({ order: { paid: 100 }, userErrors: [] })
    expect(await prepay(KEY)).toEqual(first)
    expect(await entries()).toEqual([{ kind: 'prepaid', piastres: '10000' }])
  })

  test('twenty concurrent requests are carried out once', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => prepay(KEY)))
    expect(results.flatMap(({ userErrors }) => userErrors)).toEqual([])
    expect(new Set(results.map(({ prepaymentId }) => prepaymentId)).size).toBe(1)
    expect(await entries()).toHaveLength(1)
  })

  test('a refund is given back once', async () => {
    await prepay('another')
    const refund = `mutation Refund($id: ID!, $key: String) {
      recordRefund(id: $id, amount: 40, idempotencyKey: $key) { order { paid } userErrors { code } }
    }`
    const options = { token: admin.token, variables: { id: orderId, key: KEY } }
    const first = await shop.graphql(refund, options)
    expect(first.data).toEqual({ recordRefund: { order: { paid: 60 }, userErrors: [] } })
    expect(await shop.graphql(refund, options)).toEqual(first)
    expect(await entries()).toHaveLength(2)
  })

  test('another input is a conflict', async () => {
    await prepay(KEY)
    for (const other of [{ amount: 99 }, { note: 'InstaPay' }]) {
      const { order, userErrors } = await prepay(KEY, other)
      expect(order).toBeNull()
      expect(userErrors).toMatchObject([{ code: 'CONFLICT', field: 'idempotencyKey' }])
    }
    expect(await entries()).toHaveLength(1)
  })

  test('concurrent requests with different inputs are carried out once', async () => {
    const results = await Promise.all([10, 20, 30, 40].map((amount) => prepay(KEY, { amount })))
    const codes = results.flatMap(({ userErrors }) => userErrors.map(({ code }) => code))
    expect(codes).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT'])
    expect(await entries()).toHaveLength(1)
  })

  test('the same key for another mutation, or of somebody else, is another key', async () => {
    await prepay(KEY)
    const { data } = await shop.graphql<{ recordRefund: Result }>(
      `mutation Refund($id: ID!, $key: String) {
        recordRefund(id: $id, amount: 100, idempotencyKey: $key) { userErrors { code field } }
      }`,
      { token: admin.token, variables: { id: orderId, key: KEY } },
    )
    expect(data.recordRefund.userErrors).toEqual([])
    const { token } = await createStaff(shop.db, 'accountant')
    const ofSomebodyElse = await prepay(KEY, { token })
    expect(ofSomebodyElse.userErrors).toEqual([])
    expect(await entries()).toHaveLength(3)
  })

  test('a refused request does not use up its key', async () => {
    const { userErrors } = await prepay(KEY, { amount: 501 })
    expect(userErrors).toMatchObject([{ code: 'CONFLICT' }])
    expect((await prepay(KEY)).userErrors).toEqual([])
    expect(await entries()).toHaveLength(1)
  })

  test('it must have 1 to 200 characters', async () => {
    for (const key of ['', ' ', 'k'.repeat(201)]) {
      expect((await prepay(key)).userErrors).toMatchObject([{ field: 'idempotencyKey' }])
    }
    expect(await entries()).toEqual([])
  })

  test('it is forgotten after 30 days', async () => {
    await prepay(KEY)
    const age = (days: number) =>
      shop.db.query(`UPDATE request_keys SET created_at = now() - make_interval(days => $1)`, [
        days,
      ])
    await age(29)
    await deleteOldRequestKeys(shop.db)
    await prepay(KEY)
    expect(await entries()).toHaveLength(1)
    await age(31)
    await deleteOldRequestKeys(shop.db)
    await prepay(KEY)
    expect(await entries()).toHaveLength(2)
  })
})

test('Without a key, each request counts, and costs no statement more', async () => {
  const statementsOf = async (key?: string) =>
    (await shop.database.statements.during(async () => void (await prepay(key)))).length
  await prepay(undefined)
  const without = await statementsOf()
  expect(await statementsOf(null as never)).toBe(without)
  expect(await entries()).toHaveLength(3)
  // The key, and the entry that it stands for.
  expect((await statementsOf(KEY)) - without).toBe(2)
})

describe('Over REST, a request with the header', () => {
  const headers = { 'idempotency-key': KEY }

  test('adds a product once', async () => {
    const body = { name: 'Delta Cat Bowl', price: 75.25, image_url: '/pictures/cat-bowl.svg' }
    const add = (changes = {}) =>
      shop.rest('POST', '/addproduct', {
        token: admin.token,
        headers,
        body: { ...body, ...changes },
      })
    const [first, second] = [await add(), await add()]
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect(second.json()).toEqual(first.json())
    expect((await add({ price: 80 })).statusCode).toBe(409)
    expect(await shop.db.query('SELECT FROM products')).toHaveLength(2)
  })

  test('deletes a product once', async () => {
    const product = await createProduct(shop.db)
    const remove = (key: string) =>
      shop.rest('DELETE', `/deleteproduct/${product.id}`, {
        token: admin.token,
        headers: { 'idempotency-key': key },
      })
    const codes = [await remove(KEY), await remove(KEY), await remove('another')]
    expect(codes.map(({ statusCode }) => statusCode)).toEqual([204, 204, 404])
  })

  test('adds to a cart once', async () => {
    const shopper = await createShopper(shop.db, { email: 'cart@example.com' })
    const { id } = await createProduct(shop.db, { stock: 9 })
    const add = (key: string, quantity = 2) =>
      shop.rest('POST', `/cart/${id}`, {
        token: shopper.token,
        headers: { 'idempotency-key': key },
        body: { quantity },
      })
    const [first, retry] = [await add(KEY), await add(KEY)]
    expect([first.statusCode, retry.statusCode]).toEqual([201, 201])
    expect(retry.json()).toEqual(first.json())
    expect((await add(KEY, 3)).statusCode).toBe(409)
    expect((await add('too many', 8)).statusCode).toBe(409)
    expect((await add('another')).json()).toMatchObject({ quantity: 4 })
  })

  test('is refused with a body too deep to compare', async () => {
    const { id } = await createProduct(shop.db)
    const response = await shop.app.inject({
      method: 'POST',
      url: `/cart/${id}`,
      headers: {
        authorization: `Bearer ${admin.token}`,
        'content-type': 'application/json',
        'idempotency-key': KEY,
      },
      payload: `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`,
    })
    expect(response.statusCode).toBe(400)
  })

  test('does not set a status again that was changed since', async () => {
    const setStatus = (status: string, key: string) =>
      shop.rest('PATCH', `/adminorder/${orderId}/status`, {
        token: admin.token,
        headers: { 'idempotency-key': key },
        body: { status },
      })
    await setStatus('Completed', 'first')
    await setStatus('Processing', 'second')
    const retry = await setStatus('Completed', 'first')
    expect(retry.statusCode).toBe(200)
    expect(retry.json()).toMatchObject({ status: 'Processing' })
    // Collected, and reversed.
    expect((await entries()).map(({ piastres }) => piastres)).toEqual(['50000', '-50000'])
  })
})
