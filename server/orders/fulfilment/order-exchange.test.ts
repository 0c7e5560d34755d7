import { beforeEach, describe, expect, test } from 'vitest'
import { toPounds } from '#domain/money/money'
import { asPiastres } from '#domain/money/units'
import type { ParcelAct } from '#domain/orders/order-life'
import { ProductEntity } from '../../catalogue/products/product.entity'
import { createWebhook } from '../../office/integrations/webhooks.service'
import type { RequestKey } from '../../platform/idempotency/request-key'
import { updateDeliveryRates } from '../../shop/delivery/delivery.service'
import { expectAppError } from '../../test/expect-app-error'
import {
  checkoutOf,
  createAdmin,
  createProduct,
  createShopper,
  type TestUser,
} from '../../test/factories'
import { expectConsistentDatabase } from '../../test/invariants'
import { listAdminOrders } from '../../test/list-admin-orders'
import { expectPaymentsAddUp } from '../../test/lives/payments'
import { startMailServer } from '../../test/mail-server'
import { sendDueMails } from '../../test/mails'
import { setUpShop } from '../../test/shop'
import { checkout } from '../checkout/checkout.service'
import { saveCourier } from '../couriers/couriers.service'
import { lockOrder } from '../orders/life/order-life.service'
import { setOrderStatus } from '../orders/life/order-status.service'
import { readBack } from '../orders/reads/admin-orders.service'
import { readRelatedOrders } from '../orders/reads/order-links.service'
import { listTakenBack } from '../returns/exchange-returns.service'
import { receiveReturn } from '../returns/receive-return.service'
import { listReturns } from '../returns/return-view'
import { answerReturn, recordReturn } from '../returns/returns.service'
import { returnsPersonalData } from '../returns/returns-personal-data'
import { actOnParcels, recordPayment } from './fulfilment.service'
import { editOrder } from './order-edit.service'
import { exchangeItems, previewExchange } from './order-exchange.service'
import { mergeOrders } from './order-merge.service'
import { splitOrder } from './order-split.service'
import { deliverOrderPartly } from './partial-delivery.service'
import { receiveParcel } from './receive-parcel.service'
import { readTimeline } from './timeline.service'

const shop = setUpShop()

let shopper: TestUser
let toy: ProductEntity
let bed: ProductEntity

beforeEach(async () => {
  shopper = await createShopper(shop.db)
  toy = await createProduct(shop.db, { name: 'Toy', pricePiastres: asPiastres(3_333), stock: 20 })
  bed = await createProduct(shop.db, { name: 'Bed', pricePiastres: asPiastres(25_000), stock: 8 })
})

const stockOf = async ({ id }: ProductEntity) =>
  (await shop.db.findOneByOrFail(ProductEntity, { id })).stock

async function act(id: number, ...names: readonly ParcelAct[]) {
  const [courier] = await shop.db.query<{ id: number }[]>('SELECT id FROM couriers')
  const courierId = courier?.id ?? (await saveCourier(shop.db, null, { name: 'Nile' })).id
  for (const name of names) {
    const { failures } = await actOnParcels(shop.db, [id], name, 'staff', { courierId })
    expect(failures).toEqual([])
  }
}

/** A delivered order of three units of each product. */
async function delivered(products: readonly ProductEntity[] = [toy], quantity = 3) {
  const input = { ...checkoutOf(products, quantity), governorate: 'C' }
  const { id } = await checkout(shop.db, shopper.id, input, crypto.randomUUID())
  await act(id, 'handOver', 'deliver')
  return id
}

/** Units of an order by the name of the product, and what goes out. */
async function exchangeOf(
  id: number,
  back: Readonly<Record<string, number>>,
  out: readonly (readonly [ProductEntity, number])[],
  more: Readonly<Record<string, unknown>> = {},
) {
  const { items } = await readBack(shop.db, id)
  return {
    back: Object.entries(back).map(([name, quantity]) => ({
      itemId: items.find((item) => item.name === name)?.id,
      quantity,
    })),
    out: out.map(([{ id: productId }, quantity]) => ({ productId, quantity })),
    reason: 'wrongItem',
    ...more,
  }
}

