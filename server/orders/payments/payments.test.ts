import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { asPiastres } from '#domain/money/units'
import {
  onlinePaymentState,
  type PaymentEventKind,
  paymentSums,
} from '#domain/payments/payment-state'
import { deleteAccount, personalDataOf } from '../../accounts/accounts/personal-data.service'
import { FEATURES } from '../../app/features'
import type { ProductEntity } from '../../catalogue/products/product.entity'
import { untilBlocked } from '../../test/blocking'
import {
  createProduct,
  createShopper,
  PASSWORD,
  placeOrder,
  type TestUser,
} from '../../test/factories'
import { expectConsistentDatabase } from '../../test/invariants'
import { PROPERTY_TIMEOUT, runs } from '../../test/junk'
import { expectPaymentsAddUp } from '../../test/lives/payments'
import { accountSettings, setUpShop } from '../../test/shop'
import { readTimeline } from '../fulfilment/timeline.service'
import { lockOrder } from '../orders/life/order-life.service'
import { setOrderStatus } from '../orders/life/order-status.service'
import { readBack } from '../orders/reads/admin-orders.service'
import { applyEvents, type ReportedEvent } from './payment-events.service'
import { listPaymentEvents, listPayments, recordSession, startPayment } from './payments.service'

const shop = setUpShop()

let shopper: TestUser
let product: ProductEntity

beforeEach(async () => {
  shopper = await createShopper(shop.db)
  product = await createProduct(shop.db, { pricePiastres: 10_000, stock: 50 })
})

const order = async () => (await placeOrder(shop.db, shopper, [product])).id

let pages = 0

/** A payment of an order, which the provider knows; returns the id that it has there. */
async function pay(orderId: number, piastres = 10_000): Promise<string> {
  const payment = await shop.db.transaction(async (transaction) =>
    startPayment(
      transaction,
      await lockOrder(transaction, orderId),
      'paymobCard',
      asPiastres(piastres),
    ),
  )
  pages += 1
  const providerReference = `page-${pages}`
  await recordSession(shop.db, payment.id, {
    providerReference,
    redirectUrl: `https://pay.example.com/${pages}`,
    expiresAt: new Date(Date.now() + 3_600_000),
  })
  return providerReference
}

const event = (
  kind: PaymentEventKind,
  piastres = 10_000,
  transactionId = 't1',
  currency = 'EGP',
): ReportedEvent => ({
  kind,
  piastres: asPiastres(piastres),
  transactionId,
  currency,
  happenedAt: new Date(),
})

const report = (providerReference: string, ...events: readonly ReportedEvent[]) =>
  applyEvents(shop.db, 'paymob', providerReference, events)

const ledger = (orderId: number) =>
  shop.db.query<object[]>(
    `SELECT kind, piastres::int, method, payment_id IS NOT NULL AS "isOfPayment", actor
     FROM cash_entries WHERE order_id = $1 ORDER BY id`,
    [orderId],
  )

const PAID_ONCE = {
  kind: 'prepaid',
  piastres: 10_000,
  method: 'online',
  isOfPayment: true,
  actor: 'customer',
}

async function expectSound(): Promise<void> {
  await expectConsistentDatabase(shop.db)
  await expectPaymentsAddUp(shop.db)
}

