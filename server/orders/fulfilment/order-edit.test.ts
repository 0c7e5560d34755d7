import { beforeEach, describe, expect, test } from 'vitest'
import type { DiscountInput } from '#domain/discounts/discounts.schema'
import { toPounds } from '#domain/money/money'
import { asPiastres, asPounds } from '#domain/money/units'
import type { OrderEditInput } from '#domain/orders/order-edit.schema'
import type { ParcelAct } from '#domain/orders/order-life'
import { calculateRefund } from '#domain/orders/returns'
import { ProductEntity } from '../../catalogue/products/product.entity'
import { WEBHOOK_EVENT_DOCS } from '../../office/integrations/webhook-events'
import { createWebhook } from '../../office/integrations/webhooks.service'
import { updateDeliveryRates } from '../../shop/delivery/delivery.service'
import { expectAppError } from '../../test/expect-app-error'
import {
  checkoutOf,
  createAdmin,
  createProduct,
  createShopper,
  placeOrder,
  type TestUser,
} from '../../test/factories'
import { expectConsistentDatabase } from '../../test/invariants'
import { setUpShop } from '../../test/shop'
import { checkout } from '../checkout/checkout.service'
import { saveCourier } from '../couriers/couriers.service'
import {
  addDiscountCode,
  listDiscountCodes,
  setDiscountCodeActive,
} from '../discounts/discounts.service'
import { setOrderStatus } from '../orders/life/order-status.service'
import { findAdminOrder, readBack } from '../orders/reads/admin-orders.service'
import type { AdminOrderView } from '../orders/reads/order-view'
import { actOnParcels, recordPayment } from './fulfilment.service'
import { editOrder, markCourierTold, previewOrderEdit } from './order-edit.service'
import { readTimeline } from './timeline.service'

const shop = setUpShop()

const BY = { actor: 'staff', locale: 'en' } as const
const ADDRESS = { governorate: 'C', area: 'Maadi', street: '9 Road 9' } as const

let shopper: TestUser
let toy: ProductEntity
let bed: ProductEntity

beforeEach(async () => {
  shopper = await createShopper(shop.db)
  toy = await createProduct(shop.db, {
    name: 'Toy',
    pricePiastres: asPiastres(10_000),
    stock: 10,
  })
  bed = await createProduct(shop.db, { name: 'Bed', pricePiastres: asPiastres(25_000), stock: 4 })
})

/** Edits an order as a user who has just read it and the preview. */
async function edit(id: number, changes: OrderEditInput): Promise<AdminOrderView> {
  const { version } = await readBack(shop.db, id)
  const { totalPiastres } = await previewOrderEdit(shop.db, id, changes, 'en')
  const expected = { expectedVersion: version, expectedTotal: toPounds(totalPiastres) }
  return editOrder(shop.db, id, changes, expected, BY)
}

const stockOf = async ({ id }: ProductEntity) =>
  (await shop.db.findOneByOrFail(ProductEntity, { id })).stock

const act = async (id: number, ...names: readonly ParcelAct[]) => {
  const [courier] = await shop.db.query<{ id: number }[]>('SELECT id FROM couriers')
  const courierId = courier?.id ?? (await saveCourier(shop.db, null, { name: 'Nile' })).id
  for (const name of names) {
    const { failures } = await actOnParcels(shop.db, [id], name, 'staff', { courierId })
    expect(failures).toEqual([])
  }
}

/** The problems of a refused edit, as GraphQL shows them: the code and the message by field. */
async function problemsOf(work: Promise<unknown>) {
  const { code, details } = await expectAppError(work)
  const problems = details.problems ?? [{ field: details.field ?? '', key: details.key }]
  return Object.fromEntries(
    problems.map((problem) => [
      problem.field,
      `${'code' in problem && problem.code ? problem.code : code} ${problem.key}`,
    ]),
  )
}

