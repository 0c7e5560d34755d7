import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getSession } from '../../platform/session/session'
import { buildCart, createCartHandlers } from '../../test/carts'
import { badGateway, inputError, mockServer, networkError } from '../../test/mock-server'
import { renderShop } from '../../test/render-shop'

async function openSignup(state?: unknown) {
  return renderShop({ path: '/signup', state })
}

const details = {
  'First name': 'Mona',
  'Last name': 'Hassan',
  Mobile: '1012345678',
  Email: 'mona@example.com',
  Password: 'catcat1!',
}

async function signUp(
  { user }: Awaited<ReturnType<typeof openSignup>>,
  changes: Partial<typeof details> = {},
) {
  for (const [label, text] of Object.entries({ ...details, ...changes })) {
    if (text) await user.type(screen.getByLabelText(label), text)
  }
  await user.click(screen.getByRole('button', { name: 'Sign up' }))
}

function registerResponse(userErrors: unknown[] = []) {
  const user = userErrors.length > 0 ? null : { __typename: 'User', id: '2' }
  return () => ({ register: { __typename: 'RegisterPayload', user, userErrors } })
}

function loginResponse() {
  const session = {
    __typename: 'Session',
    token: 't1',
    firstName: 'Mona',
    role: 'SHOPPER',
    locale: null,
  }
  return { login: { __typename: 'LoginPayload', session, userErrors: [] } }
}

async function expectAlert(text: string) {
  expect((await screen.findByRole('alert')).textContent).toBe(text)
}

test('All errors are shown at once, each at its field', async () => {
  const shop = await openSignup()
  await signUp(shop, { 'First name': '', Mobile: '0101234567', Email: 'mona', Password: 'short' })
  await screen.findByText('This field is required.')
  screen.getByText('1 digit is missing. A mobile number has 11 digits, such as 010 1234 5678.')
  screen.getByText('Enter a valid email address.')
  screen.getByText('Use 6 to 30 characters.')
  expect(document.activeElement).toBe(screen.getByLabelText('First name'))
})

test('Every field is marked as required', async () => {
  await openSignup()
  for (const label of Object.keys(details)) {
    expect(screen.getByLabelText<HTMLInputElement>(label).required, label).toBe(true)
  }
})

test('The mobile number has the prefix +20, which is not sent', async () => {
  const { requests } = mockServer({ register: registerResponse(), login: loginResponse })
  await signUp(await openSignup())
  screen.getByText('+20')
  await waitFor(() => expect(requests('register')).toHaveLength(1))
  expect(requests('register')[0]).toMatchObject({ input: { mobile: '1012345678' } })
})

test.each(['01012345678', '+20 10 1234 5678', '٠١٠ ١٢٣٤ ٥٦٧٨'])(
  'The mobile number may be written as %s',
  async (Mobile) => {
    const { requests } = mockServer({ register: registerResponse(), login: loginResponse })
    await signUp(await openSignup(), { Mobile })
    await waitFor(() => expect(requests('register')).toHaveLength(1))
    expect(requests('register')[0]).toMatchObject({ input: { mobile: '1012345678' } })
  },
)

test('A new account is announced and signed in, and returns to where it was needed', async () => {
  const { requests } = mockServer({
    ...createCartHandlers(buildCart()),
    register: registerResponse(),
    login: loginResponse,
  })
  const shop = await openSignup({ from: '/cartpage' })
  await signUp(shop)
  await screen.findByText('Account created.')
  await waitFor(() => expect(shop.currentLocation().pathname).toBe('/cartpage'))
  expect(getSession()).toEqual({ token: 't1', userName: 'Mona' })
  expect(requests('login')).toEqual([
    { input: { email: details.Email, password: details.Password } },
  ])
})

test('A new account that cannot be signed in is asked to sign in', async () => {
  mockServer({ register: registerResponse(), login: networkError })
  const shop = await openSignup({ from: '/cartpage' })
  await signUp(shop)
  await screen.findByText('Account created. Please sign in.')
  await waitFor(() => expect(shop.currentLocation().pathname).toBe('/login'))
  expect(shop.currentLocation().state).toEqual({ from: '/cartpage' })
})

test('A taken email is shown at the email field', async () => {
  const message = 'An account with this email already exists.'
  mockServer({ register: registerResponse([inputError(message, 'email', 'CONFLICT')]) })
  await signUp(await openSignup())
  const email = screen.getByLabelText('Email')
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'))
  screen.getByText(message)
  expect(document.activeElement).toBe(email)
})

test('A network error asks to try again later', async () => {
  mockServer({ register: networkError })
  await signUp(await openSignup())
  await expectAlert('No response from the server. Please try again later.')
})

test('A server error shows its message', async () => {
  const message = 'Too many requests. Please try again in 30 seconds.'
  mockServer({ register: () => Response.json({ message }, { status: 429 }) })
  await signUp(await openSignup())
  await expectAlert(message)
})

test.each([
  ['an HTML page of a proxy', badGateway],
  ['an error status and no body', () => new Response(null, { status: 500 })],
  ['an error status and another structure', () => Response.json([], { status: 500 })],
  ['a page of HTML', () => new Response('<h1>Hello</h1>')],
  ['no body', () => new Response('')],
  ['another structure', () => Response.json({ data: { register: 7 } })],
  ['an error without a message', () => Response.json({ errors: [{ message: '' }] })],
])('A response with %s shows “An error occurred.”', async (_content, respond) => {
  mockServer({ register: respond })
  await signUp(await openSignup())
  await expectAlert('An error occurred.')
})

test('What the browser itself throws is said in words that a person understands', async () => {
  mockServer({
    register: () => {
      throw new Error('v is not a function')
    },
  })
  await signUp(await openSignup())
  await expectAlert('Error: The page did not work as it should. Please reload it and try again.')
})

test('A response with neither a user nor an error shows “An error occurred.”', async () => {
  mockServer({
    register: () => ({ register: { __typename: 'RegisterPayload', user: null, userErrors: [] } }),
  })
  await signUp(await openSignup())
  await expectAlert('An error occurred.')
})
