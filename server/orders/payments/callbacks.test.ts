import { beforeEach, describe, expect, test } from 'vitest'
import { asPiastres } from '#domain/money/units'
import { onlinePaymentState } from '#domain/payments/payment-state'
import type { ProductEntity } from '../../catalogue/products/product.entity'
import { WEBHOOK_EVENT_DOCS } from '../../office/integrations/webhook-events'
import { createWebhook } from '../../office/integrations/webhooks.service'
import { createProduct, createShopper, placeOrder, type TestUser } from '../../test/factories'
import { expectConsistentDatabase } from '../../test/invariants'
import { expectPaymentsAddUp } from '../../test/lives/payments'
import { callbackOf, type PaymobCallback } from '../../test/paymob-server'
import { setUpPaymob } from '../../test/paymob-stand-in'
import { setUpShop } from '../../test/shop'
import { lockOrder } from '../orders/life/order-life.service'
import { setOrderStatus } from '../orders/life/order-status.service'
import { readBack } from '../orders/reads/admin-orders.service'
import { askAboutPayments, MAX_INQUIRIES } from './inquiries.service'
import { listPaymentEvents, listPayments, recordSession, startPayment } from './payments.service'
import { createPaymob } from './providers/paymob/paymob'
import { paymentNotice } from './providers/providers'

const paymob = setUpPaymob()
const shop = setUpShop({
  env: {
    get paymob() {
      return paymob.settings
    },
  },
})
const withoutKeys = setUpShop()

let shopper: TestUser
let product: ProductEntity

beforeEach(async () => {
  shopper = await createShopper(shop.db)
  product = await createProduct(shop.db, { pricePiastres: 10_000, stock: 50 })
})

/** An order, a payment of it, and the page on which it is paid. */
async function order() {
  const { id } = await placeOrder(shop.db, shopper, [product])
  const payment = await shop.db.transaction(async (transaction) =>
    startPayment(transaction, await lockOrder(transaction, id), 'paymobCard', asPiastres(10_000)),
  )
  const session = await createPaymob(paymob.settings).createSession({
    reference: payment.reference,
    way: 'paymobCard',
    piastres: payment.piastres,
    customer: { firstName: 'Mona', lastName: 'Ali', email: 'mona@example.com', phone: '' },
    expiresInSeconds: 3_600,
    returnUrl: 'https://shop.example.com/',
    callbackUrl: 'https://shop.example.com/payments/paymob/callback',
  })
  return { id, paymentId: payment.id, session, page: session.providerReference }
}

/** The same, with a page that the shop knows. */
async function knownOrder() {
  const made = await order()
  await recordSession(shop.db, made.paymentId, made.session)
  return made
}

const post = ({ url, body }: PaymobCallback) => shop.rest('POST', url, { body })

async function resultOf(callback: PaymobCallback): Promise<unknown> {
  const response = await post(callback)
  expect(response.statusCode).toBe(200)
  return response.json().result
}

const ledger = (id: number) =>
  shop.db.query<object[]>(
    'SELECT kind, piastres::int FROM cash_entries WHERE order_id = $1 ORDER BY id',
    [id],
  )

const stateOf = async (id: number) => (await listPayments(shop.db, [id]))[0]?.state

const failures: unknown[] = []

/** Asks about every payment for which the shop waits, as if the delays had passed. */
async function ask(now = new Date()): Promise<void> {
  await shop.db.query(
    'UPDATE payments SET next_inquiry_at = now() WHERE next_inquiry_at IS NOT NULL',
  )
  await askAboutPayments(
    shop.db,
    { paymob: createPaymob(paymob.settings) },
    (error) => failures.push(error),
    { now },
  )
}

const isAskedAgain = async (id: number) => {
  const [row] = await shop.db.query<{ isAsked: boolean }[]>(
    'SELECT next_inquiry_at IS NOT NULL AS "isAsked" FROM payments WHERE order_id = $1',
    [id],
  )
  return row?.isAsked
}

