import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { AppError } from '#domain/errors'
import { expectAppError } from '../../test/expect-app-error'
import { createShopper, PASSWORD } from '../../test/factories'
import { accountSettings, setUpDatabase } from '../../test/shop'
import { login } from './login.service'
import { createLoginLimiter } from './login-limiter'
import { changePassword } from './own-account.service'

const shop = setUpDatabase()
const ADDRESS = '192.0.2.1'
const ELSEWHERE = '192.0.2.2'
const DEVICE = { address: ADDRESS, userAgent: 'Tests' }

function createSignIn() {
  const settings = accountSettings()
  return (email: string, password: string, address = ADDRESS) =>
    login(shop.db, settings, { address, userAgent: 'Tests', locale: 'en' }, { email, password })
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

describe('an IPv6 network', () => {
  test('counts as one address', async () => {
    const { email } = await createShopper(shop.db)
    const signIn = createSignIn()
    const outcomes: string[] = []
    for (let count = 0; count < 12; count += 1) {
      outcomes.push(await outcome(signIn(email, 'wrong1', `2001:db8:1:2::${count}`)))
    }
    expect(outcomes.slice(9)).toEqual(['UNAUTHENTICATED', ...Array(2).fill('TOO_MANY_ATTEMPTS')])
    expect(await outcome(signIn(email, PASSWORD, '2001:db8:1:3::1'))).toBe('OK')
  })
})

describe('strangers', () => {
  /** Fails to sign in 100 times, each time to another account. */
  async function exhaust(signIn: ReturnType<typeof createSignIn>, address: string) {
    for (let count = 0; count < 100; count += 1) {
      await outcome(signIn(`guess${count}@example.com`, 'wrong1', address))
    }
  }

  test('at the same address do not lock out accounts that have signed in from it before', async () => {
    const [mona, omar] = [await createShopper(shop.db), await createShopper(shop.db)]
    const signIn = createSignIn()
    await signIn(mona.email, PASSWORD)
    await exhaust(signIn, ADDRESS)
    expect(await outcome(signIn(mona.email, PASSWORD))).toBe('OK')
    expect(await outcome(signIn(omar.email, PASSWORD))).toBe('TOO_MANY_ATTEMPTS')
    expect(await outcome(signIn(omar.email, PASSWORD, ELSEWHERE))).toBe('OK')
  })

  test('get no more guesses at an account that has signed in from their address', async () => {
    const { email } = await createShopper(shop.db)
    const signIn = createSignIn()
    await signIn(email, PASSWORD)
    await exhaust(signIn, ADDRESS)
    const outcomes: string[] = []
    for (let count = 0; count < 11; count += 1) {
      outcomes.push(await outcome(signIn(email, 'wrong1')))
    }
    expect(outcomes).toEqual([...Array(10).fill('UNAUTHENTICATED'), 'TOO_MANY_ATTEMPTS'])
  })

  test('cannot make refused attempts of an account count as its failures', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const limiter = createLoginLimiter()
    for (let count = 0; count < 100; count += 1) {
      await limiter.countAttempt(`guess${count}@example.com`, ADDRESS)
    }
    vi.advanceTimersByTime(14 * 60_000)
    for (let count = 0; count < 20; count += 1) {
      await expectAppError(limiter.countAttempt('mona@example.com', ADDRESS))
    }
    vi.advanceTimersByTime(2 * 60_000)
    await limiter.countAttempt('mona@example.com', ADDRESS)
  })

  test('do not keep a signed-in user from changing the password', async () => {
    const user = await createShopper(shop.db)
    const settings = accountSettings()
    for (let count = 0; count < 11; count += 1) {
      await outcome(
        login(
          shop.db,
          settings,
          { address: ADDRESS, userAgent: 'Tests', locale: 'en' },
          { email: user.email, password: 'wrong1' },
        ),
      )
    }
    const passwords = { currentPassword: PASSWORD, newPassword: 'another1' }
    await changePassword(shop.db, user.id, { settings, device: DEVICE }, passwords)
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

  test('with many shoppers behind it is not locked by their successful sign-ins', async () => {
    const limiter = createLoginLimiter()
    for (let count = 0; count < 150; count += 1) {
      await limiter.countAttempt(`shopper${count}@example.com`, ADDRESS)
      await limiter.clearAttempts(`shopper${count}@example.com`, ADDRESS)
    }
  })
})
