import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asPiastres } from '#domain/money/units'
import { onlinePaymentState } from '#domain/payments/payment-state'
import { createProduct, createShopper, placeOrder } from '../../test/factories'
import { expectConsistentDatabase } from '../../test/invariants'
import { PROPERTY_TIMEOUT, runs } from '../../test/junk'
import { expectPaymentsAddUp } from '../../test/lives/payments'
import {
  callbackOf,
  type PaymobCallback,
  type PaymobTransactionBody,
} from '../../test/paymob-server'
import { setUpPaymob } from '../../test/paymob-stand-in'
import { setUpShop } from '../../test/shop'
import { lockOrder } from '../orders/life/order-life.service'
import { setOrderStatus } from '../orders/life/order-status.service'
import { askAboutPayments } from './inquiries.service'
import { listPaymentEvents, listPayments, recordSession, startPayment } from './payments.service'
import { createPaymob } from './providers/paymob/paymob'

const paymob = setUpPaymob()
const shop = setUpShop({
  env: {
    get paymob() {
      return paymob.settings
    },
  },
})

const HOUR_MILLISECONDS = 3_600_000

/** What can happen; `which` chooses the order, payment or transaction that it happens to. */
const STEPS = [
  'start',
  'startAndCrash',
  'pay',
  'payLess',
  'payInDollars',
  'fail',
  'callBack',
  'callBackTwice',
  'forge',
  'shift',
  'refundPart',
  'cancel',
  'reopen',
  'ask',
  'askLater',
  'breakDown',
  'recover',
] as const

type Step = { readonly kind: (typeof STEPS)[number]; readonly which: number }

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...STEPS),
  which: fc.nat({ max: 9 }),
})

/** Two orders, what the shop has started for them, and what the customers and the provider do. */
class History {
  readonly pages: string[] = []
  readonly transactions: PaymobTransactionBody[] = []
  readonly refunds: PaymobTransactionBody[] = []
  isDown = false

  constructor(readonly orderIds: readonly number[]) {}

