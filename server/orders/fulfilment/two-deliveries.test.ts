import { beforeEach, describe, expect, test } from 'vitest'
import type { DiscountInput } from '#domain/discounts/discounts.schema'
import { toPounds } from '#domain/money/money'
import { asPiastres } from '#domain/money/units'
import type { ParcelAct } from '#domain/orders/order-life'
import { ProductEntity } from '../../catalogue/products/product.entity'
import { listPrepaymentSums } from '../../office/cash/prepayment-sums.service'
import type { RequestKey } from '../../platform/idempotency/request-key'
import { updateDeliveryRates } from '../../shop/delivery/delivery.service'
import { expectAppError } from '../../test/expect-app-error'
import {
  checkoutOf,
  createProduct,
  createShopper,
  placeOrder,
  type TestUser,
} from '../../test/factories'
import { expectConsistentDatabase } from '../../test/invariants'
import { expectPaymentsAddUp } from '../../test/lives/payments'
import { startMailServer } from '../../test/mail-server'
import { sendDueMails } from '../../test/mails'
import { setUpShop } from '../../test/shop'
import { checkout } from '../checkout/checkout.service'
import { saveCourier } from '../couriers/couriers.service'
import { addDiscountCode } from '../discounts/discounts.service'
import { setOrderStatus } from '../orders/life/order-status.service'
import { findAdminOrder, readBack } from '../orders/reads/admin-orders.service'
import { readRelatedOrders } from '../orders/reads/order-links.service'
import { actOnParcels, assignCouriers, recordPayment } from './fulfilment.service'
import { editOrder, previewOrderEdit } from './order-edit.service'
import { findMergeable, mergeOrders, previewMerge } from './order-merge.service'
import { previewSplit, splitOrder } from './order-split.service'
import { readTimeline } from './timeline.service'

const shop = setUpShop()

const CODE: DiscountInput = {
  code: 'SAVE10',
  kind: 'percent',
  percent: 10,
  maxUsesPerCustomer: 1,
}

/** Throws unless the work is refused with this code. */
async function expectRefused(work: Promise<unknown>, code: string): Promise<void> {
  expect((await expectAppError(work)).code).toBe(code)
}

let shopper: TestUser
let toy: ProductEntity
let bed: ProductEntity

beforeEach(async () => {
  shopper = await createShopper(shop.db)
  toy = await createProduct(shop.db, { name: 'Toy', pricePiastres: asPiastres(3_333), stock: 20 })
  bed = await createProduct(shop.db, { name: 'Bed', pricePiastres: asPiastres(25_000), stock: 8 })
})

async function order(
  products: readonly ProductEntity[],
  quantity = 1,
  more: Readonly<Record<string, unknown>> = {},
) {
  const input = { ...checkoutOf(products, quantity), governorate: 'C', ...more }
  const { id } = await checkout(shop.db, shopper.id, input, crypto.randomUUID())
  return id
}

const stockOf = async ({ id }: ProductEntity) =>
  (await shop.db.findOneByOrFail(ProductEntity, { id })).stock

const itemsOf = async (id: number) =>
  (await readBack(shop.db, id)).items.map(({ name, quantity }) => [name, quantity])

async function act(id: number, ...names: readonly ParcelAct[]) {
  const [courier] = await shop.db.query<{ id: number }[]>('SELECT id FROM couriers')
  const courierId = courier?.id ?? (await saveCourier(shop.db, null, { name: 'Nile' })).id
  for (const name of names) {
    const { failures } = await actOnParcels(shop.db, [id], name, 'staff', { courierId })
    expect(failures).toEqual([])
  }
}

const setFees = (fee: number, freeFrom: number | null = null) =>
  updateDeliveryRates(shop.db, ['C'], { fee, freeFrom })

/** Items for the second delivery, from quantities by product name. */
async function later(id: number, units: Readonly<Record<string, number>>) {
  const { items } = await readBack(shop.db, id)
  return items.map((item) => ({ itemId: item.id, quantity: units[item.name] ?? 0 }))
}

const split = async (
  id: number,
  units: Readonly<Record<string, number>>,
  more: Readonly<Record<string, unknown>> = {},
) => splitOrder(shop.db, id, { later: await later(id, units), ...more }, 'staff')

const merge = (into: number, from: number, more: Readonly<Record<string, unknown>> = {}) =>
  mergeOrders(shop.db, { into, from, ...more }, 'staff')

