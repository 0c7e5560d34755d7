import { describe, expect, test } from 'vitest'
import { createProduct } from '../../test/factories'
import { setUpShop } from '../../test/shop'

const shop = setUpShop()

describe('GET /products', () => {
  test('returns all products, oldest first, with prices as numbers in EGP', async () => {
    await createProduct(shop.db, { name: 'Bed', pricePiastres: 24_950, imageUrl: '/a.svg' })
    await createProduct(shop.db, { name: 'طعام', pricePiastres: 100, imageUrl: 'https://x.eg/b' })
    const response = await shop.rest('GET', '/products')
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(response.json()).toEqual([
      { id: 1, name: 'Bed', price: 249.5, image_url: '/a.svg' },
      { id: 2, name: 'طعام', price: 1, image_url: 'https://x.eg/b' },
    ])
  })

  test('returns an empty array for an empty catalogue', async () => {
    expect((await shop.rest('GET', '/products')).json()).toEqual([])
  })

  test('requires no token and ignores an invalid one', async () => {
    expect((await shop.rest('GET', '/products', { token: 'junk' })).statusCode).toBe(200)
  })
})

describe('GET /products/{id}', () => {
  test('returns the product', async () => {
    await createProduct(shop.db, { name: 'Bed', pricePiastres: 5, imageUrl: '/a.svg' })
    const response = await shop.rest('GET', '/products/1')
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ id: 1, name: 'Bed', price: 0.05, image_url: '/a.svg' })
  })

  test.each(['2', '0', '-1', '1.5', 'abc', '01', '1%20', '2147483648', '99999999999999999999'])(
    'returns 404 for %s',
    async (id) => {
      await createProduct(shop.db)
      const response = await shop.rest('GET', `/products/${id}`)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({ message: 'Product not found' })
    },
  )
})
