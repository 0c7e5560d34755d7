import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { expectAppError } from '../../test/expect-app-error'
import { createAdmin, createShopper, createStaff, PASSWORD } from '../../test/factories'
import { type MailServer, startMailServer } from '../../test/mail-server'
import { makeMailsDue, sendDueMails } from '../../test/mails'
import { accountSettings, setUpShop, TEST_JWT_SECRET } from '../../test/shop'
import { changePassword } from './own-account.service'
import { createResetToken, requestPasswordReset, resetPassword } from './password-reset.service'
import { SecondFactorEntity } from './second-factor.entity'
import { UserEntity } from './user.entity'

const shop = setUpShop()

const CALLER = { address: '192.0.2.1', userAgent: 'Tests', locale: 'en' } as const
const NEW_PASSWORD = 'changed1'

interface Payload {
  readonly session: { readonly token: string; readonly role: string } | null
  readonly userErrors: readonly { readonly field: string; readonly message: string }[]
}

async function request(email: string): Promise<unknown> {
  const { data, errors } = await shop.graphql(
    `mutation ($email: String!) { requestPasswordReset(email: $email) {
      success userErrors { code field message } } }`,
    { variables: { email } },
  )
  expect(errors).toBeUndefined()
  return data.requestPasswordReset
}

async function reset(token: string, password = NEW_PASSWORD): Promise<Payload> {
  const { data, errors } = await shop.graphql<{ resetPassword: Payload }>(
    `mutation ($token: String!, $password: String!) {
      resetPassword(token: $token, password: $password) {
        session { token role } userErrors { field message } } }`,
    { variables: { token, password } },
  )
  expect(errors).toBeUndefined()
  return data.resetPassword
}

const logIn = (email: string, password: string) =>
  shop.rest('POST', '/login', { body: { email, password } })

