import { describe, expect, test } from 'vitest'
import { createShopper, PASSWORD } from '../test/factories'
import { refusalOf } from '../test/refusal'
import { setUpShop, TEST_JWT_SECRET } from '../test/shop'
import { createLoginLimiter } from './login-limiter'
import { changePassword } from './own-account.service'

const shop = setUpShop()

interface PasswordAnswer {
  readonly changePassword: {
    readonly session: { readonly token: string } | null
    readonly userErrors: readonly { readonly field: string; readonly message: string }[]
  }
}

async function changeTo(token: string, currentPassword: string, newPassword: string) {
  const { data, errors } = await shop.graphql<PasswordAnswer>(
    `mutation ($input: PasswordChangeInput!) {
       changePassword(input: $input) { session { token } userErrors { field message } } }`,
    { token, variables: { input: { currentPassword, newPassword } } },
  )
  expect(errors).toBeUndefined()
  return data.changePassword
}

async function isSignedIn(token: string): Promise<boolean> {
  return (await shop.rest('GET', '/profile', { token })).statusCode === 200
}

function signIn(email: string, password: string) {
  return shop.rest('POST', '/login', { body: { email, password } })
}

describe('A new password', () => {
  test('ends every session and opens a new one', async () => {
    const { email, token } = await createShopper(shop.db)
    const elsewhere = (await signIn(email, PASSWORD)).json().token
    const { session } = await changeTo(token, PASSWORD, 'another1')
    expect(await isSignedIn(token)).toBe(false)
    expect(await isSignedIn(elsewhere)).toBe(false)
    expect(await isSignedIn(session?.token ?? '')).toBe(true)
    expect((await signIn(email, PASSWORD)).statusCode).toBe(401)
    expect((await signIn(email, 'another1')).statusCode).toBe(200)
  })

  test('needs the old one, and says so at its field', async () => {
    const { email, token } = await createShopper(shop.db)
    expect(await changeTo(token, 'wrong1', 'another1')).toEqual({
      session: null,
      userErrors: [{ field: 'currentPassword', message: 'This is not your password.' }],
    })
    expect(await isSignedIn(token)).toBe(true)
    expect((await signIn(email, PASSWORD)).statusCode).toBe(200)
  })

  test('keeps to the rules of a sign-up, all problems at once', async () => {
    const { token } = await createShopper(shop.db)
    const { userErrors } = await changeTo(token, '', 'ü')
    expect(userErrors.map(({ field }) => field)).toEqual([
      'currentPassword',
      'newPassword',
      'newPassword',
    ])
  })

  test('cannot be guessed at in a session that was left open', async () => {
    const { token } = await createShopper(shop.db)
    for (let count = 0; count < 10; count += 1) await changeTo(token, 'wrong1', 'another1')
    const { userErrors } = await changeTo(token, PASSWORD, 'another1')
    expect(userErrors[0]?.message).toMatch(/^Too many failed attempts/)
  })

  test('is one when two are sent at once', async () => {
    const { id } = await createShopper(shop.db)
    const settings = { jwtSecret: TEST_JWT_SECRET, loginLimiter: createLoginLimiter() }
    const outcomes = await Promise.allSettled(
      ['another1', 'another2'].map((newPassword) =>
        changePassword(
          shop.db,
          id,
          { settings, address: '192.0.2.1' },
          { currentPassword: PASSWORD, newPassword },
        ),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('Signing out everywhere', () => {
  test('ends every session of the account and of nobody else', async () => {
    const [mona, omar] = [await createShopper(shop.db), await createShopper(shop.db)]
    const elsewhere = (await signIn(mona.email, PASSWORD)).json().token
    const mutation = 'mutation { signOutEverywhere { done } }'
    const { data } = await shop.graphql(mutation, { token: elsewhere })
    expect(data.signOutEverywhere).toEqual({ done: true })
    expect(await isSignedIn(mona.token)).toBe(false)
    expect(await isSignedIn(elsewhere)).toBe(false)
    expect(await isSignedIn(omar.token)).toBe(true)
  })

  test('is for who is signed in', async () => {
    const { errors } = await shop.graphql('mutation { signOutEverywhere { done } }')
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })
})

describe('A profile', () => {
  const mutation = `mutation ($input: ProfileInput!) {
    updateProfile(input: $input) { user { firstName secondName mobile email } userErrors { field } } }`

  test('is changed, but for its email', async () => {
    const { email, token } = await createShopper(shop.db)
    const input = { firstName: ' Nour ', secondName: 'Hassan', mobile: '1123456789' }
    const { data } = await shop.graphql(mutation, { token, variables: { input } })
    expect(data.updateProfile).toEqual({
      user: { ...input, firstName: 'Nour', email },
      userErrors: [],
    })
    expect((await shop.rest('GET', '/profile', { token })).json()).toEqual({
      first_name: 'Nour',
      second_name: 'Hassan',
      mobile: '1123456789',
      email,
    })
  })

  test('keeps what it was when something is wrong, and says all of it', async () => {
    const { token } = await createShopper(shop.db)
    const before = (await shop.rest('GET', '/profile', { token })).body
    const input = { firstName: '', secondName: 'x'.repeat(101), mobile: '12' }
    const { data } = await shop.graphql(mutation, { token, variables: { input } })
    expect(data.updateProfile).toEqual({
      user: null,
      userErrors: [{ field: 'firstName' }, { field: 'secondName' }, { field: 'mobile' }],
    })
    expect((await shop.rest('GET', '/profile', { token })).body).toBe(before)
  })

  test('of an account that is gone meanwhile is nobody’s', async () => {
    const { updateProfile } = await import('./own-account.service')
    const input = { firstName: 'Nour', secondName: 'Hassan', mobile: '1123456789' }
    expect((await refusalOf(updateProfile(shop.db, 1, input))).code).toBe('UNAUTHENTICATED')
  })
})
