import { describe, expect, test } from 'vitest'
import { createAdmin, createShopper, PASSWORD } from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { UserEntity } from './user.entity'

const shop = setUpShop()

const mona = {
  firstName: 'Mona',
  secondName: 'Ali',
  mobile: '1012345678',
  email: 'mona@example.com',
  password: PASSWORD,
}
const USER = 'id firstName secondName email mobile role'
const ERRORS =
  'userErrors { __typename code message field ... on TooManyAttempts { retryAfterSeconds } }'

function register(input: Record<string, unknown>) {
  const query = `mutation ($input: RegisterInput!) { register(input: $input) { user { ${USER} } ${ERRORS} } }`
  return shop.graphql<{ register: unknown }>(query, { variables: { input } })
}

async function login(email: string, password: string) {
  const query = `mutation ($input: LoginInput!) { login(input: $input) { session { token firstName role } ${ERRORS} } }`
  const variables = { input: { email, password } }
  return (await shop.graphql<{ login: unknown }>(query, { variables })).data.login
}

describe('register', () => {
  test('returns the account, without its password', async () => {
    const { password: _, ...details } = mona
    expect(await register(mona)).toEqual({
      data: { register: { user: { id: '1', role: 'SHOPPER', ...details }, userErrors: [] } },
    })
  })

  test('returns each problem at its field', async () => {
    const input = { ...mona, firstName: '', mobile: '1', email: 'mona@example.org' }
    const error = (field: string, message: string) => ({
      __typename: 'InputError',
      code: 'INVALID',
      field,
      message,
    })
    expect(await register(input)).toEqual({
      data: {
        register: {
          user: null,
          userErrors: [
            error('firstName', 'This field is required.'),
            error('mobile', 'Enter exactly 10 digits.'),
            error('email', 'The email address must end in .com or .net.'),
          ],
        },
      },
    })
  })

  test('returns CONFLICT at the email when it is taken', async () => {
    await createShopper(shop.db, { email: mona.email })
    expect(await register(mona)).toEqual({
      data: {
        register: {
          user: null,
          userErrors: [
            {
              __typename: 'InputError',
              code: 'CONFLICT',
              field: 'email',
              message: 'An account with this email already exists.',
            },
          ],
        },
      },
    })
  })

  test('has no argument for a role', async () => {
    const { errors } = await register({ ...mona, role: 'ADMIN' })
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect(await shop.db.count(UserEntity)).toBe(0)
  })
})

describe('login', () => {
  test('returns the session', async () => {
    const { email } = await createShopper(shop.db, { firstName: 'Mona' })
    expect(await login(email, PASSWORD)).toEqual({
      session: { token: expect.any(String), firstName: 'Mona', role: 'SHOPPER' },
      userErrors: [],
    })
  })

  test('returns the role of the admin', async () => {
    const { email } = await createAdmin(shop.db)
    expect(await login(email, PASSWORD)).toMatchObject({ session: { role: 'ADMIN' } })
  })

  test('returns the same error without a field for a wrong password and an unknown email', async () => {
    const { email } = await createShopper(shop.db)
    const rejected = {
      session: null,
      userErrors: [
        {
          __typename: 'InputError',
          code: 'UNAUTHENTICATED',
          message: 'Invalid email or password',
          field: null,
        },
      ],
    }
    expect(await login(email, 'wrong1')).toEqual(rejected)
    expect(await login('nobody@example.com', PASSWORD)).toEqual(rejected)
  })

  test('returns the time to wait after 10 failures', async () => {
    const { email } = await createShopper(shop.db)
    for (let count = 0; count < 10; count += 1) await login(email, 'wrong1')
    expect(await login(email, PASSWORD)).toEqual({
      session: null,
      userErrors: [
        {
          __typename: 'TooManyAttempts',
          code: 'TOO_MANY_ATTEMPTS',
          message: 'Too many failed attempts. Please try again in 15 minutes.',
          field: null,
          retryAfterSeconds: expect.any(Number),
        },
      ],
    })
  })

  test('counts each guess of one request', async () => {
    const { email } = await createShopper(shop.db)
    const guesses = Array.from(
      { length: 15 },
      (_, index) =>
        `a${index}: login(input: { email: "${email}", password: "wrong1" }) { userErrors { code } }`,
    )
    const { data } = await shop.graphql<Record<string, { userErrors: { code: string }[] }>>(
      `mutation { ${guesses.join('\n')} }`,
    )
    const codes = Object.values(data).map(({ userErrors }) => userErrors[0]?.code)
    expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(10)
    expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(5)
  })
})

describe('me', () => {
  test('returns the account of the token', async () => {
    const { id, token, email } = await createShopper(shop.db, { firstName: 'Mona' })
    expect(await shop.graphql(`{ me { ${USER} } }`, { token })).toEqual({
      data: {
        me: {
          id: String(id),
          firstName: 'Mona',
          secondName: 'Ali',
          email,
          mobile: '1012345678',
          role: 'SHOPPER',
        },
      },
    })
  })

  test.each([undefined, 'junk'])('returns UNAUTHENTICATED for the token %s', async (token) => {
    const { data, errors } = await shop.graphql('{ me { id } }', token ? { token } : {})
    expect(data).toEqual({ me: null })
    expect(errors).toMatchObject([
      { message: 'Please sign in.', path: ['me'], extensions: { code: 'UNAUTHENTICATED' } },
    ])
  })
})