describe('An order that is divided', () => {
  test('is two orders that cost what it did, with the stock out as it was', async () => {
    await setFees(50)
    const id = await order([toy, bed], 3)
    const before = await readBack(shop.db, id)
    const stock = await Promise.all([toy, bed].map(stockOf))
    const { order: first, rest } = await split(id, { Toy: 1, Bed: 3 })
    expect(first.totalPiastres + rest.totalPiastres).toBe(before.totalPiastres)
    expect(await itemsOf(id)).toEqual([['Toy', 2]])
    expect(await itemsOf(rest.id)).toEqual([
      ['Toy', 1],
      ['Bed', 3],
    ])
    expect([first.adjustments.length, rest.adjustments.length]).toEqual([1, 0])
    expect(await Promise.all([toy, bed].map(stockOf))).toEqual(stock)
    expect(rest).toMatchObject({
      address: before.address,
      phone: before.phone,
      status: before.status,
      createdAt: before.createdAt,
      source: 'shop',
      confirmationState: before.confirmationState,
      shipmentState: 'none',
    })
    await setOrderStatus(shop.db, rest.id, { status: 'Cancelled' })
    expect(await Promise.all([toy, bed].map(stockOf))).toEqual([18, 8])
    await expectConsistentDatabase(shop.db)
  })

  test('knows its rest, as the rest knows it, in both timelines', async () => {
    const id = await order([toy], 2)
    const { rest } = await split(id, { Toy: 1 })
    expect(await readRelatedOrders(shop.db, id)).toMatchObject([
      { id: rest.id, relation: 'rest', amountDuePiastres: 3_333 },
    ])
    expect(await readRelatedOrders(shop.db, rest.id, shopper.id)).toMatchObject([
      { id, relation: 'restOf', totalPiastres: 3_333 },
    ])
    const stranger = await createShopper(shop.db, { email: 'other@example.com' })
    expect(await readRelatedOrders(shop.db, rest.id, stranger.id)).toEqual([])
    const [timeline, restTimeline] = await Promise.all(
      [id, rest.id].map((one) => readTimeline(shop.db, one)),
    )
    expect(timeline?.at(-1)).toMatchObject({
      kind: 'split',
      actor: 'staff',
      otherOrderId: rest.id,
      edit: { totalBeforePiastres: 6_666, totalAfterPiastres: 3_333 },
    })
    expect(restTimeline).toMatchObject([
      { kind: 'placed', status: 'Pending' },
      { kind: 'split', otherOrderId: id, edit: null },
    ])
  })

  test('shares every kind of discount to the piastre, and uses its code once', async () => {
    await addDiscountCode(shop.db, CODE)
    const id = await order([toy, bed], 3, { discountCode: 'SAVE10' })
    const before = await readBack(shop.db, id)
    const { order: first, rest } = await split(id, { Toy: 2, Bed: 1 })
    expect(first.totalPiastres + rest.totalPiastres).toBe(before.totalPiastres)
    const off = [first, rest].map(({ adjustments }) => adjustments[0]?.piastres ?? 0)
    expect(off[0] ?? 0).toBeLessThan(0)
    expect((off[0] ?? 0) + (off[1] ?? 0)).toBe(before.adjustments[0]?.piastres)
    const again = () => order([bed], 1, { discountCode: 'SAVE10' })
    await expectRefused(again(), 'DISCOUNT_REFUSED')
    // The other delivery still has the discount.
    await setOrderStatus(shop.db, id, { status: 'Cancelled' })
    await expectRefused(again(), 'DISCOUNT_REFUSED')
    await setOrderStatus(shop.db, id, { status: 'Pending' })
    await expectConsistentDatabase(shop.db)
    await setOrderStatus(shop.db, id, { status: 'Cancelled' })
    await setOrderStatus(shop.db, rest.id, { status: 'Cancelled' })
    expect(await again()).toBeGreaterThan(0)
  })

  test('keeps its discount in the rest when the rest is changed', async () => {
    await addDiscountCode(shop.db, CODE)
    const id = await order([toy, bed], 2, { discountCode: 'SAVE10' })
    const { rest } = await split(id, { Bed: 2 })
    const changes = { items: [{ productId: String(bed.id), quantity: 1 }] }
    const { totalPiastres } = await previewOrderEdit(shop.db, rest.id, changes, 'en')
    expect(totalPiastres).toBe(22_500)
  })

  test('covers what ships now with what was paid in advance, and the rest with what is left', async () => {
    const id = await order([toy, bed], 1)
    await recordPayment(shop.db, id, 'prepaid', { amount: 100 }, 'staff')
    const { order: first, rest } = await split(id, { Bed: 1 })
    expect(first).toMatchObject({ paidPiastres: 3_333, paymentState: 'prepaid' })
    expect(rest).toMatchObject({ paidPiastres: 6_667, amountDuePiastres: 18_333 })
    await expectConsistentDatabase(shop.db)
    await expectPaymentsAddUp(shop.db)
  })

  test('keeps how it was paid in advance, if all of it was paid by the same method', async () => {
    const methodsOf = async (orderId: number) =>
      (
        await shop.db.query<{ method: string | null }[]>(
          'SELECT method FROM cash_entries WHERE order_id = $1 ORDER BY id',
          [orderId],
        )
      ).map(({ method }) => method)
    const id = await order([toy, bed])
    await recordPayment(shop.db, id, 'prepaid', { amount: 100, method: 'wallet' }, 'staff')
    const { rest } = await split(id, { Bed: 1 })
    expect(await methodsOf(rest.id)).toEqual(['wallet'])
    await recordPayment(shop.db, rest.id, 'prepaid', { amount: 10, method: 'instaPay' }, 'staff')
    await merge(id, rest.id)
    expect(await methodsOf(id)).toEqual(['wallet', 'wallet', null])
    expect(await listPrepaymentSums(shop.db, {})).toMatchObject([
      { method: 'wallet', count: 1, piastres: 10_000 },
      { method: 'instaPay', count: 1, piastres: 1_000 },
    ])
    await expectPaymentsAddUp(shop.db)
  })

  test('is delivered, collected and returned as two', async () => {
    const id = await order([toy, bed], 1)
    const { rest } = await split(id, { Bed: 1 })
    await act(id, 'handOver', 'deliver')
    await act(rest.id, 'handOver', 'refuse', 'receiveBack')
    expect(await findAdminOrder(shop.db, id)).toMatchObject({
      status: 'Completed',
      paidPiastres: 3_333,
    })
    expect(await findAdminOrder(shop.db, rest.id)).toMatchObject({ status: 'Cancelled' })
    expect(await Promise.all([toy, bed].map(stockOf))).toEqual([19, 8])
    await expectConsistentDatabase(shop.db)
  })

  test('is unpacked, so that its label is not used', async () => {
    const id = await order([toy], 2)
    await act(id, 'pack')
    const { order: first } = await split(id, { Toy: 1 })
    expect(first.shipmentState).toBe('none')
    await expectConsistentDatabase(shop.db)
  })

  test('is not divided once a courier has it, nor into nothing, nor into more than it has', async () => {
    const id = await order([toy], 2)
    const [item] = (await readBack(shop.db, id)).items
    const itemId = item?.id ?? 0
    const attempt = (input: unknown) =>
      expectAppError(splitOrder(shop.db, id, { later: input }, 'staff'))
    const keyOf = async (input: unknown) => (await attempt(input)).details.problems?.[0]?.key
    expect(await keyOf([{ itemId, quantity: 3 }])).toBe('order.laterTooMany')
    expect(await keyOf([{ itemId, quantity: 0 }])).toBe('order.nothingLater')
    expect(await keyOf([{ itemId, quantity: 2 }])).toBe('order.nothingNow')
    expect(await keyOf([{ itemId: 999_999, quantity: 1 }])).toBe('return.unknownItem')
    await act(id, 'handOver')
    expect(await attempt([{ itemId, quantity: 1 }])).toMatchObject({ code: 'CONFLICT' })
    await act(id, 'deliver')
    expect(await attempt([{ itemId, quantity: 1 }])).toMatchObject({ code: 'CONFLICT' })
  })

  test('is previewed to the piastre, and not divided for another total', async () => {
    await setFees(40)
    const id = await order([toy, bed], 1)
    const input = { later: await later(id, { Bed: 1 }), isFeeWithRest: true }
    const plan = await previewSplit(shop.db, id, input)
    expect([plan.first.totalPiastres, plan.rest.totalPiastres]).toEqual([3_333, 29_000])
    const wrong = splitOrder(shop.db, id, { ...input, expectedTotal: 1 }, 'staff')
    expect((await expectAppError(wrong)).code).toBe('PRICE_CHANGED')
    const { rest } = await splitOrder(
      shop.db,
      id,
      { ...input, expectedTotal: toPounds(plan.first.totalPiastres) },
      'staff',
    )
    expect(rest.totalPiastres).toBe(29_000)
  })
})

