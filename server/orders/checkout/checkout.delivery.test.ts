import { describe, expect, test } from 'vitest'
import type { DeliveryRateInput } from '#domain/delivery/delivery.schema'
import type { ProductEntity } from '../../catalogue/products/product.entity'
import { updateDeliveryRates } from '../../shop/delivery/delivery.service'
import { expectAppError } from '../../test/expect-app-error'
import { checkoutOf, createProduct, createShopper, type TestUser } from '../../test/factories'
import { listAdminOrders } from '../../test/list-admin-orders'
import { setUpShop } from '../../test/shop'
import { getOrder, listAllOrders, listOrders } from '../orders/reads/orders.service'
import { checkout } from './checkout.service'

const shop = setUpShop()

const CAIRO = { fee: 50, freeFrom: 1000, minDays: 1, maxDays: 2 }
const FEE = { kind: 'delivery', label: 'Delivery', piastres: 5000, applies: 'afterItemsTotal' }

async function start(rate: DeliveryRateInput = CAIRO) {
  const shopper = await createShopper(shop.db)
  const product = await createProduct(shop.db, { pricePiastres: 12_000 })
  await updateDeliveryRates(shop.db, ['C'], rate)
  await updateDeliveryRates(shop.db, ['ELSEWHERE'], { fee: 90 })
  return { shopper, product, input: checkoutOf([product], 2) }
}

describe('An order with a delivery fee', () => {
  test('keeps it next to the items’ total, with the expected days', async () => {
    const { shopper, input } = await start()
    const { isReplayed: _, ...order } = await checkout(shop.db, shopper.id, input)
    expect(order).toMatchObject({
      adjustments: [FEE],
      itemsTotalPiastres: 24_000,
      totalPiastres: 29_000,
      deliveryDays: { min: 1, max: 2 },
    })
    await updateDeliveryRates(shop.db, ['C'], { fee: 999 })
    expect(await getOrder(shop.db, shopper.id, order.id)).toEqual(order)
    expect(await listAllOrders(shop.db, shopper.id)).toEqual([order])
    expect((await listOrders(shop.db, shopper.id, {})).nodes).toEqual([order])
    expect((await listAdminOrders(shop.db, {})).nodes).toMatchObject([order])
  })

  test('has a fee of 0 from the total that makes delivery free', async () => {
    const { shopper, product } = await start()
    const order = await checkout(shop.db, shopper.id, checkoutOf([product], 9))
    expect(order).toMatchObject({
      adjustments: [{ ...FEE, piastres: 0 }],
      totalPiastres: 108_000,
    })
  })

  test('costs the rate of the governorate that was chosen, or that its city names', async () => {
    const { shopper, input } = await start()
    await updateDeliveryRates(shop.db, ['SIN'], { fee: 120 })
    const { address, city: _, ...rest } = input
    const chosen = await checkout(shop.db, shopper.id, {
      ...rest,
      shippingAddress: { governorate: 'SIN', area: 'Cairo Road', street: '1 Sea St' },
    })
    expect(chosen.totalPiastres).toBe(36_000)
    for (const [city, totalPiastres] of [
      ['North Sinai', 36_000],
      ['القاهرة', 29_000],
      ['Giza', 24_000],
      ['Atlantis', 33_000],
    ] as const) {
      const order = await checkout(shop.db, shopper.id, { ...rest, address, city })
      expect(order.totalPiastres, city).toBe(totalPiastres)
    }
  })

  test('without a rate is the sum of its lines, and nothing else', async () => {
    const shopper = await createShopper(shop.db)
    const product = await createProduct(shop.db)
    const order = await checkout(shop.db, shopper.id, checkoutOf([product]))
    expect(order).toMatchObject({ adjustments: [], totalPiastres: 10_000, deliveryDays: null })
  })
})