type Exchange = Parameters<typeof exchangeOf>

const exchange = async (...[id, ...rest]: Exchange) =>
  exchangeItems(shop.db, id, await exchangeOf(id, ...rest), 'staff')

const stateOf = async (id: number) => (await listReturns(shop.db, id)).map(({ state }) => state)

const moneyOf = async (id: number) => {
  const { paidPiastres, returnedPiastres, amountDuePiastres } = await readBack(shop.db, id)
  return { paidPiastres, returnedPiastres, amountDuePiastres }
}

async function expectConsistent() {
  await expectConsistentDatabase(shop.db)
  await expectPaymentsAddUp(shop.db)
}

describe('An exchange', () => {
  test('is a return and an order that its value pays for', async () => {
    const id = await delivered()
    const {
      order,
      exchange: placed,
      orderReturn,
    } = await exchange(id, { Toy: 2 }, [[bed, 1]], {
      deliveryFee: 30,
    })
    expect(placed).toMatchObject({
      status: 'Processing',
      confirmationState: 'confirmed',
      source: 'exchange',
      address: order.address,
      phone: order.phone,
      totalPiastres: 28_000,
      paidPiastres: 6_666,
      amountDuePiastres: 21_334,
    })
    expect(order).toMatchObject({
      source: 'shop',
      paidPiastres: 3_333,
      returnedPiastres: 0,
      amountDuePiastres: 0,
    })
    expect(orderReturn).toMatchObject({
      orderId: id,
      state: 'accepted',
      reason: 'wrongItem',
      exchangeOrderId: placed.id,
      creditPiastres: 6_666,
    })
    expect([await stockOf(toy), await stockOf(bed)]).toEqual([17, 7])
    expect(await readRelatedOrders(shop.db, id)).toMatchObject([
      { id: placed.id, relation: 'exchange' },
    ])
    expect(await readRelatedOrders(shop.db, placed.id)).toMatchObject([
      { id, relation: 'exchangeOf' },
    ])
    expect((await listTakenBack(shop.db, [placed.id])).get(placed.id)).toEqual([
      { orderId: placed.id, name: 'Toy', nameAr: toy.nameAr, quantity: 2 },
    ])
    await expectConsistent()
  })

  test('says on the sheet of its handover what the courier takes back', async () => {
    const id = await delivered()
    const { exchange: placed } = await exchange(id, { Toy: 2 }, [[bed, 1]])
    await act(placed.id, 'handOver')
    const { token } = await createAdmin(shop.db)
    const { data } = await shop.graphql(
      '{ handoverSheet(id: 2) { parcels { order { id status } takesBack { name quantity } } } }',
      { token },
    )
    expect(data.handoverSheet).toEqual({
      parcels: [
        {
          order: { id: String(placed.id), status: 'PROCESSING' },
          takesBack: [{ name: 'Toy', quantity: 2 }],
        },
      ],
    })
  })

  test('comes to what its preview says, and is refused at another total', async () => {
    const id = await delivered()
    const input = await exchangeOf(id, { Toy: 3 }, [[toy, 1]])
    expect(await previewExchange(shop.db, id, input)).toMatchObject({
      creditPiastres: 9_999,
      amountDuePiastres: 0,
      toRefundPiastres: 6_666,
      totals: { totalPiastres: 3_333 },
    })
    expect(await stockOf(toy)).toBe(17)
    const work = exchangeItems(shop.db, id, { ...input, expectedTotal: 33.34 }, 'staff')
    expect((await expectAppError(work)).code).toBe('PRICE_CHANGED')
    expect(await stateOf(id)).toEqual([])
  })

  test('costs what the products cost today, without the fees and discounts of checkouts', async () => {
    await updateDeliveryRates(shop.db, ['C'], { fee: 50, freeFrom: null })
    const id = await delivered()
    await shop.db.update(ProductEntity, bed.id, { pricePiastres: asPiastres(26_000) })
    const { exchange: placed } = await exchange(id, { Toy: 1 }, [[bed, 2]])
    expect(placed).toMatchObject({ totalPiastres: 52_000, adjustments: [], feeNotShown: false })
  })

  test('is never worth more than was paid', async () => {
    const id = await delivered()
    await recordPayment(shop.db, id, 'refunded', { amount: 90 }, 'staff')
    const { exchange: placed } = await exchange(id, { Toy: 3 }, [[bed, 1]])
    expect(placed.paidPiastres).toBe(999)
    expect((await readBack(shop.db, id)).paidPiastres).toBe(0)
  })

  test('names everything that is wrong with it', async () => {
    const id = await delivered([toy, bed])
    const hidden = await createProduct(shop.db, { hidden: true })
    const input = await exchangeOf(id, { Toy: 4, Bed: 1 }, [
      [hidden, 1],
      [bed, 6],
    ])
    const { details } = await expectAppError(exchangeItems(shop.db, id, input, 'staff'))
    expect(details.problems).toMatchObject([
      { field: 'back.0.quantity', key: 'return.tooMany', parameters: { max: 3 } },
      { field: 'out.0.productId', key: 'orderEdit.notSold' },
      { field: 'out.1.quantity', code: 'OUT_OF_STOCK' },
    ])
    const twice = { ...input, back: [input.back[0], input.back[0]], deliveryFee: -1 }
    const invalid = await expectAppError(exchangeItems(shop.db, id, twice, 'staff'))
    expect(invalid.details.problems?.map(({ field }) => field)).toEqual([
      'back.1.itemId',
      'deliveryFee',
    ])
    expect(await stockOf(bed)).toBe(5)
  })

  test('needs a delivered order without an open return', async () => {
    const input = { ...checkoutOf([toy], 1), governorate: 'C' }
    const { id } = await checkout(shop.db, shopper.id, input, crypto.randomUUID())
    const early = await expectAppError(exchange(id, { Toy: 1 }, [[bed, 1]]))
    expect(early).toMatchObject({ code: 'CONFLICT', details: { key: 'return.notDelivered' } })
    await act(id, 'handOver', 'deliver')
    const { items } = await readBack(shop.db, id)
    const units = { items: [{ itemId: items[0]?.id, quantity: 1 }], reason: 'other' }
    await recordReturn(shop.db, id, units, 'staff')
    const open = await expectAppError(exchange(id, { Toy: 1 }, [[bed, 1]]))
    expect(open).toMatchObject({ code: 'CONFLICT', details: { key: 'return.isOpen' } })
  })

  test('of the same units at the same moment happens once, and once for each key', async () => {
    const id = await delivered()
    const work = () => exchange(id, { Toy: 2 }, [[bed, 1]])
    const results = await Promise.allSettled([work(), work(), work()])
    expect(results.map(({ status }) => status).toSorted()).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
    ])
    expect(await stockOf(bed)).toBe(7)
    const other = await delivered()
    const input = await exchangeOf(other, { Toy: 1 }, [[bed, 1]])
    const key: RequestKey = {
      owner: 'staff',
      operation: 'exchangeItems',
      key: 'a key',
      requestHash: 'hash',
    }
    const [first, again] = await Promise.all([
      exchangeItems(shop.db, other, input, 'staff', key),
      exchangeItems(shop.db, other, input, 'staff', key),
    ])
    expect(again.exchange.id).toBe(first.exchange.id)
    expect(again.orderReturn.id).toBe(first.orderReturn.id)
    expect(await stockOf(bed)).toBe(6)
  })

  test('is in both timelines, with who agreed to it', async () => {
    const id = await delivered()
    const { exchange: placed } = await exchange(id, { Toy: 2 }, [[bed, 1]])
    const of = async (orderId: number) =>
      (await readTimeline(shop.db, orderId)).filter(({ otherOrderId }) => otherOrderId !== null)
    expect(await of(id)).toMatchObject([
      {
        kind: 'exchanged',
        actor: 'staff',
        otherOrderId: placed.id,
        returnState: 'accepted',
        returnItems: [{ name: 'Toy', quantity: 2 }],
      },
      { kind: 'moneyChanged', otherOrderId: placed.id },
    ])
    expect(await of(placed.id)).toMatchObject([
      { kind: 'exchanged', actor: 'staff', otherOrderId: id, returnItems: [] },
      { kind: 'moneyChanged', otherOrderId: id },
    ])
  })
})