describe('The items of an order', () => {
  test('keep their price if they stay; new ones have today’s, and the stock follows', async () => {
    const { id } = await placeOrder(shop.db, shopper, [toy], 2)
    await shop.db.update(ProductEntity, { id: toy.id }, { pricePiastres: asPiastres(15_000) })
    const order = await edit(id, {
      items: [
        { productId: toy.id, quantity: 3 },
        { productId: bed.id, quantity: 1 },
      ],
    })
    expect(order.items).toMatchObject([
      { name: 'Toy', pricePiastres: 10_000, quantity: 3 },
      { name: 'Bed', pricePiastres: 25_000, quantity: 1 },
    ])
    expect(order).toMatchObject({ totalPiastres: 55_000, amountDuePiastres: 55_000, version: 2 })
    expect([await stockOf(toy), await stockOf(bed)]).toEqual([7, 3])
    const [, newItem] = order.items
    const fewer = await edit(id, { items: [{ itemId: newItem?.id, quantity: 2 }] })
    expect(fewer.items).toMatchObject([{ id: newItem?.id, name: 'Bed', quantity: 2 }])
    expect([await stockOf(toy), await stockOf(bed)]).toEqual([10, 2])
    await setOrderStatus(shop.db, id, { status: 'Cancelled' })
    expect([await stockOf(toy), await stockOf(bed)]).toEqual([10, 4])
    await expectConsistentDatabase(shop.db)
  })

  test('that were never taken out of stock are not returned to it', async () => {
    await shop.db.update(ProductEntity, { id: toy.id }, { stock: null })
    const { id } = await placeOrder(shop.db, shopper, [toy, bed], 2)
    await shop.db.update(ProductEntity, { id: toy.id }, { stock: 5 })
    await edit(id, { items: [{ productId: bed.id, quantity: 2 }] })
    expect([await stockOf(toy), await stockOf(bed)]).toEqual([5, 2])
  })

  test('stay if their product was deleted or hidden since, but no more of it can be had', async () => {
    const { id } = await placeOrder(shop.db, shopper, [toy, bed], 2)
    await shop.db.delete(ProductEntity, { id: toy.id })
    await shop.db.update(ProductEntity, { id: bed.id }, { hidden: true })
    const [first, second] = (await readBack(shop.db, id)).items
    const items = (quantity: number) => [
      { itemId: first?.id, quantity },
      { itemId: second?.id, quantity: 3 },
    ]
    expect(await problemsOf(edit(id, { items: items(3) }))).toEqual({
      'items.0.quantity': 'OUT_OF_STOCK orderEdit.outOfStock',
    })
    expect(await edit(id, { items: items(1) })).toMatchObject({ totalPiastres: 85_000 })
  })

  test('are taken and returned once while others check out the same products', async () => {
    const { id } = await placeOrder(shop.db, shopper, [toy], 2)
    const edits = async () => {
      for (const quantity of [5, 1, 4, 2, 3]) {
        await edit(id, { items: [{ productId: toy.id, quantity }] }).catch(
          async (error: unknown) => {
            expect(await expectAppError(Promise.reject(error))).toMatchObject({
              code: 'OUT_OF_STOCK',
            })
          },
        )
      }
    }
    const checkouts = async () => {
      for (let count = 0; count < 6; count += 1) {
        await placeOrder(shop.db, shopper, [toy], 1).catch(() => undefined)
      }
    }
    await Promise.all([edits(), checkouts(), checkouts()])
    const [row] = await shop.db.query<{ ordered: number }[]>(
      'SELECT sum(quantity)::int AS ordered FROM order_items WHERE stock_taken',
    )
    expect(await stockOf(toy)).toBe(10 - (row?.ordered ?? 0))
    expect(await stockOf(toy)).toBeGreaterThanOrEqual(0)
    await expectConsistentDatabase(shop.db)
  })
})