describe('Two orders that are merged', () => {
  test('cost their items and one delivery, and the other one is cancelled without a return to stock', async () => {
    await setFees(50)
    const into = await order([toy], 2)
    const from = await order([toy, bed], 1)
    const stock = await Promise.all([toy, bed].map(stockOf))
    const merged = await merge(into, from)
    expect(merged.totalPiastres).toBe(3 * 3_333 + 25_000 + 5_000)
    expect(await itemsOf(into)).toEqual([
      ['Toy', 3],
      ['Bed', 1],
    ])
    expect(await findAdminOrder(shop.db, from)).toMatchObject({
      status: 'Cancelled',
      amountDuePiastres: 0,
      totalPiastres: 3_333 + 25_000 + 5_000,
    })
    expect(await Promise.all([toy, bed].map(stockOf))).toEqual(stock)
    expect(await readRelatedOrders(shop.db, from)).toMatchObject([
      { id: into, relation: 'mergedInto' },
    ])
    await expectConsistentDatabase(shop.db)
    await act(into, 'handOver', 'refuse', 'receiveBack')
    expect(await Promise.all([toy, bed].map(stockOf))).toEqual([20, 8])
    await expectConsistentDatabase(shop.db)
  })

  test('pay no delivery where both reach the limit', async () => {
    await setFees(50, 300)
    const into = await order([toy], 2)
    const from = await order([bed], 1)
    expect((await merge(into, from)).totalPiastres).toBe(2 * 3_333 + 25_000)
  })

  test('keep lines of a product at two prices apart, which come back and go out again together', async () => {
    const into = await order([toy], 2)
    await shop.db.update(ProductEntity, { id: toy.id }, { pricePiastres: asPiastres(4_000) })
    toy = await shop.db.findOneByOrFail(ProductEntity, { id: toy.id })
    const from = await order([toy], 3)
    const merged = await merge(into, from)
    expect(merged.totalPiastres).toBe(2 * 3_333 + 3 * 4_000)
    await setOrderStatus(shop.db, into, { status: 'Cancelled' })
    expect(await stockOf(toy)).toBe(20)
    await setOrderStatus(shop.db, into, { status: 'Pending' })
    expect(await stockOf(toy)).toBe(15)
    const changes = {
      items: merged.items.map(({ id }) => ({ itemId: String(id), quantity: 4 })),
    }
    const { totalPiastres } = await previewOrderEdit(shop.db, into, changes, 'en')
    const { version } = await readBack(shop.db, into)
    const expected = { expectedVersion: version, expectedTotal: toPounds(totalPiastres) }
    await editOrder(shop.db, into, changes, expected, { actor: 'staff', locale: 'en' })
    expect(await stockOf(toy)).toBe(12)
    const tooMuch = {
      items: merged.items.map(({ id }) => ({ itemId: String(id), quantity: 12 })),
    }
    await expectRefused(previewOrderEdit(shop.db, into, tooMuch, 'en'), 'OUT_OF_STOCK')
    await expectConsistentDatabase(shop.db)
  })

  test('count the uses of both codes, and give both back together', async () => {
    await addDiscountCode(shop.db, { ...CODE, maxUsesPerCustomer: 2 })
    const into = await order([bed], 1, { discountCode: 'SAVE10' })
    const from = await order([bed], 1, { discountCode: 'SAVE10' })
    expect((await merge(into, from)).totalPiastres).toBe(45_000)
    const again = () => order([bed], 1, { discountCode: 'SAVE10' })
    await expectRefused(again(), 'DISCOUNT_REFUSED')
    await setOrderStatus(shop.db, into, { status: 'Cancelled' })
    const third = await again()
    await setOrderStatus(shop.db, third, { status: 'Cancelled' })
    await setOrderStatus(shop.db, into, { status: 'Pending' })
    await expectRefused(again(), 'DISCOUNT_REFUSED')
  })

  test('take the code of the other one along', async () => {
    await addDiscountCode(shop.db, CODE)
    const into = await order([toy], 1)
    const from = await order([bed], 1, { discountCode: 'SAVE10' })
    await merge(into, from)
    await expectRefused(order([bed], 1, { discountCode: 'SAVE10' }), 'DISCOUNT_REFUSED')
    await setOrderStatus(shop.db, into, { status: 'Cancelled' })
    expect(await order([bed], 1, { discountCode: 'SAVE10' })).toBeGreaterThan(0)
    await expectConsistentDatabase(shop.db)
  })

  test('move what was paid in advance, in the ledger', async () => {
    const into = await order([toy], 1)
    const from = await order([bed], 1)
    await recordPayment(shop.db, from, 'prepaid', { amount: 200 }, 'staff')
    const merged = await merge(into, from)
    expect(merged).toMatchObject({ paidPiastres: 20_000, amountDuePiastres: 8_333 })
    expect(await findAdminOrder(shop.db, from)).toMatchObject({
      paidPiastres: 0,
      paymentState: 'none',
    })
    await expectConsistentDatabase(shop.db)
    await expectPaymentsAddUp(shop.db)
  })

  test('go where somebody says if their addresses differ', async () => {
    const into = await order([toy], 1)
    const from = await order([bed], 1, { address: '9 Road 9' })
    expect((await expectAppError(merge(into, from))).details.key).toBe('order.otherAddress')
    expect(await merge(into, from, { addressOf: from })).toMatchObject({ address: '9 Road 9' })
  })

  test('are of one phone, in the shop, and two', async () => {
    const into = await order([toy], 1)
    const other = await order([bed], 1, { phone: '01199999999' })
    const keyOf = async (from: number) => (await expectAppError(merge(into, from))).details.key
    expect(await keyOf(into)).toBe('order.mergesItself')
    expect(await keyOf(other)).toBe('order.otherCustomer')
    expect(await keyOf(999_999)).toBe('fault.orderNotFound')
    const onItsWay = await order([bed], 1)
    await act(onItsWay, 'handOver')
    expect(await keyOf(onItsWay)).toBe('order.notPossibleNow')
    const third = await order([bed], 1)
    expect((await findMergeable(shop.db, into)).map(({ id }) => id)).toEqual([third])
  })

  test('are packed anew and have no courier twice', async () => {
    const { id: courierId } = await saveCourier(shop.db, null, { name: 'Nile' })
    const into = await order([toy], 1)
    const from = await order([bed], 1)
    await assignCouriers(shop.db, [into, from], courierId, 'staff')
    await act(into, 'pack')
    await act(from, 'pack')
    const merged = await merge(into, from)
    expect(merged).toMatchObject({ shipmentState: 'none', assignedCourier: { name: 'Nile' } })
    expect(await findAdminOrder(shop.db, from)).toMatchObject({
      shipmentState: 'none',
      assignedCourier: null,
    })
    await expectConsistentDatabase(shop.db)
  })

  test('cannot be taken apart by opening the other one again', async () => {
    const into = await order([toy], 1)
    const from = await order([bed], 1)
    await merge(into, from)
    const error = await expectAppError(setOrderStatus(shop.db, from, { status: 'Pending' }))
    expect(error).toMatchObject({ code: 'CONFLICT', details: { key: 'order.isMerged' } })
  })

  test('cost what they did if one is the rest of the other', async () => {
    await setFees(50)
    await addDiscountCode(shop.db, CODE)
    const id = await order([toy, bed], 3, { discountCode: 'SAVE10' })
    const before = await readBack(shop.db, id)
    await recordPayment(shop.db, id, 'prepaid', { amount: 250 }, 'staff')
    for (const swap of [false, true]) {
      const [current] = await shop.db.query<{ id: number }[]>(
        `SELECT id FROM orders WHERE status = 'Pending' ORDER BY id DESC LIMIT 1`,
      )
      const { order: first, rest } = await split(current?.id ?? 0, { Toy: 2, Bed: 1 })
      const merged = swap ? await merge(rest.id, first.id) : await merge(first.id, rest.id)
      expect(merged).toMatchObject({ totalPiastres: before.totalPiastres, paidPiastres: 25_000 })
    }
    await expectRefused(order([bed], 1, { discountCode: 'SAVE10' }), 'DISCOUNT_REFUSED')
    await expectConsistentDatabase(shop.db)
    await expectPaymentsAddUp(shop.db)
  })
})