describe('An exchange of an exchange', () => {
  test('is paid by what was paid for the first one, and each return by its own order', async () => {
    const id = await delivered()
    const { exchange: second } = await exchange(id, { Toy: 3 }, [[bed, 1]])
    await act(second.id, 'handOver', 'deliver')
    const { exchange: third } = await exchange(second.id, { Bed: 1 }, [[toy, 1]])
    expect(third).toMatchObject({ paidPiastres: 3_333, amountDuePiastres: 0 })
    await setOrderStatus(shop.db, third.id, { status: 'Cancelled' })
    expect(await moneyOf(second.id)).toMatchObject({ paidPiastres: 25_000 })
    await setOrderStatus(shop.db, third.id, { status: 'Processing' })
    await receiveParcel(shop.db, `#${second.id}`, 'sellable', 'staff')
    await act(third.id, 'handOver', 'deliver')
    await receiveParcel(shop.db, `#${third.id}`, 'sellable', 'staff')
    expect(await moneyOf(id)).toMatchObject({ paidPiastres: 0, returnedPiastres: 9_999 })
    expect(await moneyOf(second.id)).toMatchObject({ paidPiastres: 0, returnedPiastres: 25_000 })
    await expectConsistent()
  })

  test('is locked with all the orders before it, so that no two changes wait for each other', async () => {
    const id = await delivered()
    const { exchange: second } = await exchange(id, { Toy: 1 }, [[toy, 1]])
    await act(second.id, 'handOver', 'deliver')
    const { exchange: third } = await exchange(second.id, { Toy: 1 }, [[toy, 1]])
    await shop.db.transaction(async (transaction) => {
      await lockOrder(transaction, third.id)
      const locked = await transaction.query<{ id: number }[]>(
        'SELECT id FROM orders WHERE xmax = pg_current_xact_id()::xid ORDER BY id',
      )
      expect(locked.map((order) => order.id)).toEqual([id, second.id, third.id])
    })
  })
})

