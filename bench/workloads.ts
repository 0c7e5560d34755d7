import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { Request } from 'autocannon'
import { DELIVERY } from '../e2e/api'

/** What the workloads need to know of the measured shop. */
export interface Fixture {
  readonly products: number
  /** Of ten shoppers, the first with 50 orders. */
  readonly tokens: readonly string[]
}

export type MakeRequest = (token: string) => Request

export interface Workload {
  readonly name: string
  /** A: the same bytes from bare Node. B: one indexed query through Fastify. */
  readonly control: 'A' | 'B'
  /** The minimum ratio, in per cent. */
  readonly goal: number
  /** Sent once, before measuring. */
  readonly before?: readonly Request[]
  /** The requests of one unit, in order. */
  requests(fixture: Fixture): readonly MakeRequest[]
}

const json = { 'content-type': 'application/json', accept: 'application/json' }

const graphql = (query: string, variables: object = {}, token?: string): Request => ({
  method: 'POST',
  path: '/graphql',
  headers: { ...json, ...(token && { authorization: `Bearer ${token}` }) },
  body: JSON.stringify({ query, variables }),
})

let serial = 0

/** Adds a new extension each time, so that no cached response matches. */
const uncachedGraphql = (query: string, variables: object): Request => {
  serial += 1
  return { ...graphql(query), body: JSON.stringify({ query, variables, extensions: { serial } }) }
}

const asUser = (token: string) => ({ ...json, authorization: `Bearer ${token}` })

// The fields that the shop's pages request (client/catalogue/operations.graphql).
const FIELDS = 'id name price imageUrl quantityAvailable'
const PAGE = `nodes { ${FIELDS} } pageInfo { hasNextPage endCursor } totalCount`
const FIRST_TEN = `{ products(first: 10) { nodes { ${FIELDS} } } }`
const LISTED = `query ($category: CategoryKey!) { products(first: 24, category: $category) { ${PAGE} } }`
const FILTERED = `query ($search: String!) { products(first: 24, search: $search) { ${PAGE} } }`
const ONE = `query ($id: ID!) { product(id: $id) { ${FIELDS} } }`
const DETAILS = `query ($id: ID!) { product(id: $id) { ${FIELDS} related(first: 5) { ${FIELDS} } } }`
const SEARCH = `query ($query: String!) { search(query: $query, first: 24) { ${PAGE} similar } }`
const ORDERS =
  '{ orders(first: 50) { nodes { id total status createdAt items { name price quantity } } } }'

const WORDS = ['salmon', 'chicken', 'tuna', 'lamb', 'beef', 'duck', 'turkey', 'rabbit', 'sardine']
const anyWord = () => WORDS[randomInt(WORDS.length)] ?? ''

const CATEGORY_KEYS = ['CAT_FOOD', 'DOG_FOOD', 'ALL_TREATS', 'TOYS', 'BOWLS', 'BEDS', 'LITTERS']
const anyCategory = () => CATEGORY_KEYS[randomInt(CATEGORY_KEYS.length)] ?? ''

/** A persisted query; `isRegistration` sends the text beside the hash. */
function persisted(query: string, isRegistration = false): Request {
  const sha256Hash = createHash('sha256').update(query).digest('hex')
  const parameters = new URLSearchParams({
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }),
    ...(isRegistration && { query }),
  })
  return {
    method: 'GET',
    path: `/graphql?${parameters}`,
    headers: { 'apollo-require-preflight': 'true', accept: 'application/json' },
  }
}

const priceOf = (id: number) => (1000 + ((id * 37) % 90_000)) / 100

// As many as fit into one cart.
const CART_PRODUCTS = 150

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

export const WORKLOADS: readonly Workload[] = [
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
    name: 'one product, REST, repeated',
    control: 'A',
    goal: 50,
    requests: () => [() => ({ method: 'GET', path: '/products/7', headers: json })],
  },
  {
    name: '24 products of a category, POST, uncached',
    control: 'B',
    goal: 8,
    requests: () => [() => uncachedGraphql(LISTED, { category: anyCategory() })],
  },
  {
    name: '24 products filtered by a word, POST',
    control: 'B',
    goal: 8,
    requests: () => [() => graphql(FILTERED, { search: anyWord() })],
  },
  {
    name: '24 products filtered by a word, POST, uncached',
    control: 'B',
    goal: 8,
    requests: () => [() => uncachedGraphql(FILTERED, { search: anyWord() })],
  },
  {
    name: 'product by id, POST',
    control: 'B',
    goal: 15,
    requests: ({ products }) => [() => graphql(ONE, { id: randomInt(1, products + 1) })],
  },
  {
    name: 'product with related products, POST, uncached',
    control: 'B',
    goal: 8,
    requests: ({ products }) => [
      () => uncachedGraphql(DETAILS, { id: String(randomInt(1, products + 1)) }),
    ],
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
    name: 'search, POST, uncached',
    control: 'B',
    goal: 8,
    requests: () => [() => uncachedGraphql(SEARCH, { query: `${anyWord()} toy` })],
  },
  {
    name: 'add to cart, REST',
    control: 'B',
    goal: 12,
    requests: () => [(token) => addToCart(randomInt(1, CART_PRODUCTS), token)],
  },
  {
    name: 'cart to placed order, 10 shoppers',
    control: 'B',
    goal: 1.6,
    requests: () => {
      const lastOf = new Map<string, number>()
      return [
        (token) => {
          const id = randomInt(1, CART_PRODUCTS)
          lastOf.set(token, id)
          return addToCart(id, token)
        },
        (token) => checkout(lastOf.get(token) ?? 1, token),
      ]
    },
  },
  {
    name: 'a shopper’s 50 orders, POST',
    control: 'B',
    goal: 8,
    requests: ({ tokens }) => [() => graphql(ORDERS, {}, tokens[0])],
  },
  {
    name: 'home page, server-rendered',
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
