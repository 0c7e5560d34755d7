import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { ProductEntity } from '../../catalogue/products/product.entity'
import { untilBlocked } from '../../test/blocking'
import { checkoutOf, createProduct, createShopper, type TestUser } from '../../test/factories'
import { readMetrics } from '../../test/metric-samples'
import { callbackOf } from '../../test/paymob-server'
import { setUpPaymob } from '../../test/paymob-stand-in'
import { setUpShop } from '../../test/shop'
import { askAboutPayments } from './inquiries.service'
import { paymentMetrics } from './payment-metrics'
import { paymentProviders } from './providers/providers'

const paymob = setUpPaymob()
const shop = setUpShop({
  newAppForEachTest: true,
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

/** Places an order that is paid by card; returns the page of its payment. */
async function order(): Promise<string> {
  const input = { ...checkoutOf([product]), wayToPay: 'PAYMOB_CARD' }
  const { data } = await shop.graphql<{ checkout: { userErrors: object[] } }>(
    `mutation ($input: CheckoutInput!, $key: String) { checkout(input: $input, idempotencyKey: $key) {
      userErrors { message } } }`,
    { token: shopper.token, variables: { input, key: randomUUID() } },
  )
  expect(data.checkout.userErrors).toEqual([])
  return String(paymob.intentions.at(-1)?.order)
}

async function report(transaction: ReturnType<typeof paymob.pay>, signature = ''): Promise<void> {
  const { url, body } = callbackOf(transaction)
  await shop.rest('POST', `${url}${signature}`, { body })
}

/** The provider is asked about all that is open, as the job does it. */
async function ask(now = new Date()): Promise<void> {
  const { db, get } = shop.app.runtime
  await db.query('UPDATE payments SET next_inquiry_at = now() WHERE next_inquiry_at IS NOT NULL')
  const failures: unknown[] = []
  const { changed: onChange } = get(paymentMetrics)
  const onError = (error: unknown) => failures.push(error)
  await askAboutPayments(db, get(paymentProviders), onError, { now, onChange })
  expect(failures).toEqual([])
}

/** The metrics of payments that are not 0, without the buckets and sums of times. */
async function metrics(): Promise<Readonly<Record<string, number>>> {
  const samples = readMetrics((await shop.rest('GET', '/metrics')).body)
  const own = samples.filter(({ name }) => /^payments?_(?!.*(?:bucket|sum)$)/.test(name))
  expect(own.every(({ labels }) => labels.includes('provider="paymob"'))).toBe(true)
  return Object.fromEntries(
    own
      .filter(({ value }) => value > 0)
      .map(({ name, labels, value }) => {
        const [, detail] = /(?:state|result)="(\w+)"/.exec(labels) ?? []
        return [detail ? `${name} ${detail}` : name, value] as const
      }),
  )
}

test('What is started waits, until it is reported as paid, which counts once', async () => {
  expect(await metrics()).toEqual({})
  const page = await order()
  expect(await metrics()).toEqual({ 'payments_total started': 1, payments_waiting: 1 })
  const paid = paymob.pay(page)
  await report(paid, '0')
  await report(paid)
  await report(paid)
  const refund = paymob.refund(paid.id, 4_000)
  await report(refund)
  await ask()
  expect(await metrics()).toEqual({
    'payments_total started': 1,
    'payments_total paid': 1,
    'payment_reports_total applied': 1,
    'payment_reports_total known': 1,
    'payment_reports_total asked': 1,
    payment_duration_seconds_count: 1,
  })
})

test('Two reports of one payment at the same moment count as one payment', async () => {
  const page = await order()
  const reports = [paymob.pay(page), paymob.pay(page)]
  let work: Promise<unknown> | undefined
  await shop.db.transaction(async (transaction) => {
    await transaction.query('SELECT FROM orders FOR UPDATE')
    // They read the payment before they wait for its order.
    work = Promise.all(reports.map((said) => report(said)))
    await untilBlocked(shop.database, transaction, work)
  })
  await work
  expect(await metrics()).toMatchObject({
    'payments_total paid': 1,
    'payment_reports_total applied': 2,
    payment_duration_seconds_count: 1,
  })
})

test('What fails may be paid later, and what nobody pays expires', async () => {
  const [first] = [await order(), await order()]
  await report(paymob.pay(first, { success: false }))
  expect(await metrics()).toMatchObject({ 'payments_total failed': 1, payments_waiting: 1 })
  // No report: the shop asks.
  paymob.pay(first)
  await ask()
  await ask(new Date(Date.now() + 2 * 3_600_000))
  expect(await metrics()).toEqual({
    'payments_total started': 2,
    'payments_total failed': 1,
    'payments_total paid': 1,
    'payments_total expired': 1,
    'payment_reports_total applied': 1,
    payment_duration_seconds_count: 1,
  })
})

test('A payment of which the provider makes no page has failed', async () => {
  paymob.onRequest((response) => response.destroy())
  await order()
  expect(await metrics()).toEqual({ 'payments_total started': 1, 'payments_total failed': 1 })
})

test('A shop without keys reports nothing of payments', async () => {
  const { body } = await withoutKeys.rest('GET', '/metrics')
  expect(readMetrics(body).filter(({ name }) => /^payments?_/.test(name))).toEqual([])
})
