import { readFileSync } from 'node:fs'
import { gql } from '@apollo/client'
import { buildSchema } from 'graphql'
import { expect, test, vi } from 'vitest'
import { createBrowserClient, createCache, PRIVATE_FIELDS } from './apollo'
import { getSession, logIn, logOut } from './session'

const CART = gql`
  query CartCount {
    cart {
      id
      quantity
    }
  }
`

function mockResponse(body: unknown, status = 200) {
  const request = vi.fn<typeof fetch>(async () => Response.json(body, { status }))
  vi.stubGlobal('fetch', request)
  return request
}

const unauthenticated = {
  data: null,
  errors: [{ message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } }],
}

test('Requests have the token of the session', async () => {
  const request = mockResponse({ data: { cart: { __typename: 'Cart', id: '1', quantity: 2 } } })
  logIn('t1', 'Mona')
  await createBrowserClient(createCache(), () => {}).query({ query: CART })
  expect(request.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer t1' })
})

test('A rejected token ends the session', async () => {
  mockResponse(unauthenticated)
  logIn('t1', 'Mona')
  const onSessionEnded = vi.fn()
  const client = createBrowserClient(createCache(), onSessionEnded)
  await expect(client.query({ query: CART })).rejects.toThrow()
  expect(getSession().token).toBeNull()
  expect(onSessionEnded).toHaveBeenCalledOnce()
})

test('A response with status 401 ends the session', async () => {
  mockResponse({ message: 'Please sign in.' }, 401)
  logIn('t1', 'Mona')
  const onSessionEnded = vi.fn()
  const client = createBrowserClient(createCache(), onSessionEnded)
  await expect(client.query({ query: CART })).rejects.toThrow()
  expect(getSession().token).toBeNull()
  expect(onSessionEnded).toHaveBeenCalledOnce()
})

test('Rejecting an old token does not end a newer session', async () => {
  logIn('t1', 'Mona')
  vi.stubGlobal('fetch', async () => {
    logIn('t2', 'Omar')
    return Response.json(unauthenticated)
  })
  const onSessionEnded = vi.fn()
  const client = createBrowserClient(createCache(), onSessionEnded)
  await expect(client.query({ query: CART })).rejects.toThrow()
  expect(getSession().token).toBe('t2')
  expect(onSessionEnded).not.toHaveBeenCalled()
})

test('An authentication error without a token is not the end of a session', async () => {
  mockResponse(unauthenticated)
  const onSessionEnded = vi.fn()
  const client = createBrowserClient(createCache(), onSessionEnded)
  await expect(client.query({ query: CART })).rejects.toThrow()
  expect(onSessionEnded).not.toHaveBeenCalled()
})

test('Signing out evicts the cart from the cache', async () => {
  mockResponse({ data: { cart: { __typename: 'Cart', id: '1', quantity: 2 } } })
  logIn('t1', 'Mona')
  const client = createBrowserClient(createCache(), () => {})
  await client.query({ query: CART })
  logOut()
  expect(client.cache.extract()).toEqual({ ROOT_QUERY: { __typename: 'Query' } })
})

test('Every root field that requires a token is private', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {})
  const protectedFields = fields.filter(({ description }) => description?.includes('Requires'))
  expect(PRIVATE_FIELDS.toSorted()).toEqual(protectedFields.map(({ name }) => name).toSorted())
})
