import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { Request } from 'autocannon'
import { DELIVERY } from '../e2e/api'
import {
  BRANDS,
  DISCOUNT_CODE,
  FEE_CITY,
  FLAVOURS,
  REVIEWED_PRODUCT,
  REVIEWED_STEP,
} from './catalogue'

/** Data of the measured shop that the workloads need. */
export interface Fixture {
  readonly products: number
  /** The tokens of ten shoppers, the first with 50 orders. */
  readonly tokens: readonly string[]
}

export type MakeRequest = (token: string) => Request

export interface Workload {
  readonly name: string
  /** Node: a bare Node server that sends the same bytes. Fastify: a bare Fastify server with one indexed query. */
  readonly control: 'Node' | 'Fastify'
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

// The fields that the shop's pages request (client/office/home/operations.graphql).
const FIELDS = 'id name price imageUrl quantityAvailable'
const PAGE = `nodes { ${FIELDS} } pageInfo { hasNextPage endCursor } totalCount`
const FIRST_TEN = `{ products(first: 10) { nodes { ${FIELDS} } } }`
const LISTED = `query ($category: CategoryKey!) { products(first: 24, category: $category) { ${PAGE} } }`
const FILTERED = `query ($search: String!) { products(first: 24, search: $search) { ${PAGE} } }`
const ONE = `query ($id: ID!) { product(id: $id) { ${FIELDS} } }`
const DETAILS = `query ($id: ID!) { product(id: $id) { ${FIELDS} related(first: 5) { ${FIELDS} } } }`
const REVIEWED = `query ($id: ID!) { product(id: $id) { ${FIELDS} rating { average count distribution }
  reviews(first: 5) { nodes { id author stars text imageUrl locale answer writtenAt }
    pageInfo { hasNextPage endCursor } } } }`
const SEARCH = `query ($query: String!) { search(query: $query, first: 24) { ${PAGE} isSimilar } }`
const ORDERS =
  '{ orders(first: 50) { nodes { id total status createdAt items { name price quantity } } } }'

// The fields that the listings of a category and of a search request (client/catalogue/listing/operations.graphql).
const LISTING = `nodes { ${FIELDS} } pageInfo { hasNextPage endCursor } totalCount
  facets { attribute values { value label count } } priceRange { min max }`
const FACETED = `query ($category: CategoryKey, $sort: ProductListSort, $filter: ProductFilter) {
  products(first: 24, category: $category, sort: $sort, filter: $filter) { ${LISTING} } }`
const SEARCHED = `query ($query: String!, $sort: ProductListSort, $filter: ProductFilter) {
  search(query: $query, first: 24, sort: $sort, filter: $filter) { ${LISTING} isSimilar } }`

const WORDS = FLAVOURS.slice(0, 9)
const anyWord = () => WORDS[randomInt(WORDS.length)] ?? ''

const CATEGORY_KEYS = ['CAT_FOOD', 'DOG_FOOD', 'ALL_TREATS', 'TOYS', 'BOWLS', 'BEDS', 'LITTERS']
const anyCategory = () => CATEGORY_KEYS[randomInt(CATEGORY_KEYS.length)] ?? ''

/** The flavour, kind and number of one toy. */
function oneToy(products: number): string {
  const number = 9 * randomInt(Math.floor(products / 9)) + 3
  return `${FLAVOURS[Math.floor(number / 3) % 10]} toy ${number}`
}

/** New price bounds for each request, in pounds. */
const anyPrices = () => {
  const minPrice = randomInt(1_000, 80_000) / 100
  return { minPrice, maxPrice: minPrice + randomInt(1_000, 10_000) / 100 }
}

const anyBrand = () => BRANDS[randomInt(BRANDS.length)] ?? ''

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

const checkout = (id: number, token: string, fields: object = {}): Request => ({
  method: 'POST',
  path: '/checkout',
  headers: { ...asUser(token), 'idempotency-key': randomUUID() },
  body: JSON.stringify({
    ...DELIVERY,
    ...fields,
    total: priceOf(id),
    cart_items: [{ product_id: id, quantity: 1, price: priceOf(id) }],
  }),
})

const page = (path: string): Request => ({
  method: 'GET',
  path,
  headers: { accept: 'text/html', 'accept-encoding': 'gzip, br' },
})

const CATEGORY_PATHS = ['/catdryfood', '/dogfood', '/toys', '/beds', '/litters']

/** The pages of a visit: the home page, a category, a search and three products. */
export const visit = ({ products }: Fixture): readonly MakeRequest[] => [
  () => page('/'),
  () => page(CATEGORY_PATHS[randomInt(CATEGORY_PATHS.length)] ?? ''),
  () => page(`/search?query=${anyWord()}`),
  ...[1, 2, 3].map(() => () => page(`/productdetails/${randomInt(1, products + 1)}`)),
]

/** Adds a product to the cart, and orders it. */
export function cartToOrder(fields: object = {}): readonly MakeRequest[] {
  const lastOf = new Map<string, number>()
  return [
    (token) => {
      const id = randomInt(1, CART_PRODUCTS)
      lastOf.set(token, id)
      return addToCart(id, token)
    },
    (token) => checkout(lastOf.get(token) ?? 1, token, fields),
  ]
}

export const WORKLOADS: readonly Workload[] = [
  {
    name: 'first 10 products, GraphQL POST',
    control: 'Fastify',
    goal: 12,
    requests: () => [() => graphql(FIRST_TEN)],
  },
  {
    name: 'first 10 products, persisted GET',
    control: 'Node',
    goal: 50,
    before: [persisted(FIRST_TEN, true)],
    requests: () => [() => persisted(FIRST_TEN)],
  },
  {
    name: 'one product, REST, repeated',
    control: 'Node',
    goal: 50,
    requests: () => [() => ({ method: 'GET', path: '/products/7', headers: json })],
  },
  {
    name: '24 products of a category, POST, uncached',
    control: 'Fastify',
    goal: 8,
    requests: () => [() => uncachedGraphql(LISTED, { category: anyCategory() })],
  },
  {
    name: '24 products filtered by a word, POST',
    control: 'Fastify',
    goal: 8,
    requests: () => [() => graphql(FILTERED, { search: anyWord() })],
  },
  {
    name: '24 products filtered by a word, POST, uncached',
    control: 'Fastify',
    goal: 8,
    requests: () => [() => uncachedGraphql(FILTERED, { search: anyWord() })],
  },
  {
    name: 'product by id, POST',
    control: 'Fastify',
    goal: 15,
    requests: ({ products }) => [() => graphql(ONE, { id: randomInt(1, products + 1) })],
  },
  {
    name: 'product with related products, POST, uncached',
    control: 'Fastify',
    goal: 8,
    requests: ({ products }) => [
      () => uncachedGraphql(DETAILS, { id: String(randomInt(1, products + 1)) }),
    ],
  },
  {
    name: `product with ${REVIEWED_PRODUCT.reviews} reviews, POST, uncached`,
    control: 'Fastify',
    goal: 8,
    requests: () => [() => uncachedGraphql(REVIEWED, { id: String(REVIEWED_PRODUCT.id) })],
  },
  {
    name: 'product with few reviews, POST, uncached',
    control: 'Fastify',
    goal: 8,
    requests: ({ products }) => [
      () => {
        const id = REVIEWED_STEP * randomInt(1, Math.floor(products / REVIEWED_STEP) + 1)
        return uncachedGraphql(REVIEWED, { id: String(id) })
      },
    ],
  },
  {
    name: 'product by id, REST',
    control: 'Fastify',
    goal: 60,
    requests: ({ products }) => [
      () => ({ method: 'GET', path: `/products/${randomInt(1, products + 1)}`, headers: json }),
    ],
  },
  {
    name: 'search, POST',
    control: 'Fastify',
    goal: 8,
    requests: () => [() => graphql(SEARCH, { query: `${anyWord()} toy` })],
  },
  {
    name: 'search, POST, uncached',
    control: 'Fastify',
    goal: 8,
    requests: () => [() => uncachedGraphql(SEARCH, { query: `${anyWord()} toy` })],
  },
  {
    name: 'search for words that nobody has searched for, POST',
    control: 'Fastify',
    goal: 8,
    requests: ({ products }) => [() => uncachedGraphql(SEARCH, { query: oneToy(products) })],
  },
  {
    name: 'listing of a category by price, with its filters, uncached',
    control: 'Fastify',
    goal: 6,
    requests: () => [
      () => uncachedGraphql(FACETED, { category: anyCategory(), sort: 'PRICE_ASC' }),
    ],
  },
  {
    name: 'listing of a brand, most bought first, uncached',
    control: 'Fastify',
    goal: 6,
    requests: () => [
      () => uncachedGraphql(FACETED, { sort: 'BEST_SELLING', filter: { brands: [anyBrand()] } }),
    ],
  },
  {
    name: 'listing between two prices, uncached',
    control: 'Fastify',
    goal: 6,
    requests: () => [() => uncachedGraphql(FACETED, { sort: 'NEWEST', filter: anyPrices() })],
  },
  {
    name: 'listing of cats by name, uncached',
    control: 'Fastify',
    goal: 6,
    requests: () => [
      () =>
        uncachedGraphql(FACETED, {
          sort: 'NAME_ASC',
          filter: { animals: ['CAT'], brands: [anyBrand()] },
        }),
    ],
  },
  {
    name: 'search by price, for cats, uncached',
    control: 'Fastify',
    goal: 6,
    requests: () => [
      () =>
        uncachedGraphql(SEARCHED, {
          query: `${anyWord()} toy`,
          sort: 'PRICE_ASC',
          filter: { animals: ['CAT'] },
        }),
    ],
  },
  {
    name: 'add to cart, REST',
    control: 'Fastify',
    goal: 12,
    requests: () => [(token) => addToCart(randomInt(1, CART_PRODUCTS), token)],
  },
  {
    name: 'cart to placed order, 10 shoppers',
    control: 'Fastify',
    goal: 1.6,
    requests: () => cartToOrder(),
  },
  {
    name: 'cart to placed order with a fee and a code, 10 shoppers',
    control: 'Fastify',
    goal: 1.6,
    requests: () => cartToOrder({ city: FEE_CITY, discount_code: DISCOUNT_CODE }),
  },
  {
    name: 'a shopper’s 50 orders, POST',
    control: 'Fastify',
    goal: 8,
    requests: ({ tokens }) => [() => graphql(ORDERS, {}, tokens[0])],
  },
  {
    name: 'home page, server-rendered',
    control: 'Node',
    goal: 40,
    requests: () => [() => page('/')],
  },
]
