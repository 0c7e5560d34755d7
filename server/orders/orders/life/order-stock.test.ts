import { describe, expect, test } from 'vitest'
import { ProductEntity } from '../../../catalogue/products/product.entity'
import { deleteProduct, updateProduct } from '../../../catalogue/products/product-editing.service'
import { expectAppError } from '../../../test/expect-app-error'
import {
  checkoutOf,
  createAdmin,
  createProduct,
  createShopper,
  placeOrder,
} from '../../../test/factories'
import { setUpShop } from '../../../test/shop'
import { addToCart, getCart, setCartQuantity } from '../../cart/cart.service'
import { checkout } from '../../checkout/checkout.service'
import { setOrderStatus } from './order-status.service'

const shop = setUpShop()

const stockOf = async (product: ProductEntity) =>
  (await shop.db.findOneByOrFail(ProductEntity, { id: product.id })).stock

const setStatus = (id: number, status: string) => setOrderStatus(shop.db, id, { status })

describe('the stock of a product', () => {
  test('is reduced by a checkout, if it is tracked', async () => {
    const shopper = await createShopper(shop.db)
    const tracked = await createProduct(shop.db, { stock: 5 })
    const untracked = await createProduct(shop.db)
    await placeOrder(shop.db, shopper, [tracked, untracked], 3)
    expect(await stockOf(tracked)).toBe(2)
    expect(await stockOf(untracked)).toBeNull()
  })

  test('is shown to shoppers when it is low', async () => {
    const stocks = [null, 6, 5, 1, 0]
    for (const stock of stocks) await createProduct(shop.db, { stock })
    const { data } = await shop.graphql<{
      products: { nodes: { quantityAvailable: number | null }[] }
    }>('{ products { nodes { quantityAvailable } } }')
    expect(data.products.nodes.map(({ quantityAvailable }) => quantityAvailable)).toEqual([
      null,
      null,
      5,
      1,
      0,
    ])
  })

  test('does not change the shapes of REST', async () => {
    const { token, id } = await createShopper(shop.db)
    const product = await createProduct(shop.db, { stock: 3 })
    await addToCart(shop.db, id, product.id, { quantity: 1 })
    const [listed] = (await shop.rest('GET', '/products')).json()
    expect(Object.keys(listed)).toEqual(['id', 'name', 'price', 'image_url'])
    const { cartItems } = (await shop.rest('GET', '/cartpage', { token })).json()
    expect(Object.keys(cartItems[0])).toEqual(['id', 'name', 'price', 'quantity', 'image_url'])
  })
})

describe('a cart', () => {
  test('cannot hold more than the stock, added at once or in steps', async () => {
    const { id } = await createShopper(shop.db)
    const product = await createProduct(shop.db, { stock: 3 })
    const first = await expectAppError(addToCart(shop.db, id, product.id, { quantity: 4 }))
    expect(first).toMatchObject({
      code: 'OUT_OF_STOCK',
      details: { problems: [{ field: 'quantity', key: 'stock.left', parameters: { left: 3 } }] },
    })
    await addToCart(shop.db, id, product.id, { quantity: 2 })
    const second = await expectAppError(addToCart(shop.db, id, product.id, { quantity: 2 }))
    expect(second.code).toBe('OUT_OF_STOCK')
    const set = await expectAppError(setCartQuantity(shop.db, id, product.id, { quantity: 4 }))
    expect(set.code).toBe('OUT_OF_STOCK')
    await setCartQuantity(shop.db, id, product.id, { quantity: 3 })
    expect((await getCart(shop.db, id)).lines).toMatchObject([
      { quantity: 3, quantityAvailable: 3 },
    ])
  })

  test('rejects a product that is out of stock, on both APIs', async () => {
    const { token } = await createShopper(shop.db)
    const { id } = await createProduct(shop.db, { stock: 0 })
    const response = await shop.rest('POST', `/cart/${id}`, { token })
    expect(response.statusCode).toBe(409)
    expect(response.json()).toEqual({
      message: 'Out of stock',
      errors: [{ field: 'quantity', message: 'Out of stock' }],
    })
    const { data } = await shop.graphql(
      `mutation { addToCart(productId: ${id}) { cart { id } userErrors { code message field } } }`,
      { token },
    )
    expect(data).toEqual({
      addToCart: {
        cart: null,
        userErrors: [{ code: 'OUT_OF_STOCK', message: 'Out of stock', field: 'quantity' }],
      },
    })
  })
})

