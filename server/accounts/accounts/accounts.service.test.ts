import { describe, expect, test } from 'vitest'
import { untilBlocked } from '../../test/blocking'
import { expectAppError } from '../../test/expect-app-error'
import { createShopper, PASSWORD } from '../../test/factories'
import { accountSettings, setUpDatabase, TEST_JWT_SECRET } from '../../test/shop'
import { authenticate, ensureAdmin, getUser, register } from './accounts.service'
import { login } from './login.service'
import { UserEntity } from './user.entity'

const shop = setUpDatabase()
const CALLER = { address: '192.0.2.1', userAgent: 'Tests', locale: 'en' } as const
const mona = {
  firstName: 'Mona',
  secondName: 'Ali',
  mobile: '1012345678',
  email: 'mona@example.com',
  password: PASSWORD,
}

const settings = accountSettings

describe('registering', () => {
  test('creates a shopper and stores the password as an argon2id hash', async () => {
    const user = await register(shop.db, settings(), CALLER, {
      ...mona,
      email: ' Mona@Example.com ',
    })
    const { password, ...details } = mona
    expect(user).toEqual({
      id: 1,
      role: 'shopper',
      locale: 'en',
      emailConfirmed: false,
      canSignIn: true,
      ...details,
    })
    expect(await getUser(shop.db, user.id)).toEqual(user)
    const { passwordHash } = await shop.db.findOneByOrFail(UserEntity, { id: user.id })
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(passwordHash).not.toContain(password)
  })

  test('hashes the same password differently each time', async () => {
    await register(shop.db, settings(), CALLER, mona)
    await register(shop.db, settings(), CALLER, { ...mona, email: 'omar@example.com' })
    const [first, second] = await shop.db.find(UserEntity)
    expect(first?.passwordHash).not.toBe(second?.passwordHash)
  })

  test('rejects an email that is taken, in any letter case', async () => {
    await register(shop.db, settings(), CALLER, mona)
    const error = await expectAppError(
      register(shop.db, settings(), CALLER, { ...mona, email: 'MONA@example.com' }),
    )
    expect(error).toMatchObject({
      code: 'CONFLICT',
      details: { problems: [{ field: 'email', key: 'account.emailTaken' }] },
    })
    expect(await shop.db.count(UserEntity)).toBe(1)
  })

  test('creates one account for five concurrent requests', async () => {
    const results = await Promise.allSettled(
      [1, 2, 3, 4, 5].map(() => register(shop.db, settings(), CALLER, mona)),
    )
    const codes = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason.code] : [],
    )
    expect(codes).toEqual(Array(4).fill('CONFLICT'))
    expect(await shop.db.count(UserEntity)).toBe(1)
  })

  test('ignores a role in the input', async () => {
    const input = { ...mona, role: 'admin', id: 77, tokenVersion: 9 }
    expect(await register(shop.db, settings(), CALLER, input)).toMatchObject({
      id: 1,
      role: 'shopper',
    })
  })

  test('creates no account for invalid input', async () => {
    expect(
      (await expectAppError(register(shop.db, settings(), CALLER, { ...mona, mobile: '1' }))).code,
    ).toBe('INVALID')
    expect(await shop.db.count(UserEntity)).toBe(0)
  })
})

describe('signing in', () => {
  test('creates a session of the account', async () => {
    const shopper = await createShopper(shop.db, { firstName: 'Mona' })
    const input = { email: shopper.email.toUpperCase(), password: PASSWORD }
    const session = await login(shop.db, settings(), CALLER, input)
    expect(session).toEqual({
      token: expect.any(String),
      firstName: 'Mona',
      role: 'shopper',
      locale: 'en',
    })
    expect(await authenticate(shop.db, TEST_JWT_SECRET, session.token)).toEqual({
      id: shopper.id,
      role: 'shopper',
    })
  })

  test('returns the same error for an unknown email and a wrong password', async () => {
    const { email } = await createShopper(shop.db)
    const wrong = { email, password: 'secret2' }
    const unknown = { email: 'nobody@example.com', password: PASSWORD }
    const [first, second] = [
      await expectAppError(login(shop.db, settings(), CALLER, wrong)),
      await expectAppError(login(shop.db, settings(), CALLER, unknown)),
    ]
    expect(first).toMatchObject({
      code: 'UNAUTHENTICATED',
      details: { key: 'account.invalidLogin' },
    })
    expect(second.details).toEqual(first.details)
  })
})