describe('What a provider says of a payment', () => {
  test('is booked with its order in the ledger and the timeline', async () => {
    const id = await order()
    expect(await report(await pay(id), event('paid'))).toBe('applied')
    expect(await ledger(id)).toEqual([PAID_ONCE])
    expect(await readBack(shop.db, id)).toMatchObject({
      status: 'Pending',
      paymentState: 'prepaid',
      amountDuePiastres: 0,
    })
    const [payment] = await listPayments(shop.db, [id])
    expect(payment).toMatchObject({ state: 'paid', piastres: 10_000, provider: 'paymob' })
    expect((await readTimeline(shop.db, id)).at(-1)).toMatchObject({
      kind: 'moneyChanged',
      method: 'online',
      actor: 'customer',
    })
    await expectSound()
  })

  test('is booked once, however often it says it', async () => {
    const id = await order()
    const page = await pay(id)
    await report(page, event('paid'))
    expect(await report(page, event('paid'))).toBe('known')
    expect(await ledger(id)).toEqual([PAID_ONCE])
  })

  test('is booked once, also if it says so ten times at the same moment', async () => {
    const id = await order()
    const page = await pay(id)
    const results = await Promise.all(Array.from({ length: 10 }, () => report(page, event('paid'))))
    expect(results.filter((result) => result === 'applied')).toHaveLength(1)
    expect(await ledger(id)).toEqual([PAID_ONCE])
    await expectSound()
  })

  test('waits for a change of its order, and counts for what the order is then', async () => {
    const id = await order()
    const page = await pay(id)
    let work: Promise<unknown> | undefined
    await shop.db.transaction(async (transaction) => {
      await setOrderStatus(transaction, id, { status: 'Cancelled' })
      work = report(page, event('paid'))
      await untilBlocked(shop.database, transaction, work)
    })
    await work
    expect(await readBack(shop.db, id)).toMatchObject({
      status: 'Cancelled',
      paymentState: 'toRefund',
    })
    await expectSound()
  })

  test('is forgotten with its entry if the transaction fails, and can be said again', async () => {
    const id = await order()
    const page = await pay(id)
    const failing = shop.db.transaction(async (transaction) => {
      await applyEvents(transaction, 'paymob', page, [event('paid')])
      throw new Error('The server stops')
    })
    await expect(failing).rejects.toThrow('The server stops')
    expect(await ledger(id)).toEqual([])
    expect(await report(page, event('paid'))).toBe('applied')
    expect(await ledger(id)).toEqual([PAID_ONCE])
  })

  test('changes nothing about a payment that the shop does not know', async () => {
    const id = await order()
    await pay(id)
    expect(await report('of another shop', event('paid'))).toBe('unknown')
    expect(await ledger(id)).toEqual([])
  })

  test('is never changed or deleted', async () => {
    await report(await pay(await order()), event('paid'))
    for (const sql of ['UPDATE payment_events SET piastres = 1', 'DELETE FROM payment_events']) {
      await expect(shop.db.query(sql)).rejects.toThrow('never changed or deleted')
    }
  })

  test('never lowers what is paid, whatever follows', async () => {
    const id = await order()
    const page = await pay(id)
    await report(page, event('paid'))
    await report(page, event('failed'), event('expired', 0))
    expect(await ledger(id)).toEqual([PAID_ONCE])
    expect(await listPayments(shop.db, [id])).toMatchObject([{ state: 'paid' }])
  })
})

describe('Money that is not what was asked for', () => {
  test('is booked as what it is: too little leaves the rest due', async () => {
    const id = await order()
    await report(await pay(id), event('paid', 4_000))
    expect(await readBack(shop.db, id)).toMatchObject({
      paymentState: 'due',
      amountDuePiastres: 6_000,
    })
    await expectSound()
  })

  test('is to be refunded if it is too much, as the second of two payments', async () => {
    const id = await order()
    const pagesOfOrder = [await pay(id), await pay(id)]
    await Promise.all(
      pagesOfOrder.map((page, index) => report(page, event('paid', 10_000, `t${index}`))),
    )
    expect(await readBack(shop.db, id)).toMatchObject({
      paymentState: 'toRefund',
      paidPiastres: 20_000,
    })
    await expectSound()
  })

  test('is kept, and pays nothing, in another currency', async () => {
    const id = await order()
    await report(await pay(id), event('paid', 10_000, 't1', 'USD'))
    expect(await ledger(id)).toEqual([])
    expect(await readBack(shop.db, id)).toMatchObject({ paymentState: 'due' })
    const [payment] = await listPayments(shop.db, [id])
    expect(await listPaymentEvents(shop.db, [payment?.id ?? 0])).toMatchObject([
      { kind: 'paid', currency: 'USD' },
    ])
  })

  test('does not revive an order that was cancelled', async () => {
    const id = await order()
    const page = await pay(id)
    await setOrderStatus(shop.db, id, { status: 'Cancelled' })
    await report(page, event('paid'))
    expect(await readBack(shop.db, id)).toMatchObject({
      status: 'Cancelled',
      paymentState: 'toRefund',
    })
    await report(page, event('refunded'))
    expect(await readBack(shop.db, id)).toMatchObject({ paymentState: 'refunded' })
    await expectSound()
  })
})

