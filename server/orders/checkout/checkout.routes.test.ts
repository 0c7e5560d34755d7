import { describe, expect, test } from 'vitest'
import { updateDeliveryRates } from '../../shop/delivery/delivery.service'
import { createAdmin, createProduct, createShopper } from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { addToCart, getCart } from '../cart/cart.service'
import { findAdminOrder } from '../orders/reads/admin-orders.service'

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

const DELIVERY = { kind: 'delivery', label: 'Delivery', amount: 50 }

/** Orders a product over REST, to Cairo, where delivery costs 50. */
async function order(changes: Readonly<Record<string, unknown>> = {}, fee = 50) {
  const shopper = await createShopper(shop.db)
  const { id } = await createProduct(shop.db, { pricePiastres: 12_000 })
  await updateDeliveryRates(shop.db, ['C'], { fee, freeFrom: 500 })
  const body = {
    address: '14 Nile Lane',
    city: 'Cairo',
    phone: '01012345678',
    total: 240,
    cart_items: [{ product_id: id, quantity: 2, price: 120 }],
    ...changes,
  }
  return {
    shopper,
    product: id,
    placed: await shop.rest('POST', '/checkout', { ...shopper, body }),
  }
}

const feeNotShown = async () => (await findAdminOrder(shop.db, 1))?.feeNotShown

describe('The city of a checkout with texts', () => {
  const readOrder = async () => {
    const { token } = await createAdmin(shop.db)
    const { data } = await shop.graphql<{
      adminOrder: { unknownCity: string | null; adjustments: { amount: number }[] }
    }>('{ adminOrder(id: 1) { unknownCity adjustments { amount } } }', { token })
    return data.adminOrder
  }

  test.each([
    ['Nasr City', 50, null],
    ['مدينه نصر', 50, null],
    ['Springfield', undefined, 'Springfield'],
    ['Matareya', undefined, 'Matareya'],
  ])(
    '%s has the fee of its governorate, or the order says that it is unknown',
    async (city, fee, unknown) => {
      await order({ city })
      const { adjustments, unknownCity } = await readOrder()
      expect(adjustments[0]?.amount).toBe(fee)
      expect(unknownCity).toBe(unknown)
    },
  )

  test('Where the fee is the same everywhere, no city is uncertain', async () => {
    await order({ city: 'Springfield' }, 0)
    expect((await readOrder()).unknownCity).toBeNull()
  })
})

describe('A checkout of a client that does not know about fees', () => {
  test('returns the fee in the response and in its orders, and marks the order', async () => {
    const { shopper, placed } = await order()
    expect(placed.statusCode).toBe(201)
    expect(placed.json()).toEqual({ id: 1, total: 290, status: 'Pending', adjustments: [DELIVERY] })
    const orders = await shop.rest('GET', '/orders', shopper)
    expect(orders.json()).toMatchObject([{ id: 1, total: 290, adjustments: [DELIVERY] }])
    expect(await feeNotShown()).toBe(true)
    const { token } = await createAdmin(shop.db)
    const query = '{ adminOrder(id: 1) { hasUnseenFee } adminOrders { nodes { hasUnseenFee } } }'
    const { data } = await shop.graphql(query, { token })
    expect(data).toEqual({
      adminOrder: { hasUnseenFee: true },
      adminOrders: { nodes: [{ hasUnseenFee: true }] },
    })
  })

  test('is not marked if it sends the amount due', async () => {
    const { placed } = await order({ amount_due: 290 })
    expect(placed.json()).toMatchObject({ total: 290, adjustments: [DELIVERY] })
    expect(await feeNotShown()).toBe(false)
  })

  test('is marked where the area has no rate, although others have', async () => {
    await order({ city: 'Giza', amount_due: 240 })
    expect(await feeNotShown()).toBe(true)
  })

  test.each([
    ['there is no fee', {}, 0, undefined],
    [
      'the fee is 0',
      { total: 600, cart_items: [{ product_id: 1, quantity: 5, price: 120 }] },
      50,
      [{ ...DELIVERY, amount: 0 }],
    ],
  ])('is not marked where %s', async (_where, changes, fee, adjustments) => {
    const { placed } = await order(changes, fee)
    expect(placed.json().adjustments).toEqual(adjustments)
    expect(await feeNotShown()).toBe(false)
  })
})

test('GET /delivery lists every fee without a token', async () => {
  await updateDeliveryRates(shop.db, ['C'], { fee: 50, freeFrom: 500, minDays: 1, maxDays: 2 })
  const response = await shop.rest('GET', '/delivery')
  expect(response.statusCode).toBe(200)
  expect(response.json()).toHaveLength(28)
  expect(response.json()[0]).toEqual({
    area: 'C',
    name: 'Cairo',
    name_ar: 'القاهرة',
    fee: 50,
    free_from: 500,
    min_days: 1,
    max_days: 2,
  })
  expect(response.json().at(-1)).toMatchObject({ area: 'ELSEWHERE', fee: 0, free_from: null })
})

test('An order with keep_cart leaves the cart alone', async () => {
  const { shopper, product } = await order()
  await addToCart(shop.db, shopper.id, product, { quantity: 2 })
  const body = {
    address: '14 Nile Lane',
    city: 'Cairo',
    phone: '01012345678',
    total: 240,
    cart_items: [{ product_id: product, quantity: 2, price: 120 }],
    keep_cart: true,
  }
  const placed = await shop.rest('POST', '/checkout', { ...shopper, body })
  expect(placed.json()).toMatchObject({ id: 2 })
  expect((await getCart(shop.db, shopper.id)).lines).toMatchObject([{ quantity: 2 }])
})