  #pick<T>(list: readonly T[], which: number): T | undefined {
    return list[which % Math.max(1, list.length)]
  }

  async start(which: number, crashes: boolean): Promise<void> {
    const id = this.#pick(this.orderIds, which) ?? 0
    const payment = await shop.db.transaction(async (transaction) =>
      startPayment(transaction, await lockOrder(transaction, id), 'paymobCard', asPiastres(10_000)),
    )
    if (this.isDown) return
    const session = await createPaymob(paymob.settings).createSession({
      reference: payment.reference,
      way: 'paymobCard',
      piastres: payment.piastres,
      customer: { firstName: 'Mona', lastName: 'Ali', email: '', phone: '' },
      expiresInSeconds: 3_600,
      returnUrl: 'https://shop.example.com/',
      callbackUrl: 'https://shop.example.com/payments/paymob/callback',
    })
    if (!crashes) await recordSession(shop.db, payment.id, session)
    this.pages.push(session.providerReference)
  }

  pay(which: number, changes: Partial<PaymobTransactionBody>): void {
    const page = this.#pick(this.pages, which)
    if (page === undefined) return
    // A page that was paid is closed.
    const isPaid = this.transactions.some(
      ({ order, success }) => String(order.id) === page && success,
    )
    if (!isPaid) this.transactions.push(paymob.pay(page, changes))
  }

  refundPart(which: number): void {
    const paid = this.#pick(
      this.transactions.filter(({ success }) => success),
      which,
    )
    if (!paid || paid.refunded_amount_cents + 40 > paid.amount_cents) return
    this.refunds.push(paymob.refund(paid.id, 40))
  }

  async call({ url, body }: PaymobCallback): Promise<number> {
    return (await shop.rest('POST', url, { body })).statusCode
  }

  async callBack(which: number, times: number): Promise<void> {
    const transaction = this.#pick([...this.transactions, ...this.refunds], which)
    if (!transaction) return
    const calls = Array.from({ length: times }, () => this.call(callbackOf(transaction)))
    expect(await Promise.all(calls)).toEqual(Array.from({ length: times }, () => 200))
  }

  async forge(which: number): Promise<void> {
    const transaction = this.#pick(this.transactions, which)
    if (!transaction) return
    const { url } = callbackOf(transaction)
    const obj = { ...transaction, amount_cents: 1_000_000, success: true }
    expect([401, 429]).toContain(await this.call({ url, body: { type: 'TRANSACTION', obj } }))
  }

  /** The signature of the customer's own payment, with digits of one field passed off as those of the next. */
  async shift(which: number): Promise<void> {
    const transaction = this.#pick(this.transactions, which)
    if (!transaction) return
    const { id, integration_id: integration, amount_cents: cents, created_at: time } = transaction
    for (const change of [
      { id: Number(String(id).slice(0, -1)), integration_id: Number(`${id % 10}${integration}`) },
      { amount_cents: Number(`${cents}${time[0]}`), created_at: time.slice(1) },
    ]) {
      const obj = { ...transaction, ...change }
      const { url } = callbackOf(transaction)
      expect(callbackOf(obj).url).toBe(url)
      expect([200, 400]).toContain(await this.call({ url, body: { type: 'TRANSACTION', obj } }))
    }
  }

  /** Two servers ask at the same moment, as if all delays had passed. */
  async ask(now = new Date()): Promise<void> {
    await shop.db.query(
      'UPDATE payments SET next_inquiry_at = now() WHERE next_inquiry_at IS NOT NULL',
    )
    const failures: unknown[] = []
    const providers = { paymob: createPaymob(paymob.settings) }
    await Promise.all(
      [1, 2].map(() =>
        askAboutPayments(shop.db, providers, (error) => failures.push(error), { now }),
      ),
    )
    if (!this.isDown) expect(failures).toEqual([])
  }

  async setStatus(which: number, status: string): Promise<void> {
    await setOrderStatus(shop.db, this.#pick(this.orderIds, which), { status })
  }

  setDown(isDown: boolean): void {
    this.isDown = isDown
    paymob.onRequest(isDown ? (response) => void response.writeHead(503).end() : undefined)
  }

  async take({ kind, which }: Step): Promise<void> {
    const acts: Readonly<Record<Step['kind'], () => Promise<void> | void>> = {
      start: () => this.start(which, false),
      startAndCrash: () => this.start(which, true),
      pay: () => this.pay(which, {}),
      payLess: () => this.pay(which, { amount_cents: 100 }),
      payInDollars: () => this.pay(which, { currency: 'USD' }),
      fail: () => this.pay(which, { success: false }),
      callBack: () => this.callBack(which, 1),
      callBackTwice: () => this.callBack(which, 2),
      forge: () => this.forge(which),
      shift: () => this.shift(which),
      refundPart: () => this.refundPart(which),
      cancel: () => this.setStatus(which, 'Cancelled'),
      reopen: () => this.setStatus(which, 'Pending'),
      ask: () => this.ask(),
      askLater: () => this.ask(new Date(Date.now() + 3 * HOUR_MILLISECONDS)),
      breakDown: () => this.setDown(true),
      recover: () => this.setDown(false),
    }
    await acts[kind]()
  }

  /** The provider works again, the shop asks for what it waits for, and callbacks of what it does not wait for arrive. */
  async end(): Promise<void> {
    this.setDown(false)
    await this.ask()
    const late = this.transactions.filter(({ success }) => success)
    for (const transaction of [...late, ...this.refunds]) await this.call(callbackOf(transaction))
    await this.ask()
  }

  /** What the provider has of the customer of an order, in the shop's currency. */
  truthOf(references: readonly string[]): number {
    return this.transactions
      .filter(
        ({ order, success, currency }) =>
          success && currency === 'EGP' && references.includes(order.merchant_order_id),
      )
      .reduce((sum, one) => sum + one.amount_cents - one.refunded_amount_cents, 0)
  }
}

async function expectTruth(history: History): Promise<void> {
  for (const orderId of history.orderIds) {
    const payments = await listPayments(shop.db, [orderId])
    const [ledger] = await shop.db.query<{ paid: number }[]>(
      `SELECT coalesce(sum(CASE kind WHEN 'refunded' THEN -piastres ELSE piastres END), 0)::int AS paid
       FROM cash_entries WHERE order_id = $1`,
      [orderId],
    )
    expect(ledger?.paid).toBe(history.truthOf(payments.map(({ reference }) => reference)))
    for (const { id, state } of payments) {
      expect(state).toBe(onlinePaymentState(await listPaymentEvents(shop.db, [id])))
    }
  }
  await expectConsistentDatabase(shop.db)
  await expectPaymentsAddUp(shop.db)
}

test(
  'Whatever customers, the provider, its callbacks, attackers and two servers do, the ledger ends as the provider’s',
  async () => {
    const product = await createProduct(shop.db, { pricePiastres: 10_000, stock: 1_000 })
    const shopper = await createShopper(shop.db)
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async (steps) => {
        const orders = [
          await placeOrder(shop.db, shopper, [product]),
          await placeOrder(shop.db, shopper, [product]),
        ]
        const history = new History(orders.map(({ id }) => id))
        await history.take({ kind: 'start', which: 0 })
        for (const one of steps) await history.take(one)
        await history.end()
        await expectTruth(history)
      }),
      runs(2),
    )
  },
  PROPERTY_TIMEOUT,
)
