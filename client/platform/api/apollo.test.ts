import { gql } from '@apollo/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { unauthenticated } from '../../test/mock-server'
import { SetLocaleDocument } from '../gql/accounts-locale'
import { PUBLIC_MUTATIONS } from '../gql/requirements'
import { getSession, logIn, logOut } from '../session/session'
import { listenToSignInRequests } from '../session/session-end'
import { createBrowserClient, createCache } from './apollo'

const CART = gql`
  query CartCount {
    cart {
      id
      quantity
    }
  }
`

const REMOVE = gql`
  mutation RemoveFromCart {
    removeFromCart(productId: "1") {
      cart {
        id
      }
    }
  }
`

function mockResponse(body: unknown, status = 200) {
  const request = vi.fn<typeof fetch>(async () => Response.json(body, { status }))
  vi.stubGlobal('fetch', request)
  return request
}

const signInRequests = () => {
  const listener = vi.fn()
  onTestFinished(listenToSignInRequests(listener))
  return listener
}

test('Requests have the token of the session', async () => {
  const request = mockResponse({ data: { cart: { __typename: 'Cart', id: '1', quantity: 2 } } })
  logIn('t1', 'Mona')
  await createBrowserClient(createCache()).query({ query: CART })
  expect(request.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer t1' })
})

const VOID = [
  ['an authentication error', unauthenticated],
  ['a response with status 401', () => Response.json({ message: 'Sign in.' }, { status: 401 })],
] as const

test.each(VOID)('For a query, %s ends the session quietly', async (_name, respond) => {
  vi.stubGlobal('fetch', async () => respond())
  logIn('t1', 'Mona')
  const listener = signInRequests()
  await expect(createBrowserClient(createCache()).query({ query: CART })).rejects.toThrow()
  expect(getSession()).toEqual({ token: null, userName: '', hasEnded: true })
  expect(listener).not.toHaveBeenCalled()
})

test.each(VOID)('For a mutation, %s asks to sign in again', async (_name, respond) => {
  vi.stubGlobal('fetch', async () => respond())
  logIn('t1', 'Mona')
  const listener = signInRequests()
  const client = createBrowserClient(createCache())
  await expect(client.mutate({ mutation: REMOVE })).rejects.toThrow()
  expect(getSession().token).toBeNull()
  expect(listener).toHaveBeenCalledOnce()
})

test('A change that nobody has asked for ends the session quietly', async () => {
  vi.stubGlobal('fetch', async () => unauthenticated())
  logIn('t1', 'Mona')
  const listener = signInRequests()
  const client = createBrowserClient(createCache())
  const variables = { input: { locale: 'AR' } } as const
  await expect(client.mutate({ mutation: SetLocaleDocument, variables })).rejects.toThrow()
  expect(getSession().token).toBeNull()
  expect(listener).not.toHaveBeenCalled()
})

test('Rejecting an old token does not end a newer session', async () => {
  logIn('t1', 'Mona')
  vi.stubGlobal('fetch', async () => {
    logIn('t2', 'Omar')
    return unauthenticated()
  })
  const listener = signInRequests()
  const client = createBrowserClient(createCache())
  await expect(client.mutate({ mutation: REMOVE })).rejects.toThrow()
  expect(getSession().token).toBe('t2')
  expect(listener).not.toHaveBeenCalled()
})

test('An authentication error without a token is not the end of a session', async () => {
  vi.stubGlobal('fetch', async () => unauthenticated())
  const listener = signInRequests()
  const client = createBrowserClient(createCache())
  await expect(client.mutate({ mutation: REMOVE })).rejects.toThrow()
  expect(getSession().hasEnded).toBeUndefined()
  expect(listener).not.toHaveBeenCalled()
})

test.each(PUBLIC_MUTATIONS)('%s is sent without the token that the browser has', async (name) => {
  const request = mockResponse({ data: { __typename: 'Mutation' } })
  logIn('t1', 'Mona')
  const mutation = gql(`mutation ${name} { __typename }`)
  await createBrowserClient(createCache()).mutate({ mutation })
  expect(request.mock.calls[0]?.[1]?.headers).not.toHaveProperty('authorization')
})

test('A discount code is tried with the token, for the cart of the account', async () => {
  const request = mockResponse({ data: { __typename: 'Mutation' } })
  logIn('t1', 'Mona')
  const mutation = gql('mutation PreviewDiscount { __typename }')
  await createBrowserClient(createCache()).mutate({ mutation })
  expect(request.mock.calls[0]?.[1]?.headers).toHaveProperty('authorization', 'Bearer t1')
})

test('Signing out evicts the cart from the cache', async () => {
  mockResponse({ data: { cart: { __typename: 'Cart', id: '1', quantity: 2 } } })
  logIn('t1', 'Mona')
  const client = createBrowserClient(createCache())
  await client.query({ query: CART })
  logOut()
  expect(client.cache.extract()).toEqual({ ROOT_QUERY: { __typename: 'Query' } })
})
