import jwt from 'jsonwebtoken'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { expectAppError } from '../../test/expect-app-error'
import { createAdmin, createShopper, type TestUser } from '../../test/factories'
import { setUpDatabase, TEST_JWT_SECRET } from '../../test/shop'
import { authenticate } from './accounts.service'
import { signToken, verifyToken } from './tokens'
import { UserEntity } from './user.entity'

const shop = setUpDatabase()
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

afterEach(() => vi.useRealTimers())

async function expectSignedOut(token: string | undefined): Promise<void> {
  expect(await expectAppError(authenticate(shop.db, TEST_JWT_SECRET, token))).toMatchObject({
    code: 'UNAUTHENTICATED',
    details: { key: 'fault.signedOut' },
  })
}

const claimsOf = ({ id }: TestUser) => ({ sub: String(id), role: 'shopper', version: 0 })

describe('a token', () => {
  test('authenticates its account', async () => {
    const shopper = await createShopper(shop.db)
    expect(await authenticate(shop.db, TEST_JWT_SECRET, shopper.token)).toEqual({
      id: shopper.id,
      role: 'shopper',
    })
  })

  test('contains the id, the role and an expiry in 7 days, and no personal data', () => {
    const claims = { userId: 5, role: 'admin', version: 2 } as const
    const token = signToken(claims, TEST_JWT_SECRET)
    const content = jwt.decode(token) as jwt.JwtPayload
    expect(content).toEqual({
      sub: '5',
      role: 'admin',
      version: 2,
      iat: expect.any(Number),
      exp: Number(content.iat) + 7 * 24 * 60 * 60,
    })
    expect(verifyToken(token, TEST_JWT_SECRET)).toEqual(claims)
  })

  test('expires after 7 days', () => {
    const claims = { userId: 5, role: 'shopper', version: 0 } as const
    const token = signToken(claims, TEST_JWT_SECRET)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * DAY_MILLISECONDS - 5000 })
    expect(verifyToken(token, TEST_JWT_SECRET)).toEqual(claims)
    vi.setSystemTime(Date.now() + 10_000)
    expect(verifyToken(token, TEST_JWT_SECRET)).toBeUndefined()
  })

  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['junk', 'junk'],
    ['three junk parts', 'a.b.c'],
  ])('that is %s is rejected', async (_what, token) => {
    await expectSignedOut(token)
  })

  test('signed with another secret is rejected', async () => {
    const shopper = await createShopper(shop.db)
    await expectSignedOut(jwt.sign(claimsOf(shopper), `${TEST_JWT_SECRET}x`, { expiresIn: 60 }))
  })

  test.each(['HS384', 'HS512'] as const)('signed with %s is rejected', async (algorithm) => {
    const shopper = await createShopper(shop.db)
    const options = { expiresIn: 60, algorithm }
    await expectSignedOut(jwt.sign(claimsOf(shopper), TEST_JWT_SECRET, options))
  })

  test('without a signature is rejected', async () => {
    const shopper = await createShopper(shop.db)
    const unsigned = jwt.sign(claimsOf(shopper), '', { expiresIn: 60, algorithm: 'none' })
    await expectSignedOut(unsigned)
    const [, payload, signature] = shopper.token.split('.')
    const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
    await expectSignedOut(`${header}.${payload}.`)
    await expectSignedOut(`${header}.${payload}.${signature}`)
  })

  test('with changed claims is rejected', async () => {
    const shopper = await createShopper(shop.db)
    const admin = await createAdmin(shop.db)
    const [header, , signature] = shopper.token.split('.')
    const [, payload] = admin.token.split('.')
    await expectSignedOut(`${header}.${payload}.${signature}`)
  })

  test.each([
    ['no subject', { role: 'shopper', version: 0 }],
    ['a subject that is not an id', { sub: '1 OR 1=1', role: 'shopper', version: 0 }],
    ['a subject out of range', { sub: '9999999999', role: 'shopper', version: 0 }],
    ['no version', { sub: '1', role: 'shopper' }],
    ['a version out of range', { sub: '1', role: 'shopper', version: 3e9 }],
    ['an unknown role', { sub: '1', role: 'owner', version: 0 }],
  ])('with %s is rejected', async (_what, claims) => {
    await createShopper(shop.db)
    await expectSignedOut(jwt.sign(claims, TEST_JWT_SECRET, { expiresIn: 60 }))
  })

  test('of a deleted account is rejected', async () => {
    const shopper = await createShopper(shop.db)
    await shop.db.delete(UserEntity, { id: shopper.id })
    await expectSignedOut(shopper.token)
  })

  test('signed before the sessions were ended is rejected', async () => {
    const shopper = await createShopper(shop.db)
    await shop.db.increment(UserEntity, { id: shopper.id }, 'tokenVersion', 1)
    await expectSignedOut(shopper.token)
  })

  test('of a former admin has the current role', async () => {
    const admin = await createAdmin(shop.db)
    await shop.db.update(UserEntity, { id: admin.id }, { role: 'shopper' })
    expect((await authenticate(shop.db, TEST_JWT_SECRET, admin.token)).role).toBe('shopper')
  })
})