describe('What goes back', () => {
  test('is awaited from its courier once the exchange is delivered, and received by its number', async () => {
    const id = await delivered()
    const { exchange: placed } = await exchange(id, { Toy: 3 }, [[toy, 2]])
    const awaited = async () =>
      (await listAdminOrders(shop.db, { view: 'TO_RECEIVE_BACK' })).nodes.map((one) => one.id)
    expect(await awaited()).toEqual([])
    await act(placed.id, 'handOver', 'deliver')
    expect(await awaited()).toEqual([placed.id])
    expect(await stockOf(toy)).toBe(15)
    const received = await receiveParcel(shop.db, `#${placed.id}`, 'sellable', 'staff')
    expect(received.id).toBe(placed.id)
    expect(await awaited()).toEqual([])
    expect(await stockOf(toy)).toBe(18)
    expect(await moneyOf(id)).toEqual({
      paidPiastres: 0,
      returnedPiastres: 9_999,
      amountDuePiastres: 0,
    })
    expect(await listReturns(shop.db, id)).toMatchObject([
      { state: 'received', refundPiastres: 9_999, items: [{ receivedQuantity: 3 }] },
    ])
    const again = receiveParcel(shop.db, `#${placed.id}`, 'sellable', 'staff')
    expect((await expectAppError(again)).code).toBe('CONFLICT')
    await expectConsistent()
  })

  test('is written off if it came damaged', async () => {
    const id = await delivered()
    const { exchange: placed } = await exchange(id, { Toy: 2 }, [[bed, 1]])
    await act(placed.id, 'handOver', 'deliver')
    await receiveParcel(shop.db, `#${placed.id}`, 'damaged', 'staff')
    expect(await stockOf(toy)).toBe(17)
    expect(await moneyOf(id)).toMatchObject({ paidPiastres: 3_333, returnedPiastres: 6_666 })
    await expectConsistent()
  })

  test('is given back for beyond its credit, less if less came, and given up with a note', async () => {
    const id = await delivered()
    const { exchange: placed, orderReturn } = await exchange(id, { Toy: 3 }, [[toy, 1]])
    await act(placed.id, 'handOver', 'deliver')
    const [item] = (await readBack(shop.db, id)).items
    const receive = (quantity: number, refund: number, refundNote?: string) =>
      receiveReturn(
        shop.db,
        orderReturn.id,
        {
          items: [{ itemId: item?.id, quantity, condition: 'sellable' }],
          refund,
          refundsDelivery: false,
          refundNote,
        },
        'staff',
      )
    const high = await expectAppError(receive(2, 33.34))
    expect(high.details.problems).toMatchObject([{ field: 'refund', parameters: { max: 33.33 } }])
    expect((await expectAppError(receive(0, 0))).details.problems).toMatchObject([
      { field: 'refundNote' },
    ])
    expect(await receive(0, 0, 'The courier lost them')).toMatchObject({
      state: 'received',
      refundPiastres: 3_333,
    })
    expect(await moneyOf(id)).toMatchObject({ paidPiastres: 6_666, returnedPiastres: 3_333 })
    await expectConsistent()
  })

  test('is not declined: its order is cancelled instead', async () => {
    const id = await delivered()
    const { orderReturn } = await exchange(id, { Toy: 1 }, [[bed, 1]])
    const work = answerReturn(shop.db, orderReturn.id, 'decline', { answer: 'No' }, 'staff')
    expect(await expectAppError(work)).toMatchObject({
      code: 'CONFLICT',
      details: { key: 'exchange.cancelInstead' },
    })
  })
})

