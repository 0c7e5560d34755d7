import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { RULES, violations } from '../test/schema-style'
import { EXCEPTIONS } from './schema-style.exceptions'

const sdl = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8')
const guide = readFileSync(new URL('../../docs/api-style.md', import.meta.url), 'utf8')

describe('The GraphQL schema', () => {
  // Both directions: whatever is new follows the rule, and whatever has been brought to it leaves the list.
  test.each(Object.keys(RULES))('follows the rule "%s", but for the listed exceptions', (rule) => {
    expect(violations(rule, sdl)).toEqual([...(EXCEPTIONS[rule] ?? [])].toSorted())
  })

  test('has exceptions of rules that exist only', () => {
    expect(Object.keys(EXCEPTIONS).filter((rule) => !RULES[rule])).toEqual([])
  })
})

test('docs/api-style.md marks the rules that are checked, and no others', () => {
  const marked = [...guide.matchAll(/✓ `(?<rule>[a-z]+)`/g)].map(({ groups }) => groups?.rule)
  expect(marked.toSorted()).toEqual(Object.keys(RULES).toSorted())
})

const BAD = `
  scalar DateTime
  scalar EGP
  enum ErrorCode { INVALID }
  enum ApiKeyScope { ORDERS }
  "Shown in lists."
  enum order_state { "is open" open }
  interface UserError { code: ErrorCode! }
  type InputError implements UserError { code: ErrorCode! }
  type ProductGone implements UserError { code: ErrorCode! }
  type Product { id: String! }
  type ProductConnection { nodes: [Product!]! }
  type ChangeProductPayload { count: Int! userErrors: [UserError!]! }
  type Query {
    hidden: Boolean!
    isOpen: Boolean
    writtenAt: DateTime!
    day: String!
    productId: ID!
    product(id: ID!): Product!
    list(first: Int = 24): ProductConnection!
    all: [Product!]!
    old: Int @deprecated(reason: "Do not use.")
  }
  type Mutation {
    productChange(key: String!, version: Int!): ChangeProductPayload!
    previewPrice: ChangeProductPayload!
  }`

test.each([
  ['case', ['order_state', 'order_state.open']],
  ['verbs', ['Mutation.previewPrice', 'Mutation.productChange']],
  ['ids', ['Product.id']],
  ['booleans', ['Query.hidden', 'Query.isOpen']],
  ['times', ['Query.writtenAt']],
  ['dates', ['Query.day']],
  ['objects', ['Query.productId']],
  ['lookups', ['Query.product']],
  [
    'connections',
    [
      'ProductConnection.edges',
      'ProductConnection.pageInfo',
      'ProductConnection.totalCount',
      'Query.list(first:)',
    ],
  ],
  ['lists', ['Query.all']],
  ['payloads', ['ChangeProductPayload.count', 'Mutation.previewPrice', 'Mutation.productChange']],
  ['idempotency', ['Mutation.productChange(key:)']],
  ['expected', ['Mutation.productChange(version:)']],
  ['previews', ['Mutation.previewPrice']],
  ['errors', ['ProductGone']],
  ['scopes', ['ApiKeyScope.ORDERS']],
  ['deprecations', ['Query.old']],
])('The rule "%s" finds what breaks it', (rule, expected) => {
  expect(violations(rule, BAD)).toEqual(expected)
})

test('The rule "descriptions" asks for one that begins a sentence, at types, fields, arguments and values', () => {
  const described = `
    "Some animal."
    enum Animal { "Meows." CAT "barks" DOG }
    "All there is to read."
    type Query { "Animals." animals("How many." first: Int, of: Animal): Int, count: Int }`
  expect(violations('descriptions', described)).toEqual([
    'Animal.DOG',
    'Query.animals(of:)',
    'Query.count',
  ])
})
