import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { Request } from 'autocannon'
import { DELIVERY } from '../e2e/api'

/** What the rows are about: the shop's data, and who uses it. */
export interface Stage {
  readonly products: number
  /** The tokens of ten shoppers, the first of whom has 50 orders. */
  readonly tokens: readonly string[]
}

/** One request of a row, made anew each time. */
export type MakeRequest = (token: string) => Request

export interface Work {
  readonly name: string
  /** What the ratio is of: A, as many bytes from bare Node, or B, one indexed query through Fastify. */
  readonly control: 'A' | 'B'
  /** The least that the ratio is to be, in per cent. */
  readonly goal: number
  /** What is sent once, first. */
  readonly before?: readonly Request[]
  /** The requests that are one piece of the work, in order. */
  requests(stage: Stage): readonly MakeRequest[]
}

const json = { 'content-type': 'application/json', accept: 'application/json' }

const graphql = (query: string, variables: object = {}, token?: string): Request => ({
  method: 'POST',
  path: '/graphql',
  headers: { ...json, ...(token && { authorization: `Bearer ${token}` }) },
  body: JSON.stringify({ query, variables }),
})

let asked = 0

/** The same in other words each time: no answer that was kept fits. */
const graphqlAnew = (query: string, variables: object): Request => {
  asked += 1
  return { ...graphql(query), body: JSON.stringify({ query, variables, extensions: { asked } }) }
}

const asUser = (token: string) => ({ ...json, authorization: `Bearer ${token}` })

const FIELDS = 'id name price imageUrl'
const FIRST_TEN = `{ products(first: 10) { nodes { ${FIELDS} } } }`
const FILTERED = `query ($words: String!) { products(first: 24, words: $words) { nodes { ${FIELDS} } } }`
const ONE = `query ($id: ID!) { product(id: $id) { ${FIELDS} } }`
const SEARCH = `query ($query: String!) { search(query: $query, first: 24) { nodes { ${FIELDS} } } }`
const ORDERS =
  '{ orders(first: 50) { nodes { id total status createdAt items { name price quantity } } } }'

const WORDS = ['salmon', 'chicken', 'tuna', 'lamb', 'beef', 'duck', 'turkey', 'rabbit', 'sardine']
const anyWord = () => WORDS[randomInt(WORDS.length)] ?? ''

/** A GraphQL query by its hash, as persisted queries are read. */
function persisted(query: string, whole = false): Request {
  const sha256Hash = createHash('sha256').update(query).digest('hex')
  const parameters = new URLSearchParams({
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }),
    ...(whole && { query }),
  })
  return {
    method: 'GET',
    path: `/graphql?${parameters}`,
    headers: { 'apollo-require-preflight': 'true', accept: 'application/json' },
  }
}

const priceOf = (id: number) => (1000 + ((id * 37) % 90_000)) / 100

// Few enough that a cart holds them all.
const BOUGHT = 150

const addToCart = (id: number, token: string): Request => ({
  method: 'POST',
  path: `/cart/${id}`,
  headers: asUser(token),
  body: JSON.stringify({ quantity: 1 }),
})

const checkout = (id: number, token: string): Request => ({
  method: 'POST',
  path: '/checkout',
  headers: { ...asUser(token), 'idempotency-key': randomUUID() },
  body: JSON.stringify({
    ...DELIVERY,
    total: priceOf(id),
    cart_items: [{ product_id: id, quantity: 1, price: priceOf(id) }],
  }),
})

export const WORKS: readonly Work[] = [
  {
    name: 'first 10 products, GraphQL POST',
    control: 'B',
    goal: 12,
    requests: () => [() => graphql(FIRST_TEN)],
  },
  {
    name: 'first 10 products, persisted GET',
    control: 'A',
    goal: 50,
    before: [persisted(FIRST_TEN, true)],
    requests: () => [() => persisted(FIRST_TEN)],
  },
  {
    name: 'one product, REST, again and again',
    control: 'A',
    goal: 50,
    requests: () => [() => ({ method: 'GET', path: '/products/7', headers: json })],
  },
  {
    name: '24 filtered by a word of the name, POST',
    control: 'B',
    goal: 8,
    requests: () => [() => graphql(FILTERED, { words: anyWord() })],
  },
  {
    name: '24 filtered by a word of the name, POST, nothing kept',
    control: 'B',
    goal: 8,
    requests: () => [() => graphqlAnew(FILTERED, { words: anyWord() })],
  },
  {
    name: 'product by id, POST',
    control: 'B',
    goal: 15,
    requests: ({ products }) => [() => graphql(ONE, { id: randomInt(1, products + 1) })],
  },
  {
    name: 'product by id, REST',
    control: 'B',
    goal: 60,
    requests: ({ products }) => [
      () => ({ method: 'GET', path: `/products/${randomInt(1, products + 1)}`, headers: json }),
    ],
  },
  {
    name: 'search, POST',
    control: 'B',
    goal: 8,
    requests: () => [() => graphql(SEARCH, { query: `${anyWord()} toy` })],
  },
  {
    name: 'search, POST, nothing kept',
    control: 'B',
    goal: 8,
    requests: () => [() => graphqlAnew(SEARCH, { query: `${anyWord()} toy` })],
  },
  {
    name: 'add to cart, REST',
    control: 'B',
    goal: 12,
    requests: () => [(token) => addToCart(randomInt(1, BOUGHT), token)],
  },
  {
    name: 'cart to placed order, 10 users',
    control: 'B',
    goal: 1.6,
    requests: () => {
      const lastOf = new Map<string, number>()
      return [
        (token) => {
          const id = randomInt(1, BOUGHT)
          lastOf.set(token, id)
          return addToCart(id, token)
        },
        (token) => checkout(lastOf.get(token) ?? 1, token),
      ]
    },
  },
  {
    name: 'a user’s 50 orders, POST',
    control: 'B',
    goal: 8,
    requests: ({ tokens }) => [() => graphql(ORDERS, {}, tokens[0])],
  },
  {
    name: 'home page, rendered on the server',
    control: 'A',
    goal: 40,
    requests: () => [
      () => ({
        method: 'GET',
        path: '/',
        headers: { accept: 'text/html', 'accept-encoding': 'gzip, br' },
      }),
    ],
  },
]
