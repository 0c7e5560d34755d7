import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { createRegistrationLimiter } from './registration-limiter'
import { UserEntity } from './user.entity'

const shop = setUpShop()
const ADDRESS = '198.51.100.7'

const account = (email: string) => ({
  first_name: 'Mona',
  second_name: 'Ali',
  mobile: '1012345678',
  email,
  password: PASSWORD,
})

function register(email: string, remoteAddress = ADDRESS) {
  return shop.app.inject({
    method: 'POST',
    url: '/register',
    remoteAddress,
    payload: account(email),
  })
}

async function registerOverGraphQL(email: string): Promise<string> {
  const { first_name: firstName, second_name: secondName, ...others } = account(email)
  const response = await shop.app.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: ADDRESS,
    payload: {
      query:
        'mutation ($input: RegisterInput!) { register(input: $input) { userErrors { code ... on TooManyAttempts { retryAfterSeconds } } } }',
      variables: { input: { firstName, secondName, ...others } },
    },
  })
  const [error] = response.json().data.register.userErrors
  return error ? `${error.code} ${error.retryAfterSeconds ?? ''}`.trim() : 'OK'
}

async function times(count: number, work: (index: number) => Promise<unknown>): Promise<unknown[]> {
  const results = []
  for (let index = 0; index < count; index += 1) results.push(await work(index))
  return results
}

describe('Registrations from one address', () => {
  test('tell 10 times that an email is taken; then it gets no other response for a while', async () => {
    await register('mona@example.com', '192.0.2.1')
    const statuses = await times(150, async () => (await register('mona@example.com')).statusCode)
    expect(statuses).toEqual([...Array(10).fill(409), ...Array(140).fill(429)])
    const refused = await register('mona@example.com')
    expect(refused.json()).toEqual({
      message: 'Too many sign-ups from your network. Please try again in 15 minutes.',
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60)
    expect((await register('mona@example.com', '192.0.2.1')).statusCode).toBe(409)
  })

  test('with taken emails of others refuse nobody: a carrier has one address for thousands', async () => {
    const emails = Array.from({ length: 15 }, (_, index) => `taken${index}@example.com`)
    for (const email of emails) await register(email, '192.0.2.1')
    const statuses = await times(
      15,
      async (index) => (await register(emails[index] ?? '')).statusCode,
    )
    expect(statuses).toEqual(Array(15).fill(409))
    expect((await register('new@example.com')).statusCode).toBe(201)
    expect(await shop.db.countBy(UserEntity, { email: 'new@example.com' })).toBe(1)
  })

  test('take turns after 10 taken emails, also those with free ones, and a long queue is refused for seconds', async () => {
    const limiter = createRegistrationLimiter(undefined, 0.05)
    const attempt = (index: number) => ({ address: ADDRESS, email: `mona${index}@example.com` })
    await times(10, (index) => limiter.guard(attempt(index), async (markTaken) => markTaken()))
    const begun: number[] = []
    const running = new Set<number>()
    const results = await Promise.allSettled(
      Array.from({ length: 14 }, (_, index) =>
        limiter.guard(attempt(100 + index), async (markTaken) => {
          expect(running.size).toBe(0)
          running.add(index)
          begun.push(index)
          if (index % 2 === 0) markTaken()
          running.delete(index)
        }),
      ),
    )
    expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    const refused = results.slice(10)
    expect(refused.map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
    for (const result of refused) {
      expect(result).toMatchObject({
        reason: { code: 'TOO_MANY_ATTEMPTS', details: { retryAfterSeconds: 1 } },
      })
    }
    await limiter.guard(attempt(200), async () => {})
  })

  test('reveal at most 10 taken emails, even when they are concurrent', async () => {
    await register('mona@example.com', '192.0.2.1')
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => register('mona@example.com')),
    )
    const statuses = responses.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 409)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(40)
  })

  test('create at most 100 accounts in 15 minutes', async () => {
    await times(120, (index) => register(`many${index}@example.com`))
    expect(await shop.db.count(UserEntity)).toBe(100)
    expect((await register('elsewhere@example.com', '192.0.2.1')).statusCode).toBe(201)
  })

  test('are counted together over REST and GraphQL', async () => {
    await register('mona@example.com', '192.0.2.1')
    await times(5, () => register('mona@example.com'))
    const codes = await times(6, () => registerOverGraphQL('mona@example.com'))
    expect(codes).toEqual([
      ...Array(5).fill('CONFLICT'),
      expect.stringMatching(/^TOO_MANY_ATTEMPTS \d+$/),
    ])
    expect((await register('new@example.com')).statusCode).toBe(201)
  })

  test('are counted together for all addresses of an IPv6 network', async () => {
    await register('mona@example.com', '192.0.2.1')
    const statuses = await times(
      11,
      async (index) => (await register('mona@example.com', `2001:db8:1:2::${index}`)).statusCode,
    )
    expect(statuses).toEqual([...Array(10).fill(409), 429])
    expect((await register('mona@example.com', '2001:db8:1:3::1')).statusCode).toBe(409)
  })

  test('are not counted for invalid input', async () => {
    await times(120, () => register('no email'))
    expect((await register('mona@example.com')).statusCode).toBe(201)
  })
})