describe('An exchange that does not take place', () => {
  test.each<readonly [string, readonly ParcelAct[]]>([
    ['is cancelled', []],
    ['is refused', ['handOver', 'refuse']],
    ['is lost', ['handOver', 'lose']],
  ])('because it %s leaves the customer items and money of the first order', async (_, acts) => {
    const id = await delivered()
    const money = await moneyOf(id)
    const { exchange: placed } = await exchange(id, { Toy: 2 }, [[bed, 1]])
    await act(placed.id, ...acts)
    if (acts.length === 0) await setOrderStatus(shop.db, placed.id, { status: 'Cancelled' })
    expect(await moneyOf(id)).toEqual(money)
    expect(await moneyOf(placed.id)).toMatchObject({ paidPiastres: 0, amountDuePiastres: 0 })
    expect((await readBack(shop.db, placed.id)).paymentState).toBe('none')
    expect(await stateOf(id)).toEqual(['declined'])
    expect((await listTakenBack(shop.db, [placed.id])).get(placed.id)).toEqual([])
    expect((await readTimeline(shop.db, id)).at(-1)).toMatchObject({
      kind: 'exchanged',
      returnState: 'declined',
    })
    await expectConsistent()
  })

  test('is as it was once it is taken up again', async () => {
    const id = await delivered()
    const { exchange: placed } = await exchange(id, { Toy: 2 }, [[bed, 1]])
    const [of, out] = [await moneyOf(id), await moneyOf(placed.id)]
    await act(placed.id, 'handOver', 'refuse', 'pack')
    expect([await moneyOf(id), await moneyOf(placed.id)]).toEqual([of, out])
    expect(await stateOf(id)).toEqual(['accepted'])
    await act(placed.id, 'handOver', 'refuse')
    await setOrderStatus(shop.db, placed.id, { status: 'Completed' })
    expect(await moneyOf(placed.id)).toMatchObject({ paidPiastres: 25_000 })
    const collected = await shop.db.query<{ sum: number }[]>(
      `SELECT sum(piastres)::int FROM cash_entries WHERE order_id = $1 AND kind = 'collected'`,
      [placed.id],
    )
    expect(collected).toEqual([{ sum: 18_334 }])
    expect(await stateOf(id)).toEqual(['accepted'])
    await expectConsistent()
  })

  test('is not taken up again once its items went another way', async () => {
    const id = await delivered()
    const { exchange: placed } = await exchange(id, { Toy: 2 }, [[bed, 1]])
    await setOrderStatus(shop.db, placed.id, { status: 'Cancelled' })
    const { exchange: other } = await exchange(id, { Toy: 2 }, [[bed, 1]])
    const revive = () => setOrderStatus(shop.db, placed.id, { status: 'Processing' })
    expect(await expectAppError(revive())).toMatchObject({
      code: 'CONFLICT',
      details: { key: 'exchange.otherReturn' },
    })
    await act(other.id, 'handOver', 'deliver')
    await receiveParcel(shop.db, `#${other.id}`, 'sellable', 'staff')
    expect((await expectAppError(revive())).details.key).toBe('exchange.isOver')
    await expectConsistent()
  })

  test('cannot keep credit for items that never came', async () => {
    const id = await delivered()
    const { exchange: placed, orderReturn } = await exchange(id, { Toy: 2 }, [[bed, 1]])
    const [item] = (await readBack(shop.db, id)).items
    const receive = (quantity: number) =>
      receiveReturn(
        shop.db,
        orderReturn.id,
        {
          items: [{ itemId: item?.id, quantity, condition: 'sellable' }],
          refund: 0,
          refundsDelivery: false,
          refundNote: 'Never came',
        },
        'staff',
      )
    for (const quantity of [0, 1]) {
      expect(await expectAppError(receive(quantity))).toMatchObject({
        code: 'CONFLICT',
        details: { key: 'exchange.notDelivered', parameters: { id: String(placed.id) } },
      })
    }
    await act(placed.id, 'handOver', 'deliver')
    await receive(1)
    await expectConsistent()
  })

  test('owes what its items have paid if they came before', async () => {
    const id = await delivered()
    const { exchange: placed, orderReturn } = await exchange(id, { Toy: 2 }, [[bed, 1]])
    const [item] = (await readBack(shop.db, id)).items
    await receiveReturn(
      shop.db,
      orderReturn.id,
      {
        items: [{ itemId: item?.id, quantity: 2, condition: 'sellable' }],
        refund: 0,
        refundsDelivery: false,
      },
      'staff',
    )
    await setOrderStatus(shop.db, placed.id, { status: 'Cancelled' })
    expect(await readBack(shop.db, placed.id)).toMatchObject({
      paidPiastres: 6_666,
      paymentState: 'toRefund',
    })
    expect(await stateOf(id)).toEqual(['received'])
    await expectConsistent()
  })
})

