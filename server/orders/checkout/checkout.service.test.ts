import { describe, expect, test } from 'vitest'
import { MAX_PRICE_PIASTRES } from '#domain/money/units'
import { ProductEntity } from '../../catalogue/products/product.entity'
import { expectAppError } from '../../test/expect-app-error'
import { checkoutOf, createManyProducts, createProduct, createShopper } from '../../test/factories'
import { setUpDatabase } from '../../test/shop'
import { addToCart, getCart } from '../cart/cart.service'
import { OrderEntity } from '../orders/entities/order.entity'
import { getOrder } from '../orders/reads/orders.service'
import { checkout } from './checkout.service'

const shop = setUpDatabase()

async function cartOf(userId: number): Promise<[number, number][]> {
  const { lines } = await getCart(shop.db, userId)
  return lines.map((line) => [line.id, line.quantity])
}

describe('a checkout', () => {
  test('places a pending order of the submitted lines', async () => {
    const { id } = await createShopper(shop.db)
    const cheap = await createProduct(shop.db, { name: 'Ball', nameAr: null, pricePiastres: 10 })
    const dear = await createProduct(shop.db, {
      name: 'Crate',
      nameAr: null,
      pricePiastres: 124_950,
    })
    const { isReplayed, ...order } = await checkout(shop.db, id, checkoutOf([dear, cheap], 3))
    expect(isReplayed).toBe(false)
    expect(order).toEqual({
      id: 1,
      createdAt: expect.any(Date),
      updatedAt: expect.any(Date),
      source: 'shop',
      adjustments: [],
      itemsTotalPiastres: 374_880,
      totalPiastres: 374_880,
      deliveryDays: null,
      address: '14 Nile Lane',
      city: 'Cairo',
      phone: '+201012345678',
      shippingAddress: null,
      cancelReason: null,
      prepayUntil: null,
      prepayPiastres: null,
      feeNotShown: false,
      status: 'Pending',
      recipientName: 'Mona Ali',
      confirmationState: 'toConfirm',
      confirmedBy: null,
      confirmedAt: null,
      unansweredCalls: 0,
      lastCalledAt: null,
      version: 1,
      tellCourier: false,
      shipmentState: 'none',
      shipment: null,
      paymentState: 'due',
      paidPiastres: 0,
      returnedPiastres: 0,
      amountDuePiastres: 374_880,
      items: [
        {
          id: 1,
          productId: dear.id,
          name: 'Crate',
          nameAr: null,
          pricePiastres: 124_950,
          quantity: 3,
          returnedQuantity: 0,
        },
        {
          id: 2,
          productId: cheap.id,
          name: 'Ball',
          nameAr: null,
          pricePiastres: 10,
          quantity: 3,
          returnedQuantity: 0,
        },
      ],
      history: [{ status: 'Pending', changedAt: order.createdAt }],
    })
    expect(await getOrder(shop.db, id, order.id)).toEqual(order)
  })

  test('removes the ordered quantities from the cart and keeps what another tab added', async () => {
    const { id } = await createShopper(shop.db)
    const [a, b, c, d] = await createManyProducts(shop.db, 4)
    if (!a || !b || !c || !d) throw new Error('Expected four products')
    await addToCart(shop.db, id, a.id, { quantity: 2 })
    await addToCart(shop.db, id, b.id, { quantity: 5 })
    await addToCart(shop.db, id, c.id, { quantity: 1 })
    await checkout(shop.db, id, checkoutOf([a, b, d], 2))
    expect(await cartOf(id)).toEqual([
      [b.id, 3],
      [c.id, 1],
    ])
  })

  test('that is not placed from the cart leaves it alone', async () => {
    const { id } = await createShopper(shop.db)
    const [a, b] = await createManyProducts(shop.db, 2)
    if (!a || !b) throw new Error('Expected two products')
    await addToCart(shop.db, id, a.id, { quantity: 2 })
    await addToCart(shop.db, id, b.id, { quantity: 1 })
    const order = { ...checkoutOf([a], 2), keepCart: true }
    await checkout(shop.db, id, order, 'key')
    expect(await cartOf(id)).toEqual([
      [a.id, 2],
      [b.id, 1],
    ])
    const retry = await checkout(shop.db, id, order, 'key')
    expect(retry).toMatchObject({ id: 1, isReplayed: true })
    expect(await expectAppError(checkout(shop.db, id, checkoutOf([a], 2), 'key'))).toMatchObject({
      code: 'CONFLICT',
    })
  })

  test('does not change the carts of other users', async () => {
    const [buyer, other] = [await createShopper(shop.db), await createShopper(shop.db)]
    const product = await createProduct(shop.db)
    await addToCart(shop.db, other.id, product.id, { quantity: 2 })
    await checkout(shop.db, buyer.id, checkoutOf([product], 2))
    expect(await cartOf(other.id)).toEqual([[product.id, 2]])
  })

  test('has an exact total, even the largest one', async () => {
    const { id } = await createShopper(shop.db)
    const products = await createManyProducts(shop.db, 200)
    await shop.db.query('UPDATE products SET price_piastres = 100000000')
    for (const product of products) product.pricePiastres = MAX_PRICE_PIASTRES
    const order = await checkout(shop.db, id, checkoutOf(products, 999))
    expect(order.totalPiastres).toBe(200 * 999 * 100_000_000)
    expect(order.items).toHaveLength(200)
  })
})