async function expectSound(): Promise<void> {
  expect(failures).toEqual([])
  await expectConsistentDatabase(shop.db)
  await expectPaymentsAddUp(shop.db)
  const payments = await shop.db.query<{ id: number; state: string }[]>(
    'SELECT id, state FROM payments',
  )
  for (const { id, state } of payments) {
    expect(state).toBe(onlinePaymentState(await listPaymentEvents(shop.db, [id])))
  }
}

beforeEach(() => {
  failures.length = 0
})

const HOUR_MILLISECONDS = 3_600_000

describe('A callback', () => {
  test('pays its order, once, and the provider is not asked any more', async () => {
    const { id, page } = await knownOrder()
    const callback = callbackOf(paymob.pay(page))
    expect(await resultOf(callback)).toBe('applied')
    expect(await resultOf(callback)).toBe('known')
    expect(await ledger(id)).toEqual([{ kind: 'prepaid', piastres: 10_000 }])
    expect(await readBack(shop.db, id)).toMatchObject({ paymentState: 'prepaid' })
    expect(await isAskedAgain(id)).toBe(false)
    await expectSound()
  })

  test('is passed on to webhooks, once, as are refunds of parts', async () => {
    await createWebhook(
      shop.db,
      { allowsPrivate: true },
      { url: 'https://tool.example.com/hook', events: ['payment.changed'] },
    )
    const { id, paymentId, page } = await knownOrder()
    const paid = paymob.pay(page)
    await post(callbackOf(paid))
    await post(callbackOf(paid))
    for (const part of [4_000, 1_000]) {
      await post(callbackOf(paymob.refund(paid.id, part)))
      await ask()
    }
    const rows = await shop.db.query<{ body: string }[]>(
      'SELECT body FROM webhook_deliveries ORDER BY id',
    )
    const { schema } = WEBHOOK_EVENT_DOCS['payment.changed']
    const payment = { id: paymentId, order_id: id, way_to_pay: 'paymob_card', amount: 100 }
    expect(rows.map(({ body }) => schema.parse(JSON.parse(body)))).toMatchObject([
      { data: { previous_state: 'waiting', payment: { ...payment, state: 'paid', refunded: 0 } } },
      { data: { previous_state: 'paid', payment: { state: 'partlyRefunded', refunded: 40 } } },
      {
        data: {
          previous_state: 'partlyRefunded',
          payment: { state: 'partlyRefunded', paid: 100, refunded: 50 },
        },
      },
    ])
  })

  test('counts once if it arrives twenty times at the same moment', async () => {
    const { id, page } = await knownOrder()
    const callback = callbackOf(paymob.pay(page))
    const results = await Promise.all(Array.from({ length: 20 }, () => resultOf(callback)))
    expect(results.filter((result) => result === 'applied')).toHaveLength(1)
    expect(await ledger(id)).toEqual([{ kind: 'prepaid', piastres: 10_000 }])
    await expectSound()
  })

  test('is refused without a signature, with a wrong one, and with the one of another payment', async () => {
    const { id, page } = await knownOrder()
    const other = callbackOf(paymob.pay((await knownOrder()).page))
    const { body, url } = callbackOf(paymob.pay(page))
    for (const forged of ['/payments/paymob/callback', `${url}0`, `${url}&hmac=x`, other.url]) {
      const response = await post({ body, url: forged })
      expect(response.statusCode).toBe(401)
      expect(response.json()).toEqual({ message: 'The signature is missing or wrong.' })
    }
    expect(await ledger(id)).toEqual([])
    expect(await resultOf({ body, url })).toBe('applied')
  })

  test('is bound by what is signed, whatever reference it names', async () => {
    const [mine, other] = [await knownOrder(), await knownOrder()]
    const transaction = paymob.pay(mine.page)
    const { reference } = (await listPayments(shop.db, [other.id]))[0] ?? { reference: '' }
    transaction.order.merchant_order_id = reference
    expect(await resultOf(callbackOf(transaction))).toBe('applied')
    expect(await ledger(mine.id)).toHaveLength(1)
    expect(await ledger(other.id)).toEqual([])
  })

  test('with another amount or another currency never pays an order', async () => {
    const [less, dollars] = [await knownOrder(), await knownOrder()]
    expect(await resultOf(callbackOf(paymob.pay(less.page, { amount_cents: 100 })))).toBe('applied')
    expect(await resultOf(callbackOf(paymob.pay(dollars.page, { currency: 'USD' })))).toBe(
      'applied',
    )
    expect(await readBack(shop.db, less.id)).toMatchObject({
      paymentState: 'due',
      amountDuePiastres: 9_900,
    })
    expect(await readBack(shop.db, dollars.id)).toMatchObject({ paymentState: 'due' })
    await expectSound()
  })

  test('that is late neither pays nor revives a cancelled order: the money is to be refunded', async () => {
    const { id, page } = await knownOrder()
    await setOrderStatus(shop.db, id, { status: 'Cancelled' })
    expect(await resultOf(callbackOf(paymob.pay(page)))).toBe('applied')
    expect(await readBack(shop.db, id)).toMatchObject({
      status: 'Cancelled',
      paymentState: 'toRefund',
    })
    await expectSound()
  })

  test('about a refund lets the provider be asked how much it was', async () => {
    const { id, page } = await knownOrder()
    const paid = paymob.pay(page)
    await post(callbackOf(paid))
    const child = paymob.refund(paid.id, 4_000)
    // Not signed, and so not believed.
    expect(await resultOf(callbackOf({ ...child, amount_cents: 9_000 }))).toBe('asked')
    expect(await ledger(id)).toHaveLength(1)
    await ask()
    expect((await ledger(id)).slice(1)).toEqual([{ kind: 'refunded', piastres: 4_000 }])
    expect(await isAskedAgain(id)).toBe(false)
    await expectSound()
  })

  test('about a refund is asked for, also if the payment itself is reported only then', async () => {
    const { id, page } = await knownOrder()
    const paid = paymob.pay(page)
    const before = { ...paid }
    expect(await resultOf(callbackOf(paymob.refund(paid.id, 4_000)))).toBe('asked')
    expect(await resultOf(callbackOf(before))).toBe('applied')
    expect(await isAskedAgain(id)).toBe(true)
    await ask()
    expect(await ledger(id)).toMatchObject([{ piastres: 10_000 }, { piastres: 4_000 }])
    await expectSound()
  })

  test('about a payment of another system is of no payment, and changes nothing', async () => {
    const { id, page } = await knownOrder()
    const transaction = paymob.pay(page)
    transaction.order.id = 1
    expect(await resultOf(callbackOf(transaction))).toBe('unknown')
    expect(await ledger(id)).toEqual([])
  })

  test('is not accepted from a provider that the shop has no account at', async () => {
    const { page } = await knownOrder()
    const { url, body } = callbackOf(paymob.pay(page))
    const elsewhere = url.replace('paymob', 'another')
    expect((await shop.rest('POST', elsewhere, { body })).statusCode).toBe(404)
    expect((await withoutKeys.rest('POST', url, { body })).statusCode).toBe(404)
  })

  test('is refused if it is huge, not JSON, or not an object', async () => {
    const url = '/payments/paymob/callback'
    const huge = { obj: 'x'.repeat(30_000) }
    expect((await shop.rest('POST', url, { body: huge })).statusCode).toBe(413)
    const text = { 'content-type': 'text/plain' }
    expect((await shop.rest('POST', url, { body: 'x', headers: text })).statusCode).toBe(415)
    expect((await shop.rest('POST', url, { body: [] })).statusCode).toBe(400)
    expect((await shop.rest('POST', url)).statusCode).toBe(400)
  })

  test('with a right signature counts, however many forged ones came from its network', async () => {
    const { page } = await knownOrder()
    const { body, url } = callbackOf(paymob.pay(page))
    const statuses = new Set<number>()
    for (let count = 0; count < 110; count += 1) {
      statuses.add((await post({ body, url: `${url}0` })).statusCode)
    }
    expect([...statuses]).toEqual([401, 429])
    expect(await resultOf({ body, url })).toBe('applied')
  })
})

