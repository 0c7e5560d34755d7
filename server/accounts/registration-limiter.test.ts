import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../test/factories'
import { setUpShop } from '../test/shop'
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
  test('tell of 10 emails that they are taken; then every email gets the same response', async () => {
    await register('mona@example.com', '192.0.2.1')
    const statuses = await times(150, async () => (await register('mona@example.com')).statusCode)
    expect(statuses).toEqual([...Array(10).fill(409), ...Array(140).fill(429)])
    const [taken, free] = [await register('mona@example.com'), await register('new@example.com')]
    expect(free.statusCode).toBe(429)
    expect(free.json()).toEqual(taken.json())
    expect(free.json()).toEqual({
      message: 'Too many sign-ups from your network. Please try again in 15 minutes.',
    })
    expect(Number(free.headers['retry-after'])).toBeGreaterThan(14 * 60)
    expect(await shop.db.countBy(UserEntity, { email: 'new@example.com' })).toBe(0)
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
    expect((await register('new@example.com')).statusCode).toBe(429)
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
