import { describe, expect, test } from 'vitest'
import { addToCart, getCart } from '../../orders/cart/cart.service'
import { checkout } from '../../orders/checkout/checkout.service'
import { createAdmin, createProduct, createShopper } from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { ProductEntity } from './product.entity'

const shop = setUpShop()

const BODY = { name: 'Nilo Cat Toy', price: 249.5, image_url: '/pictures/toy.svg' }

describe('Adding a product', () => {
  test('appends it to the catalogue', async () => {
    const { token } = await createAdmin(shop.db)
    const response = await shop.rest('POST', '/addproduct', { token, body: BODY })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual({ id: expect.any(Number), ...BODY })
    expect((await shop.rest('GET', '/products')).json()).toEqual([response.json()])
  })

  test('reports all problems together and adds nothing', async () => {
    const { token } = await createAdmin(shop.db)
    const body = { name: ' ', price: 1.005, image_url: 'javascript:alert(1)' }
    const response = await shop.rest('POST', '/addproduct', { token, body })
    expect(response.statusCode).toBe(400)
    const fields = response.json().errors.map(({ field }: { field: string }) => field)
    expect(fields).toEqual(['name', 'price', 'image_url'])
    expect(await shop.db.count(ProductEntity)).toBe(0)
  })

  test.each([0, -1, 1_000_000.01, 0.001, 'five', null])('rejects the price %j', async (price) => {
    const { token } = await createAdmin(shop.db)
    const response = await shop.rest('POST', '/addproduct', { token, body: { ...BODY, price } })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toMatchObject([{ field: 'price' }])
  })

  test('works the same over GraphQL', async () => {
    const { token } = await createAdmin(shop.db)
    const mutation = `mutation ($input: ProductInput!) {
      addProduct(input: $input) { product { name price imageUrl } userErrors { field } } }`
    const input = { name: BODY.name, price: BODY.price, imageUrl: BODY.image_url }
    const added = await shop.graphql(mutation, { token, variables: { input } })
    expect(added.data).toEqual({ addProduct: { product: input, userErrors: [] } })
    const rejected = await shop.graphql(mutation, {
      token,
      variables: { input: { ...input, price: 0 } },
    })
    expect(rejected.data).toEqual({
      addProduct: { product: null, userErrors: [{ field: 'price' }] },
    })
  })
})

describe('Updating a product', () => {
  test('works on both APIs', async () => {
    const { token } = await createAdmin(shop.db)
    const { id } = await createProduct(shop.db)
    const response = await shop.rest('POST', `/updateproduct/${id}`, { token, body: BODY })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ id, ...BODY })
    const { data } = await shop.graphql(
      `mutation { updateProduct(id: ${id}, input: {name: "New", price: 5, imageUrl: "/x.svg"}) {
        product { id name price } } }`,
      { token },
    )
    expect(data).toEqual({ updateProduct: { product: { id: String(id), name: 'New', price: 5 } } })
  })

  test.each([
    ['expectedVersion: 1, expectedStock: 10'],
    // Deprecated, and works until its day.
    ['expected: { version: 1, stock: 10 }'],
  ])(
    'with %s adds the difference of the stock once, and refuses a second editor',
    async (expected) => {
      const { token } = await createAdmin(shop.db)
      const { id } = await createProduct(shop.db, { stock: 10 })
      await shop.db.query('UPDATE products SET stock = 8')
      const update = async () => {
        const { data } = await shop.graphql<{ updateProduct: { userErrors: object[] } }>(
          `mutation { updateProduct(id: ${id}, ${expected},
           input: { name: "Toy", price: 5, imageUrl: "/x.svg", stock: 15 }) { userErrors { code } } }`,
          { token },
        )
        return data.updateProduct.userErrors
      }
      expect(await update()).toEqual([])
      expect(await shop.db.find(ProductEntity)).toMatchObject([{ stock: 13 }])
      expect(await update()).toEqual([{ code: 'CONFLICT' }])
      expect(await shop.db.find(ProductEntity)).toMatchObject([{ stock: 13 }])
    },
  )

  test('keeps its Arabic name if none is sent, as in REST', async () => {
    const { token } = await createAdmin(shop.db)
    const { id } = await createProduct(shop.db, { nameAr: 'لعبة' })
    const mutation = `mutation ($input: ProductInput!) {
      updateProduct(id: ${id}, input: $input) { product { nameAr } } }`
    const update = async (fields: object) => {
      const input = { name: 'Toy', price: 5, imageUrl: '/x.svg', ...fields }
      return (await shop.graphql(mutation, { token, variables: { input } })).data
    }
    const response = await shop.rest('POST', `/updateproduct/${id}`, { token, body: BODY })
    expect(response.json()).toEqual({ id, ...BODY })
    expect(await update({})).toEqual({ updateProduct: { product: { nameAr: 'لعبة' } } })
    expect(await update({ nameAr: ' طوق ' })).toEqual({
      updateProduct: { product: { nameAr: 'طوق' } },
    })
    expect(await update({ nameAr: ' ' })).toEqual({ updateProduct: { product: { nameAr: null } } })
  })

  test('returns 404 for an unknown id', async () => {
    const { token } = await createAdmin(shop.db)
    for (const id of ['0', '99999', 'abc', '99999999999']) {
      const response = await shop.rest('POST', `/updateproduct/${id}`, { token, body: BODY })
      expect(response.statusCode, id).toBe(404)
    }
  })
})

describe('Deleting a product', () => {
  test('removes it from lists and carts; orders keep its name and price', async () => {
    const { token } = await createAdmin(shop.db)
    const shopper = await createShopper(shop.db)
    const product = await createProduct(shop.db, { name: 'Gone Toy', pricePiastres: 5000 })
    await checkout(shop.db, shopper.id, {
      lines: [{ productId: product.id, quantity: 1, price: 50 }],
      total: 50,
      address: 'Street',
      city: 'Cairo',
      phone: '123',
    })
    await addToCart(shop.db, shopper.id, product.id, {})
    const response = await shop.rest('DELETE', `/deleteproduct/${product.id}`, { token })
    expect(response.statusCode).toBe(204)
    expect((await shop.rest('GET', '/products')).json()).toEqual([])
    expect((await getCart(shop.db, shopper.id)).lines).toEqual([])
    const orders = (await shop.rest('GET', '/orders', { token: shopper.token })).json()
    expect(orders[0].items).toMatchObject([{ product: { name: 'Gone Toy' }, price: 50 }])
    const again = await shop.rest('DELETE', `/deleteproduct/${product.id}`, { token })
    expect(again.statusCode).toBe(404)
  })
})
