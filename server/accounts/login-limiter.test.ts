import { describe, expect, test } from 'vitest'
import { AppError } from '#domain/errors'
import { expectAppError } from '../test/expect-app-error'
import { createShopper, PASSWORD } from '../test/factories'
import { accountSettings, setUpShop } from '../test/shop'
import { login } from './accounts.service'
import { createLoginLimiter } from './login-limiter'

const shop = setUpShop()
const ADDRESS = '192.0.2.1'
const ELSEWHERE = '192.0.2.2'

function createSignIn() {
  const settings = accountSettings()
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
  test('block even the correct password after 10, with the time to wait', async () => {
    const { email } = await createShopper(shop.db)
    const signIn = createSignIn()
    for (let count = 0; count < 10; count += 1) {
      expect(await outcome(signIn(email, 'wrong1'))).toBe('UNAUTHENTICATED')
    }
    const error = await expectAppError(signIn(email, PASSWORD))
    expect(error).toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
      details: { key: 'account.tooManyAttempts', parameters: { minutes: 15 } },
    })
    expect(error.details.retryAfterSeconds).toBeGreaterThan(14 * 60)
    expect(error.details.retryAfterSeconds).toBeLessThanOrEqual(15 * 60)
  })

  test('do not lock the user out at another address', async () => {
    const { email } = await createShopper(shop.db)
    const signIn = createSignIn()
    for (let count = 0; count < 11; count += 1) await outcome(signIn(email, 'wrong1'))
    expect(await outcome(signIn(email, PASSWORD))).toBe('TOO_MANY_ATTEMPTS')
    expect(await outcome(signIn(email, PASSWORD, ELSEWHERE))).toBe('OK')
  })

  test('of one account do not lock another', async () => {
    const [mona, omar] = [await createShopper(shop.db), await createShopper(shop.db)]
    const signIn = createSignIn()
    for (let count = 0; count < 11; count += 1) await outcome(signIn(mona.email, 'wrong1'))
    expect(await outcome(signIn(omar.email, PASSWORD))).toBe('OK')
  })

  test('of an unknown email are counted', async () => {
    const signIn = createSignIn()
    const outcomes: string[] = []
    for (let count = 0; count < 11; count += 1) {
      outcomes.push(await outcome(signIn('nobody@example.com', 'wrong1')))
    }
    expect(outcomes).toEqual([...Array(10).fill('UNAUTHENTICATED'), 'TOO_MANY_ATTEMPTS'])
  })

  test('are counted when concurrent', async () => {
    const { email } = await createShopper(shop.db)
    const signIn = createSignIn()
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, () => outcome(signIn(email, 'wrong1'))),
    )
    expect(outcomes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(10)
    expect(outcomes.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(20)
  })

  test('are counted per account, in any spelling of the email', async () => {
    const { email } = await createShopper(shop.db)
    const signIn = createSignIn()
    for (let count = 0; count < 10; count += 1) {
      await outcome(signIn(count % 2 ? email.toUpperCase() : ` ${email}`, 'wrong1'))
    }
    expect(await outcome(signIn(email, PASSWORD))).toBe('TOO_MANY_ATTEMPTS')
  })

  test('are cleared by the correct password', async () => {
    const { email } = await createShopper(shop.db)
    const signIn = createSignIn()
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 9; count += 1) await outcome(signIn(email, 'wrong1'))
      expect(await outcome(signIn(email, PASSWORD))).toBe('OK')
    }
  })

  test('are not counted for invalid input', async () => {
    const { email } = await createShopper(shop.db)
    const signIn = createSignIn()
    for (let count = 0; count < 20; count += 1) {
      expect(await outcome(signIn(email, '-'))).toBe('INVALID')
    }
    expect(await outcome(signIn(email, PASSWORD))).toBe('OK')
  })
})

describe('an address', () => {
  test('is blocked after 100 failures over all accounts', async () => {
    const limiter = createLoginLimiter()
    for (let count = 0; count < 100; count += 1) {
      await limiter.countAttempt(`guess${count}@example.com`, ADDRESS)
    }
    const error = await expectAppError(limiter.countAttempt('mona@example.com', ADDRESS))
    expect(error.code).toBe('TOO_MANY_ATTEMPTS')
    await limiter.countAttempt('mona@example.com', ELSEWHERE)
  })

  test('with many shoppers behind it is not locked by those who sign in', async () => {
    const limiter = createLoginLimiter()
    for (let count = 0; count < 150; count += 1) {
      await limiter.countAttempt(`shopper${count}@example.com`, ADDRESS)
      await limiter.clearAttempts(`shopper${count}@example.com`, ADDRESS)
    }
  })
})