describe('the admin account', () => {
  const admin = { email: 'admin@example.com', password: 'first!Secret1' }
  const signIn = (password: string) =>
    login(shop.db, settings(), CALLER, { email: admin.email, password })

  test('is created once and signs in as admin', async () => {
    expect(await ensureAdmin(shop.db, admin)).toBe(true)
    const session = await signIn(admin.password)
    expect(session.role).toBe('admin')
    expect((await authenticate(shop.db, TEST_JWT_SECRET, session.token)).role).toBe('admin')
  })

  test('is not changed by later starts with another password', async () => {
    await ensureAdmin(shop.db, admin)
    expect(await ensureAdmin(shop.db, { ...admin, password: 'another1' })).toBe(false)
    await signIn(admin.password)
    expect((await expectAppError(signIn('another1'))).code).toBe('UNAUTHENTICATED')
  })

  test('is created once by five servers that start concurrently', async () => {
    const created = await Promise.all([1, 2, 3, 4, 5].map(() => ensureAdmin(shop.db, admin)))
    expect(created.filter(Boolean)).toHaveLength(1)
    expect(await shop.db.count(UserEntity)).toBe(1)
  })

  test('is created once when another server is creating it', async () => {
    const second = await shop.db.transaction(async (transaction) => {
      expect(await ensureAdmin(transaction, admin)).toBe(true)
      const work = ensureAdmin(shop.db, admin)
      work.catch(() => {})
      await untilBlocked(shop.database, transaction, work)
      return { work }
    })
    expect(await second.work).toBe(false)
    expect(await shop.db.count(UserEntity)).toBe(1)
  })

  test('cannot be the account of a shopper', async () => {
    await createShopper(shop.db, { email: admin.email })
    await expect(ensureAdmin(shop.db, admin)).rejects.toThrow(
      'ADMIN_EMAIL belongs to a shopper account. Choose another address.',
    )
    const { role } = await shop.db.findOneByOrFail(UserEntity, { email: admin.email })
    expect(role).toBe('shopper')
  })

  describe('after a change of ADMIN_EMAIL', () => {
    const successor = { email: 'new@example.com', password: 'second!Secret2' }
    const adminEmails = async () => {
      const admins = await shop.db.findBy(UserEntity, { role: 'admin' })
      return admins.map(({ email }) => email)
    }

    test('is the only one: the earlier one loses the role and its sessions', async () => {
      await ensureAdmin(shop.db, admin)
      const { token } = await signIn(admin.password)
      expect(await ensureAdmin(shop.db, successor)).toBe(true)
      expect(await adminEmails()).toEqual([successor.email])
      const error = await expectAppError(authenticate(shop.db, TEST_JWT_SECRET, token))
      expect(error.code).toBe('UNAUTHENTICATED')
      // The account remains as a shopper's.
      expect((await signIn(admin.password)).role).toBe('shopper')
    })

    test('does not end the sessions of shoppers', async () => {
      await ensureAdmin(shop.db, admin)
      const shopper = await createShopper(shop.db)
      await ensureAdmin(shop.db, successor)
      const viewer = await authenticate(shop.db, TEST_JWT_SECRET, shopper.token)
      expect(viewer).toEqual({ id: shopper.id, role: 'shopper' })
    })

    test('can be an earlier admin account with ADMIN_PASSWORD', async () => {
      await ensureAdmin(shop.db, admin)
      await ensureAdmin(shop.db, successor)
      expect(await ensureAdmin(shop.db, admin)).toBe(false)
      expect(await adminEmails()).toEqual([admin.email])
      expect((await signIn(admin.password)).role).toBe('admin')
    })

    test('is the only one when five servers start concurrently with it', async () => {
      await ensureAdmin(shop.db, admin)
      const { token } = await signIn(admin.password)
      const created = await Promise.all([1, 2, 3, 4, 5].map(() => ensureAdmin(shop.db, successor)))
      expect(created.filter(Boolean)).toHaveLength(1)
      expect(await adminEmails()).toEqual([successor.email])
      const { role } = await login(shop.db, settings(), CALLER, successor)
      expect(role).toBe('admin')
      expect((await expectAppError(authenticate(shop.db, TEST_JWT_SECRET, token))).code).toBe(
        'UNAUTHENTICATED',
      )
    })

    test('is the only one when servers with different settings start concurrently', async () => {
      await shop.db
        .transaction(async (transaction) => {
          await ensureAdmin(transaction, admin)
          const work = ensureAdmin(shop.db, successor)
          work.catch(() => {})
          await untilBlocked(shop.database, transaction, work)
          return { work }
        })
        .then(({ work }) => work)
      expect(await adminEmails()).toEqual([successor.email])
    })
  })

  test('cannot be registered by someone else', async () => {
    await ensureAdmin(shop.db, admin)
    const error = await expectAppError(
      register(shop.db, settings(), CALLER, { ...mona, email: 'Admin@Example.com' }),
    )
    expect(error).toMatchObject({ code: 'CONFLICT', details: { key: 'account.emailTaken' } })
    await signIn(admin.password)
  })
})
