import { describe, expect, test } from 'vitest'
import { asPiastres } from '#domain/money/units'
import {
  callbackOf,
  concatenate,
  PAYMOB_INTEGRATION,
  signPaymob,
} from '../../../../test/paymob-server'
import { setUpPaymob } from '../../../../test/paymob-stand-in'
import type { PaymentToMake, ProviderError } from '../provider'
import { createPaymob } from './paymob'
import { createPaymobApi } from './paymob-api'
import { signedCard, signedSubscription, signedTransaction } from './paymob-signature'

const paymob = setUpPaymob()
const provider = () => createPaymob(paymob.settings)

/** The sample of developers.paymob.com, whose secret is public. */
const SAMPLE_SECRET = '04DC1A9490B8CC2094C011FC055ADCDB'
const SAMPLE_SIGNATURE =
  'fa8ac0b7f3852e60c50e7fdd4ea5ef0bda96030c19dea1d55df8c76d6c08ab1877774662cbb04981dc84839ad4da560bcc8cb53b8973548657f7e8f8d2e79930'
const SAMPLE = {
  id: 192_036_465,
  pending: false,
  amount_cents: 100_000,
  success: true,
  is_auth: false,
  is_capture: false,
  is_standalone_payment: true,
  is_voided: false,
  is_refunded: false,
  is_3d_secure: true,
  integration_id: PAYMOB_INTEGRATION,
  has_parent_transaction: false,
  order: { id: 217_503_754, merchant_order_id: null },
  created_at: '2024-06-13T11:33:44.592345',
  currency: 'EGP',
  source_data: { pan: '2346', type: 'card', tenure: null, sub_type: 'MasterCard' },
  error_occured: false,
  owner: 302_852,
}

const sampleProvider = () => createPaymob({ ...paymob.settings, hmacSecret: SAMPLE_SECRET })

function read(obj: object, signature: unknown = undefined, type = 'TRANSACTION') {
  const hmac = signature ?? signPaymob(concatenate({ ...obj }), SAMPLE_SECRET)
  const body = Buffer.from(JSON.stringify({ type, obj }))
  return sampleProvider().readCallback({ body, query: { hmac } })
}