describe('Refunds', () => {
  test('in part add up to what the provider says was refunded in all', async () => {
    const id = await order()
    const page = await pay(id)
    await report(page, event('paid'), event('refunded', 3_000))
    await report(page, event('refunded', 5_000))
    expect(await report(page, event('refunded', 3_000))).toBe('known')
    const refunds = (await ledger(id)).slice(1)
    expect(refunds).toMatchObject([
      { kind: 'refunded', piastres: 3_000, method: 'online', actor: 'staff' },
      { kind: 'refunded', piastres: 2_000 },
    ])
    expect(await listPayments(shop.db, [id])).toMatchObject([{ state: 'partlyRefunded' }])
    await expectSound()
  })

  test('are booked once the payment is known, if they are reported before it', async () => {
    const id = await order()
    const page = await pay(id)
    await report(page, event('refunded', 10_000))
    expect(await ledger(id)).toEqual([])
    await report(page, event('paid'))
    expect(await ledger(id)).toMatchObject([{ kind: 'prepaid' }, { kind: 'refunded' }])
    expect(await readBack(shop.db, id)).toMatchObject({ paidPiastres: 0 })
    await expectSound()
  })
})

test(
  'Events of several payments, in any order, repeated, and by two servers, leave a ledger that says the same as they',
  async () => {
    const step = fc.record({
      page: fc.integer({ min: 0, max: 1 }),
      event: fc.record({
        kind: fc.constantFrom<PaymentEventKind>('paid', 'failed', 'expired', 'refunded', 'voided'),
        piastres: fc.constantFrom(0, 1, 4_000, 10_000, 12_000).map(asPiastres),
        transactionId: fc.constantFrom('a', 'b'),
        currency: fc.constantFrom('EGP', 'EGP', 'EGP', 'USD'),
        happenedAt: fc.constant(null),
      }),
      isCancelledFirst: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
        const id = await order()
        const twoPages = [await pay(id), await pay(id)]
        for (const { page, event: said, isCancelledFirst } of steps) {
          if (isCancelledFirst) await setOrderStatus(shop.db, id, { status: 'Cancelled' })
          // Transactions of their own, as a provider gives them.
          const own = { ...said, transactionId: `${twoPages[page]}-${said.transactionId}` }
          await Promise.all([report(twoPages[page] ?? '', own), report(twoPages[page] ?? '', own)])
        }
        for (const payment of await listPayments(shop.db, [id])) {
          const events = await listPaymentEvents(shop.db, [payment.id])
          const { paidPiastres, returnedPiastres } = paymentSums(events)
          const [booked] = await shop.db.query<object[]>(
            `SELECT coalesce(sum(piastres) FILTER (WHERE kind = 'prepaid'), 0)::int AS paid,
               coalesce(sum(piastres) FILTER (WHERE kind = 'refunded'), 0)::int AS returned
             FROM cash_entries WHERE payment_id = $1`,
            [payment.id],
          )
          expect(booked).toEqual({ paid: paidPiastres, returned: returnedPiastres })
          expect(payment.state).toBe(onlinePaymentState(events))
        }
        await expectSound()
      }),
      runs(8),
    )
  },
  PROPERTY_TIMEOUT,
)

test('The page of a payment is forgotten with its account; what was paid is kept', async () => {
  const id = await order()
  await report(await pay(id), event('paid'), event('refunded'))
  await setOrderStatus(shop.db, id, { status: 'Cancelled' })
  await deleteAccount(
    shop.db,
    shopper.id,
    { settings: accountSettings(), providers: personalDataOf(FEATURES) },
    { password: PASSWORD },
  )
  expect(await listPayments(shop.db, [id])).toMatchObject([
    { redirectUrl: null, state: 'refunded', piastres: 10_000 },
  ])
})
