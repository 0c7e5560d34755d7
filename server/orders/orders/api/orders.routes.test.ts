import { describe, expect, test } from 'vitest'
import { createProduct, createShopper, type TestUser } from '../../../test/factories'
import { setUpShop } from '../../../test/shop'

const shop = setUpShop()

const line = { product_id: 1, quantity: 2, price: 249.5 }
const order = {
  total: 499,
  address: '14 Nile Lane',
  city: 'Cairo',
  phone: '01012345678',
  cart_items: [line],
}

/** A shopper with two beds at EGP 249.50 in the cart. */
async function start(): Promise<TestUser> {
  const shopper = await createShopper(shop.db)
  await createProduct(shop.db, { name: 'Bed', pricePiastres: 24_950, imageUrl: '/bed.svg' })
  await shop.rest('POST', '/cart/1', { token: shopper.token, body: { quantity: 2 } })
  return shopper
}

const place = (token: string, body: unknown, key?: string) =>
  shop.rest('POST', '/checkout', {
    token,
    body,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })

const ordersOf = async (token: string) => (await shop.rest('GET', '/orders', { token })).json()
const cartOf = async (token: string) =>
  (await shop.rest('GET', '/cartpage', { token })).json().cartItems

describe('POST /checkout', () => {
  test('returns 201 with the id, the total and the status, and empties the cart', async () => {
    const { token } = await start()
    const response = await place(token, order)
    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual({ id: 1, total: 499, status: 'Pending' })
    expect(await cartOf(token)).toEqual([])
  })

  test('returns the same order for the same Idempotency-Key', async () => {
    const { token } = await start()
    const first = await place(token, order, 'abc')
    const second = await place(token, order, 'abc')
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect(second.json()).toEqual(first.json())
    expect(await ordersOf(token)).toHaveLength(1)
  })

  test('returns 409 for a key that was used for a different order', async () => {
    const { token } = await start()
    await place(token, order, 'abc')
    const response = await place(token, { ...order, city: 'Giza' }, 'abc')
    expect(response.statusCode).toBe(409)
    expect(response.json()).toEqual({
      message: 'This idempotency key was already used for a different order.',
    })
  })

  test('returns the same order for the same checkout without a key, and says so', async () => {
    const { token } = await start()
    const first = await place(token, order)
    expect(first.headers).not.toHaveProperty('idempotent-replayed')
    const second = await place(token, order)
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect(second.headers).toHaveProperty('idempotent-replayed', 'true')
    expect(second.json()).toEqual(first.json())
    expect(await ordersOf(token)).toHaveLength(1)
  })

  test('returns 400 with every problem at its field of the request', async () => {
    const { token } = await start()
    const body = {
      ...order,
      address: '',
      phone: 'x',
      cart_items: [{ ...line, product_id: 'x' }, 5],
    }
    const response = await place(token, body)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({
      message: 'Some of the input is invalid.',
      errors: [
        { field: 'address', message: 'This field is required.' },
        { field: 'phone', message: 'Use digits only, with an optional + in front.' },
        { field: 'cart_items.0.product_id', message: 'Invalid id.' },
        { field: 'cart_items.1', message: 'Must be an object.' },
      ],
    })
  })

  test('returns 400 without lines', async () => {
    const { token } = await start()
    for (const cart_items of [[], undefined, null]) {
      const response = await place(token, { ...order, cart_items })
      expect(response.json().errors).toEqual([
        { field: 'cart_items', message: 'Your cart is empty. Please add items to your cart.' },
      ])
    }
  })

  test('returns 400 if the lines are not a list', async () => {
    const { token } = await start()
    for (const cart_items of ['x', {}, 1]) {
      const response = await place(token, { ...order, cart_items })
      expect(response.json().errors).toEqual([{ field: 'cart_items', message: 'Must be a list.' }])
    }
  })

  test('returns 400 at the header if the key is too long', async () => {
    const { token } = await start()
    const response = await place(token, order, 'k'.repeat(201))
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual([
      { field: 'idempotency_key', message: 'At most 200 characters.' },
    ])
  })

  test('returns 401 without a token and places no order', async () => {
    const { token } = await start()
    const response = await shop.rest('POST', '/checkout', { body: order })
    expect(response.statusCode).toBe(401)
    expect(await ordersOf(token)).toEqual([])
  })
})

describe('GET /orders', () => {
  test('returns the orders of the user, newest first, with their items', async () => {
    const { token } = await start()
    await place(token, order)
    await place(token, {
      ...order,
      address: 'Second St',
      total: 249.5,
      cart_items: [{ ...line, quantity: 1 }],
    })
    const other = await createShopper(shop.db)
    await place(other.token, order)
    const response = await shop.rest('GET', '/orders', { token })
    expect(response.statusCode).toBe(200)
    const created_at = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(response.json()).toEqual([
      {
        id: 2,
        created_at,
        total: 249.5,
        address: 'Second St',
        status: 'Pending',
        items: [{ id: 2, product: { name: 'Bed' }, quantity: 1, price: 249.5, product_id: 1 }],
      },
      {
        id: 1,
        created_at,
        total: 499,
        address: '14 Nile Lane',
        status: 'Pending',
        items: [{ id: 1, product: { name: 'Bed' }, quantity: 2, price: 249.5, product_id: 1 }],
      },
    ])
  })

  test('returns an empty array without orders, and 401 without a token', async () => {
    const { token } = await createShopper(shop.db)
    expect(await ordersOf(token)).toEqual([])
    expect((await shop.rest('GET', '/orders')).statusCode).toBe(401)
  })
})
