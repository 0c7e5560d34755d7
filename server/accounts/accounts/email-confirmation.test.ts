import { describe, expect, test } from 'vitest'
import { checkout } from '../../orders/checkout/checkout.service'
import { setOrderStatus } from '../../orders/orders/life/order-status.service'
import { checkoutOf, createProduct, createShopper, PASSWORD } from '../../test/factories'
import { type MailServer, startMailServer } from '../../test/mail-server'
import { sendDueMails } from '../../test/mails'
import { setUpShop, TEST_JWT_SECRET } from '../../test/shop'
import { confirmationToken } from './email-confirmation.service'
import { UserEntity } from './user.entity'

const shop = setUpShop()
const EMAIL = 'stranger@example.com'

const register = (fields: object = {}) =>
  shop.rest('POST', '/register', {
    body: {
      first_name: 'Mona',
      second_name: 'Ali',
      mobile: '1012345678',
      email: EMAIL,
      password: PASSWORD,
      ...fields,
    },
  })

async function logIn(): Promise<string> {
  const response = await shop.rest('POST', '/login', { body: { email: EMAIL, password: PASSWORD } })
  return response.json().token
}

async function confirm(token: string): Promise<unknown> {
  const { data } = await shop.graphql<{ confirmEmail: unknown }>(
    'mutation ($token: String!) { confirmEmail(token: $token) { success userErrors { field } } }',
    { variables: { token } },
  )
  return data.confirmEmail
}

const isConfirmed = async (token: string) =>
  (
    await shop.graphql<{ me: { isEmailConfirmed: boolean } }>('{ me { isEmailConfirmed } }', {
      token,
    })
  ).data.me.isEmailConfirmed

const requestLink = (token: string) =>
  shop.graphql<{ requestEmailConfirmation: object }>(
    'mutation { requestEmailConfirmation { success userErrors { code } } }',
    { token },
  )