describe('a checkout of more than the stock', () => {
  test('places no order, takes no stock and returns what is available', async () => {
    const { id, token } = await createShopper(shop.db)
    const enough = await createProduct(shop.db, { name: 'Ball', stock: 9, pricePiastres: 1000 })
    const few = await createProduct(shop.db, { name: 'Bed', stock: 2, pricePiastres: 5000 })
    const none = await createProduct(shop.db, { name: 'Bowl', stock: 0 })
    const order = checkoutOf([enough, few, none], 3)
    const body = {
      ...order,
      cart_items: order.lines.map(({ productId, ...line }) => ({ product_id: productId, ...line })),
    }
    const response = await shop.rest('POST', '/checkout', { token, body })
    expect(response.statusCode).toBe(409)
    const current = [
      { id: enough.id, name: 'Ball', price: 10, quantity: 3, image_url: '/pictures/product.svg' },
      { id: few.id, name: 'Bed', price: 50, quantity: 2, image_url: '/pictures/product.svg' },
    ]
    expect(response.json()).toEqual({
      message:
        'These quantities are no longer available. Left: Bed 2, Bowl 0. Please check your order and place it again.',
      cart_items: current,
      total: 130,
    })
    const { data } = await shop.graphql(
      `mutation ($input: CheckoutInput!) { checkout(input: $input) { order { id } userErrors {
         __typename code ... on OutOfStock { total lines { quantity product { id quantityAvailable } } } } } }`,
      { token, variables: { input: order } },
    )
    expect(data).toEqual({
      checkout: {
        order: null,
        userErrors: [
          {
            __typename: 'OutOfStock',
            code: 'OUT_OF_STOCK',
            total: 130,
            lines: [
              { quantity: 3, product: { id: String(enough.id), quantityAvailable: null } },
              { quantity: 2, product: { id: String(few.id), quantityAvailable: 2 } },
            ],
          },
        ],
      },
    })
    expect(await Promise.all([enough, few, none].map(stockOf))).toEqual([9, 2, 0])
    await checkout(shop.db, id, {
      ...order,
      total: 130,
      lines: [order.lines[0], { ...order.lines[1], quantity: 2 }],
    })
    expect(await Promise.all([enough, few].map(stockOf))).toEqual([6, 0])
  })

  test('never sells more than the stock to concurrent buyers', async () => {
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => createShopper(shop.db)))
    const products = [
      await createProduct(shop.db, { stock: 10 }),
      await createProduct(shop.db, { stock: 12 }),
    ]
    const reversed = [...products].reverse()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => {
        const { id } = shoppers[index % shoppers.length] ?? { id: 0 }
        return checkout(shop.db, id, checkoutOf(index % 2 ? products : reversed), `order ${index}`)
      }),
    )
    const placed = outcomes.filter(({ status }) => status === 'fulfilled')
    expect(placed).toHaveLength(10)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 'OUT_OF_STOCK' })
    }
    expect(await Promise.all(products.map(stockOf))).toEqual([0, 2])
  })
})

