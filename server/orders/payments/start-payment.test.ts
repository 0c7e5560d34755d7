import type { ServerResponse } from 'node:http'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ProductEntity } from '../../catalogue/products/product.entity'
import { untilBlocked } from '../../test/blocking'
import {
  checkoutOf,
  createProduct,
  createShopper,
  placeOrder,
  type TestUser,
} from '../../test/factories'
import { expectConsistentDatabase } from '../../test/invariants'
import { callbackOf } from '../../test/paymob-server'
import { setUpPaymob } from '../../test/paymob-stand-in'
import { setUpShop, TEST_JWT_SECRET } from '../../test/shop'
import { checkout } from '../checkout/checkout.service'
import { updateCustomer } from '../customers/customers.service'
import { addDiscountCode } from '../discounts/discounts.service'
import { lockOrder } from '../orders/life/order-life.service'
import { setOrderStatus } from '../orders/life/order-status.service'
import { readBack } from '../orders/reads/admin-orders.service'
import { createFollowLinks } from '../orders/reads/follow-link'
import { createPayLinks } from '../orders/reads/pay-link'
import { listPayments } from './payments.service'

const paymob = setUpPaymob()
const shop = setUpShop({
  env: {
    get paymob() {
      return paymob.settings
    },
  },
})

let shopper: TestUser
let product: ProductEntity

beforeEach(async () => {
  shopper = await createShopper(shop.db)
  product = await createProduct(shop.db, { pricePiastres: 10_000, stock: 50 })
})

/** An order that waits for its payment, of which the checkout has opened no page. */
async function waitingOrder(): Promise<number> {
  const { id } = await placeOrder(shop.db, shopper, [product])
  await shop.db.query(
    `UPDATE orders SET prepay_piastres = 10000, prepay_until = now() + interval '1 day' WHERE id = $1`,
    [id],
  )
  return id
}

interface Started {
  readonly redirectUrl: string | null
  readonly payment: {
    readonly id: string
    readonly state: string
    readonly wayToPay: string
    readonly amount: number
  } | null
  readonly userErrors: readonly {
    readonly code: string
    readonly message: string
    readonly field: string | null
  }[]
}

const FIELDS =
  '{ redirectUrl payment { id state wayToPay amount } userErrors { code message field } }'

async function start(orderId: unknown, { token } = shopper, wayToPay = 'PAYMOB_CARD') {
  const { data } = await shop.graphql<{ startPayment: Started }>(
    `mutation ($orderId: ID!, $wayToPay: WayToPay!) {
      startPayment(orderId: $orderId, wayToPay: $wayToPay) ${FIELDS} }`,
    { token, variables: { orderId, wayToPay } },
  )
  return data.startPayment
}

async function startByLink(token: string, wayToPay = 'PAYMOB_CARD') {
  const { data } = await shop.graphql<{ startPaymentByLink: Started }>(
    `mutation ($token: String!, $wayToPay: WayToPay!) {
      startPaymentByLink(token: $token, wayToPay: $wayToPay) ${FIELDS} }`,
    { variables: { token, wayToPay } },
  )
  return data.startPaymentByLink
}

const links = createPayLinks(TEST_JWT_SECRET, () => 'https://shop.example.com')

async function payUrl(id: number): Promise<string> {
  return links.urlOf(await readBack(shop.db, id), 'en')
}

const tokenOf = async (id: number) => (await payUrl(id)).split('/').at(-1) ?? ''

const countPayments = async (id: number) => (await listPayments(shop.db, [id])).length