describe('A callback', () => {
  test('of the official sample is paid, bound by the id that is signed', () => {
    expect(read(SAMPLE, SAMPLE_SIGNATURE)).toMatchObject({
      kind: 'report',
      providerReference: '217503754',
      mustAsk: false,
      events: [{ kind: 'paid', transactionId: '192036465', piastres: 100_000, currency: 'EGP' }],
    })
  })

  test('is signed over the fields of the documentation', () => {
    expect(signedTransaction(SAMPLE)).toBe(
      '1000002024-06-13T11:33:44.592345EGPfalsefalse1920364654097558truefalsefalsefalsetruefalse217503754302852false2346MasterCardcardtrue',
    )
    expect(
      signedCard({
        card_subtype: 'MasterCard',
        created_at: '2024-11-13T12:32:23.859982',
        email: 'test@test.com',
        id: 8555026,
        masked_pan: 'xxxx-xxxx-xxxx-2346',
        merchant_id: 246628,
        order_id: '264064419',
        token: 'e98aceb96f5a370ddf46460db9d555f88bf12448f80e1839b39f78ab',
      }),
    ).toBe(
      'MasterCard2024-11-13T12:32:23.859982test@test.com8555026xxxx-xxxx-xxxx-2346246628264064419e98aceb96f5a370ddf46460db9d555f88bf12448f80e1839b39f78ab',
    )
    expect(signedSubscription('suspended', 1264)).toBe('suspendedfor1264')
  })

  test.each<[string, unknown]>([
    ['is missing', ''],
    ['is not text', ['x']],
    ['is cut off', SAMPLE_SIGNATURE.slice(2)],
    ['is longer', `${SAMPLE_SIGNATURE}00`],
    ['is of another secret', signPaymob(concatenate(SAMPLE), 'another')],
    ['has no hexadecimal digits', 'z'.repeat(128)],
  ])('is forged if its signature %s', (_, signature) => {
    expect(read(SAMPLE, signature)).toEqual({ kind: 'forged' })
  })

  test.each<[string, object]>([
    ['another amount', { amount_cents: 1 }],
    ['another currency', { currency: 'USD' }],
    ['another order', { order: { id: 1 } }],
    ['another transaction', { id: 1 }],
    ['success', { success: false }],
  ])('is forged if %s is written into it', (_, change) => {
    expect(read({ ...SAMPLE, ...change }, SAMPLE_SIGNATURE)).toEqual({ kind: 'forged' })
  })

  // The signature is over the values without separators: all of these have the same one.
  test.each<[string, object]>([
    ['a larger amount', { amount_cents: 1_000_002, created_at: '024-06-13T11:33:44.592345' }],
    ['another transaction', { id: 19_203_646, integration_id: 54_097_558 }],
    [
      'another transaction, of an integration in text',
      { id: 1_920_364_654, integration_id: '097558' },
    ],
    ['a transaction that is not only authorised', { is_3d_secure: 'truefalse', is_auth: null }],
    ['another currency', { currency: 'EGPfalse', error_occured: null }],
  ])('does not count if %s is made of parts of its neighbours', (_, change) => {
    const forged = { ...SAMPLE, ...change }
    expect(concatenate(forged)).toBe(concatenate(SAMPLE))
    expect(['ignored', 'unreadable']).toContain(read(forged, SAMPLE_SIGNATURE).kind)
  })

  test('is read whether the order is an object, a number, or `order_id`', () => {
    const { order, ...rest } = SAMPLE
    for (const other of [{ order: order.id }, { order_id: order.id }]) {
      expect(read({ ...rest, ...other }, SAMPLE_SIGNATURE)).toMatchObject({
        providerReference: '217503754',
      })
    }
  })

  test('says nothing of what is not signed: that it was refunded has to be asked for', () => {
    const refunded = { ...SAMPLE, is_refunded: true, refunded_amount_cents: 100_000 }
    expect(read(refunded)).toMatchObject({ mustAsk: true, events: [{ kind: 'paid' }] })
    const child = { ...SAMPLE, has_parent_transaction: true, is_refund: true, id: 192_036_999 }
    expect(read(child)).toMatchObject({ mustAsk: true, events: [] })
  })

  test.each<[string, object, readonly string[]]>([
    ['paid', {}, ['paid']],
    ['failed', { success: false }, ['failed']],
    ['still pending', { success: false, pending: true }, []],
    ['authorised', { is_auth: true }, ['authorised']],
  ])('of a payment that is %s says so', (_, change, kinds) => {
    const reading = read({ ...SAMPLE, ...change })
    expect(reading.kind === 'report' && reading.events.map(({ kind }) => kind)).toEqual(kinds)
  })

  test.each<[string, object]>([
    ['nothing', { amount_cents: 0 }],
    ['a negative amount', { amount_cents: -100 }],
    ['fractions of a piastre', { amount_cents: 100.5 }],
    ['an unreadable currency', { currency: 'egp' }],
    ['no order', { order: null }],
  ])('cannot be read with %s, signed or not', (_, change) => {
    expect(read({ ...SAMPLE, ...change })).toEqual({ kind: 'unreadable' })
  })

  test('of an integration that is not the shop’s is ignored', () => {
    expect(read({ ...SAMPLE, integration_id: 1 })).toEqual({ kind: 'ignored' })
  })

  test('about a saved card or a subscription is ignored if it is signed, and refused otherwise', () => {
    const card = { card_subtype: 'Visa', id: 1, token: 'a token' }
    const hmac = signPaymob('Visa1a token', SAMPLE_SECRET)
    expect(read(card, hmac, 'TOKEN')).toEqual({ kind: 'ignored' })
    expect(read(card, signPaymob('Visa1a token', 'another'), 'TOKEN')).toEqual({ kind: 'forged' })
    const subscription = (signature: string) => ({
      body: Buffer.from(
        JSON.stringify({
          trigger_type: 'suspended',
          subscription_data: { id: 1264 },
          hmac: signature,
        }),
      ),
      query: {},
    })
    const signed = signPaymob('suspendedfor1264', SAMPLE_SECRET)
    expect(sampleProvider().readCallback(subscription(signed))).toEqual({ kind: 'ignored' })
    expect(sampleProvider().readCallback(subscription('x'))).toEqual({ kind: 'forged' })
  })

  test.each([
    '',
    '{',
    '[]',
    'null',
    '"x"',
    '{"obj": []}',
    '{"type": "TRANSACTION"}',
    '{"obj": {"order": {}}}',
  ])('of %s is refused', (text) => {
    const message = { body: Buffer.from(text), query: { hmac: SAMPLE_SIGNATURE } }
    expect(['forged', 'unreadable']).toContain(sampleProvider().readCallback(message).kind)
  })
})