test('A preview of a merge says what it will cost', async () => {
  await setFees(50)
  const into = await order([toy], 1)
  const from = await order([bed], 1)
  const { totalPiastres } = await previewMerge(shop.db, { into, from })
  expect(totalPiastres).toBe(33_333)
  const wrong = merge(into, from, { expectedTotal: 1 })
  expect((await expectAppError(wrong)).code).toBe('PRICE_CHANGED')
  await merge(into, from, { expectedTotal: toPounds(totalPiastres) })
})

test('The customer gets one mail: with the amounts of both deliveries, or the new one', async () => {
  const server = await startMailServer()
  const mona = await createShopper(shop.db, { email: 'mona@example.com' })
  const { id } = await placeOrder(shop.db, mona, [toy, bed])
  await sendDueMails(shop.db, server)
  let seen = server.mails.length
  const newMails = async () => {
    expect(await sendDueMails(shop.db, server)).toEqual([])
    const mails = server.mails.slice(seen).map(({ mail }) => mail)
    seen = server.mails.length
    return mails
  }
  const { rest } = await split(id, { Bed: 1 })
  const [divided, ...others] = await newMails()
  expect(others).toEqual([])
  expect(divided?.subject).toBe(`Your order #${id} comes in two deliveries`)
  expect(divided?.text).toContain(`Order #${id}, first: 1 × Toy. To pay at the door: EGP 33.33.`)
  expect(divided?.text).toContain(
    `Order #${rest.id}, later: 1 × Bed. To pay at the door: EGP 250.00.`,
  )
  await merge(id, rest.id)
  const [merged, ...more] = await newMails()
  expect(more).toEqual([])
  expect(merged?.subject).toBe(`Your order #${id} was changed`)
  expect(merged?.text).toContain(`Your order #${rest.id} is now a part of this one`)
  expect(merged?.text).toContain('To pay at the door: EGP 283.33.')
})