describe('A shopper who pays an order', () => {
  test('gets the page of the provider, which knows the amount and whom to ask, and returns to the page of the payment', async () => {
    const id = await waitingOrder()
    const { redirectUrl, payment, userErrors } = await start(id)
    expect(userErrors).toEqual([])
    expect(redirectUrl).toContain(`${paymob.settings.apiUrl}/unifiedcheckout/?publicKey=`)
    expect(payment).toMatchObject({ state: 'WAITING', wayToPay: 'PAYMOB_CARD', amount: 100 })
    expect(paymob.intentions).toEqual([
      expect.objectContaining({
        amount: 10_000,
        currency: 'EGP',
        notification_url: 'https://shop.example.com/payments/paymob/callback',
        redirection_url: await payUrl(id),
        billing_data: expect.objectContaining({
          first_name: 'Mona',
          last_name: 'Ali',
          phone_number: '+201012345678',
          email: 'NA',
        }),
      }),
    ])
  })

  test('and sees it in the order until it is paid', async () => {
    const id = await waitingOrder()
    await start(id)
    const read = async () => {
      const { data } = await shop.graphql<{ order: object }>(
        'query ($id: ID!) { order(id: $id) { amountToPayNow amountDue payments { state amount wayToPay } } }',
        { token: shopper.token, variables: { id } },
      )
      return data.order
    }
    const payment = { amount: 100, wayToPay: 'PAYMOB_CARD' }
    expect(await read()).toEqual({
      amountToPayNow: 100,
      amountDue: 100,
      payments: [{ ...payment, state: 'WAITING' }],
    })
    const { url, body } = callbackOf(paymob.pay(String(paymob.intentions[0]?.order)))
    expect((await shop.rest('POST', url, { body })).json()).toEqual({ result: 'applied' })
    expect(await read()).toEqual({
      amountToPayNow: 0,
      amountDue: 0,
      payments: [{ ...payment, state: 'PAID' }],
    })
  })

  test('and taps twice, opens one page', async () => {
    const id = await waitingOrder()
    const first = await start(id)
    const [second, byLink] = [await start(id), await startByLink(await tokenOf(id))]
    expect([second, byLink]).toEqual([first, first])
    expect(paymob.intentions).toHaveLength(1)
  })

  test('and taps twice at the same moment, opens one page, and the other tap leads to it', async () => {
    const id = await waitingOrder()
    let both: Promise<Started[]> | undefined
    await shop.db.transaction(async (transaction) => {
      await lockOrder(transaction, id)
      both = Promise.all([start(id), start(id)])
      await untilBlocked(shop.database, transaction, both)
    })
    const taps = (await both) ?? []
    expect(new Set(taps.map(({ payment }) => payment?.id)).size).toBe(1)
    expect(await countPayments(id)).toBe(1)
    expect(paymob.intentions).toHaveLength(1)
    const urls = taps.map(({ redirectUrl }) => redirectUrl)
    expect(urls).toContainEqual(expect.stringContaining('unifiedcheckout'))
  })

  test('gets another page for another amount, another way, or once the page has failed or closes', async () => {
    const id = await waitingOrder()
    await start(id)
    await shop.db.query('UPDATE orders SET prepay_piastres = 4000')
    expect((await start(id)).payment?.amount).toBe(40)
    await shop.db.query(`UPDATE payments SET expires_at = now() + interval '30 seconds'`)
    await start(id)
    expect(await countPayments(id)).toBe(3)
    const { url, body } = callbackOf(
      paymob.pay(String(paymob.intentions[2]?.order), { success: false }),
    )
    await shop.rest('POST', url, { body })
    await start(id)
    expect(await countPayments(id)).toBe(4)
    await expectConsistentDatabase(shop.db)
  })

  test('pays the deposit only, by a page that is closed at the deadline', async () => {
    const id = await waitingOrder()
    await shop.db.query(
      `UPDATE orders SET prepay_piastres = 2500, prepay_until = now() + interval '10 minutes'`,
    )
    expect((await start(id)).payment?.amount).toBe(25)
    const [{ expiration } = {}] = paymob.intentions
    expect(expiration).toBeGreaterThan(590)
    expect(expiration).toBeLessThanOrEqual(600)
  })

  test('does not open pages without end', async () => {
    const id = await waitingOrder()
    for (let count = 0; count < 30; count += 1) {
      await start(id)
      await shop.db.query(`UPDATE payments SET state = 'failed'`)
    }
    expect((await start(id)).userErrors).toMatchObject([
      { code: 'CONFLICT', message: expect.stringContaining('Too many attempts') },
    ])
    expect(paymob.intentions).toHaveLength(30)
  })
})

