import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createAdmin,
  createShopper,
  createStaff,
  PASSWORD,
  type TestUser,
} from '../../test/factories'
import { setUpShop, TEST_JWT_SECRET } from '../../test/shop'
import { ensureAdmin } from '../accounts/accounts.service'
import { SecondFactorEntity } from '../accounts/second-factor.entity'
import { StaffSessionEntity } from '../accounts/staff-session.entity'
import { signToken } from '../accounts/tokens'
import { changeStaffRole, endStaffAccess } from './staff.service'

const shop = setUpShop()

let owner: TestUser
let packer: TestUser
beforeEach(async () => {
  owner = await createAdmin(shop.db)
  packer = await createStaff(shop.db, 'packer')
})
afterEach(() => vi.useRealTimers())

interface UserErrors {
  readonly userErrors: readonly { readonly code: string; readonly field: string | null }[]
}

interface Login extends UserErrors {
  readonly session: { readonly token: string } | null
}

async function signIn({ email }: TestUser, code?: string): Promise<Login> {
  const { data } = await shop.graphql<{ login: Login }>(
    `mutation ($input: LoginInput!) {
       login(input: $input) { session { token } userErrors { code field } }
     }`,
    { variables: { input: { email, password: PASSWORD, ...(code && { code }) } } },
  )
  return data.login
}

/** Whether a token still works. */
async function works(token: string): Promise<boolean> {
  const { data } = await shop.graphql<{ me: { id: string } | null }>('{ me { id } }', { token })
  return data.me !== null
}

async function run<T extends object>(
  user: { readonly token: string },
  field: string,
  selection: string,
): Promise<T & UserErrors> {
  const { data } = await shop.graphql<{ result: T & UserErrors }>(
    `mutation { result: ${field} { ${selection} userErrors { code field } } }`,
    { token: user.token },
  )
  return data.result
}

interface Security {
  readonly sessions: readonly {
    readonly id: string
    readonly isCurrent: boolean
    readonly userAgent: string
  }[]
  readonly secondFactor: { readonly recoveryCodesLeft: number } | null
}

async function security(token: string): Promise<Security> {
  const { data } = await shop.graphql<{ accountSecurity: Security }>(
    '{ accountSecurity { sessions { id isCurrent userAgent } secondFactor { recoveryCodesLeft } } }',
    { token },
  )
  return data.accountSecurity
}

describe('Sessions of staff', () => {
  test('are listed with their device, and end one by one', async () => {
    const phone = (await signIn(packer)).session?.token ?? ''
    const { sessions } = await security(phone)
    expect(sessions).toHaveLength(2)
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    const first = sessions.find(({ isCurrent }) => !isCurrent)
    expect(first?.userAgent).toBe('Tests')
    await expect(
      run({ token: phone }, `endSession(id: "${first?.id}")`, 'sessionId'),
    ).resolves.toEqual({ sessionId: first?.id, userErrors: [] })
    expect(await works(packer.token)).toBe(false)
    expect(await works(phone)).toBe(true)
  })

  test('end when their own token asks without naming one', async () => {
    const phone = (await signIn(packer)).session?.token ?? ''
    const ended = await run({ token: phone }, 'endSession', 'sessionId')
    expect(ended).toMatchObject({ sessionId: expect.any(String), userErrors: [] })
    expect(await works(phone)).toBe(false)
    expect(await works(packer.token)).toBe(true)
    expect((await security(packer.token)).sessions).toHaveLength(1)
  })

  test('of somebody else cannot be seen or ended', async () => {
    const [own] = (await security(owner.token)).sessions
    const { userErrors } = await run(packer, `endSession(id: "${own?.id}")`, 'sessionId')
    expect(userErrors).toEqual([{ code: 'NOT_FOUND', field: null }])
    expect(await run(packer, 'endSession(id: "x")', 'sessionId')).toMatchObject({
      userErrors: [{ code: 'NOT_FOUND' }],
    })
    expect(await run(packer, 'endOtherSessions', 'count')).toMatchObject({ count: 0 })
    expect(await works(owner.token)).toBe(true)
  })

  test('all but the one that asks end together', async () => {
    const others = [await signIn(packer), await signIn(packer)]
    expect(await run(packer, 'endOtherSessions', 'count')).toEqual({ count: 2, userErrors: [] })
    for (const { session } of others) expect(await works(session?.token ?? '')).toBe(false)
    expect(await works(packer.token)).toBe(true)
  })

  test('end with everything that ends the tokens of an account', async () => {
    await changeStaffRole(shop.db, packer.id, { role: 'caller' })
    expect(await shop.db.countBy(StaffSessionEntity, { userId: packer.id })).toBe(0)
    await shop.graphql('mutation { signOutEverywhere { success } }', { token: owner.token })
    expect(await shop.db.count(StaffSessionEntity)).toBe(0)
  })

  test('older than a token are neither listed nor kept', async () => {
    await shop.db.query(`UPDATE staff_sessions SET created_at = now() - interval '8 days'`)
    const token = (await signIn(packer)).session?.token ?? ''
    expect((await security(token)).sessions).toHaveLength(1)
    expect(await shop.db.countBy(StaffSessionEntity, { userId: packer.id })).toBe(1)
  })

  test('of shoppers are not recorded', async () => {
    const shopper = await createShopper(shop.db)
    expect((await signIn(shopper)).session).not.toBeNull()
    expect(await shop.db.countBy(StaffSessionEntity, { userId: shopper.id })).toBe(0)
  })
})

