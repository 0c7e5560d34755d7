import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getSession, logIn } from '../lib/session'
import { renderShop } from '../test/render-shop'
import { badGateway, inputError, noResponse, serve } from '../test/serve'
import { Component as LoginPage } from './login-page'

function openLogin(state?: unknown) {
  return renderShop({ pages: { '/login': LoginPage }, path: '/login', state })
}

type Shop = ReturnType<typeof openLogin>

const email = () => screen.getByLabelText<HTMLInputElement>('Email')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')

async function signIn({ user }: Shop, address = 'mona@example.com', secret = 'catcat1!') {
  if (address) await user.type(email(), address)
  if (secret) await user.type(password(), secret)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

function answer(session: { firstName?: string; role?: string } | null, userErrors: unknown[] = []) {
  const full = { __typename: 'Session', token: 't1', firstName: 'Mona', role: 'SHOPPER' }
  return () => ({
    login: { __typename: 'LoginPayload', session: session && { ...full, ...session }, userErrors },
  })
}

async function expectAlert(text: string) {
  expect((await screen.findByRole('alert')).textContent).toBe(text)
}

/** What is read out with an input besides its label. */
function description(input: HTMLElement): string {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

test('All problems are shown together, each at its field, and focus moves to the first', async () => {
  await signIn(openLogin(), '', '')
  await waitFor(() => expect(description(email())).toBe('This field is required.'))
  expect(description(password())).toBe('This field is required.')
  expect(email().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(email())
})

test('A password shows everything that is wrong with it', async () => {
  await signIn(openLogin(), 'mona@example.org', 'é')
  await waitFor(() =>
    expect(description(password())).toBe(
      'Use 3 to 30 characters. Use only letters, digits and !@#$%^&*.',
    ),
  )
  expect(description(email())).toBe('The email address must end in .com or .net.')
})

test('A password can be shown and hidden again', async () => {
  const { user } = openLogin()
  expect(password().type).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password().type).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password().type).toBe('password')
})

test('A shopper who signs in is remembered and goes to /home', async () => {
  const { asked } = serve({ login: answer({}) })
  const shop = openLogin()
  await signIn(shop, ' Mona@Example.com ')
  await waitFor(() => expect(shop.router.state.location.pathname).toBe('/home'))
  expect(asked('login')).toEqual([{ input: { email: 'mona@example.com', password: 'catcat1!' } }])
  expect(localStorage.getItem('token')).toBe('t1')
  expect(localStorage.getItem('userName')).toBe('Mona')
})

test('The admin goes to /adminDashboard', async () => {
  serve({ login: answer({ role: 'ADMIN' }) })
  const shop = openLogin()
  await signIn(shop)
  await waitFor(() => expect(shop.router.state.location.pathname).toBe('/adminDashboard'))
})

test('A guarded page is returned to', async () => {
  serve({ login: answer({}) })
  const shop = openLogin({ from: '/checkout?step=1' })
  await signIn(shop)
  await waitFor(() => expect(shop.router.state.location.pathname).toBe('/checkout'))
  expect(shop.router.state.location.search).toBe('?step=1')
})

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 7])(
  'Signing in never leads to %s',
  async (from) => {
    serve({ login: answer({}) })
    const shop = openLogin({ from })
    await signIn(shop)
    await waitFor(() => expect(shop.router.state.location.pathname).toBe('/home'))
  },
)

test('A signed-in visitor is sent to /home', async () => {
  logIn('t1', 'Mona')
  const { router } = openLogin()
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'))
})

test('A wrong pair shows the words of the server and keeps what was typed', async () => {
  const refusal = inputError('Invalid email or password', null, 'UNAUTHENTICATED')
  serve({ login: answer(null, [refusal]) })
  await signIn(openLogin())
  await expectAlert('Invalid email or password')
  expect(email().value).toBe('mona@example.com')
  expect(getSession().token).toBeNull()
})

test('Too many attempts show how long to wait', async () => {
  const message = 'Too many failed attempts. Please try again in 12 minutes.'
  serve({
    login: answer(null, [
      { __typename: 'TooManyAttempts', code: 'TOO_MANY_ATTEMPTS', message, field: null },
    ]),
  })
  await signIn(openLogin())
  await expectAlert(message)
})

test('A refusal of the server that concerns a field stands at it', async () => {
  serve({ login: answer(null, [inputError('Not this one.', 'password')]) })
  await signIn(openLogin())
  await waitFor(() => expect(description(password())).toBe('Not this one.'))
  expect(document.activeElement).toBe(password())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('No response shows that an error occurred', async () => {
  serve({ login: noResponse })
  await signIn(openLogin())
  await expectAlert('An error occurred.')
})

test.each([
  ['a page of a proxy', badGateway],
  ['neither a session nor a refusal', answer(null)],
])('An answer of %s is unexpected', async (_what, unexpected) => {
  serve({ login: unexpected })
  await signIn(openLogin())
  await expectAlert('Unexpected response from server.')
})

test('A refusal outside GraphQL shows its message', async () => {
  const message = 'Too many requests. Please try again in 30 seconds.'
  serve({ login: () => Response.json({ message }, { status: 429 }) })
  await signIn(openLogin())
  await expectAlert(message)
})

test('The next attempt takes the message away', async () => {
  let isDown = true
  serve({ login: () => (isDown ? noResponse() : answer({})()) })
  const shop = openLogin()
  await signIn(shop)
  await expectAlert('An error occurred.')
  isDown = false
  await shop.user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(shop.router.state.location.pathname).toBe('/home'))
  expect(screen.queryByRole('alert')).toBeNull()
})