const PAYMENT: PaymentToMake = {
  reference: '1042-abc',
  way: 'paymobCard',
  piastres: asPiastres(35_050),
  customer: {
    firstName: 'Mona',
    lastName: 'Ali',
    email: 'mona@example.com',
    phone: '+201012345678',
  },
  expiresInSeconds: 3_600,
  returnUrl: 'https://shop.example.com/pay/token',
  callbackUrl: 'https://shop.example.com/payments/paymob/callback',
}

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: ProviderError) => error.problem,
  )

describe('The page of a payment', () => {
  test('is made with the amount in piastres, our reference, and as little as possible about the customer', async () => {
    const session = await provider().createSession(PAYMENT)
    const [intention] = paymob.intentions
    expect(intention).toMatchObject({
      amount: 35_050,
      currency: 'EGP',
      payment_methods: [PAYMOB_INTEGRATION],
      special_reference: '1042-abc',
      expiration: 3_600,
      notification_url: PAYMENT.callbackUrl,
      redirection_url: PAYMENT.returnUrl,
      billing_data: { first_name: 'Mona', phone_number: '+201012345678', street: 'NA', city: 'NA' },
    })
    expect(session.providerReference).toBe(String(intention?.order))
    const url = new URL(session.redirectUrl)
    expect(url.pathname).toBe('/unifiedcheckout/')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      publicKey: paymob.settings.publicKey,
      clientSecret: `egy_csk_${intention?.order}`,
    })
    expect(session.redirectUrl).not.toContain(paymob.settings.secretKey)
  })

  test('is not made for a way that the shop has no account for', async () => {
    const wallet = provider().createSession({ ...PAYMENT, way: 'paymobWallet' })
    expect(await problemOf(wallet)).toBe('refused')
    expect(paymob.requests).toEqual([])
  })

  test('is not made with other keys', async () => {
    const other = createPaymob({ ...paymob.settings, secretKey: 'another' })
    expect(await problemOf(other.createSession(PAYMENT))).toBe('credentials')
  })

  test('is waited for for a limited time', async () => {
    paymob.onRequest(() => {})
    const impatient = createPaymob(paymob.settings, createPaymobApi(paymob.settings, 200))
    expect(await problemOf(impatient.createSession(PAYMENT))).toBe('timeout')
  })

  test.each<[string, number, string]>([
    ['unclear', 500, ''],
    ['unclear', 429, ''],
    ['unclear', 201, '<html>'],
    ['unclear', 201, '{"client_secret": "x"}'],
    ['unclear', 201, 'x'.repeat(600_000)],
    ['refused', 400, '{"amount": ["Ensure this value is greater than 0"]}'],
    ['unreachable', 302, ''],
  ])('is %s after a response with status %i and %#', async (problem, status, body) => {
    paymob.onRequest((response) => {
      response.writeHead(status, { location: 'https://example.com' }).end(body)
    })
    expect(await problemOf(provider().createSession(PAYMENT))).toBe(problem)
  })
})

