import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { provide } from '../../app/runtime'
import type { ProductEntity } from '../../catalogue/products/product.entity'
import { checkoutOf, createProduct, createShopper, type TestUser } from '../../test/factories'
import { callbackOf } from '../../test/paymob-server'
import { setUpPaymob } from '../../test/paymob-stand-in'
import { setUpShop } from '../../test/shop'
import { recordPayment } from '../fulfilment/fulfilment.service'
import { setOrderStatus } from '../orders/life/order-status.service'
import { createInquiryPause, inquiryPause } from './inquiry-pause'

const paymob = setUpPaymob()
let clock = 0
const shop = setUpShop({
  provided: [
    provide(
      inquiryPause,
      createInquiryPause(() => clock),
    ),
  ],
  env: {
    get paymob() {
      return paymob.settings
    },
  },
})

let shopper: TestUser
let product: ProductEntity

beforeEach(async () => {
  // Orders have the same numbers in each test.
  clock += 60_000
  shopper = await createShopper(shop.db)
  product = await createProduct(shop.db, { pricePiastres: 10_000, stock: 50 })
})

/** An order that is paid by card, and the token of its page. */
async function order(): Promise<{
  readonly id: number
  readonly token: string
  readonly page: string
}> {
  const { data } = await shop.graphql<{ checkout: { order: { id: string; payUrl: string } } }>(
    `mutation ($input: CheckoutInput!, $key: String) { checkout(input: $input, idempotencyKey: $key) { order { id payUrl } } }`,
    {
      token: shopper.token,
      variables: {
        input: { ...checkoutOf([product]), wayToPay: 'PAYMOB_CARD' },
        key: randomUUID(),
      },
    },
  )
  const { id, payUrl } = data.checkout.order
  return {
    id: Number(id),
    token: payUrl.split('/').at(-1) ?? '',
    page: String(paymob.intentions.at(-1)?.order),
  }
}

interface Page {
  readonly state: string
  readonly amountToPayNow: number
}

const FIELDS = 'id state amountToPayNow paid amountDue wayToPay'

async function read(token: string): Promise<Page | null> {
  const { data } = await shop.graphql<{ orderToPay: Page | null }>(
    `query ($token: String!) { orderToPay(token: $token) { ${FIELDS} } }`,
    { variables: { token } },
  )
  return data.orderToPay
}

async function refresh(token: string): Promise<Page | null> {
  const { data } = await shop.graphql<{ updateOrderToPay: { order: Page | null } }>(
    `mutation ($token: String!) { updateOrderToPay(token: $token) { order { ${FIELDS} } userErrors { field } } }`,
    { variables: { token } },
  )
  return data.updateOrderToPay.order
}

async function report(transaction: ReturnType<typeof paymob.pay>): Promise<void> {
  const { url, body } = callbackOf(transaction)
  expect((await shop.rest('POST', url, { body })).statusCode).toBe(200)
}

const inquiries = () =>
  paymob.requests.filter((path) => path.endsWith('/transaction_inquiry')).length

describe('The page of a payment', () => {
  test('waits for the provider, and shows what is to be paid, without an account', async () => {
    const { id, token } = await order()
    expect(await read(token)).toEqual({
      id: String(id),
      state: 'WAITING',
      amountToPayNow: 100,
      paid: 0,
      amountDue: 100,
      wayToPay: 'PAYMOB_CARD',
    })
  })

  test('says that it is paid once the provider has said so, and no redirect can say it', async () => {
    const { token, page } = await order()
    const forged = await shop.rest('GET', `/pay/${token}?success=true&pending=false&hmac=00`, {
      headers: { accept: 'text/html' },
    })
    expect(forged.statusCode).toBeLessThan(500)
    expect(await read(token)).toMatchObject({ state: 'WAITING' })
    await report(paymob.pay(page))
    expect(await read(token)).toMatchObject({ state: 'PAID', amountToPayNow: 0, paid: 100 })
  })

  test('asks the provider if no report came, but not again at once', async () => {
    const { token, page } = await order()
    expect(await refresh(token)).toMatchObject({ state: 'WAITING' })
    expect(inquiries()).toBe(1)
    paymob.pay(page)
    // Any number of open pages.
    const all = await Promise.all([refresh(token), refresh(token), refresh(token)])
    expect(all).toMatchObject([{ state: 'WAITING' }, { state: 'WAITING' }, { state: 'WAITING' }])
    expect(inquiries()).toBe(1)
    clock += 7_999
    expect(await refresh(token)).toMatchObject({ state: 'WAITING' })
    expect(inquiries()).toBe(1)
    clock += 1
    expect(await refresh(token)).toMatchObject({ state: 'PAID' })
    expect(await refresh(token)).toMatchObject({ state: 'PAID' })
    expect(inquiries()).toBe(2)
  })

  test('still says what the shop knows while the provider is away', async () => {
    const { token } = await order()
    paymob.onRequest((response) => response.destroy())
    expect(await refresh(token)).toMatchObject({ state: 'WAITING' })
  })

  test('says that a payment failed, and that one was paid too much or is too late', async () => {
    const { id, token, page } = await order()
    await report(paymob.pay(page, { success: false }))
    expect(await read(token)).toMatchObject({ state: 'FAILED', amountToPayNow: 100 })
    await recordPayment(shop.db, id, 'prepaid', { amount: 100 }, 'staff')
    expect(await read(token)).toMatchObject({ state: 'PAID' })
    await report(paymob.pay(page))
    expect(await read(token)).toMatchObject({ state: 'TO_REFUND', paid: 200 })
    const other = await order()
    await setOrderStatus(shop.db, other.id, { status: 'Cancelled' })
    expect(await read(other.token)).toMatchObject({ state: 'EXPIRED', amountToPayNow: 0 })
    await report(paymob.pay(other.page))
    expect(await read(other.token)).toMatchObject({ state: 'TO_REFUND' })
  })

  test('shows nothing of the customer, and nothing by another link', async () => {
    const { id, token } = await order()
    const { data } = await shop.graphql<{ __type: { fields: { name: string }[] } }>(
      '{ __type(name: "OrderToPay") { fields { name } } }',
    )
    expect(data.__type.fields.map(({ name }) => name).toSorted()).toEqual([
      'amountDue',
      'amountToPayNow',
      'id',
      'paid',
      'prepayUntil',
      'state',
      'wayToPay',
    ])
    const other = await order()
    const signature = token.split('.')[1]
    for (const wrong of ['', String(id), `${other.id}.${signature}`, `${token}x`, '\u0000']) {
      expect(await read(wrong), wrong).toBeNull()
      expect(await refresh(wrong), wrong).toBeNull()
    }
    expect(inquiries()).toBe(0)
  })

  test('is not offered for an order that is paid at the door, or was paid', async () => {
    const { id, page } = await order()
    await report(paymob.pay(page))
    const { data } = await shop.graphql<{ order: object }>(
      'query ($id: ID!) { order(id: $id) { payUrl } }',
      { token: shopper.token, variables: { id } },
    )
    expect(data.order).toEqual({ payUrl: null })
  })
})