const tokensIn = ({ mails }: MailServer) =>
  mails.map(({ mail }) => /#token=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? '')

/** The token of a link that was requested and sent. */
async function sendLink(email: string): Promise<string> {
  const server = await startMailServer()
  await request(email)
  expect(await sendDueMails(shop.db, server)).toEqual([])
  return tokensIn(server).at(-1) ?? ''
}

const INVALID_LINK = {
  session: null,
  userErrors: [
    {
      field: 'token',
      message: 'This link has expired or has already been used. Please request a new one.',
    },
  ],
}

describe('A link to reset the password', () => {
  test('is sent to the account, in its language, and sets a new password', async () => {
    const server = await startMailServer()
    const { id, email } = await createShopper(shop.db)
    await shop.db.update(UserEntity, { id }, { locale: 'ar' })
    expect(await request(` ${email.toUpperCase()} `)).toEqual({ success: true, userErrors: [] })
    await sendDueMails(shop.db, server)
    const [sent] = server.mails
    expect(sent?.recipients).toEqual([email])
    expect(sent?.mail.subject).toBe('اختر كلمة مرور جديدة')
    const [token = ''] = tokensIn(server)
    expect(sent?.mail.html).toContain(`https://shop.example.com/ar/resetpassword#token=${token}`)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect((await reset(token)).session?.role).toBe('SHOPPER')
    expect((await logIn(email, NEW_PASSWORD)).statusCode).toBe(200)
    expect((await logIn(email, PASSWORD)).statusCode).toBe(401)
  })

  test('ends all sessions and creates a new one', async () => {
    const shopper = await createShopper(shop.db)
    const { session } = await reset(await sendLink(shopper.email))
    expect((await shop.rest('GET', '/profile', shopper)).statusCode).toBe(401)
    const token = session?.token ?? ''
    expect((await shop.rest('GET', '/profile', { token })).statusCode).toBe(200)
  })

  test('works for the admin', async () => {
    const { email } = await createAdmin(shop.db)
    expect((await reset(await sendLink(email))).session?.role).toBe('ADMIN')
  })

  test('is stored as a hash only', async () => {
    const { email } = await createShopper(shop.db)
    const token = await sendLink(email)
    const rows = await shop.db.query<object[]>('SELECT * FROM password_resets')
    const mails = await shop.db.query<object[]>('SELECT * FROM mails')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify([rows, mails])).not.toContain(token)
  })

  test('works once', async () => {
    const { email } = await createShopper(shop.db)
    const token = await sendLink(email)
    expect((await reset(token)).session).not.toBeNull()
    expect(await reset(token, 'another1')).toEqual(INVALID_LINK)
    expect((await logIn(email, NEW_PASSWORD)).statusCode).toBe(200)
  })

  test('works once even if it is used concurrently', async () => {
    const { email } = await createShopper(shop.db)
    const token = await sendLink(email)
    const passwords = Array.from({ length: 8 }, (_, index) => `changed${index}`)
    const results = await Promise.all(passwords.map((password) => reset(token, password)))
    expect(results.filter(({ session }) => session)).toHaveLength(1)
    const winner = passwords[results.findIndex(({ session }) => session)] ?? ''
    expect((await logIn(email, winner)).statusCode).toBe(200)
    const [row] = await shop.db.findBy(UserEntity, { email })
    expect(row?.tokenVersion).toBe(1)
  })

  test('sets the password of staff with a second step, but does not sign in without it', async () => {
    const { id, email } = await createStaff(shop.db, 'packer')
    await shop.db.insert(SecondFactorEntity, { userId: id, secret: '', enabledAt: new Date() })
    const { session, userErrors } = await reset(await sendLink(email))
    expect(session).toBeNull()
    expect(userErrors).toMatchObject([
      { message: 'Your new password is saved. Sign in with it and the code of your app.' },
    ])
    expect((await logIn(email, PASSWORD)).json()).toMatchObject({
      message: 'Invalid email or password',
    })
    expect((await logIn(email, NEW_PASSWORD)).json()).toMatchObject({
      message: 'Enter the code of your app.',
    })
  })

  test('works for 30 minutes', async () => {
    const { email } = await createShopper(shop.db)
    const token = await sendLink(email)
    const [row] = await shop.db.query<{ minutes: number }[]>(
      `SELECT extract(epoch FROM expires_at - now())::float8 / 60 AS minutes FROM password_resets`,
    )
    expect(Math.round(row?.minutes ?? 0)).toBe(30)
    await shop.db.query('UPDATE password_resets SET expires_at = now()')
    expect(await reset(token)).toEqual(INVALID_LINK)
  })

  test('is replaced by a newer one after ten minutes', async () => {
    const { email } = await createShopper(shop.db)
    const older = await sendLink(email)
    await shop.db.query(`UPDATE password_resets SET created_at = now() - interval '11 minutes'`)
    const newer = await sendLink(email)
    expect(await reset(older)).toEqual(INVALID_LINK)
    expect((await reset(newer)).session).not.toBeNull()
  })

  test('that is younger is not voided by the next request, and one of them works', async () => {
    const { email } = await createShopper(shop.db)
    const [older, newer] = [await sendLink(email), await sendLink(email)]
    expect((await reset(older)).session).not.toBeNull()
    expect(await reset(newer, 'another1')).toEqual(INVALID_LINK)
  })

  test('is the same when it is sent again because the mail server did not confirm it', async () => {
    const server = await startMailServer()
    const { email } = await createShopper(shop.db)
    let attempts = 0
    server.onMail(() => {
      attempts += 1
      if (attempts === 1) throw Object.assign(new Error('Busy'), { responseCode: 451 })
    })
    await request(email)
    await sendDueMails(shop.db, server)
    await makeMailsDue(shop.db)
    await sendDueMails(shop.db, server)
    const [first = '', second] = tokensIn(server)
    expect(second).toBe(first)
    expect((await reset(first)).session).not.toBeNull()
  })

  test('is sent for the last of several waiting requests only', async () => {
    const server = await startMailServer()
    const { email } = await createShopper(shop.db)
    for (let count = 0; count < 3; count += 1) await request(email)
    await sendDueMails(shop.db, server)
    expect(server.mails).toHaveLength(1)
    expect((await reset(tokensIn(server)[0] ?? '')).session).not.toBeNull()
  })

  test.each([
    [
      'password',
      (id: number) =>
        changePassword(
          shop.db,
          id,
          { settings: accountSettings(), device: CALLER },
          { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
        ),
    ],
    ['email', (id: number) => shop.db.update(UserEntity, { id }, { email: 'other@example.com' })],
  ])('is void once the %s changes, even if it was not sent yet', async (_, change) => {
    const server = await startMailServer()
    const { id, email } = await createShopper(shop.db)
    const token = await sendLink(email)
    await request(email)
    const [waiting] = await shop.db.query<{ id: number; createdAt: Date }[]>(
      `SELECT id, created_at AS "createdAt" FROM mails WHERE kind = 'passwordReset'
       ORDER BY id DESC`,
    )
    await change(id)
    expect(await reset(token)).toEqual(INVALID_LINK)
    const mail = waiting ?? { id: 0, createdAt: new Date() }
    const account = { userId: id, address: email }
    expect(await createResetToken(shop.db, TEST_JWT_SECRET, mail, account)).toBeNull()
    await sendDueMails(shop.db, server)
    expect(tokensIn(server).filter(Boolean)).toEqual([])
  })

  test('is not sent once it is too late to be expected', async () => {
    const server = await startMailServer()
    const { email } = await createShopper(shop.db)
    await request(email)
    await shop.db.query(`UPDATE mails SET created_at = now() - interval '61 minutes'`)
    await sendDueMails(shop.db, server)
    expect(server.mails).toEqual([])
  })

  test('is sent by a server whose clock is hours ahead of the database', async () => {
    const server = await startMailServer()
    const { email } = await createShopper(shop.db)
    await request(email)
    vi.useFakeTimers({ now: Date.now() + 2 * 3_600_000, toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    await sendDueMails(shop.db, server)
    expect(tokensIn(server).filter(Boolean)).toHaveLength(1)
  })

  test('still works at the second attempt to send it', async () => {
    const server = await startMailServer()
    const { email } = await createShopper(shop.db)
    server.refuse(451)
    await request(email)
    await sendDueMails(shop.db, server)
    server.refuse(undefined)
    await makeMailsDue(shop.db)
    await sendDueMails(shop.db, server)
    expect((await reset(tokensIn(server)[0] ?? '')).session).not.toBeNull()
  })

  test.each(['', 'x', 'x'.repeat(1000), "' OR 1=1 --"])(
    'with the token %j is rejected',
    async (token) => {
      const { session, userErrors } = await reset(token)
      expect(session).toBeNull()
      expect(userErrors).toEqual(INVALID_LINK.userErrors)
    },
  )

  test('survives an invalid password, which is rejected with every problem', async () => {
    const { email } = await createShopper(shop.db)
    const token = await sendLink(email)
    const { userErrors } = await reset(token, 'a b')
    expect(userErrors.map(({ field }) => field)).toEqual(['password', 'password'])
    expect((await reset(token)).session).not.toBeNull()
  })
})

describe('A request for a link', () => {
  test('has the same response, statements and row for an email without an account', async () => {
    const { email } = await createShopper(shop.db)
    const observe = async (address: string) => {
      let response: unknown
      const statements = await shop.database.statements.during(async () => {
        response = await request(address)
      })
      return { response, statements: statements.map(({ sql }) => sql) }
    }
    await observe('warm@example.com')
    const known = await observe(email)
    const unknown = await observe('nobody@example.com')
    expect(unknown).toEqual(known)
    const rows = await shop.db.query<{ address: string }[]>(
      `SELECT kind, user_id, locale, data FROM mails ORDER BY id`,
    )
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(1)
  })

  test('sends nothing to an email without an account', async () => {
    const server = await startMailServer()
    await request('nobody@example.com')
    expect(await sendDueMails(shop.db, server)).toEqual([])
    expect(server.mails).toEqual([])
    expect(await shop.db.query('SELECT FROM mails')).toEqual([])
  })

  test('with an invalid email is rejected at the field', async () => {
    expect(await request('mona')).toMatchObject({
      success: false,
      userErrors: [{ code: 'INVALID', field: 'email' }],
    })
  })

  test('is limited by account and address, whether there is such an account or not', async () => {
    const { email } = await createShopper(shop.db)
    for (const address of [email, 'nobody@example.com']) {
      for (let count = 0; count < 5; count += 1) await request(address)
      expect(await request(address)).toMatchObject({
        success: false,
        userErrors: [{ code: 'TOO_MANY_ATTEMPTS' }],
      })
    }
  })

  test('is limited by address', async () => {
    const settings = accountSettings()
    const ask = (serial: number) =>
      requestPasswordReset(shop.db, settings, CALLER, { email: `nobody${serial}@example.com` })
    for (let serial = 0; serial < 50; serial += 1) await ask(serial)
    expect((await expectAppError(ask(50))).code).toBe('TOO_MANY_ATTEMPTS')
  })

  test('cannot flood a mailbox, wherever it comes from', async () => {
    const { email } = await createShopper(shop.db)
    const settings = accountSettings()
    for (let serial = 0; serial < 15; serial += 1) {
      await requestPasswordReset(
        shop.db,
        settings,
        { ...CALLER, address: `192.0.2.${serial}` },
        { email },
      )
    }
    expect(await shop.db.query('SELECT FROM mails')).toHaveLength(10)
  })
})

test('The uses of links are limited by address', async () => {
  const settings = accountSettings()
  const use = () => resetPassword(shop.db, settings, CALLER, { token: 'x', password: NEW_PASSWORD })
  for (let count = 0; count < 100; count += 1) {
    expect((await expectAppError(use())).code).toBe('INVALID')
  }
  expect((await expectAppError(use())).code).toBe('TOO_MANY_ATTEMPTS')
})

test('Somebody who failed too often can sign in again after a reset', async () => {
  const { email } = await createShopper(shop.db)
  for (let count = 0; count < 10; count += 1) await logIn(email, 'wrong1')
  expect((await logIn(email, PASSWORD)).statusCode).toBe(429)
  await reset(await sendLink(email))
  expect((await logIn(email, NEW_PASSWORD)).statusCode).toBe(200)
})

test('A new email address is announced to both addresses, in the language of the account', async () => {
  const server = await startMailServer()
  const { id, email } = await createShopper(shop.db)
  await shop.db.update(UserEntity, { id }, { email: 'new@example.com', locale: 'ar' })
  await sendDueMails(shop.db, server)
  const textTo = (address: string) =>
    server.mails.find(({ recipients }) => recipients[0] === address)?.mail.text
  expect(server.mails).toHaveLength(2)
  expect(textTo('new@example.com')).toContain('new@example.com')
  expect(textTo(email)).toContain('أصبح لحسابك بريد إلكتروني جديد')
  expect(textTo(email)).not.toContain('new@example.com')
})