const tokensIn = ({ mails }: MailServer) =>
  mails.flatMap(({ mail }) => /confirmemail#token=([\w.-]+)/.exec(mail.text ?? '')?.[1] ?? [])

const INVALID = { success: false, userErrors: [{ field: 'token' }] }
const SUCCESS = { success: true, userErrors: [] }

describe('A new account', () => {
  test('gets a link that confirms its address, as often as it is followed', async () => {
    const server = await startMailServer()
    await register()
    await sendDueMails(shop.db, server)
    const [token = ''] = tokensIn(server)
    const session = await logIn()
    expect(await isConfirmed(session)).toBe(false)
    expect(await confirm(token)).toEqual(SUCCESS)
    expect(await confirm(token)).toEqual(SUCCESS)
    expect(await isConfirmed(session)).toBe(true)
  })

  test('can request the link again, five times in a quarter of an hour, until it is confirmed', async () => {
    const server = await startMailServer()
    await register()
    const session = await logIn()
    for (let count = 0; count < 5; count += 1) {
      expect((await requestLink(session)).data.requestEmailConfirmation).toEqual(SUCCESS)
    }
    expect((await requestLink(session)).data.requestEmailConfirmation).toMatchObject({
      success: false,
      userErrors: [{ code: 'TOO_MANY_ATTEMPTS' }],
    })
    await sendDueMails(shop.db, server)
    expect(server.mails).toHaveLength(5)
    await confirm(tokensIn(server)[2] ?? '')
    expect(await isConfirmed(session)).toBe(true)
    await requestLink(session)
    await sendDueMails(shop.db, server)
    expect(server.mails).toHaveLength(5)
  })

  test('can order at once, but its mails contain none of its texts until the address is confirmed', async () => {
    const server = await startMailServer()
    await register({ first_name: 'Evilname', second_name: 'Evilsurname' })
    const user = await shop.db.findOneByOrFail(UserEntity, { email: EMAIL })
    const product = await createProduct(shop.db, { name: 'Cat toy' })
    const input = {
      ...checkoutOf([product]),
      // Not the shop's, which its mails do contain.
      phone: '01098765432',
      address: undefined,
      city: undefined,
      saveAddress: true,
      shippingAddress: {
        governorate: 'C',
        area: 'Evilarea',
        street: 'Evilstreet',
        floor: 'Evilfl',
        apartment: 'Evilapt',
        landmark: 'Evillandmark',
        courierNote: 'Evilnote',
      },
    }
    const { id } = await checkout(shop.db, user.id, input as never)
    for (const status of ['Processing', 'Completed', 'Cancelled', 'Pending']) {
      await setOrderStatus(shop.db, id, { status })
      await sendDueMails(shop.db, server)
    }
    await shop.graphql('mutation ($e: String!) { requestPasswordReset(email: $e) { success } }', {
      variables: { e: EMAIL },
    })
    await sendDueMails(shop.db, server)
    const received = server.mails.filter(({ recipients }) => recipients.includes(EMAIL))
    expect(received.length).toBeGreaterThanOrEqual(6)
    for (const { mail, raw } of received) {
      expect(JSON.stringify([mail, raw])).not.toMatch(/evil/i)
      expect(JSON.stringify(mail)).not.toContain('1098765432')
    }
    const placed = received.find(({ mail }) => mail.subject === `We have your order #${id}`)
    expect(placed?.mail.text).toContain('Thank you for your order!')
    expect(placed?.mail.text).toContain('Cat toy')
    await confirm(tokensIn(server)[0] ?? '')
    await shop.db.query('DELETE FROM mail_counts')
    await setOrderStatus(shop.db, id, { status: 'Processing' })
    await sendDueMails(shop.db, server)
    expect(server.mails.at(-1)?.mail.text).toContain('Evilstreet')
  })

  test.each(['first_name', 'second_name'])('has no link in its %s', async (field) => {
    const response = await register({ [field]: 'Win at evil.example' })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual([
      { field, message: 'A name cannot have a web or email address in it.' },
    ])
  })
})

describe('A link', () => {
  const user = () => createShopper(shop.db, { email: EMAIL, emailConfirmedAt: null })

  test('works for a week', async () => {
    const { id, token } = await user()
    const days = (count: number) => new Date(Date.now() - count * 86_400_000)
    const sent = (count: number) =>
      confirmationToken(TEST_JWT_SECRET, { id, email: EMAIL }, days(count))
    expect(await confirm(sent(7.01))).toEqual(INVALID)
    expect(await isConfirmed(token)).toBe(false)
    expect(await confirm(sent(6.99))).toEqual(SUCCESS)
  })

  test('confirms no other address and no other account', async () => {
    const { id } = await user()
    const other = await createShopper(shop.db, { emailConfirmedAt: null })
    const now = new Date()
    const token = confirmationToken(TEST_JWT_SECRET, { id, email: EMAIL }, now)
    const signature = token.split('.')[2]
    const [, expires] = token.split('.')
    expect(await confirm(`${other.id}.${expires}.${signature}`)).toEqual(INVALID)
    expect(await confirm(`${id}.${Number(expires) + 1}.${signature}`)).toEqual(INVALID)
    await shop.db.update(UserEntity, { id }, { email: 'other@example.com' })
    expect(await confirm(token)).toEqual(INVALID)
    const withAnotherSecret = confirmationToken('x'.repeat(40), { id, email: EMAIL }, now)
    expect(await confirm(withAnotherSecret)).toEqual(INVALID)
  })

  test.each(['', 'x', '1.2.3', '99999999999.1.x', '1.99999999999.', 'é.é.é', 'x'.repeat(200)])(
    'with the token %j is rejected',
    async (token) => {
      expect(await confirm(token)).toMatchObject({ success: false })
    },
  )

  test('is no session', async () => {
    const { id } = await user()
    const token = confirmationToken(TEST_JWT_SECRET, { id, email: EMAIL }, new Date())
    expect((await shop.rest('GET', '/profile', { token })).statusCode).toBe(401)
  })
})

test('A new address is not confirmed', async () => {
  const { id } = await createShopper(shop.db)
  await shop.db.update(UserEntity, { id }, { email: 'new@example.com' })
  expect(await shop.db.findOneByOrFail(UserEntity, { id })).toMatchObject({
    emailConfirmedAt: null,
  })
})

test('A link to reset the password confirms the address, too', async () => {
  const server = await startMailServer()
  const { token } = await createShopper(shop.db, { email: EMAIL, emailConfirmedAt: null })
  expect(await isConfirmed(token)).toBe(false)
  await shop.graphql('mutation ($e: String!) { requestPasswordReset(email: $e) { success } }', {
    variables: { e: EMAIL },
  })
  await sendDueMails(shop.db, server)
  const link = /resetpassword#token=([\w-]+)/.exec(server.mails[0]?.mail.text ?? '')?.[1] ?? ''
  await shop.graphql(
    'mutation ($t: String!) { resetPassword(token: $t, password: "changed1") { session { token } } }',
    { variables: { t: link } },
  )
  expect(
    (await shop.db.findOneByOrFail(UserEntity, { email: EMAIL })).emailConfirmedAt,
  ).not.toBeNull()
})