describe('cancelling an order', () => {
  test('returns its stock once, after any changes of status', async () => {
    const product = await createProduct(shop.db, { stock: 10 })
    const order = await placeOrder(shop.db, await createShopper(shop.db), [product], 4)
    expect(await stockOf(product)).toBe(6)
    await setStatus(order.id, 'Processing')
    expect(await stockOf(product)).toBe(6)
    await Promise.all(Array.from({ length: 6 }, () => setStatus(order.id, 'Cancelled')))
    expect(await stockOf(product)).toBe(10)
    await setStatus(order.id, 'Pending')
    expect(await stockOf(product)).toBe(6)
    await setStatus(order.id, 'Cancelled')
    await setStatus(order.id, 'Cancelled')
    expect(await stockOf(product)).toBe(10)
  })

  test('returns no stock that was not tracked when it was ordered', async () => {
    const product = await createProduct(shop.db)
    const order = await placeOrder(shop.db, await createShopper(shop.db), [product], 4)
    await shop.db.update(ProductEntity, { id: product.id }, { stock: 7 })
    await setStatus(order.id, 'Cancelled')
    expect(await stockOf(product)).toBe(7)
  })

  test('returns no stock to products that are deleted or no longer tracked', async () => {
    const [untracked, deleted] = [
      await createProduct(shop.db, { stock: 5 }),
      await createProduct(shop.db, { stock: 5 }),
    ]
    const order = await placeOrder(shop.db, await createShopper(shop.db), [untracked, deleted])
    await shop.db.update(ProductEntity, { id: untracked.id }, { stock: null })
    await deleteProduct(shop.db, deleted.id)
    expect((await setStatus(order.id, 'Cancelled')).status).toBe('Cancelled')
    expect((await setStatus(order.id, 'Pending')).status).toBe('Pending')
    expect(await stockOf(untracked)).toBeNull()
  })

  test('cannot be undone if the stock has been sold since', async () => {
    const { token } = await createAdmin(shop.db)
    const product = await createProduct(shop.db, { name: 'Nilo Bed', stock: 2 })
    const shopper = await createShopper(shop.db)
    const first = await placeOrder(shop.db, shopper, [product], 2)
    await setStatus(first.id, 'Cancelled')
    await placeOrder(shop.db, shopper, [product], 1)
    const response = await shop.rest('PATCH', `/adminorder/${first.id}/status`, {
      token,
      body: { status: 'Pending' },
    })
    expect(response.statusCode).toBe(409)
    expect(response.json().message).toBe(
      'This order cannot be reopened: not enough stock. Left: Nilo Bed 1.',
    )
    expect(await stockOf(product)).toBe(1)
    const [, order] = (await shop.rest('GET', '/adminorder', { token })).json()
    expect(order).toMatchObject({ id: first.id, status: 'Cancelled' })
  })
})

describe('an edit of the stock by the admin', () => {
  const edited = (product: ProductEntity, stock: number | null | undefined) => ({
    name: product.name,
    price: 100,
    imageUrl: product.imageUrl,
    stock,
  })

  test('is applied as a difference, so that concurrent sales are kept', async () => {
    const product = await createProduct(shop.db, { stock: 10 })
    await placeOrder(shop.db, await createShopper(shop.db), [product], 3)
    await updateProduct(shop.db, product.id, edited(product, 15), { version: 1, stock: 10 })
    expect(await stockOf(product)).toBe(12)
    await updateProduct(shop.db, product.id, edited(product, 0), { version: 2, stock: 15 })
    expect(await stockOf(product)).toBe(0)
  })

  test('without a stock changes nothing; null stops tracking and a number starts it', async () => {
    const product = await createProduct(shop.db, { stock: 10 })
    await updateProduct(shop.db, product.id, edited(product, undefined))
    expect(await stockOf(product)).toBe(10)
    await updateProduct(shop.db, product.id, edited(product, null))
    expect(await stockOf(product)).toBeNull()
    await updateProduct(shop.db, product.id, edited(product, 4), { version: 3, stock: null })
    expect(await stockOf(product)).toBe(4)
  })

  test.each([[-1], [1.5], [1_000_001], ['three'], [true]])('to %j is rejected', async (stock) => {
    const product = await createProduct(shop.db, { stock: 10 })
    const { details } = await expectAppError(
      updateProduct(shop.db, product.id, { ...edited(product, 1), stock }),
    )
    expect(details.problems).toMatchObject([{ field: 'stock', key: 'invalid.stock' }])
  })
})
