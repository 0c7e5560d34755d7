import { describe, expect, test } from 'vitest'
import { createProduct, createShopper } from '../../test/factories'
import { setUpShop } from '../../test/shop'

const shop = setUpShop()

/** A shopper with an empty cart, and a bed at EGP 249.50. */
async function start() {
  const { token } = await createShopper(shop.db)
  await createProduct(shop.db, { name: 'Bed', pricePiastres: 24_950, imageUrl: '/bed.svg' })
  return { token }
}

const bed = { id: 1, name: 'Bed', price: 249.5, image_url: '/bed.svg' }

async function cartItems(token: string): Promise<unknown> {
  const response = await shop.rest('GET', '/cartpage', { token })
  expect(response.statusCode).toBe(200)
  return response.json()
}

describe('GET /cartpage', () => {
  test('returns the lines with the ids of their products', async () => {
    const { token } = await start()
    expect(await cartItems(token)).toEqual({ cartItems: [] })
    await shop.rest('POST', '/cart/1', { token, body: { quantity: 2 } })
    expect(await cartItems(token)).toEqual({ cartItems: [{ ...bed, quantity: 2 }] })
  })
})

describe('POST /cart/{productId}', () => {
  test('returns 201 and adds to the quantity in the cart', async () => {
    const { token } = await start()
    const first = await shop.rest('POST', '/cart/1', { token, body: { quantity: 2 } })
    expect(first.statusCode).toBe(201)
    expect(first.json()).toEqual({ ...bed, quantity: 2 })
    const second = await shop.rest('POST', '/cart/1', { token, body: { quantity: 3 } })
    expect(second.json()).toEqual({ ...bed, quantity: 5 })
  })

  test('adds 1 without a quantity or a body', async () => {
    const { token } = await start()
    await shop.rest('POST', '/cart/1', { token, body: {} })
    await shop.rest('POST', '/cart/1', { token })
    const headers = { 'content-type': 'application/json' }
    await shop.rest('POST', '/cart/1', { token, headers })
    expect(await cartItems(token)).toEqual({ cartItems: [{ ...bed, quantity: 3 }] })
  })

  test('returns 400 for more than 999 and changes nothing', async () => {
    const { token } = await start()
    await shop.rest('POST', '/cart/1', { token, body: { quantity: 999 } })
    const response = await shop.rest('POST', '/cart/1', { token, body: { quantity: 1 } })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({
      message: 'Some of the input is invalid.',
      errors: [{ field: 'quantity', message: 'A cart can hold at most 999 of one product.' }],
    })
    expect(await cartItems(token)).toEqual({ cartItems: [{ ...bed, quantity: 999 }] })
  })

  test.each(['2', '0', '-1', '1.5', 'abc', '99999999999999999999'])(
    'returns 404 for the product %s',
    async (id) => {
      const { token } = await start()
      const response = await shop.rest('POST', `/cart/${id}`, { token, body: { quantity: 1 } })
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({ message: 'Product not found' })
    },
  )
})

describe('PUT /cart/{productId}', () => {
  test('returns 200 and sets the quantity', async () => {
    const { token } = await start()
    await shop.rest('POST', '/cart/1', { token, body: { quantity: 7 } })
    const response = await shop.rest('PUT', '/cart/1', { token, body: { quantity: 2 } })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ ...bed, quantity: 2 })
    expect(await cartItems(token)).toEqual({ cartItems: [{ ...bed, quantity: 2 }] })
  })

  test('accepts a quantity as a string from legacy clients', async () => {
    const { token } = await start()
    await shop.rest('POST', '/cart/1', { token, body: { quantity: 7 } })
    const response = await shop.rest('PUT', '/cart/1', { token, body: { quantity: '2' } })
    expect(response.json()).toEqual({ ...bed, quantity: 2 })
  })

  test.each([[0], [-1], [1.5], ['two'], [1000], [null], [{}]])(
    'returns 400 for the quantity %j and changes nothing',
    async (quantity) => {
      const { token } = await start()
      await shop.rest('POST', '/cart/1', { token, body: { quantity: 7 } })
      const response = await shop.rest('PUT', '/cart/1', { token, body: { quantity } })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toEqual({
        message: 'Some of the input is invalid.',
        errors: [{ field: 'quantity', message: 'Quantity must be a whole number from 1 to 999.' }],
      })
      expect(await cartItems(token)).toEqual({ cartItems: [{ ...bed, quantity: 7 }] })
    },
  )

  test('returns 400 without a quantity', async () => {
    const { token } = await start()
    expect((await shop.rest('PUT', '/cart/1', { token })).statusCode).toBe(400)
  })

  test('returns 404 for a product that is not in the cart', async () => {
    const { token } = await start()
    const response = await shop.rest('PUT', '/cart/1', { token, body: { quantity: 1 } })
    expect(response.statusCode).toBe(404)
  })
})

describe('DELETE /cart/{productId}', () => {
  test('returns 204 without a body, then 404', async () => {
    const { token } = await start()
    await shop.rest('POST', '/cart/1', { token })
    const first = await shop.rest('DELETE', '/cart/1', { token })
    expect([first.statusCode, first.body]).toEqual([204, ''])
    expect(await cartItems(token)).toEqual({ cartItems: [] })
    expect((await shop.rest('DELETE', '/cart/1', { token })).statusCode).toBe(404)
  })

  test('accepts the JSON content type without a body from legacy clients', async () => {
    const { token } = await start()
    await shop.rest('POST', '/cart/1', { token })
    const headers = { 'content-type': 'application/json' }
    expect((await shop.rest('DELETE', '/cart/1', { token, headers })).statusCode).toBe(204)
  })
})

test.each([
  ['GET', '/cartpage'],
  ['POST', '/cart/1'],
  ['PUT', '/cart/1'],
  ['DELETE', '/cart/1'],
] as const)(
  '%s %s returns 401 without a token, before validating the input',
  async (method, path) => {
    await start()
    const response = await shop.rest(method, path, {
      body: method === 'GET' ? undefined : { quantity: -1 },
    })
    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual({ message: 'Please sign in.' })
  },
)
