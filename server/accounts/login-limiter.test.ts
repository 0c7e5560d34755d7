import { describe, expect, test } from 'vitest'
import { AppError } from '#domain/errors'
import { createShopper, PASSWORD } from '../test/factories'
import { refusalOf } from '../test/refusal'
import { setUpShop, TEST_JWT_SECRET } from '../test/shop'
import { login } from './accounts.service'
import { createLoginLimiter } from './login-limiter'

const shop = setUpShop()
const ADDRESS = '192.0.2.1'
const ELSEWHERE = '192.0.2.2'

function door() {
  const settings = { jwtSecret: TEST_JWT_SECRET, loginLimiter: createLoginLimiter() }
  return (email: string, password: string, address = ADDRESS) =>
    login(shop.db, settings, address, { email, password })
}

async function outcome(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt
    return 'OK'
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

describe('failed logins', () => {
  test('after 10 even the right password is refused, with the time to wait', async () => {
    const { email } = await createShopper(shop.db)
    const signIn = door()
    for (let count = 0; count < 10; count += 1) {
      expect(await outcome(signIn(email, 'wrong1'))).toBe('UNAUTHENTICATED')
    }
    const refusal = await refusalOf(signIn(email, PASSWORD))
    expect(refusal).toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
      details: { key: 'account.tooManyAttempts', parameters: { minutes: 15 } },
    })
    expect(refusal.details.retryAfterSeconds).toBeGreaterThan(14 * 60)
    expect(refusal.details.retryAfterSeconds).toBeLessThanOrEqual(15 * 60)
  })

  test('do not lock the owner out at another address', async () => {
    const { email } = await createShopper(shop.db)
    const signIn = door()
    for (let count = 0; count < 11; count += 1) await outcome(signIn(email, 'wrong1'))
    expect(await outcome(signIn(email, PASSWORD))).toBe('TOO_MANY_ATTEMPTS')
    expect(await outcome(signIn(email, PASSWORD, ELSEWHERE))).toBe('OK')
  })

  test('of one account do not lock another one', async () => {
    const [mona, omar] = [await createShopper(shop.db), await createShopper(shop.db)]
    const signIn = door()
    for (let count = 0; count < 11; count += 1) await outcome(signIn(mona.email, 'wrong1'))
    expect(await outcome(signIn(omar.email, PASSWORD))).toBe('OK')
  })

  test('of an unknown email are counted as well', async () => {
    const signIn = door()
    const outcomes: string[] = []
    for (let count = 0; count < 11; count += 1) {
      outcomes.push(await outcome(signIn('nobody@example.com', 'wrong1')))
    }
    expect(outcomes).toEqual([...Array(10).fill('UNAUTHENTICATED'), 'TOO_MANY_ATTEMPTS'])
  })

  test('are counted when they come all at once', async () => {
    const { email } = await createShopper(shop.db)
    const signIn = door()
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, () => outcome(signIn(email, 'wrong1'))),
    )
    expect(outcomes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(10)
    expect(outcomes.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(20)
  })

  test('of one email in other letters are of one account', async () => {
    const { email } = await createShopper(shop.db)
    const signIn = door()
    for (let count = 0; count < 10; count += 1) {
      await outcome(signIn(count % 2 ? email.toUpperCase() : ` ${email}`, 'wrong1'))
    }
    expect(await outcome(signIn(email, PASSWORD))).toBe('TOO_MANY_ATTEMPTS')
  })

  test('are forgiven by the right password', async () => {
    const { email } = await createShopper(shop.db)
    const signIn = door()
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 9; count += 1) await outcome(signIn(email, 'wrong1'))
      expect(await outcome(signIn(email, PASSWORD))).toBe('OK')
    }
  })

  test('of a form that no password has are not counted', async () => {
    const { email } = await createShopper(shop.db)
    const signIn = door()
    for (let count = 0; count < 20; count += 1) {
      expect(await outcome(signIn(email, '-'))).toBe('INVALID')
    }
    expect(await outcome(signIn(email, PASSWORD))).toBe('OK')
  })
})

describe('an address', () => {
  test('has 100 failures, over all accounts', async () => {
    const limiter = createLoginLimiter()
    for (let count = 0; count < 100; count += 1) {
      await limiter.count(`guess${count}@example.com`, ADDRESS)
    }
    const refusal = await refusalOf(limiter.count('mona@example.com', ADDRESS))
    expect(refusal.code).toBe('TOO_MANY_ATTEMPTS')
    await limiter.count('mona@example.com', ELSEWHERE)
  })

  test('with many shoppers behind it is not locked by those who sign in', async () => {
    const limiter = createLoginLimiter()
    for (let count = 0; count < 150; count += 1) {
      await limiter.count(`shopper${count}@example.com`, ADDRESS)
      await limiter.forgive(`shopper${count}@example.com`, ADDRESS)
    }
  })
})