describe('The total of an order', () => {
  test('has the fee and the free-delivery limit of the governorate, computed anew', async () => {
    await updateDeliveryRates(shop.db, ['C'], { fee: 50, freeFrom: 500, minDays: 1, maxDays: 2 })
    await updateDeliveryRates(shop.db, ['ASN'], { fee: 120, minDays: 3, maxDays: 6 })
    const { id } = await placeOrder(shop.db, shopper, [toy], 2)
    expect(await readBack(shop.db, id)).toMatchObject({ totalPiastres: 25_000 })
    const toAswan = await edit(id, {
      shippingAddress: { governorate: 'ASN', area: 'Aswan', street: '1 Corniche' },
    })
    expect(toAswan).toMatchObject({
      totalPiastres: 32_000,
      deliveryDays: { min: 3, max: 6 },
      city: 'Aswan',
      address: '1 Corniche',
    })
    await edit(id, { shippingAddress: ADDRESS })
    const free = await edit(id, { items: [{ productId: toy.id, quantity: 5 }] })
    expect(free).toMatchObject({ totalPiastres: 50_000 })
    expect(await edit(id, { items: [{ productId: toy.id, quantity: 4 }] })).toMatchObject({
      totalPiastres: 45_000,
      adjustments: [{ kind: 'delivery', piastres: 5_000 }],
    })
  })

  test('stays if nothing that it is made of changes, whatever the fee is today', async () => {
    await updateDeliveryRates(shop.db, ['C'], { fee: 50 })
    const { id } = await placeOrder(shop.db, shopper, [toy], 2)
    await updateDeliveryRates(shop.db, ['C'], { fee: 80 })
    expect(await edit(id, { shippingAddress: ADDRESS, phone: '01112345678' })).toMatchObject({
      totalPiastres: 25_000,
      phone: '+201112345678',
      city: 'Maadi, Cairo',
    })
  })

  const TEN: DiscountInput = { code: 'TEN', kind: 'percent', percent: 10, minItems: 200 }
  const uses = async () => (await listDiscountCodes(shop.db)).map((code) => code.uses)

  test('has its code as long as its minimum is reached, even if it has ended since', async () => {
    const { id: codeId } = await addDiscountCode(shop.db, { ...TEN, maxUses: 1 })
    const input = { ...checkoutOf([toy], 2), discountCode: 'TEN' }
    const { id } = await checkout(shop.db, shopper.id, input)
    await setDiscountCodeActive(shop.db, codeId, false)
    expect(await edit(id, { items: [{ productId: toy.id, quantity: 3 }] })).toMatchObject({
      totalPiastres: 27_000,
    })
    const one = [{ productId: toy.id, quantity: 1 }]
    expect(await problemsOf(edit(id, { items: one }))).toEqual({
      discountCode: 'DISCOUNT_REFUSED discount.minimum',
    })
    expect(await uses()).toEqual([1])
    expect(await edit(id, { items: one, discountCode: null })).toMatchObject({
      totalPiastres: 10_000,
      adjustments: [],
    })
    expect(await uses()).toEqual([0])
    await expectConsistentDatabase(shop.db)
  })

  test('gets a new code by the rules of checkout', async () => {
    await addDiscountCode(shop.db, { ...TEN, maxUses: 1 })
    const first = await placeOrder(shop.db, shopper, [toy], 2)
    const second = await placeOrder(shop.db, shopper, [toy], 2)
    expect(await edit(first.id, { discountCode: 'ten' })).toMatchObject({ totalPiastres: 18_000 })
    expect(await problemsOf(edit(second.id, { discountCode: 'TEN' }))).toEqual({
      discountCode: 'DISCOUNT_REFUSED discount.usedUp',
    })
    expect(await problemsOf(edit(second.id, { discountCode: 'NONE' }))).toEqual({
      discountCode: 'DISCOUNT_REFUSED discount.unknown',
    })
    expect(await uses()).toEqual([1])
  })

  test('below what was paid leaves nothing due and the rest to be refunded', async () => {
    const { id } = await placeOrder(shop.db, shopper, [toy], 2)
    await recordPayment(shop.db, id, 'prepaid', { amount: 200 }, 'staff')
    const cheaper = await edit(id, { items: [{ productId: toy.id, quantity: 1 }] })
    expect(cheaper).toMatchObject({
      paymentState: 'toRefund',
      paidPiastres: 20_000,
      amountDuePiastres: 0,
    })
    const { order: refunded } = await recordPayment(
      shop.db,
      id,
      'refunded',
      { amount: 100 },
      'staff',
    )
    expect(refunded).toMatchObject({ paymentState: 'prepaid', amountDuePiastres: 0 })
    const dearer = await edit(id, { items: [{ productId: toy.id, quantity: 4 }] })
    expect(dearer).toMatchObject({ paymentState: 'due', amountDuePiastres: 30_000 })
    await expectConsistentDatabase(shop.db)
  })
})

