import { describe, expect, test } from 'vitest'
import { createShopper, PASSWORD } from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { ensureAdmin } from './accounts.service'

const shop = setUpShop()

const mona = {
  first_name: 'Mona',
  second_name: 'Ali',
  mobile: '1012345678',
  email: 'mona@example.com',
  password: PASSWORD,
}
const REQUIRED = 'This field is required.'

describe('POST /register', () => {
  test('returns 201 with a message, and the account can sign in', async () => {
    const response = await shop.rest('POST', '/register', { body: mona })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual({ message: 'Account created. Please sign in.' })
    const { email, password } = mona
    expect((await shop.rest('POST', '/login', { body: { email, password } })).statusCode).toBe(200)
  })

  test('returns 409 for an email that is taken', async () => {
    await createShopper(shop.db, { email: mona.email })
    const response = await shop.rest('POST', '/register', { body: mona })
    expect(response.statusCode).toBe(409)
    const message = 'An account with this email already exists.'
    expect(response.json()).toEqual({ message, errors: [{ field: 'email', message }] })
  })

  test('returns 400 with every problem at its snake_case field', async () => {
    const response = await shop.rest('POST', '/register', { body: {} })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({
      message: 'Some of the input is invalid.',
      errors: ['first_name', 'second_name', 'mobile', 'email', 'password'].map((field) => ({
        field,
        message: REQUIRED,
      })),
    })
  })

  test('treats a missing body as an empty one', async () => {
    const response = await shop.rest('POST', '/register')
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toHaveLength(5)
  })
})

describe('POST /login', () => {
  test('returns the token, the first name and the role', async () => {
    const { email } = await createShopper(shop.db, { firstName: 'Mona' })
    const response = await shop.rest('POST', '/login', { body: { email, password: PASSWORD } })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      first_name: 'Mona',
      role: 'shopper',
    })
    const profile = await shop.rest('GET', '/profile', { token: response.json().token })
    expect(profile.json()).toMatchObject({ email })
  })

  test('returns the role of the admin', async () => {
    await ensureAdmin(shop.db, { email: 'admin@example.com', password: PASSWORD })
    const body = { email: 'Admin@example.com', password: PASSWORD }
    expect((await shop.rest('POST', '/login', { body })).json().role).toBe('admin')
  })

  test('returns the same 401 for a wrong password and an unknown email', async () => {
    const { email } = await createShopper(shop.db)
    for (const body of [
      { email, password: 'wrong1' },
      { email: 'nobody@example.com', password: PASSWORD },
    ]) {
      const response = await shop.rest('POST', '/login', { body })
      expect(response.statusCode).toBe(401)
      expect(response.json()).toEqual({ message: 'Invalid email or password' })
    }
  })

  test('returns 400 with every problem', async () => {
    const body = { email: 'mona@example.org', password: '-' }
    const response = await shop.rest('POST', '/login', { body })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual([
      { field: 'email', message: 'The email address must end in .com or .net.' },
      { field: 'password', message: 'Use 3 to 30 characters.' },
      { field: 'password', message: 'Use only letters, digits and !@#$%^&*.' },
    ])
  })

  test('returns 429 with Retry-After after 10 failures', async () => {
    const { email } = await createShopper(shop.db)
    const attempt = (password: string) => shop.rest('POST', '/login', { body: { email, password } })
    for (let count = 0; count < 10; count += 1) await attempt('wrong1')
    const response = await attempt(PASSWORD)
    expect(response.statusCode).toBe(429)
    expect(response.json()).toEqual({
      message: 'Too many failed attempts. Please try again in 15 minutes.',
    })
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(14 * 60)
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
  })
})

describe('GET /profile', () => {
  test('returns the account of the token', async () => {
    const { token, email } = await createShopper(shop.db, { firstName: 'Mona' })
    const response = await shop.rest('GET', '/profile', { token })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({
      first_name: 'Mona',
      second_name: 'Ali',
      email,
      mobile: '1012345678',
    })
  })

  test('returns 401 without a token', async () => {
    const response = await shop.rest('GET', '/profile')
    expect(response.statusCode).toBe(401)
    expect(response.headers['www-authenticate']).toBe('Bearer')
    expect(response.json()).toEqual({ message: 'Please sign in.' })
  })

  test.each(['', 'Bearer', 'Bearer ', 'Basic bW9uYTpzZWNyZXQx', 'Bearer a b', 'junk'])(
    'returns 401 for the Authorization header %j',
    async (authorization) => {
      const response = await shop.rest('GET', '/profile', { headers: { authorization } })
      expect(response.statusCode).toBe(401)
    },
  )

  test('accepts the scheme in any letter case', async () => {
    const { token } = await createShopper(shop.db)
    const headers = { authorization: `bearer ${token}` }
    expect((await shop.rest('GET', '/profile', { headers })).statusCode).toBe(200)
  })

  test('ignores a token in a cookie, and refuses one in the URL', async () => {
    const { token } = await createShopper(shop.db)
    const headers = { cookie: `token=${token}` }
    expect((await shop.rest('GET', '/profile', { headers })).statusCode).toBe(401)
    const response = await shop.rest('GET', `/profile?token=${token}`)
    expect(response.statusCode).toBe(400)
    expect(response.body).not.toContain(token)
  })
})

describe('Whatever token the browser holds', () => {
  const VOID_TOKENS = ['', 'x', 'a.b.c', 'shop_unknown', 'e30.e30.x', 'x'.repeat(4000)]

  test.each(VOID_TOKENS)('registration, login and reset work with the token %j', async (token) => {
    const { email, password } = mona
    const register = await shop.rest('POST', '/register', { body: mona, token })
    expect(register.statusCode).toBe(201)
    const login = await shop.rest('POST', '/login', { body: { email, password }, token })
    expect(login.statusCode).toBe(200)
    const { data, errors } = await shop.graphql(
      `mutation ($email: String!, $password: String!, $other: String!) {
        login(input: { email: $email, password: $password }) { session { token } }
        register(input: { firstName: "A", secondName: "B", mobile: "1012345678", email: $other, password: $password }) { user { email } }
        requestPasswordReset(email: $email) { success }
        resetPassword(token: "x", password: $password) { userErrors { code } }
      }`,
      { variables: { email, password, other: 'omar@example.com' }, token },
    )
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({
      login: { session: { token: expect.any(String) } },
      register: { user: { email: 'omar@example.com' } },
      requestPasswordReset: { success: true },
    })
  })
})
