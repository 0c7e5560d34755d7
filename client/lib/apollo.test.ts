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

function serverAnswers(body: unknown, status = 200) {
  const request = vi.fn<typeof fetch>(async () => Response.json(body, { status }))
  vi.stubGlobal('fetch', request)
  return request
}

const refused = {
  data: null,
  errors: [{ message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } }],
}

test('A request carries the token of the session', async () => {
  const request = serverAnswers({ data: { cart: { __typename: 'Cart', id: '1', quantity: 2 } } })
  logIn('t1', 'Mona')
  await createBrowserClient(createCache(), () => {}).query({ query: CART })
  expect(request.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer t1' })
})

test('A refused token ends the session', async () => {
  serverAnswers(refused)
  logIn('t1', 'Mona')
  const onSessionEnded = vi.fn()
  const client = createBrowserClient(createCache(), onSessionEnded)
  await expect(client.query({ query: CART })).rejects.toThrow()
  expect(getSession().token).toBeNull()
  expect(onSessionEnded).toHaveBeenCalledOnce()
})

test('An answer with status 401 ends the session', async () => {
  serverAnswers({ message: 'Please sign in.' }, 401)
  logIn('t1', 'Mona')
  const onSessionEnded = vi.fn()
  const client = createBrowserClient(createCache(), onSessionEnded)
  await expect(client.query({ query: CART })).rejects.toThrow()
  expect(getSession().token).toBeNull()
  expect(onSessionEnded).toHaveBeenCalledOnce()
})

test('A refusal of an old token leaves the session that has begun since', async () => {
  logIn('t1', 'Mona')
  vi.stubGlobal('fetch', async () => {
    logIn('t2', 'Omar')
    return Response.json(refused)
  })
  const onSessionEnded = vi.fn()
  const client = createBrowserClient(createCache(), onSessionEnded)
  await expect(client.query({ query: CART })).rejects.toThrow()
  expect(getSession().token).toBe('t2')
  expect(onSessionEnded).not.toHaveBeenCalled()
})

test('A refusal without a token leads nowhere', async () => {
  serverAnswers(refused)
  const onSessionEnded = vi.fn()
  const client = createBrowserClient(createCache(), onSessionEnded)
  await expect(client.query({ query: CART })).rejects.toThrow()
  expect(onSessionEnded).not.toHaveBeenCalled()
})

test('A logout forgets the cart', async () => {
  serverAnswers({ data: { cart: { __typename: 'Cart', id: '1', quantity: 2 } } })
  logIn('t1', 'Mona')
  const client = createBrowserClient(createCache(), () => {})
  await client.query({ query: CART })
  logOut()
  expect(client.cache.extract()).toEqual({ ROOT_QUERY: { __typename: 'Query' } })
})

test('All that needs a token is forgotten with the session', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {})
  const needingToken = fields.filter(({ description }) => description?.includes('Needs'))
  expect(PRIVATE_FIELDS.toSorted()).toEqual(needingToken.map(({ name }) => name).toSorted())
})