describe('An inquiry', () => {
  /** A payment whose page was made; `known` if the shop has heard of the page. */
  async function make(isKnown = true) {
    const { providerReference } = await provider().createSession(PAYMENT)
    const { reference } = PAYMENT
    const question = { reference, transactionIds: [] }
    return {
      order: providerReference,
      question: { ...question, providerReference: isKnown ? providerReference : null },
    }
  }

  test('about a payment that nobody has tried to pay knows nothing', async () => {
    const { order, question } = await make()
    expect(await provider().inquire(question)).toEqual({ providerReference: order, events: [] })
  })

  test('finds a payment by our reference if the shop died before it learned of Paymob’s', async () => {
    const { order, question } = await make(false)
    expect(await provider().inquire(question)).toEqual({ providerReference: null, events: [] })
    paymob.pay(order)
    expect(await provider().inquire(question)).toMatchObject({
      providerReference: order,
      events: [{ kind: 'paid', piastres: 35_050 }],
    })
  })

  test('tells what was given back, also if that is the last transaction', async () => {
    const { order, question } = await make()
    const { id } = paymob.pay(order)
    paymob.refund(id, 5_000)
    paymob.refund(id, 2_000)
    const { events } = await provider().inquire(question)
    expect(events).toMatchObject([
      { kind: 'paid', transactionId: String(id), piastres: 35_050 },
      { kind: 'refunded', transactionId: String(id), piastres: 7_000 },
    ])
  })

  test('asks about every transaction that has paid, besides the last one', async () => {
    const { order, question } = await make()
    const [first, second] = [paymob.pay(order), paymob.pay(order)]
    const ids = [String(first.id)]
    const { events } = await provider().inquire({ ...question, transactionIds: ids })
    expect(events.map(({ transactionId }) => transactionId)).toEqual([
      String(first.id),
      String(second.id),
    ])
  })

  test('trusts no transaction of another payment', async () => {
    const { question } = await make()
    paymob.onRequest((response) => {
      response.writeHead(200).end(JSON.stringify({ ...SAMPLE, token: 'x' }))
    })
    expect(await problemOf(provider().inquire(question))).toBe('unclear')
  })
})

describe('Money', () => {
  const paid = async () => {
    const { providerReference } = await provider().createSession(PAYMENT)
    const { id } = paymob.pay(providerReference)
    const question = {
      reference: PAYMENT.reference,
      providerReference,
      transactionIds: [String(id)],
    }
    return { id: String(id), question }
  }

  test('is given back in part, and no more than was paid', async () => {
    const { id, question } = await paid()
    await provider().refund(id, asPiastres(35_000))
    expect(await problemOf(provider().refund(id, asPiastres(51)))).toBe('refused')
    const { events } = await provider().inquire(question)
    expect(events).toMatchObject([{ kind: 'paid' }, { kind: 'refunded', piastres: 35_000 }])
  })

  test('is withdrawn as a whole', async () => {
    const { id, question } = await paid()
    await provider().void(id)
    const { events } = await provider().inquire(question)
    expect(events).toMatchObject([{ kind: 'paid' }, { kind: 'voided', piastres: 35_050 }])
  })

  test('was not given back if Paymob says that it failed', async () => {
    const { id } = await paid()
    paymob.onRequest((response) => {
      response.writeHead(201).end('{"success": false}')
    })
    expect(await problemOf(provider().refund(id, asPiastres(100)))).toBe('refused')
  })
})

test('The stand-in signs as the official sample is signed', () => {
  expect(callbackOf(SAMPLE, SAMPLE_SECRET).url).toBe(
    `/payments/paymob/callback?hmac=${SAMPLE_SIGNATURE}`,
  )
})