describe('a checkout with outdated prices or products', () => {
  async function rejectionOf(
    change: (product: ProductEntity) => Promise<object>,
    key = 'checkout.changed',
  ) {
    const shopper = await createShopper(shop.db)
    const product = await createProduct(shop.db, { name: 'Bed', pricePiastres: 24_950 })
    await addToCart(shop.db, shopper.id, product.id, { quantity: 2 })
    const input = { ...checkoutOf([product], 2), ...(await change(product)) }
    const error = await expectAppError(checkout(shop.db, shopper.id, input))
    expect(error).toMatchObject({ code: 'PRICE_CHANGED', details: { key } })
    expect(await shop.db.count(OrderEntity)).toBe(0)
    return { current: error.details.current, cart: await cartOf(shopper.id) }
  }

  const bed = {
    id: 1,
    name: 'Bed',
    nameAr: null,
    wasPricePiastres: null,
    imageUrl: '/pictures/product.svg',
    quantityAvailable: null,
    netAmount: null,
    netUnit: null,
    lifeStage: null,
    flavour: null,
    flavourAr: null,
    reviewCount: 0,
    starsTotal: 0,
    quantity: 2,
  }

  const current = (lines: readonly object[], totalPiastres: number) => ({
    lines,
    adjustments: [],
    itemsTotalPiastres: totalPiastres,
    totalPiastres,
  })

  test('with a price that is one piastre off places no order and keeps the cart', async () => {
    const outcome = await rejectionOf(
      async ({ id }) => ({ lines: [{ productId: id, quantity: 2, price: 249.49 }] }),
      'checkout.repriced',
    )
    expect(outcome).toEqual({
      current: current([{ ...bed, pricePiastres: 24_950, addedPricePiastres: 24_949 }], 49_900),
      cart: [[1, 2]],
    })
  })

  test('with a total that is one piastre off places no order', async () => {
    const { current: currentLines, cart } = await rejectionOf(async () => ({ total: 499.01 }))
    expect(currentLines?.totalPiastres).toBe(49_900)
    expect(cart).toEqual([[1, 2]])
  })

  test('after a price change places no order and returns the current price', async () => {
    const outcome = await rejectionOf(async ({ id }) => {
      await shop.db.update(ProductEntity, { id }, { pricePiastres: 30_000 })
      return {}
    }, 'checkout.repriced')
    const repriced = { ...bed, pricePiastres: 30_000, addedPricePiastres: 24_950 }
    expect(outcome.current).toEqual(current([repriced], 60_000))
  })

  test('after a product was deleted places no order and returns the lines without it', async () => {
    const outcome = await rejectionOf(async ({ id }) => {
      await shop.db.delete(ProductEntity, { id })
      return {}
    })
    expect(outcome).toEqual({ current: current([], 0), cart: [] })
  })

  test('with wrong prices that add up to the right total places no order', async () => {
    const { id } = await createShopper(shop.db)
    const [a, b] = await createManyProducts(shop.db, 2)
    const lines = [
      { productId: a?.id, quantity: 1, price: 100.01 },
      { productId: b?.id, quantity: 1, price: 100 },
    ]
    const error = await expectAppError(
      checkout(shop.db, id, { ...checkoutOf([]), total: 200.01, lines }),
    )
    expect(error.code).toBe('PRICE_CHANGED')
  })
})

test('an invalid checkout places no order and returns every problem', async () => {
  const { id } = await createShopper(shop.db)
  const product = await createProduct(shop.db)
  const input = { ...checkoutOf([product]), address: ' ', phone: 'call me' }
  const { code, details } = await expectAppError(checkout(shop.db, id, input))
  expect(code).toBe('INVALID')
  expect(details.problems?.map(({ field }) => field)).toEqual(['address', 'phone'])
  expect(await shop.db.count(OrderEntity)).toBe(0)
})