describe('An edit', () => {
  test('is refused with everything that is wrong, each at its field, and changes nothing', async () => {
    const { id } = await placeOrder(shop.db, shopper, [toy], 2)
    const before = await readBack(shop.db, id)
    const hidden = await createProduct(shop.db, { hidden: true })
    const changes = {
      items: [
        { productId: toy.id, quantity: 11 },
        { productId: bed.id, quantity: 5 },
        { productId: hidden.id, quantity: 1 },
        { productId: 999, quantity: 1 },
        { productId: bed.id, quantity: 1 },
      ],
      discountCode: 'NONE',
      phone: '123',
      recipientName: ' ',
      shippingAddress: { ...ADDRESS, street: '' },
    }
    expect(await problemsOf(edit(id, changes))).toEqual({
      'items.0.quantity': 'OUT_OF_STOCK orderEdit.outOfStock',
      'items.1.quantity': 'OUT_OF_STOCK orderEdit.outOfStock',
      'items.2.productId': 'INVALID orderEdit.notSold',
      'items.3.productId': 'INVALID orderEdit.notSold',
      'items.4.productId': 'INVALID invalid.duplicateLine',
      discountCode: 'DISCOUNT_REFUSED discount.unknown',
      phone: 'INVALID invalid.phoneShort',
      recipientName: 'INVALID invalid.required',
      'shippingAddress.street': 'INVALID invalid.required',
    })
    expect(await readBack(shop.db, id)).toEqual(before)
    expect(await stockOf(toy)).toBe(8)
    const { token } = await createAdmin(shop.db)
    const { data } = await shop.graphql(
      `query ($id: ID!, $changes: OrderEditInput!) {
        orderEditPreview(id: $id, changes: $changes) {
          preview { total } userErrors { code field message }
        }
      }`,
      { token, variables: { id, changes: { items: [{ productId: toy.id, quantity: 11 }] } } },
    )
    expect(data.orderEditPreview).toEqual({
      preview: null,
      userErrors: [
        {
          code: 'OUT_OF_STOCK',
          field: 'items.0.quantity',
          message: 'Toy: only 10 can be ordered.',
        },
      ],
    })
  })

  test('has lines with the item of the order and the product, hidden or not', async () => {
    const { id } = await placeOrder(shop.db, shopper, [toy], 2)
    const { token } = await createAdmin(shop.db)
    const { data } = await shop.graphql(
      `query ($id: ID!, $changes: OrderEditInput!) {
        orderEditPreview(id: $id, changes: $changes) {
          preview { lines { quantity item { quantity } product { id isHidden } } }
        }
      }`,
      {
        token,
        variables: {
          id,
          changes: {
            items: [
              { productId: toy.id, quantity: 3 },
              { productId: bed.id, quantity: 1 },
            ],
          },
        },
      },
    )
    expect(data.orderEditPreview).toEqual({
      preview: {
        lines: [
          { quantity: 3, item: { quantity: 2 }, product: { id: String(toy.id), isHidden: false } },
          { quantity: 1, item: null, product: { id: String(bed.id), isHidden: false } },
        ],
      },
    })
  })

  test('of two people is made once: the second is a conflict', async () => {
    const { id } = await placeOrder(shop.db, shopper, [toy], 2)
    const expected = (quantity: number) => ({ expectedVersion: 1, expectedTotal: quantity * 100 })
    const results = await Promise.allSettled(
      [3, 4].map((quantity) =>
        editOrder(
          shop.db,
          id,
          { items: [{ productId: toy.id, quantity }] },
          expected(quantity),
          BY,
        ),
      ),
    )
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason] : [],
    )
    expect(refused).toMatchObject([
      {
        code: 'CONFLICT',
        details: { key: 'orderEdit.changedMeanwhile', field: 'expectedVersion' },
      },
    ])
    const order = await readBack(shop.db, id)
    expect(await stockOf(toy)).toBe(10 - (order.items[0]?.quantity ?? 0))
  })

  test('is not made at another total than the one that was shown', async () => {
    const { id } = await placeOrder(shop.db, shopper, [toy], 2)
    const changes = { items: [{ productId: bed.id, quantity: 1 }] }
    const expected = { expectedVersion: 1, expectedTotal: 200 }
    expect(await problemsOf(editOrder(shop.db, id, changes, expected, BY))).toEqual({
      expectedTotal: 'PRICE_CHANGED orderEdit.totalChanged',
    })
  })

  test('of nothing writes nothing', async () => {
    const { id } = await placeOrder(shop.db, shopper, [toy], 2)
    const before = await readTimeline(shop.db, id)
    expect(await edit(id, { items: [{ productId: toy.id, quantity: 2 }] })).toMatchObject({
      version: 1,
    })
    expect(await readTimeline(shop.db, id)).toEqual(before)
  })

  test('unpacks what was packed, so that its label is printed anew', async () => {
    const { id } = await placeOrder(shop.db, shopper, [toy], 2)
    await act(id, 'pack')
    expect(await edit(id, { phone: '01112345678' })).toMatchObject({ shipmentState: 'none' })
    const kinds = (await readTimeline(shop.db, id)).map(({ kind }) => kind)
    expect(kinds.slice(-2)).toEqual(['unpacked', 'edited'])
    await expectConsistentDatabase(shop.db)
  })

  test('of an order that is cancelled, delivered or refused is refused', async () => {
    const { id } = await placeOrder(shop.db, shopper, [toy], 2)
    await act(id, 'handOver', 'refuse')
    const change = () => problemsOf(edit(id, { phone: '01112345678' }))
    expect(await change()).toEqual({ '': 'CONFLICT order.notPossibleNow' })
    await act(id, 'pack', 'handOver', 'deliver')
    expect(await change()).toEqual({ '': 'CONFLICT order.notPossibleNow' })
  })

  test('is in the timeline with what was before, and after', async () => {
    const { id } = await placeOrder(shop.db, shopper, [toy], 2)
    await edit(id, {
      items: [
        { productId: toy.id, quantity: 1 },
        { productId: bed.id, quantity: 1 },
      ],
      shippingAddress: { ...ADDRESS, courierNote: 'Ring twice' },
    })
    const events = await readTimeline(shop.db, id)
    expect(events.at(-1)).toMatchObject({
      kind: 'edited',
      actor: 'staff',
      edit: {
        totalBeforePiastres: 20_000,
        totalAfterPiastres: 35_000,
        items: [
          { name: 'Toy', before: 2, after: 1 },
          { name: 'Bed', before: 0, after: 1 },
        ],
        texts: [
          { name: 'address', before: '14 Nile Lane\nCairo', after: '9 Road 9\nMaadi, Cairo' },
          { name: 'courierNote', before: null, after: 'Ring twice' },
        ],
      },
    })
  })

  test('tells the customer once, if items, address or total are others', async () => {
    const { id } = await placeOrder(shop.db, shopper, [toy], 2)
    const mails = () => shop.db.query(`SELECT user_id, data FROM mails WHERE kind = 'orderEdited'`)
    await edit(id, { phone: '01112345678' })
    expect(await mails()).toEqual([])
    await edit(id, { items: [{ productId: toy.id, quantity: 1 }], shippingAddress: ADDRESS })
    expect(await mails()).toEqual([{ user_id: shopper.id, data: { orderId: id } }])
  })

  test('is sent to webhooks in its documented form', async () => {
    const { id } = await placeOrder(shop.db, shopper, [toy], 2)
    const hook = { url: 'http://127.0.0.1:9/', events: ['order.edited'] as const }
    await createWebhook(shop.db, { allowsPrivate: true }, hook)
    await edit(id, { items: [{ productId: bed.id, quantity: 2 }] })
    const deliveries = await shop.db.query<{ body: string }[]>(
      'SELECT body FROM webhook_deliveries',
    )
    const [body, ...others] = deliveries.map((delivery): unknown => JSON.parse(delivery.body))
    expect(others).toEqual([])
    expect(WEBHOOK_EVENT_DOCS['order.edited'].schema.parse(body)).toMatchObject({
      data: {
        changed: ['items', 'total'],
        previous_total: 200,
        order: { id, total: 500, items: [{ name: 'Bed', price: 250, quantity: 2 }] },
      },
    })
  })

  test('is what REST and GraphQL show', async () => {
    const { id } = await placeOrder(shop.db, shopper, [toy], 2)
    await edit(id, { items: [{ productId: bed.id, quantity: 2 }], shippingAddress: ADDRESS })
    const { token } = await createAdmin(shop.db)
    const bought = { product: { name: 'Bed' }, quantity: 2, price: 250 }
    const rest = { id, total: 500, items: [{ ...bought, id: expect.any(Number) }] }
    const own = await shop.rest('GET', '/orders', { token: shopper.token })
    expect(own.json()).toMatchObject([rest])
    const all = await shop.rest('GET', '/adminorder', { token })
    expect(all.json()).toMatchObject([{ ...rest, addres: '9 Road 9' }])
    const { data } = await shop.graphql(
      '{ orders(first: 1) { nodes { total address items { name quantity price } } } }',
      { token: shopper.token },
    )
    expect(data.orders).toEqual({
      nodes: [
        { total: 500, address: '9 Road 9', items: [{ name: 'Bed', quantity: 2, price: 250 }] },
      ],
    })
  })
})

