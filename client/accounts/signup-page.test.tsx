import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderShop } from '../test/render-shop'
import { badGateway, inputError, noResponse, serve } from '../test/serve'
import { Component as SignupPage } from './signup-page'

function openSignup(state?: unknown) {
  return renderShop({ pages: { '/signup': SignupPage }, path: '/signup', state })
}

const details = {
  'First name': 'Mona',
  'Second name': 'Hassan',
  Mobile: '1012345678',
  Email: 'mona@example.com',
  Password: 'catcat1!',
}

async function signUp(
  { user }: ReturnType<typeof openSignup>,
  changes: Partial<typeof details> = {},
) {
  for (const [label, text] of Object.entries({ ...details, ...changes })) {
    if (text) await user.type(screen.getByLabelText(label), text)
  }
  await user.click(screen.getByRole('button', { name: 'Sign up' }))
}

function answer(userErrors: unknown[] = []) {
  const user = userErrors.length > 0 ? null : { __typename: 'User', id: '2' }
  return () => ({ register: { __typename: 'RegisterPayload', user, userErrors } })
}

async function expectAlert(text: string) {
  expect((await screen.findByRole('alert')).textContent).toBe(text)
}

test('All problems are shown together, each at its field', async () => {
  const shop = openSignup()
  await signUp(shop, { 'First name': '', Mobile: '01012345678', Email: 'mona', Password: 'short' })
  await screen.findByText('This field is required.')
  screen.getByText('Enter exactly 10 digits.')
  screen.getByText('Enter a valid email address.')
  screen.getByText('Use 6 to 30 characters.')
  expect(document.activeElement).toBe(screen.getByLabelText('First name'))
})

test('+20 stands in front of the mobile number and is not sent', async () => {
  const { asked } = serve({ register: answer() })
  await signUp(openSignup())
  screen.getByText('+20')
  await waitFor(() => expect(asked('register')).toHaveLength(1))
  expect(asked('register')[0]).toMatchObject({ input: { mobile: '1012345678' } })
})

test('A new account is announced and leads to /login', async () => {
  serve({ register: answer() })
  const shop = openSignup({ from: '/checkout' })
  await signUp(shop)
  await screen.findByText('Account created. Please sign in.')
  expect(shop.router.state.location.pathname).toBe('/login')
  expect(shop.router.state.location.state).toEqual({ from: '/checkout' })
})

test('A taken email is said at the email', async () => {
  const message = 'An account with this email already exists.'
  serve({ register: answer([inputError(message, 'email', 'CONFLICT')]) })
  await signUp(openSignup())
  const email = screen.getByLabelText('Email')
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'))
  screen.getByText(message)
  expect(document.activeElement).toBe(email)
})

test('No response asks to try later', async () => {
  serve({ register: noResponse })
  await signUp(openSignup())
  await expectAlert('No response from the server. Please try again later.')
})

test('A failure that the server explains shows its words', async () => {
  const message = 'Too many requests. Please try again in 30 seconds.'
  serve({ register: () => Response.json({ message }, { status: 429 }) })
  await signUp(openSignup())
  await expectAlert(message)
})

test('Another failure shows its message', async () => {
  serve({ register: badGateway })
  await signUp(openSignup())
  await expectAlert('Error: Response not successful: Received status code 502')
})

test('An answer without account and refusal shows that an error occurred', async () => {
  serve({
    register: () => ({ register: { __typename: 'RegisterPayload', user: null, userErrors: [] } }),
  })
  await signUp(openSignup())
  await expectAlert('An error occurred.')
})
