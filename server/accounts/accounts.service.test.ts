import { describe, expect, test } from 'vitest'
import { untilBlocked } from '../test/blocking'
import { createShopper, PASSWORD } from '../test/factories'
import { refusalOf } from '../test/refusal'
import { setUpShop, TEST_JWT_SECRET } from '../test/shop'
import { authenticate, ensureAdmin, getUser, login, register } from './accounts.service'
import { createLoginLimiter } from './login-limiter'
import { UserEntity } from './user.entity'

const shop = setUpShop()
const ADDRESS = '192.0.2.1'
const mona = {
  firstName: 'Mona',
  secondName: 'Ali',
  mobile: '1012345678',
  email: 'mona@example.com',
  password: PASSWORD,
}

const settings = () => ({ jwtSecret: TEST_JWT_SECRET, loginLimiter: createLoginLimiter() })

describe('registering', () => {
  test('makes a shopper whose password is kept as an argon2id hash', async () => {
    const user = await register(shop.db, { ...mona, email: ' Mona@Example.com ' })
    const { password, ...details } = mona
    expect(user).toEqual({ id: 1, role: 'shopper', ...details })
    expect(await getUser(shop.db, user.id)).toEqual(user)
    const { passwordHash } = await shop.db.findOneByOrFail(UserEntity, { id: user.id })
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(passwordHash).not.toContain(password)
  })

  test('the same password gets another hash each time', async () => {
    await register(shop.db, mona)
    await register(shop.db, { ...mona, email: 'omar@example.com' })
    const [first, second] = await shop.db.find(UserEntity)
    expect(first?.passwordHash).not.toBe(second?.passwordHash)
  })

  test('an email that has an account is refused, in any case of letters', async () => {
    await register(shop.db, mona)
    const refusal = await refusalOf(register(shop.db, { ...mona, email: 'MONA@example.com' }))
    expect(refusal).toMatchObject({
      code: 'CONFLICT',
      details: { problems: [{ field: 'email', key: 'account.emailTaken' }] },
    })
    expect(await shop.db.count(UserEntity)).toBe(1)
  })

  test('five times at once makes one account', async () => {
    const results = await Promise.allSettled([1, 2, 3, 4, 5].map(() => register(shop.db, mona)))
    const codes = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason.code] : [],
    )
    expect(codes).toEqual(Array(4).fill('CONFLICT'))
    expect(await shop.db.count(UserEntity)).toBe(1)
  })

  test('nobody makes an admin by asking for the role', async () => {
    const asking = { ...mona, role: 'admin', id: 77, tokenVersion: 9 }
    expect(await register(shop.db, asking)).toMatchObject({ id: 1, role: 'shopper' })
  })

  test('an invalid one makes no account', async () => {
    expect((await refusalOf(register(shop.db, { ...mona, mobile: '1' }))).code).toBe('INVALID')
    expect(await shop.db.count(UserEntity)).toBe(0)
  })
})

describe('signing in', () => {
  test('opens a session that speaks for the account', async () => {
    const shopper = await createShopper(shop.db, { firstName: 'Mona' })
    const input = { email: shopper.email.toUpperCase(), password: PASSWORD }
    const session = await login(shop.db, settings(), ADDRESS, input)
    expect(session).toEqual({ token: expect.any(String), firstName: 'Mona', role: 'shopper' })
    expect(await authenticate(shop.db, TEST_JWT_SECRET, session.token)).toEqual({
      id: shopper.id,
      role: 'shopper',
    })
  })

  test('an unknown email and a wrong password get the same answer', async () => {
    const { email } = await createShopper(shop.db)
    const wrong = { email, password: 'secret2' }
    const unknown = { email: 'nobody@example.com', password: PASSWORD }
    const [first, second] = [
      await refusalOf(login(shop.db, settings(), ADDRESS, wrong)),
      await refusalOf(login(shop.db, settings(), ADDRESS, unknown)),
    ]
    expect(first).toMatchObject({
      code: 'UNAUTHENTICATED',
      details: { key: 'account.invalidLogin' },
    })
    expect(second.details).toEqual(first.details)
  })
})

describe("the owner's account", () => {
  const owner = { email: 'owner@example.com', password: 'first!Secret1' }
  const signIn = (password: string) =>
    login(shop.db, settings(), ADDRESS, { email: owner.email, password })

  test('is made once, and signing in says that it is the admin', async () => {
    expect(await ensureAdmin(shop.db, owner)).toBe(true)
    const session = await signIn(owner.password)
    expect(session.role).toBe('admin')
    expect((await authenticate(shop.db, TEST_JWT_SECRET, session.token)).role).toBe('admin')
  })

  test('is left alone by later starts, whatever password they have', async () => {
    await ensureAdmin(shop.db, owner)
    expect(await ensureAdmin(shop.db, { ...owner, password: 'another1' })).toBe(false)
    await signIn(owner.password)
    expect((await refusalOf(signIn('another1'))).code).toBe('UNAUTHENTICATED')
  })

  test('is made once by five servers that start at once', async () => {
    const made = await Promise.all([1, 2, 3, 4, 5].map(() => ensureAdmin(shop.db, owner)))
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(await shop.db.count(UserEntity)).toBe(1)
  })

  test('waits for another server that is making it, and leaves it alone', async () => {
    const second = await shop.db.transaction(async (transaction) => {
      expect(await ensureAdmin(transaction, owner)).toBe(true)
      const work = ensureAdmin(shop.db, owner)
      work.catch(() => {})
      await untilBlocked(shop.database, transaction, work)
      return { work }
    })
    expect(await second.work).toBe(false)
    expect(await shop.db.count(UserEntity)).toBe(1)
  })

  test("is not made of a shopper's", async () => {
    await createShopper(shop.db, { email: owner.email })
    await expect(ensureAdmin(shop.db, owner)).rejects.toThrow(
      'ADMIN_EMAIL belongs to a shopper account. Choose another address.',
    )
    const { role } = await shop.db.findOneByOrFail(UserEntity, { email: owner.email })
    expect(role).toBe('shopper')
  })

  test('cannot be registered by somebody else', async () => {
    await ensureAdmin(shop.db, owner)
    const refusal = await refusalOf(register(shop.db, { ...mona, email: 'Owner@Example.com' }))
    expect(refusal).toMatchObject({ code: 'CONFLICT', details: { key: 'account.emailTaken' } })
    await signIn(owner.password)
  })
})
