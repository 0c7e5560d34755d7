import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { TopLevelDomains } from '#domain/validation/email'
import { getSession, logIn } from '../../platform/session/session'
import { badGateway, inputError, mockServer, networkError } from '../../test/mock-server'
import { renderShop } from '../../test/render-shop'

async function openLogin(state?: unknown, emailTopLevelDomains?: TopLevelDomains) {
  return renderShop({
    path: '/login',
    state,
    ...(emailTopLevelDomains && { emailTopLevelDomains }),
  })
}

type Shop = Awaited<ReturnType<typeof openLogin>>

const email = () => screen.getByLabelText<HTMLInputElement>('Email')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')

async function signIn({ user }: Shop, emailText = 'mona@example.com', passwordText = 'catcat1!') {
  if (emailText) await user.type(email(), emailText)
  if (passwordText) await user.type(password(), passwordText)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

function loginResponse(session: { role?: string } | null, userErrors: unknown[] = []) {
  const defaults = {
    __typename: 'Session',
    token: 't1',
    firstName: 'Mona',
    role: 'SHOPPER',
    locale: 'EN',
  }
  return () => ({
    login: {
      __typename: 'LoginPayload',
      session: session && { ...defaults, ...session },
      userErrors,
    },
  })
}

async function expectAlert(text: string) {
  expect((await screen.findByRole('alert')).textContent).toBe(text)
}

/** The text that screen readers read out after an input's label. */
function description(input: HTMLElement): string {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

test('All errors are shown at once, each at its field, and the first one gets the focus', async () => {
  await signIn(await openLogin(), '', '')
  await waitFor(() => expect(description(email())).toBe('This field is required.'))
  expect(description(password())).toBe('This field is required.')
  expect(email().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(email())
})

test('A password shows all of its errors', async () => {
  await signIn(await openLogin(), 'mona@example.org', 'é')
  await waitFor(() =>
    expect(description(password())).toBe(
      'Use 3 to 30 characters. Use only letters, digits and !@#$%^&*.',
    ),
  )
  expect(description(email())).toBe('The email address must end in .com or .net.')
})

test('The server determines the allowed top-level domains of emails', async () => {
  mockServer({ login: loginResponse({}) })
  const shop = await openLogin(undefined, ['eg'])
  await signIn(shop, 'mona@shop.com')
  await waitFor(() => expect(description(email())).toBe('The email address must end in .eg.'))
  await shop.user.clear(email())
  await signIn(shop, 'mona@shop.eg', '')
  await waitFor(() => expect(shop.currentLocation().pathname).toBe('/home'))
})

test('A password can be shown and hidden', async () => {
  const { user } = await openLogin()
  expect(password().type).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password().type).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password().type).toBe('password')
})

test('Signing in stores the session and redirects shoppers to /home', async () => {
  const { requests } = mockServer({ login: loginResponse({}) })
  const shop = await openLogin()
  await signIn(shop, ' Mona@Example.com ')
  await waitFor(() => expect(shop.currentLocation().pathname).toBe('/home'))
  expect(requests('login')).toEqual([
    { input: { email: 'mona@example.com', password: 'catcat1!' } },
  ])
  expect(localStorage.getItem('token')).toBe('t1')
  expect(localStorage.getItem('userName')).toBe('Mona')
})

const dashboard = { pendingOrders: networkError, sales: networkError, toDo: networkError }

test('The admin is redirected to /adminDashboard', async () => {
  mockServer({ login: loginResponse({ role: 'ADMIN' }), ...dashboard })
  const shop = await openLogin()
  await signIn(shop)
  await waitFor(() => expect(shop.currentLocation().pathname).toBe('/adminDashboard'))
})

test('A visitor returns to the page that required signing in', async () => {
  mockServer({ login: loginResponse({}), cart: networkError })
  const shop = await openLogin({ from: '/cartpage?step=1' })
  await signIn(shop)
  await waitFor(() => expect(shop.currentLocation().pathname).toBe('/cartpage'))
  expect(shop.currentLocation().search).toBe('?step=1')
})

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 7])(
  'Signing in never redirects to %s',
  async (from) => {
    mockServer({ login: loginResponse({}) })
    const shop = await openLogin({ from })
    await signIn(shop)
    await waitFor(() => expect(shop.currentLocation().pathname).toBe('/home'))
  },
)

test('A signed-in shopper is redirected to /home', async () => {
  logIn('t1', 'Mona')
  const { currentLocation } = await openLogin()
  await waitFor(() => expect(currentLocation().pathname).toBe('/home'))
})

test('Wrong credentials show the message of the server and preserve the input', async () => {
  const error = inputError('Invalid email or password', null, 'UNAUTHENTICATED')
  mockServer({ login: loginResponse(null, [error]) })
  await signIn(await openLogin())
  await expectAlert('Invalid email or password')
  expect(email().value).toBe('mona@example.com')
  expect(getSession().token).toBeNull()
})

test('Too many attempts show how long to wait', async () => {
  const message = 'Too many failed attempts. Please try again in 12 minutes.'
  mockServer({
    login: loginResponse(null, [
      { __typename: 'TooManyAttempts', code: 'TOO_MANY_ATTEMPTS', message, field: null },
    ]),
  })
  await signIn(await openLogin())
  await expectAlert(message)
})

test('A server error about a field is shown at the field', async () => {
  mockServer({ login: loginResponse(null, [inputError('Not this one.', 'password')]) })
  await signIn(await openLogin())
  await waitFor(() => expect(description(password())).toBe('Not this one.'))
  expect(document.activeElement).toBe(password())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('A network error shows “An error occurred.”', async () => {
  mockServer({ login: networkError })
  await signIn(await openLogin())
  await expectAlert('An error occurred.')
})

test.each([
  ['an HTML page of a proxy', badGateway],
  ['neither a session nor an error', loginResponse(null)],
])('A response with %s is unexpected', async (_content, response) => {
  mockServer({ login: response })
  await signIn(await openLogin())
  await expectAlert('Unexpected response from server.')
})

test('An HTTP error shows its message', async () => {
  const message = 'Too many requests. Please try again in 30 seconds.'
  mockServer({ login: () => Response.json({ message }, { status: 429 }) })
  await signIn(await openLogin())
  await expectAlert(message)
})

test('The next attempt clears the message', async () => {
  let isDown = true
  mockServer({ login: () => (isDown ? networkError() : loginResponse({})()) })
  const shop = await openLogin()
  await signIn(shop)
  await expectAlert('An error occurred.')
  isDown = false
  await shop.user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(shop.currentLocation().pathname).toBe('/home'))
  expect(screen.queryByRole('alert')).toBeNull()
})