interface Setup {
  readonly setup: { readonly secret: string; readonly uri: string } | null
}

async function start(user: TestUser, password = PASSWORD): Promise<Setup & UserErrors> {
  return run<Setup>(user, `startSecondFactor(password: "${password}")`, 'setup { secret uri }')
}

const codeOf = (secret: string, timestamp = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })

/** The time of the next code: one that was used works no more. */
const nextPeriod = () => Date.now() + 30_000

async function turnOn(user: TestUser) {
  const { setup } = await start(user)
  const secret = setup?.secret ?? ''
  const { recoveryCodes } = await run<{ recoveryCodes: string[] }>(
    user,
    `enableSecondFactor(code: "${codeOf(secret)}")`,
    'recoveryCodes',
  )
  return { secret, recoveryCodes }
}

describe('The second step of signing in', () => {
  test('begins with the password and the first code of the app', async () => {
    expect((await start(packer, 'wrong1')).userErrors).toEqual([
      { code: 'INVALID', field: 'password' },
    ])
    const { setup } = await start(packer)
    expect(setup?.uri).toContain(`secret=${setup?.secret}`)
    expect(setup?.uri).toContain('issuer=Mishmish')
    // Until then, signing in is as before.
    expect((await signIn(packer)).session).not.toBeNull()
    const wrong = await run(packer, 'enableSecondFactor(code: "000000")', 'recoveryCodes')
    expect(wrong.userErrors).toEqual([{ code: 'INVALID', field: 'code' }])
    const enabled = await run<{ recoveryCodes: string[] }>(
      packer,
      `enableSecondFactor(code: "${codeOf(setup?.secret ?? '')}")`,
      'recoveryCodes',
    )
    expect(new Set(enabled.recoveryCodes).size).toBe(10)
    expect(await security(packer.token)).toMatchObject({ secondFactor: { recoveryCodesLeft: 10 } })
  })

  test('takes a code that is correct now, once', async () => {
    const { secret } = await turnOn(packer)
    expect(await signIn(packer)).toEqual({
      session: null,
      userErrors: [{ code: 'UNAUTHENTICATED', field: 'code' }],
    })
    // The one that turned it on.
    expect((await signIn(packer, codeOf(secret))).session).toBeNull()
    vi.useFakeTimers({ toFake: ['Date'], now: nextPeriod() })
    const code = codeOf(secret)
    const grouped = `${code.slice(0, 3)} ${code.slice(3)}`
    const attempts = await Promise.all([signIn(packer, grouped), signIn(packer, grouped)])
    expect(attempts.filter(({ session }) => session)).toHaveLength(1)
    expect((await signIn(packer, codeOf(secret, Date.now() - 120_000))).userErrors).toEqual([
      { code: 'UNAUTHENTICATED', field: 'code' },
    ])
  })

  test('takes a code in Arabic digits', async () => {
    const { secret } = await turnOn(packer)
    vi.useFakeTimers({ toFake: ['Date'], now: nextPeriod() })
    const arabic = codeOf(secret).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
    expect((await signIn(packer, arabic)).session).not.toBeNull()
  })

  test('takes each recovery code once', async () => {
    const { recoveryCodes } = await turnOn(packer)
    const [code = ''] = recoveryCodes
    const attempts = await Promise.all([
      signIn(packer, code.toLowerCase()),
      signIn(packer, code.toLowerCase()),
    ])
    expect(attempts.filter(({ session }) => session)).toHaveLength(1)
    expect(await security(packer.token)).toMatchObject({ secondFactor: { recoveryCodesLeft: 9 } })
  })

  test('cannot be guessed: attempts are counted for the account', async () => {
    await turnOn(packer)
    let last: Login | undefined
    for (let attempt = 0; attempt < 12; attempt += 1) last = await signIn(packer, '000000')
    expect(last?.userErrors).toMatchObject([{ code: 'TOO_MANY_ATTEMPTS' }])
  })

  test('is not replaced by an open session, only ended with the password and a code', async () => {
    const { recoveryCodes } = await turnOn(packer)
    const disable = (password: string, code: string) =>
      run(packer, `disableSecondFactor(password: "${password}", code: "${code}")`, 'success')
    const refusal = (field: string) => ({
      success: false,
      userErrors: [{ code: 'INVALID', field }],
    })
    expect((await start(packer)).userErrors).toMatchObject([{ code: 'CONFLICT' }])
    expect(await disable('wrong1', recoveryCodes[0] ?? '')).toEqual(refusal('password'))
    for (const wrong of ['', '000000']) {
      expect(await disable(PASSWORD, wrong)).toEqual(refusal('code'))
    }
    expect((await signIn(packer)).session).toBeNull()
    expect(await disable(PASSWORD, recoveryCodes[0] ?? '')).toMatchObject({ success: true })
    expect((await signIn(packer)).session).not.toBeNull()
  })

  test('is ended with a code of the app, whose attempts are counted', async () => {
    const { secret } = await turnOn(packer)
    vi.useFakeTimers({ toFake: ['Date'], now: nextPeriod() })
    const disable = (code: string) =>
      run(packer, `disableSecondFactor(password: "${PASSWORD}", code: "${code}")`, 'success')
    expect(await disable(codeOf(secret))).toMatchObject({ success: true })
    await turnOn(packer)
    let last: unknown
    for (let attempt = 0; attempt < 12; attempt += 1) last = await disable('000000')
    expect(last).toMatchObject({ success: false, userErrors: [{ code: 'TOO_MANY_ATTEMPTS' }] })
  })

  test('is asked for by REST, too', async () => {
    const { secret } = await turnOn(packer)
    const { email } = packer
    const send = (body: object) =>
      shop.app.inject({
        method: 'POST',
        url: '/login',
        payload: { email, password: PASSWORD, ...body },
      })
    const refused = await send({})
    expect(refused.statusCode).toBe(401)
    expect(refused.json()).toMatchObject({ message: 'Enter the code of your app.' })
    vi.useFakeTimers({ toFake: ['Date'], now: nextPeriod() })
    expect((await send({ code: codeOf(secret) })).statusCode).toBe(200)
  })

  test('can be removed by the owner, from staff who lost the app, and goes with the access', async () => {
    await turnOn(packer)
    const { data } = await shop.graphql<{ staff: { hasSecondFactor: boolean }[] }>(
      '{ staff { hasSecondFactor } }',
      { token: owner.token },
    )
    expect(data.staff.map(({ hasSecondFactor }) => hasSecondFactor)).toEqual([false, true])
    expect(await run(owner, `removeSecondFactor(id: "${owner.id}")`, 'memberId')).toMatchObject({
      userErrors: [{ code: 'CONFLICT' }],
    })
    await run(owner, `removeSecondFactor(id: "${packer.id}")`, 'memberId')
    expect((await signIn(packer)).session).not.toBeNull()
    await turnOn(packer)
    await endStaffAccess(shop.db, packer.id)
    expect(await shop.db.count(SecondFactorEntity)).toBe(0)
  })

  test('keeps its secret encrypted', async () => {
    const { secret, recoveryCodes } = await turnOn(packer)
    const stored = JSON.stringify(await shop.db.find(SecondFactorEntity))
    for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text)
  })

  test('survives that another admin is set', async () => {
    await turnOn(owner)
    await ensureAdmin(shop.db, { email: owner.email, password: PASSWORD })
    expect((await signIn(owner)).userErrors).toMatchObject([{ field: 'code' }])
  })
})

test('A token of staff that names no session does not work', async () => {
  const claims = { userId: packer.id, role: 'packer', version: 0 } as const
  expect(await works(signToken(claims, TEST_JWT_SECRET))).toBe(false)
})
