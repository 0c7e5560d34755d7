import { describe, expect, test } from 'vitest'
import { expectAppError } from '../../test/expect-app-error'
import { createShopper, PASSWORD } from '../../test/factories'
import { accountSettings, setUpShop } from '../../test/shop'
import { changePassword } from './own-account.service'

const shop = setUpShop()

interface PasswordResponse {
  readonly changePassword: {
    readonly session: { readonly token: string } | null
    readonly userErrors: readonly { readonly field: string; readonly message: string }[]
  }
}

async function changeTo(token: string, currentPassword: string, newPassword: string) {
  const { data, errors } = await shop.graphql<PasswordResponse>(
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
  test('ends all sessions and creates a new one', async () => {
    const { email, token } = await createShopper(shop.db)
    const elsewhere = (await signIn(email, PASSWORD)).json().token
    const { session } = await changeTo(token, PASSWORD, 'another1')
    expect(await isSignedIn(token)).toBe(false)
    expect(await isSignedIn(elsewhere)).toBe(false)
    expect(await isSignedIn(session?.token ?? '')).toBe(true)
    expect((await signIn(email, PASSWORD)).statusCode).toBe(401)
    expect((await signIn(email, 'another1')).statusCode).toBe(200)
  })

  test('requires the current one', async () => {
    const { email, token } = await createShopper(shop.db)
    expect(await changeTo(token, 'wrong1', 'another1')).toEqual({
      session: null,
      userErrors: [{ field: 'currentPassword', message: 'Incorrect password.' }],
    })
    expect(await isSignedIn(token)).toBe(true)
    expect((await signIn(email, PASSWORD)).statusCode).toBe(200)
  })

  test('follows the same rules as at sign-up', async () => {
    const { token } = await createShopper(shop.db)
    const { userErrors } = await changeTo(token, '', 'ü')
    expect(userErrors.map(({ field }) => field)).toEqual([
      'currentPassword',
      'newPassword',
      'newPassword',
    ])
  })

  test('is blocked after 10 wrong guesses of the current one', async () => {
    const { token } = await createShopper(shop.db)
    for (let count = 0; count < 10; count += 1) await changeTo(token, 'wrong1', 'another1')
    const { userErrors } = await changeTo(token, PASSWORD, 'another1')
    expect(userErrors[0]?.message).toMatch(/^Too many failed attempts/)
  })

  test('is set once by two concurrent changes', async () => {
    const { id } = await createShopper(shop.db)
    const settings = accountSettings()
    const device = { address: '192.0.2.1', userAgent: 'Tests' }
    const outcomes = await Promise.allSettled(
      ['another1', 'another2'].map((newPassword) =>
        changePassword(
          shop.db,
          id,
          { settings, device },
          { currentPassword: PASSWORD, newPassword },
        ),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('Signing out everywhere', () => {
  test('ends all sessions of the account and no others', async () => {
    const [mona, omar] = [await createShopper(shop.db), await createShopper(shop.db)]
    const elsewhere = (await signIn(mona.email, PASSWORD)).json().token
    const mutation = 'mutation { signOutEverywhere { success } }'
    const { data } = await shop.graphql(mutation, { token: elsewhere })
    expect(data.signOutEverywhere).toEqual({ success: true })
    expect(await isSignedIn(mona.token)).toBe(false)
    expect(await isSignedIn(elsewhere)).toBe(false)
    expect(await isSignedIn(omar.token)).toBe(true)
  })

  test('requires a session', async () => {
    const { errors } = await shop.graphql('mutation { signOutEverywhere { success } }')
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })
})

describe('A profile', () => {
  const mutation = `mutation ($input: ProfileInput!) {
    updateProfile(input: $input) { user { firstName secondName mobile email } userErrors { field } } }`

  test('can be changed except for its email', async () => {
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

  test('does not change on invalid input, and returns every problem', async () => {
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

  test('cannot be changed after the account was deleted', async () => {
    const { updateProfile } = await import('./own-account.service')
    const input = { firstName: 'Nour', secondName: 'Hassan', mobile: '1123456789' }
    expect((await expectAppError(updateProfile(shop.db, 1, input))).code).toBe('UNAUTHENTICATED')
  })
})