describe('A payment about which nothing is heard', () => {
  test('is asked about, and paid', async () => {
    const { id, page } = await knownOrder()
    await ask()
    expect(await isAskedAgain(id)).toBe(true)
    paymob.pay(page)
    await ask()
    expect(await ledger(id)).toEqual([{ kind: 'prepaid', piastres: 10_000 }])
    expect(await isAskedAgain(id)).toBe(false)
    await expectSound()
  })

  test('is asked about by one of two servers', async () => {
    const { id, page } = await knownOrder()
    paymob.pay(page)
    await shop.db.query('UPDATE payments SET next_inquiry_at = now()')
    const providers = { paymob: createPaymob(paymob.settings) }
    await Promise.all(
      [1, 2].map(() => askAboutPayments(shop.db, providers, (error) => failures.push(error))),
    )
    expect(paymob.requests.filter((path) => path.endsWith('transaction_inquiry'))).toHaveLength(1)
    expect(await ledger(id)).toHaveLength(1)
    await expectSound()
  })

  test('is found by our reference if the server died before it stored the provider’s', async () => {
    const { id, page } = await order()
    const transaction = paymob.pay(page)
    expect(await resultOf(callbackOf(transaction))).toBe('unknown')
    await ask()
    expect(await ledger(id)).toEqual([{ kind: 'prepaid', piastres: 10_000 }])
    expect(await resultOf(callbackOf(transaction))).toBe('known')
    await expectSound()
  })

  test('expires after its page has closed, and is paid all the same if the money was only late', async () => {
    const { id, page } = await knownOrder()
    const failed = paymob.pay(page, { success: false })
    await ask()
    expect(await stateOf(id)).toBe('failed')
    await ask(new Date(Date.now() + 2 * HOUR_MILLISECONDS))
    expect(await stateOf(id)).toBe('expired')
    expect(await isAskedAgain(id)).toBe(false)
    expect(failed.success).toBe(false)
    expect(await resultOf(callbackOf(paymob.pay(page)))).toBe('applied')
    expect(await stateOf(id)).toBe('paid')
    await expectSound()
  })

  test('expires if the provider never learned of it', async () => {
    const { id } = await order()
    await ask(new Date(Date.now() + HOUR_MILLISECONDS))
    expect(await stateOf(id)).toBe('waiting')
    await ask(new Date(Date.now() + 3 * HOUR_MILLISECONDS))
    expect(await stateOf(id)).toBe('expired')
    await expectSound()
  })

  test('is asked about again after an error, less and less often, and in the end by nobody', async () => {
    const { id } = await knownOrder()
    paymob.onRequest((response) => void response.writeHead(503).end())
    const waits: (number | null)[] = []
    for (let count = 0; count <= MAX_INQUIRIES; count += 1) {
      await ask()
      const [row] = await shop.db.query<{ minutes: number | null }[]>(
        'SELECT round(extract(epoch FROM next_inquiry_at - now()) / 60)::int AS minutes FROM payments',
      )
      waits.push(row?.minutes ?? null)
    }
    expect(waits.slice(0, 4)).toEqual([5, 30, 60, 60])
    expect(waits.slice(-2)).toEqual([60, null])
    expect(failures).toHaveLength(MAX_INQUIRIES + 1)
    expect(await stateOf(id)).toBe('waiting')
  })
})

test('Test keys are named in a shop in production', () => {
  const keys = { ...paymob.settings, secretKey: 'egy_sk_live_1', publicKey: 'egy_pk_live_1' }
  expect(paymentNotice({ mode: 'production', paymob: paymob.settings })).toContain('test keys')
  expect(paymentNotice({ mode: 'production', paymob: keys })).toBeUndefined()
  expect(paymentNotice({ mode: 'development', paymob: paymob.settings })).toBeUndefined()
  expect(paymentNotice({ mode: 'production', paymob: undefined })).toBeUndefined()
})
