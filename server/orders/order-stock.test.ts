import { describe, expect, test } from 'vitest'
import { addToCart, getCart, setCartQuantity } from '../cart/cart.service'
import { ProductEntity } from '../catalogue/product.entity'
import { deleteProduct, updateProduct } from '../catalogue/product-editing.service'
import {
  checkoutOf,
  createAdmin,
  createProduct,
  createShopper,
  placeOrder,
} from '../test/factories'
import { refusalOf } from '../test/refusal'
import { setUpShop } from '../test/shop'
import { checkout } from './checkout.service'
import { setOrderStatus } from './order-management.service'

const shop = setUpShop()

const stockOf = async (product: ProductEntity) =>
  (await shop.db.findOneByOrFail(ProductEntity, { id: product.id })).stock

const setStatus = (id: number, status: string) => setOrderStatus(shop.db, id, { status })

describe('a product that is counted', () => {
  test('is taken out of the stock by a checkout; one that is not stays uncounted', async () => {
    const shopper = await createShopper(shop.db)
    const counted = await createProduct(shop.db, { stock: 5 })
    const uncounted = await createProduct(shop.db)
    await placeOrder(shop.db, shopper, [counted, uncounted], 3)
    expect(await stockOf(counted)).toBe(2)
    expect(await stockOf(uncounted)).toBeNull()
  })

  test('says how many are left once they are few', async () => {
    const stocks = [null, 6, 5, 1, 0]
    for (const stock of stocks) await createProduct(shop.db, { stock })
    const { data } = await shop.graphql<{ products: { nodes: { left: number | null }[] } }>(
      '{ products { nodes { left } } }',
    )
    expect(data.products.nodes.map(({ left }) => left)).toEqual([null, null, 5, 1, 0])
  })

  test('keeps the REST shapes as they are', async () => {
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
  test('takes no more than the shop has, in one step or in several', async () => {
    const { id } = await createShopper(shop.db)
    const product = await createProduct(shop.db, { stock: 3 })
    const tooMany = await refusalOf(addToCart(shop.db, id, product.id, { quantity: 4 }))
    expect(tooMany).toMatchObject({
      code: 'OUT_OF_STOCK',
      details: { problems: [{ field: 'quantity', key: 'stock.left', parameters: { left: 3 } }] },
    })
    await addToCart(shop.db, id, product.id, { quantity: 2 })
    const second = await refusalOf(addToCart(shop.db, id, product.id, { quantity: 2 }))
    expect(second.code).toBe('OUT_OF_STOCK')
    const set = await refusalOf(setCartQuantity(shop.db, id, product.id, { quantity: 4 }))
    expect(set.code).toBe('OUT_OF_STOCK')
    await setCartQuantity(shop.db, id, product.id, { quantity: 3 })
    expect((await getCart(shop.db, id)).lines).toMatchObject([{ quantity: 3, left: 3 }])
  })

  test('says that a product is sold out, on both faces', async () => {
    const { token } = await createShopper(shop.db)
    const { id } = await createProduct(shop.db, { stock: 0 })
    const answer = await shop.rest('POST', `/cart/${id}`, { token })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({
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

describe('a checkout of more than there is', () => {
  test('orders nothing, takes nothing and says what can be had', async () => {
    const { id, token } = await createShopper(shop.db)
    const enough = await createProduct(shop.db, { name: 'Ball', stock: 9, pricePiastres: 1000 })
    const few = await createProduct(shop.db, { name: 'Bed', stock: 2, pricePiastres: 5000 })
    const none = await createProduct(shop.db, { name: 'Bowl', stock: 0 })
    const order = checkoutOf([enough, few, none], 3)
    const body = {
      ...order,
      cart_items: order.lines.map(({ productId, ...line }) => ({ product_id: productId, ...line })),
    }
    const answer = await shop.rest('POST', '/checkout', { token, body })
    expect(answer.statusCode).toBe(409)
    const current = [
      { id: enough.id, name: 'Ball', price: 10, quantity: 3, image_url: '/pictures/product.svg' },
      { id: few.id, name: 'Bed', price: 50, quantity: 2, image_url: '/pictures/product.svg' },
    ]
    expect(answer.json()).toEqual({
      message:
        'We do not have all of it any more. Left: Bed 2, Bowl 0. Please check your order and place it again.',
      cart_items: current,
      total: 130,
    })
    const { data } = await shop.graphql(
      `mutation ($input: CheckoutInput!) { checkout(input: $input) { order { id } userErrors {
         __typename code ... on OutOfStock { total lines { quantity product { id left } } } } } }`,
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
              { quantity: 3, product: { id: String(enough.id), left: null } },
              { quantity: 2, product: { id: String(few.id), left: 2 } },
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

  test('never sells the last ones twice, however many ask at once', async () => {
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => createShopper(shop.db)))
    const products = [
      await createProduct(shop.db, { stock: 10 }),
      await createProduct(shop.db, { stock: 12 }),
    ]
    const turned = [...products].reverse()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => {
        const { id } = shoppers[index % shoppers.length] ?? { id: 0 }
        return checkout(shop.db, id, checkoutOf(index % 2 ? products : turned))
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
  test('puts its stock back once, whatever its status goes through', async () => {
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

  test('gives nothing back that was not counted when it was ordered', async () => {
    const product = await createProduct(shop.db)
    const order = await placeOrder(shop.db, await createShopper(shop.db), [product], 4)
    await shop.db.update(ProductEntity, { id: product.id }, { stock: 7 })
    await setStatus(order.id, 'Cancelled')
    expect(await stockOf(product)).toBe(7)
  })

  test('gives nothing back to a product that is not counted any more, or gone', async () => {
    const [uncounted, gone] = [
      await createProduct(shop.db, { stock: 5 }),
      await createProduct(shop.db, { stock: 5 }),
    ]
    const order = await placeOrder(shop.db, await createShopper(shop.db), [uncounted, gone])
    await shop.db.update(ProductEntity, { id: uncounted.id }, { stock: null })
    await deleteProduct(shop.db, gone.id)
    expect((await setStatus(order.id, 'Cancelled')).status).toBe('Cancelled')
    expect((await setStatus(order.id, 'Pending')).status).toBe('Pending')
    expect(await stockOf(uncounted)).toBeNull()
  })

  test('cannot be taken back when the stock has been sold to somebody else meanwhile', async () => {
    const { token } = await createAdmin(shop.db)
    const product = await createProduct(shop.db, { name: 'Nilo Bed', stock: 2 })
    const shopper = await createShopper(shop.db)
    const first = await placeOrder(shop.db, shopper, [product], 2)
    await setStatus(first.id, 'Cancelled')
    await placeOrder(shop.db, shopper, [product], 1)
    const answer = await shop.rest('PATCH', `/adminorder/${first.id}/status`, {
      token,
      body: { status: 'Pending' },
    })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toBe(
      'This order cannot be taken up again: there is not enough left. Left: Nilo Bed 1.',
    )
    expect(await stockOf(product)).toBe(1)
    const [, order] = (await shop.rest('GET', '/adminorder', { token })).json()
    expect(order).toMatchObject({ id: first.id, status: 'Cancelled' })
  })
})

describe("an owner's edit of the stock", () => {
  const edited = (product: ProductEntity, stock: number | null | undefined) => ({
    name: product.name,
    price: 100,
    imageUrl: product.imageUrl,
    stock,
  })

  test('counts as a difference to what was seen, so that what was sold meanwhile stays sold', async () => {
    const product = await createProduct(shop.db, { stock: 10 })
    await placeOrder(shop.db, await createShopper(shop.db), [product], 3)
    await updateProduct(shop.db, product.id, edited(product, 15), { version: 1, stock: 10 })
    expect(await stockOf(product)).toBe(12)
    await updateProduct(shop.db, product.id, edited(product, 0), { version: 2, stock: 15 })
    expect(await stockOf(product)).toBe(0)
  })

  test('that is left out changes nothing; null ends the counting; a number begins it', async () => {
    const product = await createProduct(shop.db, { stock: 10 })
    await updateProduct(shop.db, product.id, edited(product, undefined))
    expect(await stockOf(product)).toBe(10)
    await updateProduct(shop.db, product.id, edited(product, null))
    expect(await stockOf(product)).toBeNull()
    await updateProduct(shop.db, product.id, edited(product, 4), { version: 3, stock: null })
    expect(await stockOf(product)).toBe(4)
  })

  test.each([[-1], [1.5], [1_000_001], ['3'], [true]])('of %j is refused', async (stock) => {
    const product = await createProduct(shop.db, { stock: 10 })
    const { details } = await refusalOf(
      updateProduct(shop.db, product.id, { ...edited(product, 1), stock }),
    )
    expect(details.problems).toMatchObject([{ field: 'stock', key: 'invalid.stock' }])
  })
})