describe('While an exchange is open', () => {
  test('the first order stays delivered', async () => {
    const id = await delivered()
    const { exchange: placed } = await exchange(id, { Toy: 2 }, [[bed, 1]])
    const work = setOrderStatus(shop.db, id, { status: 'Cancelled' })
    expect((await expectAppError(work)).details).toMatchObject({
      key: 'exchange.isOpen',
      parameters: { id: String(placed.id) },
    })
    await setOrderStatus(shop.db, placed.id, { status: 'Cancelled' })
    await setOrderStatus(shop.db, id, { status: 'Cancelled' })
  })

  test('its order is neither divided, merged nor delivered in part, and only its address is edited', async () => {
    await updateDeliveryRates(shop.db, ['GZ'], { fee: 50, freeFrom: null })
    const id = await delivered()
    const { exchange: placed } = await exchange(id, { Toy: 2 }, [[bed, 2]])
    const input = { ...checkoutOf([toy], 1), governorate: 'C' }
    const other = await checkout(shop.db, shopper.id, input, crypto.randomUUID())
    const [item] = placed.items
    const key = async (work: Promise<unknown>) => (await expectAppError(work)).details.key
    const one = [{ itemId: item?.id, quantity: 1 }]
    expect(await key(splitOrder(shop.db, placed.id, { later: one }, 'staff'))).toBe(
      'exchange.isWhole',
    )
    for (const [into, from] of [
      [placed.id, other.id],
      [other.id, placed.id],
    ]) {
      expect(await key(mergeOrders(shop.db, { into, from }, 'staff'))).toBe('exchange.isWhole')
    }
    const edit = (change: object) =>
      editOrder(
        shop.db,
        placed.id,
        change,
        { expectedVersion: placed.version, expectedTotal: toPounds(placed.totalPiastres) },
        { actor: 'staff', locale: 'en' },
      )
    const problems = async (change: object) =>
      (await expectAppError(edit(change))).details.problems?.map((problem) => problem.field)
    expect(await problems({ items: [{ itemId: item?.id, quantity: 1 }] })).toEqual(['items'])
    const shippingAddress = { governorate: 'GZ', area: 'Dokki', street: '1 Nile Street' }
    expect(await edit({ shippingAddress })).toMatchObject({
      address: '1 Nile Street',
      totalPiastres: placed.totalPiastres,
    })
    await act(placed.id, 'handOver')
    expect(await key(deliverOrderPartly(shop.db, placed.id, { kept: one }, 'staff'))).toBe(
      'exchange.isWhole',
    )
  })
})