describe('A shopper never pays what they did not see:', () => {
  test.each([
    ['the fee is higher', { fee: 60 }],
    ['the fee is lower', { fee: 40 }],
    ['there is no fee', { fee: 0 }],
    ['delivery is free from another total', { ...CAIRO, freeFrom: 100 }],
  ])(
    'when %s by now, nothing is ordered and the error contains the current amounts',
    async (_name, rate) => {
      const { shopper, input } = await start()
      await updateDeliveryRates(shop.db, ['C'], rate)
      const error = await expectAppError(
        checkout(shop.db, shopper.id, { ...input, amountDue: 290 }, 'key'),
      )
      expect(error.code).toBe('PRICE_CHANGED')
      const { current } = error.details
      expect(current?.lines).toHaveLength(1)
      expect(await listAllOrders(shop.db, shopper.id)).toEqual([])
      const amountDue = (current?.totalPiastres ?? 0) / 100
      const order = await checkout(shop.db, shopper.id, { ...input, amountDue }, 'key')
      expect(order).toMatchObject({
        totalPiastres: current?.totalPiastres,
        adjustments: current?.adjustments,
      })
    },
  )

  test('the amount that was seen is accepted', async () => {
    const { shopper, input } = await start()
    const order = await checkout(shop.db, shopper.id, { ...input, amountDue: 290 })
    expect(order.totalPiastres).toBe(29_000)
  })

  test('a retry of a placed order returns it, whatever the fee is by now', async () => {
    const { shopper, input } = await start()
    const first = await checkout(shop.db, shopper.id, { ...input, amountDue: 290 }, 'key')
    await updateDeliveryRates(shop.db, ['C'], { fee: 60 })
    const again = await checkout(shop.db, shopper.id, { ...input, amountDue: 300 }, 'key')
    expect(again).toEqual({ ...first, isReplayed: true })
  })
})

describe('Over the APIs', () => {
  const body = ({ id, pricePiastres }: ProductEntity) => ({
    address: '14 Nile Lane',
    city: 'Cairo',
    phone: '01012345678',
    total: 240,
    cart_items: [{ product_id: id, quantity: 2, price: pricePiastres / 100 }],
  })
  const post = (shopper: TestUser, content: object) =>
    shop.rest('POST', '/checkout', { ...shopper, body: content })

  test('an older client sends the sum of its lines and reads the amount due', async () => {
    const { shopper, product } = await start()
    const response = await post(shopper, body(product))
    expect(response.statusCode).toBe(201)
    const adjustments = [{ kind: 'delivery', label: 'Delivery', amount: 50 }]
    expect(response.json()).toEqual({ id: 1, total: 290, status: 'Pending', adjustments })
    const orders = (await shop.rest('GET', '/orders', shopper)).json()
    expect(orders).toMatchObject([{ total: 290, items: [{ price: 120, quantity: 2 }] }])
    expect(Object.keys(orders[0])).toHaveLength(7)
  })

  test('REST refuses another amount due with 409 and the current amounts', async () => {
    const { shopper, product } = await start()
    const response = await post(shopper, { ...body(product), amount_due: 240 })
    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({
      cart_items: [{ id: product.id, price: 120, quantity: 2 }],
      total: 240,
      adjustments: [{ kind: 'delivery', label: 'Delivery', amount: 50 }],
      amount_due: 290,
    })
    const accepted = await post(shopper, { ...body(product), amount_due: 290 })
    expect(accepted.json()).toMatchObject({ total: 290 })
  })

  test('GraphQL does the same, and names the fee in the language of the request', async () => {
    const { shopper, input } = await start()
    const query = `mutation ($input: CheckoutInput!) { checkout(input: $input) {
      order { total itemsTotal adjustments { kind label amount } deliveryDays { min max } }
      userErrors { code ... on PriceChanged {
        total amountDue adjustments { kind label amount } lines { total } } } } }`
    const send = async (amountDue: number, locale: string) => {
      const response = await shop.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${shopper.token}`, 'accept-language': locale },
        payload: { query, variables: { input: { ...input, amountDue } } },
      })
      return response.json().data.checkout
    }
    const fee = { kind: 'DELIVERY', amount: 50 }
    expect((await send(240, 'en')).userErrors).toEqual([
      {
        code: 'PRICE_CHANGED',
        total: 240,
        amountDue: 290,
        adjustments: [{ ...fee, label: 'Delivery' }],
        lines: [{ total: 240 }],
      },
    ])
    expect((await send(290, 'ar')).order).toEqual({
      total: 290,
      itemsTotal: 240,
      adjustments: [{ ...fee, label: 'التوصيل' }],
      deliveryDays: { min: 1, max: 2 },
    })
  })
})
