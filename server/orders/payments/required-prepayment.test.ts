import { beforeEach, describe, expect, test } from 'vitest'
import { asPiastres } from '#domain/money/units'
import type { ProductEntity } from '../../catalogue/products/product.entity'
import { untilBlocked } from '../../test/blocking'
import { createProduct, createShopper, placeOrder, type TestUser } from '../../test/factories'
import { expectConsistentDatabase } from '../../test/invariants'
import { listAdminOrders } from '../../test/list-admin-orders'
import { setUpDatabase } from '../../test/shop'
import { cancelUnpaidOrders } from '../confirmation/prepayment-deadline.service'
import { saveCourier } from '../couriers/couriers.service'
import { actOnParcels, confirmOrders, recordPayment } from '../fulfilment/fulfilment.service'
import { mergeOrders } from '../fulfilment/order-merge.service'
import { splitOrder } from '../fulfilment/order-split.service'
import { lockOrder } from '../orders/life/order-life.service'
import { setOrderStatus } from '../orders/life/order-status.service'
import { readBack } from '../orders/reads/admin-orders.service'
import { applyEvents } from './payment-events.service'
import { recordSession, startPayment } from './payments.service'

const shop = setUpDatabase()

let shopper: TestUser
let product: ProductEntity

beforeEach(async () => {
  shopper = await createShopper(shop.db)
  product = await createProduct(shop.db, { pricePiastres: 10_000, stock: 50 })
})

/** An order of 100 pounds that waits for a payment until tomorrow. */
async function waitingOrder(prepayPiastres = 10_000): Promise<number> {
  const { id } = await placeOrder(shop.db, shopper, [product])
  await shop.db.query(
    `UPDATE orders SET prepay_piastres = $2, prepay_until = now() + interval '1 day' WHERE id = $1`,
    [id, prepayPiastres],
  )
  return id
}

let pages = 0

/** The customer pays; returns what says so. */
async function payOnline(orderId: number, piastres: number) {
  const payment = await shop.db.transaction(async (transaction) =>
    startPayment(
      transaction,
      await lockOrder(transaction, orderId),
      'paymobCard',
      asPiastres(piastres),
    ),
  )
  pages += 1
  const providerReference = `waiting-${pages}`
  await recordSession(shop.db, payment.id, {
    providerReference,
    redirectUrl: 'https://pay.example.com/',
    expiresAt: new Date(Date.now() + 3_600_000),
  })
  return (kind: 'paid' | 'refunded', amount = piastres) =>
    applyEvents(shop.db, 'paymob', providerReference, [
      {
        kind,
        piastres: asPiastres(amount),
        transactionId: providerReference,
        currency: 'EGP',
        happenedAt: null,
      },
    ])
}

const pack = (id: number) => actOnParcels(shop.db, [id], 'pack', 'staff')

const toPack = async () => {
  const { nodes } = await listAdminOrders(shop.db, { view: 'TO_PACK' })
  return nodes.map(({ id }) => id)
}

/** Why an act on an order is refused; undefined if it is not. */
const refusalOf = async (work: Promise<{ readonly failures: readonly { error: Error }[] }>) =>
  (await work).failures[0]?.error.message

const WAITS = 'CONFLICT: order.waitsForPayment'

const letPass = (id: number) =>
  shop.db.query(
    `UPDATE orders SET prepay_until = now() - interval '1 minute'
     WHERE id = $1 AND prepay_until IS NOT NULL`,
    [id],
  )

async function afterDeadline(id: number) {
  await letPass(id)
  const failures: unknown[] = []
  await cancelUnpaidOrders(shop.db, (error) => failures.push(error))
  expect(failures).toEqual([])
  return readBack(shop.db, id)
}

describe('An order that waits for its payment', () => {
  test('is neither packed nor handed over, and says what is missing', async () => {
    const id = await waitingOrder(2_500)
    const { id: courierId } = await saveCourier(shop.db, null, { name: 'Nile Express' })
    expect(await refusalOf(pack(id))).toBe(WAITS)
    const handOver = actOnParcels(shop.db, [id], 'handOver', 'staff', { courierId })
    expect(await refusalOf(handOver)).toBe(WAITS)
    const { failures } = await pack(id)
    expect(failures[0]?.error.details.parameters).toMatchObject({
      amount: { en: expect.stringContaining('25.00') },
    })
  })

  test('is not among those to pack until then', async () => {
    const id = await waitingOrder()
    await confirmOrders(shop.db, [id], 'staff')
    expect(await toPack()).toEqual([])
    const say = await payOnline(id, 10_000)
    await say('paid')
    expect(await toPack()).toEqual([id])
  })

  test('is neither split nor merged', async () => {
    const [id, other] = [await waitingOrder(), (await placeOrder(shop.db, shopper, [product])).id]
    const { items } = await readBack(shop.db, id)
    const later = [{ itemId: String(items[0]?.id), quantity: 1 }]
    await expect(splitOrder(shop.db, id, { later }, 'staff')).rejects.toThrow(WAITS)
    for (const [into, from] of [
      [id, other],
      [other, id],
    ]) {
      await expect(mergeOrders(shop.db, { into, from }, 'staff')).rejects.toThrow(WAITS)
    }
  })

  test('is packed once it is paid, also if that happens at the same moment', async () => {
    const id = await waitingOrder()
    let work: Promise<unknown> | undefined
    const say = await payOnline(id, 10_000)
    await shop.db.transaction(async (transaction) => {
      await recordPayment(transaction, id, 'prepaid', { amount: 100 }, 'staff')
      work = pack(id).then(({ failures }) => failures)
      await untilBlocked(shop.database, transaction, work)
    })
    expect(await work).toEqual([])
    // The second payment of two.
    await say('paid')
    expect(await readBack(shop.db, id)).toMatchObject({
      shipmentState: 'packed',
      paymentState: 'toRefund',
    })
    await expectConsistentDatabase(shop.db)
  })

  test('is cancelled after its deadline, with its stock, and waits for nothing if it is taken up again', async () => {
    const id = await waitingOrder(2_500)
    const say = await payOnline(id, 2_500)
    await say('paid', 2_499)
    expect(await afterDeadline(id)).toMatchObject({
      status: 'Cancelled',
      paymentState: 'toRefund',
      prepayPiastres: null,
    })
    await setOrderStatus(shop.db, id, { status: 'Processing' })
    expect(await refusalOf(pack(id))).toBeUndefined()
    await expectConsistentDatabase(shop.db)
  })

  test('with a deposit that was paid in time is sent, and the rest is paid at the door', async () => {
    const id = await waitingOrder(2_500)
    const say = await payOnline(id, 2_500)
    await say('paid')
    expect(await afterDeadline(id)).toMatchObject({
      status: 'Pending',
      paymentState: 'due',
      amountDuePiastres: 7_500,
      prepayPiastres: null,
      prepayUntil: null,
    })
    expect(await refusalOf(pack(id))).toBeUndefined()
  })

  test('stays free once it was paid, whatever is refunded later', async () => {
    const id = await waitingOrder()
    const say = await payOnline(id, 10_000)
    await say('paid')
    await say('refunded', 3_000)
    expect(await readBack(shop.db, id)).toMatchObject({ paymentState: 'due' })
    expect(await refusalOf(pack(id))).toBeUndefined()
  })
})