test('One mail tells the customer what to hand over and what to pay', async () => {
  const server = await startMailServer()
  shopper = await createShopper(shop.db, { email: 'mona@example.com' })
  const id = await delivered()
  await sendDueMails(shop.db, server)
  const seen = server.mails.length
  const { exchange: placed } = await exchange(id, { Toy: 2 }, [[bed, 1]])
  expect(await sendDueMails(shop.db, server)).toEqual([])
  const [mail, ...others] = server.mails.slice(seen).map((one) => one.mail)
  expect(others).toEqual([])
  expect(mail?.subject).toBe(`Your exchange: order #${placed.id}`)
  expect(mail?.text).toContain('will take them on delivery: 2 × Toy.')
  expect(mail?.text).toContain('To pay at the door: EGP 183.34.')
})

test('Webhooks and the personal data name the order that goes out, and what was paid with the return', async () => {
  const id = await delivered()
  const url = 'http://127.0.0.1:9/'
  const events = ['order.returnChanged']
  await createWebhook(shop.db, { allowsPrivate: true }, { url, events })
  const { exchange: placed } = await exchange(id, { Toy: 2 }, [[bed, 1]])
  const rows = await shop.db.query<{ body: string }[]>('SELECT body FROM webhook_deliveries')
  const named = { state: 'accepted', exchange_order_id: placed.id, credit: 66.66 }
  expect(rows.map(({ body }) => JSON.parse(body))).toMatchObject([
    { data: { previous_return_state: null, return: named, order: { id } } },
  ])
  expect(await returnsPersonalData.export?.read(shop.db, shopper.id)).toMatchObject({
    returns: [{ ...named, order_id: id }],
  })
})
