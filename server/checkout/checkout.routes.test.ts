import { describe, expect, test } from 'vitest'
import { createAdmin, createProduct, createShopper } from '../test/factories'
import { setUpShop } from '../test/shop'

const shop = setUpShop()

describe('REST accepts numbers as legacy clients send them:', () => {
  test.each([
    ['sums of floats', { price: 39.95, total: 39.95 * 3, quantity: 3 }],
    ['strings', { price: '39.95', total: '119.85', quantity: '3' }],
    ['strings of sums of floats', { price: '39.95', total: String(39.95 * 3), quantity: '3' }],
  ])('%s', async (_how, { total, ...line }) => {
    const shopper = await createShopper(shop.db)
    const { id } = await createProduct(shop.db, { pricePiastres: 3995 })
    const body = {
      address: '14 Nile Lane',
      city: 'Cairo',
      phone: 1012345678,
      total,
      cart_items: [{ product_id: id, ...line }],
    }
    const response = await shop.rest('POST', '/checkout', { ...shopper, body })
    expect(response.json()).toEqual({ id: 1, total: 119.85, status: 'Pending' })
  })

  test('a quantity in the cart as a string', async () => {
    const shopper = await createShopper(shop.db)
    const { id } = await createProduct(shop.db)
    const add = await shop.rest('POST', `/cart/${id}`, { ...shopper, body: { quantity: '2' } })
    expect(add.json()).toMatchObject({ quantity: 2 })
    const set = await shop.rest('PUT', `/cart/${id}`, { ...shopper, body: { quantity: '3' } })
    expect(set.json()).toMatchObject({ quantity: 3 })
  })

  test('a price of a product as a string or a float', async () => {
    const { token } = await createAdmin(shop.db)
    const product = { name: 'Bowl', image_url: '/bowl.svg' }
    const add = (price: unknown) =>
      shop.rest('POST', '/addproduct', { token, body: { ...product, price } })
    expect((await add('75.25')).json()).toMatchObject({ id: 1, price: 75.25 })
    expect((await add(0.1 + 0.2)).json()).toMatchObject({ id: 2, price: 0.3 })
    const body = { ...product, price: '80' }
    const update = await shop.rest('POST', '/updateproduct/1', { token, body })
    expect(update.json()).toMatchObject({ id: 1, price: 80 })
    expect((await add('dear')).json().errors).toEqual([
      { field: 'price', message: 'Must be a number.' },
    ])
  })

  test('a mobile number as a number', async () => {
    const body = {
      first_name: 'Mona',
      second_name: 'Ali',
      mobile: 1012345678,
      email: 'mona@example.com',
      password: 'secret1',
    }
    expect((await shop.rest('POST', '/register', { body })).statusCode).toBe(201)
  })
})
