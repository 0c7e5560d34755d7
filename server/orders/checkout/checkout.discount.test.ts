import { describe, expect, test } from 'vitest'
import type { DiscountInput } from '#domain/discounts/discounts.schema'
import { updateDeliveryRates } from '../../shop/delivery/delivery.service'
import { untilBlocked } from '../../test/blocking'
import { expectAppError } from '../../test/expect-app-error'
import { checkoutOf, createManyProducts, createProduct, createShopper } from '../../test/factories'
import { createTestApp, setUpShop } from '../../test/shop'
import {
  addDiscountCode,
  listDiscountCodes,
  setDiscountCodeActive,
} from '../discounts/discounts.service'
import { lockOrder } from '../orders/life/order-life.service'
import { changeStatus, setOrderStatus } from '../orders/life/order-status.service'
import { listAllOrders } from '../orders/reads/orders.service'
import { checkout } from './checkout.service'

const shop = setUpShop()

const TEN: DiscountInput = { code: 'TEN', kind: 'percent', percent: 10 }

async function start(code: Partial<DiscountInput> = {}) {
  const shopper = await createShopper(shop.db)
  const product = await createProduct(shop.db, { pricePiastres: 12_345 })
  const { id } = await addDiscountCode(shop.db, { ...TEN, ...code })
  const input = { ...checkoutOf([product], 2), discountCode: 'ten' }
  return { shopper, product, input, codeId: id }
}

const uses = async () => (await listDiscountCodes(shop.db)).map((code) => code.uses)
const cancel = (id: number) => setOrderStatus(shop.db, id, { status: 'Cancelled' })
const reopen = (id: number) => setOrderStatus(shop.db, id, { status: 'Pending' })
const refusal = (work: Promise<unknown>) => expectAppError(work).then(({ details }) => details.key)

describe('An order with a discount code', () => {
  test('keeps the discount in its totals, and counts as a use', async () => {
    const { shopper, input, codeId } = await start()
    const order = await checkout(shop.db, shopper.id, { ...input, amountDue: 222.21 })
    expect(order).toMatchObject({
      adjustments: [
        { kind: 'discount', label: 'TEN', piastres: -2469, applies: 'beforeItemsTotal' },
      ],
      itemsTotalPiastres: 22_221,
      totalPiastres: 22_221,
    })
    await setDiscountCodeActive(shop.db, codeId, false)
    expect(await listAllOrders(shop.db, shopper.id)).toMatchObject([{ totalPiastres: 22_221 }])
    expect(await uses()).toEqual([1])
  })

  test('costs two statements more than one without', async () => {
    const { shopper, input } = await start()
    const statements = await shop.database.statements.during(() =>
      checkout(shop.db, shopper.id, input, 'key'),
    )
    expect(statements).toHaveLength(10)
  })

  test('with a retry uses the code once; another code is another checkout', async () => {
    const { shopper, input } = await start()
    await addDiscountCode(shop.db, { ...TEN, code: 'OTHER' })
    const first = await checkout(shop.db, shopper.id, input, 'key')
    const again = await checkout(shop.db, shopper.id, { ...input, discountCode: ' TEN ' }, 'key')
    expect(again).toEqual({ ...first, isReplayed: true })
    for (const discountCode of ['other', null]) {
      const error = await refusal(checkout(shop.db, shopper.id, { ...input, discountCode }, 'key'))
      expect(error).toBe('checkout.keyReused')
    }
    expect(await uses()).toEqual([0, 1])
  })
})

describe('A code that cannot be used is refused with the current amounts, and nothing is ordered:', () => {
  test.each([
    ['an unknown one', {}, { discountCode: 'NONE' }, 'discount.unknown'],
    ['a text that cannot be a code', {}, { discountCode: '50% off!' }, 'discount.unknown'],
    ['one that starts tomorrow', { startsOn: '2999-01-01' }, {}, 'discount.early'],
    ['one that ended', { endsOn: '2020-01-01' }, {}, 'discount.expired'],
    ['one with a higher minimum', { minItems: 246.91 }, {}, 'discount.minimum'],
    ['free delivery where it is free', { kind: 'freeDelivery' }, {}, 'discount.alreadyFree'],
  ] as const)('%s', async (_name, code, changes, key) => {
    const { shopper, input } = await start(code)
    const error = await expectAppError(checkout(shop.db, shopper.id, { ...input, ...changes }))
    expect(error).toMatchObject({
      code: 'DISCOUNT_REFUSED',
      details: { key, field: 'discountCode', current: { adjustments: [], totalPiastres: 24_690 } },
    })
    expect(await listAllOrders(shop.db, shopper.id)).toEqual([])
    expect(await uses()).toEqual([0])
  })

  test('a deactivated one, until it is activated again', async () => {
    const { shopper, input, codeId } = await start()
    await setDiscountCodeActive(shop.db, codeId, false)
    expect(await refusal(checkout(shop.db, shopper.id, input))).toBe('discount.unknown')
    await setDiscountCodeActive(shop.db, codeId, true)
    await checkout(shop.db, shopper.id, input)
  })

  test('one used up by all, or by this customer', async () => {
    const { shopper, input, product } = await start({ maxUses: 2, maxUsesPerCustomer: 1 })
    await checkout(shop.db, shopper.id, input)
    const more = { ...checkoutOf([product], 3), discountCode: 'TEN' }
    expect(await refusal(checkout(shop.db, shopper.id, more))).toBe('discount.usedByYou')
    const others = [await createShopper(shop.db), await createShopper(shop.db)]
    // A visitor has another account with each order.
    expect(await refusal(checkout(shop.db, others[0]?.id ?? 0, input))).toBe('discount.usedByYou')
    const second = { ...input, phone: '+201112345678' }
    await checkout(shop.db, others[0]?.id ?? 0, second)
    const third = { ...input, phone: '+201212345678' }
    expect(await refusal(checkout(shop.db, others[1]?.id ?? 0, third))).toBe('discount.usedUp')
    expect(await uses()).toEqual([2])
  })

  test('and a day that has begun or not ended in Cairo counts', async () => {
    const [row] = await shop.db.query<{ today: string }[]>(
      `SELECT (now() AT TIME ZONE 'Africa/Cairo')::date::text AS today`,
    )
    const today = row?.today ?? ''
    const { shopper, input } = await start({ startsOn: today, endsOn: today })
    await checkout(shop.db, shopper.id, input)
  })
})

