import { describe, expect, test } from 'vitest'
import { ProductEntity } from '../../catalogue/products/product.entity'
import { createProduct, createShopper } from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { addDiscountCode } from '../discounts/discounts.service'

const shop = setUpShop()

const CART = 'id quantity total lines { id quantity total product { id name price imageUrl } }'
const PAYLOAD = `{ cart { ${CART} } userErrors { __typename code message field } }`

const bed = { id: '1', name: 'Bed', price: 249.5, imageUrl: '/bed.svg' }
const cartWith = (quantity: number) => ({
  id: '1',
  quantity,
  total: 249.5 * quantity,
  lines: [{ id: '1:1', quantity, total: 249.5 * quantity, product: bed }],
})
const success = (quantity: number) => ({ cart: cartWith(quantity), userErrors: [] })
const rejection = (code: string, field: string | null, message: string) => ({
  cart: null,
  userErrors: [{ __typename: 'InputError', code, field, message }],
})

/** A shopper with an empty cart, and a bed at EGP 249.50; both have the id 1. */
async function start() {
  const { token } = await createShopper(shop.db)
  await createProduct(shop.db, { name: 'Bed', pricePiastres: 24_950, imageUrl: '/bed.svg' })
  const change = async (mutation: string) => {
    const { data, errors } = await shop.graphql<{ change: unknown }>(
      `mutation { change: ${mutation} ${PAYLOAD} }`,
      { token },
    )
    expect(errors).toBeUndefined()
    return data.change
  }
  const cart = async () => (await shop.graphql(`{ cart { ${CART} } }`, { token })).data.cart
  return { change, cart }
}

describe('the cart', () => {
  test('starts empty', async () => {
    const { cart } = await start()
    expect(await cart()).toEqual({ id: '1', quantity: 0, total: 0, lines: [] })
  })

  test('is returned by every change', async () => {
    const { change, cart } = await start()
    expect(await change('addToCart(productId: 1)')).toEqual(success(1))
    expect(await change('addToCart(productId: 1, quantity: 4)')).toEqual(success(5))
    expect(await change('setCartQuantity(productId: 1, quantity: 2)')).toEqual(success(2))
    expect(await cart()).toEqual(cartWith(2))
    expect(await change('removeFromCart(productId: 1)')).toEqual({
      cart: { id: '1', quantity: 0, total: 0, lines: [] },
      userErrors: [],
    })
  })

  test('rejects an invalid quantity and does not change', async () => {
    const { change, cart } = await start()
    await change('addToCart(productId: 1, quantity: 999)')
    const rule = 'Quantity must be a whole number from 1 to 999.'
    for (const quantity of [0, -1, 1000]) {
      const expected = rejection('INVALID', 'quantity', rule)
      expect(await change(`setCartQuantity(productId: 1, quantity: ${quantity})`)).toEqual(expected)
      expect(await change(`addToCart(productId: 1, quantity: ${quantity})`)).toEqual(expected)
    }
    expect(await change('addToCart(productId: 1)')).toEqual(
      rejection('INVALID', 'quantity', 'A cart can hold at most 999 of one product.'),
    )
    expect(await cart()).toEqual(cartWith(999))
  })

  test('rejects an unknown product', async () => {
    const { change } = await start()
    const expected = rejection('NOT_FOUND', null, 'Product not found')
    for (const id of ['2', '0', '-1', '"abc"', '"99999999999999999999"']) {
      expect(await change(`addToCart(productId: ${id})`)).toEqual(expected)
    }
    expect(await change('setCartQuantity(productId: 1, quantity: 1)')).toEqual(expected)
    expect(await change('removeFromCart(productId: 1)')).toEqual(expected)
  })
})

test.each([
  `query { cart { id } }`,
  `mutation { addToCart(productId: 1) { cart { id } } }`,
  `mutation { setCartQuantity(productId: 1, quantity: -1) { cart { id } } }`,
  `mutation { removeFromCart(productId: 1) { cart { id } } }`,
])('%s returns UNAUTHENTICATED without a token', async (query) => {
  const { data, errors } = await shop.graphql(query)
  expect(data).toBeNull()
  expect(errors).toMatchObject([
    { message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } },
  ])
})

describe('the total of a cart', () => {
  test('excludes what is sold out, and so does a discount on it', async () => {
    const { token } = await createShopper(shop.db)
    const [bed, bowl] = [
      await createProduct(shop.db, { pricePiastres: 10_000 }),
      await createProduct(shop.db, { pricePiastres: 45_000, stock: 5 }),
    ]
    for (const { id } of [bed, bowl]) {
      await shop.graphql(`mutation { addToCart(productId: ${id}) { userErrors { code } } }`, {
        token,
      })
    }
    await shop.db.update(ProductEntity, { id: bowl.id }, { stock: 0 })
    await addDiscountCode(shop.db, { code: 'TEN', kind: 'percent', percent: 10 })
    const { data } = await shop.graphql<{ cart: unknown }>(
      '{ cart { quantity total lines { quantity total } } }',
      { token },
    )
    expect(data.cart).toEqual({
      quantity: 2,
      total: 100,
      lines: [
        { quantity: 1, total: 100 },
        { quantity: 1, total: 0 },
      ],
    })
    const preview = await shop.graphql<{ previewDiscount: unknown }>(
      'mutation { previewDiscount(code: "TEN") { totals { amountDue } userErrors { code } } }',
      { token },
    )
    expect(preview.data.previewDiscount).toEqual({
      totals: { amountDue: 90 },
      userErrors: [],
    })
  })
})

describe('an earlier price', () => {
  const earlierPrices = async (token: string) => {
    const { data } = await shop.graphql<{ cart: { lines: { earlierPrice: number | null }[] } }>(
      '{ cart { lines { earlierPrice } } }',
      { token },
    )
    return data.cart.lines.map(({ earlierPrice }) => earlierPrice)
  }

  test('is the one at which the product was added, once it has changed', async () => {
    const { token } = await createShopper(shop.db)
    const { id } = await createProduct(shop.db, { pricePiastres: 7995 })
    const add = (seen = '') =>
      shop.graphql(`mutation { addToCart(productId: ${id}${seen}) { userErrors { code } } }`, {
        token,
      })
    await add()
    expect(await earlierPrices(token)).toEqual([null])
    await shop.db.update(ProductEntity, { id }, { pricePiastres: 9995 })
    expect(await earlierPrices(token)).toEqual([79.95])
    await add()
    expect(await earlierPrices(token)).toEqual([null])
    await add(', seenPrice: 89.95')
    expect(await earlierPrices(token)).toEqual([89.95])
  })
})