describe('Nothing is started', () => {
  test('for another customer’s order, without an account, or by a link that is none of ours', async () => {
    const id = await waitingOrder()
    const other = await createShopper(shop.db, { email: 'omar@example.com' })
    const own = (await placeOrder(shop.db, other, [product])).id
    expect((await start(id, other)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
    for (const wrong of [0, -1, 'x', `${id} `, 99_999_999_999]) {
      expect((await start(wrong)).userErrors, String(wrong)).toMatchObject([{ code: 'NOT_FOUND' }])
    }
    const { errors } = await shop.graphql(
      `mutation { startPayment(orderId: ${id}, wayToPay: PAYMOB_CARD) { redirectUrl } }`,
    )
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
    const order = await readBack(shop.db, id)
    const follow = createFollowLinks(TEST_JWT_SECRET, () => '')
    const signature = (await tokenOf(id)).split('.')[1] ?? ''
    for (const token of [
      '',
      String(id),
      `${id}.`,
      `${own}.${signature}`,
      `${id}.${signature}x`,
      follow.urlOf(order, 'en').split('/').at(-1) ?? '',
      links
        .urlOf({ ...order, createdAt: new Date(0) }, 'en')
        .split('/')
        .at(-1) ?? '',
    ]) {
      expect((await startByLink(token)).userErrors, token).toMatchObject([
        { code: 'INVALID', field: 'token' },
      ])
    }
    expect(await countPayments(id)).toBe(0)
    expect(paymob.requests).toEqual([])
  })

  test('in a way that is not offered, which says what is', async () => {
    const id = await waitingOrder()
    for (const way of ['PAYMOB_WALLET', 'CASH_ON_DELIVERY']) {
      expect((await start(id, shopper, way)).userErrors).toEqual([
        {
          code: 'INVALID',
          field: 'wayToPay',
          message: 'This payment method is not available. Choose Card (paymob_card).',
        },
      ])
    }
  })

  test('for an order that is paid at the door, was paid, was cancelled, or whose time is over', async () => {
    const atTheDoor = (await placeOrder(shop.db, shopper, [product])).id
    const id = await waitingOrder()
    const refusal = async (orderId: number) => (await start(orderId)).userErrors[0]?.message
    const NOTHING = 'There is nothing to pay for this order now.'
    expect(await refusal(atTheDoor)).toBe(NOTHING)
    await shop.db.query(
      `UPDATE orders SET prepay_until = now() - interval '1 second' WHERE id = $1`,
      [id],
    )
    expect(await refusal(id)).toBe('The payment deadline for this order has passed.')
    await setOrderStatus(shop.db, id, { status: 'Cancelled' })
    expect(await refusal(id)).toBe(NOTHING)
    expect(paymob.requests).toEqual([])
  })
})

describe('If the provider makes no page', () => {
  test.each([
    ['is away', (response: ServerResponse) => response.destroy()],
    ['refuses', (response: ServerResponse) => response.writeHead(400).end('{}')],
    ['says something else', (response: ServerResponse) => response.end('<html>')],
  ])('because it %s, the order stays, and can be paid later', async (_, handler) => {
    const id = await waitingOrder()
    paymob.onRequest(handler)
    expect(await start(id)).toEqual({
      redirectUrl: null,
      payment: null,
      userErrors: [
        {
          code: 'CONFLICT',
          field: null,
          message:
            'We cannot open the payment page right now. Your order is saved: please try again later.',
        },
      ],
    })
    expect(await readBack(shop.db, id)).toMatchObject({ status: 'Pending', prepayPiastres: 10_000 })
    paymob.onRequest(undefined)
    expect((await start(id)).redirectUrl).toContain('unifiedcheckout')
    expect((await listPayments(shop.db, [id])).map(({ state }) => state)).toEqual([
      'failed',
      'waiting',
    ])
    await expectConsistentDatabase(shop.db)
  })
})

describe('A checkout', () => {
  const card = () => ({ ...checkoutOf([product]), wayToPay: 'paymobCard' })
  const options = { ways: ['paymobCard'] } as const

  test('that is paid online costs one statement more, and one for its page', async () => {
    await checkout(shop.db, shopper.id, checkoutOf([product]), 'warm')
    const count = async (work: () => Promise<unknown>) =>
      (await shop.database.statements.during(work)).length
    const cash = await count(() =>
      checkout(shop.db, shopper.id, checkoutOf([product]), 'cash', options),
    )
    const online = await count(() => checkout(shop.db, shopper.id, card(), 'card', options))
    expect(online).toBe(cash + 1)
  })

  const place = async (changes: object = {}, key = 'key') => {
    const { data } = await shop.graphql<{
      checkout: {
        paymentUrl: string | null
        order: { id: string; prepayUntil: string | null; amountToPayNow: number } | null
        userErrors: readonly { code: string; field: string | null; message: string }[]
      }
    }>(
      `mutation ($input: CheckoutInput!, $key: String) { checkout(input: $input, idempotencyKey: $key) {
        paymentUrl order { id prepayUntil amountToPayNow } userErrors { code field message } } }`,
      {
        token: shopper.token,
        variables: {
          input: { ...checkoutOf([product]), wayToPay: 'PAYMOB_CARD', ...changes },
          key,
        },
      },
    )
    return data.checkout
  }

  test('places an order that waits, and leads to the page of the provider', async () => {
    const { order, paymentUrl, userErrors } = await place()
    expect(userErrors).toEqual([])
    expect(order).toMatchObject({ amountToPayNow: 100, prepayUntil: expect.any(String) })
    expect(paymentUrl).toContain('unifiedcheckout')
    const placed = await readBack(shop.db, Number(order?.id))
    expect(placed).toMatchObject({ status: 'Pending', prepayPiastres: 10_000 })
    expect((await start(order?.id)).redirectUrl).toBe(paymentUrl)
    await expectConsistentDatabase(shop.db)
  })

  test('that is repeated places one order with one payment, whose page leads on', async () => {
    const { order } = await place()
    const again = await place()
    expect(again).toMatchObject({ order: { id: order?.id }, userErrors: [] })
    expect(again.paymentUrl).toBe(await payUrl(Number(order?.id)))
    expect(await countPayments(Number(order?.id))).toBe(1)
    expect((await place({ wayToPay: 'CASH_ON_DELIVERY' })).userErrors).toMatchObject([
      { code: 'CONFLICT' },
    ])
  })

  test('in cash, by default or by name, waits for nothing', async () => {
    for (const [key, wayToPay] of [
      ['one', undefined],
      ['two', null],
      ['three', 'CASH_ON_DELIVERY'],
    ] as const) {
      const { order, paymentUrl } = await place({ wayToPay }, key)
      expect([order?.prepayUntil, order?.amountToPayNow, paymentUrl]).toEqual([null, 0, null])
    }
    expect(paymob.requests).toEqual([])
  })

  test('for which the provider makes no page leads to the page of the shop, where it can be paid later', async () => {
    paymob.onRequest((response) => response.destroy())
    const { order, paymentUrl, userErrors } = await place()
    expect(userErrors).toEqual([])
    expect(paymentUrl).toBe(await payUrl(Number(order?.id)))
  })

  test('in a way that is not offered places nothing, and says which are', async () => {
    const { order, userErrors } = await place({ wayToPay: 'PAYMOB_WALLET' })
    expect(order).toBeNull()
    expect(userErrors).toEqual([
      {
        code: 'INVALID',
        field: 'wayToPay',
        message:
          'This payment method is not available. Choose Cash on delivery (cash_on_delivery) or Card (paymob_card).',
      },
    ])
  })

  test('of a free order waits for nothing', async () => {
    await addDiscountCode(shop.db, { code: 'FREE', kind: 'percent', percent: 100 })
    const { order, paymentUrl } = await place({ discountCode: 'FREE' })
    expect(order).toMatchObject({ prepayUntil: null, amountToPayNow: 0 })
    expect(paymentUrl).toBeNull()
  })

  test('over REST names the way in lower case, and answers where to pay beside its other fields', async () => {
    const { phone, address, city, total, lines } = checkoutOf([product])
    const [line] = lines
    const body = {
      phone,
      address,
      city,
      total,
      cart_items: [{ product_id: line?.productId, quantity: 1, price: line?.price }],
    }
    const post = (wayToPay?: unknown) =>
      shop.rest('POST', '/checkout', {
        token: shopper.token,
        body: { ...body, ...(wayToPay !== undefined && { way_to_pay: wayToPay }) },
      })
    expect((await post('paymob_card')).json()).toEqual({
      id: 1,
      total: 100,
      status: 'Pending',
      payment_url: expect.stringContaining('unifiedcheckout'),
    })
    expect((await post('cash_on_delivery')).json()).toEqual({
      id: 2,
      total: 100,
      status: 'Pending',
    })
    for (const wrong of ['bitcoin', 'PAYMOB_CARD', 'paymob_wallet', 7, ['paymob_card'], {}]) {
      const refused = await post(wrong)
      expect(refused.statusCode, String(wrong)).toBe(400)
      expect(refused.json().errors[0]).toMatchObject({ field: 'way_to_pay' })
    }
  })

  test('of a customer who has to pay in advance is placed if it is paid online', async () => {
    await updateCustomer(shop.db, { phone: '+201012345678', isPrepayOnly: true })
    expect((await place({ wayToPay: null })).userErrors).toMatchObject([
      { code: 'ORDER_REFUSED', message: expect.stringContaining('choose another way to pay') },
    ])
    expect(await place({}, 'other')).toMatchObject({
      order: { amountToPayNow: 100 },
      userErrors: [],
    })
  })
})

describe('The ways to pay', () => {
  const readWays = async () => {
    const { data } = await shop.graphql<{ shop: { waysToPay: string[] } }>('{ shop { waysToPay } }')
    return data.shop.waysToPay
  }

  test('are cash, and those for which there are keys', async () => {
    expect(await readWays()).toEqual(['CASH_ON_DELIVERY', 'PAYMOB_CARD'])
  })
})

describe('Without keys', () => {
  const withoutKeys = setUpShop()

  test('cash is the only way, and nothing else is taken', async () => {
    const customer = await createShopper(withoutKeys.db)
    const one = await createProduct(withoutKeys.db, { pricePiastres: 10_000, stock: 5 })
    const { data } = await withoutKeys.graphql<{ shop: object }>('{ shop { waysToPay } }')
    expect(data.shop).toEqual({ waysToPay: ['CASH_ON_DELIVERY'] })
    const { data: refused } = await withoutKeys.graphql<{ checkout: { userErrors: object[] } }>(
      `mutation ($input: CheckoutInput!) { checkout(input: $input) { userErrors { message } } }`,
      {
        token: customer.token,
        variables: { input: { ...checkoutOf([one]), wayToPay: 'PAYMOB_CARD' } },
      },
    )
    expect(refused.checkout.userErrors).toEqual([
      {
        message:
          'This payment method is not available. Choose Cash on delivery (cash_on_delivery).',
      },
    ])
  })
})