test('A code for free delivery takes off the fee', async () => {
  const { shopper, input } = await start({ kind: 'freeDelivery' })
  await updateDeliveryRates(shop.db, ['C'], { fee: 50 })
  const order = await checkout(shop.db, shopper.id, { ...input, amountDue: 246.9 })
  expect(order.totalPiastres).toBe(24_690)
  expect(order.adjustments.map(({ kind, piastres }) => [kind, piastres])).toEqual([
    ['delivery', 5000],
    ['discount', -5000],
  ])
})

describe('A cancelled order', () => {
  test('gives its use back once, and takes it again when it is reopened', async () => {
    const { shopper, input } = await start({ maxUses: 1 })
    const { id } = await checkout(shop.db, shopper.id, input)
    await cancel(id)
    await cancel(id)
    expect(await uses()).toEqual([0])
    await reopen(id)
    expect(await uses()).toEqual([1])
    await setOrderStatus(shop.db, id, { status: 'Completed' })
    await cancel(id)
    const other = await createShopper(shop.db)
    await checkout(shop.db, other.id, input)
    expect(await uses()).toEqual([1])
  })

  test('is not reopened once its code is used up, and stays cancelled', async () => {
    const { shopper, input } = await start({ maxUses: 1 })
    const { id } = await checkout(shop.db, shopper.id, input)
    await cancel(id)
    await checkout(shop.db, (await createShopper(shop.db)).id, input)
    const error = await expectAppError(reopen(id))
    expect(error).toMatchObject({ code: 'CONFLICT', details: { key: 'order.discountUsedUp' } })
    expect(await listAllOrders(shop.db, shopper.id)).toMatchObject([{ status: 'Cancelled' }])
    expect(await uses()).toEqual([1])
  })

  test('is not reopened if another order has just taken the use', async () => {
    const { shopper, input } = await start({ maxUses: 1 })
    const first = await checkout(shop.db, shopper.id, input, 'first')
    await cancel(first.id)
    // Of another product, whose lock does not serialize them.
    const ofOther = { ...checkoutOf([await createProduct(shop.db)]), discountCode: 'ten' }
    const second = await checkout(shop.db, shopper.id, ofOther, 'second')
    await cancel(second.id)
    const other = await shop.db.transaction(async (transaction) => {
      const cancelled = await lockOrder(transaction, first.id)
      await changeStatus(transaction, cancelled, 'Pending', { actor: 'staff' })
      const refused = refusal(reopen(second.id))
      await untilBlocked(shop.database, transaction, refused)
      return { refused }
    })
    expect(await other.refused).toBe('order.discountUsedUp')
    expect(await uses()).toEqual([1])
  })

  test('gives one use to one of many buyers, also when it is cancelled many times at once', async () => {
    const { shopper, input } = await start({ maxUses: 1 })
    const { id } = await checkout(shop.db, shopper.id, input)
    const buyers = await Promise.all(Array.from({ length: 8 }, () => createShopper(shop.db)))
    await Promise.all(Array.from({ length: 5 }, () => cancel(id)))
    const results = await Promise.allSettled([
      ...buyers.map((buyer) => checkout(shop.db, buyer.id, input)),
      reopen(id),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await uses()).toEqual([1])
  })
})

describe('Concurrently', () => {
  test('200 buyers of a code with ten uses, through two servers, place ten orders with it', async () => {
    await addDiscountCode(shop.db, { ...TEN, maxUses: 10 })
    // Of different products, whose locks do not serialize the buyers.
    const products = await createManyProducts(shop.db, 20)
    const second = await createTestApp(shop.database)
    const shoppers = []
    for (let count = 0; count < 200; count += 1) shoppers.push(await createShopper(shop.db))
    try {
      const responses = await Promise.all(
        shoppers.map(({ token }, index) => {
          const product = products[index % products.length]
          const { lines, ...delivery } = checkoutOf(product ? [product] : [])
          const payload = {
            ...delivery,
            discount_code: 'ten',
            cart_items: lines.map(({ productId, ...line }) => ({ product_id: productId, ...line })),
          }
          const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
          const server = index % 2 ? shop.app : second
          return server.inject({ method: 'POST', url: '/checkout', headers, payload })
        }),
      )
      const refused = responses.filter(({ statusCode }) => statusCode === 409)
      expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10)
      expect(refused).toHaveLength(190)
      const message = 'This code has reached its usage limit.'
      for (const response of refused) {
        expect(response.json()).toMatchObject({
          message,
          errors: [{ field: 'discount_code', message }],
          cart_items: [{ quantity: 1 }],
        })
      }
      expect(await uses()).toEqual([10])
    } finally {
      await second.close()
    }
  })

  test('a customer who places ten orders at once uses a code once', async () => {
    const { shopper } = await start({ maxUsesPerCustomer: 1 })
    const products = await createManyProducts(shop.db, 10)
    const results = await Promise.allSettled(
      products.map((product) =>
        checkout(shop.db, shopper.id, { ...checkoutOf([product]), discountCode: 'TEN' }),
      ),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await uses()).toEqual([1])
  })
})