describe('An order on its way', () => {
  test('changes neither items nor place, but phone and note, with a reminder to tell the courier', async () => {
    const { id } = await checkout(shop.db, shopper.id, {
      ...checkoutOf([toy], 2),
      address: null,
      city: null,
      shippingAddress: ADDRESS,
    })
    await act(id, 'handOver')
    const changes = {
      items: [{ productId: bed.id, quantity: 1 }],
      recipientName: 'Nour',
      shippingAddress: { ...ADDRESS, street: '10 Road 9' },
    }
    expect(await problemsOf(edit(id, changes))).toEqual({
      items: 'CONFLICT orderEdit.handedOver',
      recipientName: 'CONFLICT orderEdit.handedOver',
      shippingAddress: 'CONFLICT orderEdit.handedOver',
    })
    const order = await edit(id, {
      phone: '01112345678',
      shippingAddress: { ...ADDRESS, courierNote: 'Call first' },
    })
    expect(order).toMatchObject({ tellCourier: true, shipmentState: 'withCourier' })
    const marked = await markCourierTold(shop.db, id, 'staff')
    expect(marked.tellCourier).toBe(false)
    const [edited, markedEvent] = (await readTimeline(shop.db, id)).slice(-2)
    expect([edited?.edit?.tellCourier, markedEvent?.edit?.courierTold]).toEqual([true, true])
    expect(await problemsOf(markCourierTold(shop.db, id, 'staff'))).toEqual({
      '': 'CONFLICT orderEdit.nothingToTell',
    })
  })

  test('need no reminder once the parcel has come back', async () => {
    const { id } = await placeOrder(shop.db, shopper, [toy], 2)
    await act(id, 'handOver')
    await edit(id, { phone: '01112345678' })
    await act(id, 'refuse', 'pack', 'handOver')
    expect(await findAdminOrder(shop.db, id)).toMatchObject({ tellCourier: false })
  })

  describe('can have its amount lowered', () => {
    const lower = (id: number, amountDue: number, reason = 'It was late') =>
      edit(id, { loweredAmount: { amountDue: asPounds(amountDue), reason } })

    const cash = (id: number) =>
      shop.db.query(
        'SELECT kind, piastres::int FROM cash_entries WHERE order_id = $1 ORDER BY id',
        [id],
      )

    test('with a reason, by an adjustment that every amount follows', async () => {
      await updateDeliveryRates(shop.db, ['C'], { fee: 50 })
      const { id } = await placeOrder(shop.db, shopper, [toy], 2)
      await act(id, 'handOver')
      const lowered = await lower(id, 180)
      expect(lowered).toMatchObject({
        totalPiastres: 18_000,
        amountDuePiastres: 18_000,
        itemsTotalPiastres: 13_000,
        paymentState: 'due',
        tellCourier: true,
        adjustments: [
          { kind: 'delivery', piastres: 5_000 },
          { kind: 'reduction', label: 'It was late', piastres: -7_000 },
        ],
      })
      const { data } = await shop.graphql(
        '{ orders(first: 1) { nodes { total amountDue adjustments { kind label amount } } } }',
        { token: shopper.token },
      )
      expect(data.orders).toMatchObject({
        nodes: [
          {
            total: 180,
            amountDue: 180,
            adjustments: [
              { kind: 'DELIVERY' },
              { kind: 'REDUCTION', label: 'It was late', amount: -70 },
            ],
          },
        ],
      })
      await act(id, 'deliver')
      expect(await cash(id)).toEqual([{ kind: 'collected', piastres: 18_000 }])
      await expectConsistentDatabase(shop.db)
    })

    test('again, down to nothing, and stays lowered once it is edited in the shop', async () => {
      await updateDeliveryRates(shop.db, ['C'], { fee: 50 })
      const { id } = await placeOrder(shop.db, shopper, [toy], 2)
      await act(id, 'handOver')
      await lower(id, 200)
      expect(await lower(id, 0, 'Wet')).toMatchObject({
        totalPiastres: 0,
        amountDuePiastres: 0,
        paymentState: 'none',
        adjustments: [{}, { kind: 'reduction', label: 'Wet', piastres: -25_000 }],
      })
      await act(id, 'takeBack')
      expect(await edit(id, { items: [{ productId: toy.id, quantity: 3 }] })).toMatchObject({
        totalPiastres: 10_000,
        adjustments: [{}, { label: 'Wet', piastres: -25_000 }],
      })
      await expectConsistentDatabase(shop.db)
    })

    test('by what is still due of a prepaid order', async () => {
      const { id } = await placeOrder(shop.db, shopper, [toy], 2)
      await recordPayment(shop.db, id, 'prepaid', { amount: 150 }, 'staff')
      await act(id, 'handOver')
      expect(await lower(id, 20)).toMatchObject({ totalPiastres: 17_000, amountDuePiastres: 2_000 })
      expect(await lower(id, 0)).toMatchObject({ totalPiastres: 15_000, paymentState: 'prepaid' })
    })

    test('but not raised, nor without a reason, nor in the shop', async () => {
      const { id } = await placeOrder(shop.db, shopper, [toy], 2)
      expect(await problemsOf(lower(id, 180))).toEqual({
        loweredAmount: 'CONFLICT orderEdit.amountInShop',
      })
      await act(id, 'handOver')
      expect(await problemsOf(lower(id, 200.01))).toEqual({
        'loweredAmount.amountDue': 'INVALID orderEdit.amountHigher',
      })
      expect(await problemsOf(lower(id, -1, ' '))).toEqual({
        'loweredAmount.amountDue': 'INVALID orderEdit.amountNegative',
        'loweredAmount.reason': 'INVALID invalid.required',
      })
      expect(await readBack(shop.db, id)).toMatchObject({ totalPiastres: 20_000, version: 1 })
    })

    test('which the timeline shows and the customer and webhooks get', async () => {
      const { id } = await placeOrder(shop.db, shopper, [toy], 2)
      const hook = { url: 'http://127.0.0.1:9/', events: ['order.edited'] as const }
      await createWebhook(shop.db, { allowsPrivate: true }, hook)
      await act(id, 'handOver')
      await lower(id, 180)
      expect((await readTimeline(shop.db, id)).at(-1)?.edit).toMatchObject({
        totalBeforePiastres: 20_000,
        totalAfterPiastres: 18_000,
        amountReason: 'It was late',
        tellCourier: true,
      })
      const [delivery] = await shop.db.query<{ body: string }[]>(
        'SELECT body FROM webhook_deliveries',
      )
      expect(
        WEBHOOK_EVENT_DOCS['order.edited'].schema.parse(JSON.parse(delivery?.body ?? '')),
      ).toMatchObject({
        data: {
          changed: ['total'],
          previous_total: 200,
          order: { total: 180, adjustments: [{ kind: 'reduction', amount: -20 }] },
        },
      })
      const mails = await shop.db.query(`SELECT data FROM mails WHERE kind = 'orderEdited'`)
      expect(mails).toEqual([{ data: { orderId: id } }])
    })

    test('and items that come back are refunded for what was paid for them', async () => {
      const { id } = await placeOrder(shop.db, shopper, [toy], 2)
      await act(id, 'handOver')
      await lower(id, 100)
      await act(id, 'deliver')
      const order = await readBack(shop.db, id)
      const items = order.items.map((item) => ({ ...item, returning: 1 }))
      expect(calculateRefund({ ...order, items }, false).totalPiastres).toBe(5_000)
    })
  })
})