describe('At the same moment', () => {
  const settle = async (...work: readonly Promise<unknown>[]) => {
    const results = await Promise.allSettled(work)
    for (const result of results) {
      if (result.status !== 'rejected') continue
      expect(result.reason).toMatchObject({ code: expect.stringMatching(/CONFLICT|INVALID/) })
    }
    await expectConsistentDatabase(shop.db)
    await expectPaymentsAddUp(shop.db)
    return results.map(({ status }) => status)
  }

  test('two merges of the same orders, into each other, are one', async () => {
    const a = await order([toy], 1)
    const b = await order([bed], 1)
    const done = await settle(merge(a, b), merge(b, a))
    expect(done.toSorted()).toEqual(['fulfilled', 'rejected'])
    const open = [a, b].map(async (id) => (await readBack(shop.db, id)).status)
    expect((await Promise.all(open)).toSorted()).toEqual(['Cancelled', 'Pending'])
  })

  test('packing and dividing, and packing and merging, leave what was last', async () => {
    const a = await order([toy], 3)
    const b = await order([toy], 1)
    await settle(split(a, { Toy: 1 }), actOnParcels(shop.db, [a], 'pack', 'staff'))
    await settle(merge(a, b), actOnParcels(shop.db, [a, b], 'pack', 'staff'))
  })

  test('dividing twice takes no more than there is', async () => {
    const a = await order([toy], 2)
    await settle(split(a, { Toy: 1 }), split(a, { Toy: 1 }))
    const [sum] = await shop.db.query<{ units: number }[]>(
      `SELECT sum(quantity)::int AS units FROM order_items JOIN orders ON orders.id = order_id
       WHERE status <> 'Cancelled'`,
    )
    expect(sum?.units).toBe(2)
  })
})

test('What is sent twice with one key is done once', async () => {
  const a = await order([toy], 4)
  const request = (operation: string): RequestKey => ({
    owner: 'account:1',
    operation,
    key: 'key-1',
    requestHash: 'hash',
  })
  const input = { later: await later(a, { Toy: 1 }) }
  const twice = [1, 2].map(() => splitOrder(shop.db, a, input, 'staff', request('splitOrder')))
  const [one, two] = await Promise.all(twice)
  expect(two?.rest.id).toBe(one?.rest.id)
  const merging = { into: a, from: one?.rest.id }
  await mergeOrders(shop.db, merging, 'staff', request('mergeOrders'))
  await mergeOrders(shop.db, merging, 'staff', request('mergeOrders'))
  expect(await itemsOf(a)).toEqual([['Toy', 4]])
  // Without a key, the second one finds that there is nothing left to do.
  expect((await expectAppError(mergeOrders(shop.db, merging, 'staff'))).code).toBe('CONFLICT')
})
