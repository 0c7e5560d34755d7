import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type DocumentNode,
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
  Kind,
  parse,
  typeFromAST,
  visit,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import {
  MAX_PRODUCT_IDS,
  MAX_REVIEW_LENGTH,
  ORDERS_PER_QUERY,
  PAGE_SIZE,
  SLIDER_SIZE,
} from '#domain/limits'
import { buildSchema } from '../../../app/schema'
import { COST_PER_MILLISECOND, costOf, GRAPHQL_LIMITS } from './graphql-limits'

const schema = buildSchema()

const TYPENAME = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const

/** All operations and fragments of our own pages, with the names of types that Apollo Client adds. */
function readClientDocument(): DocumentNode {
  const files = readdirSync('client', { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readFileSync(join('client', file), 'utf8'))
  return visit(parse(texts.join('\n')), {
    SelectionSet(node, _key, parent) {
      if (!parent || !('kind' in parent) || parent.kind === Kind.OPERATION_DEFINITION)
        return undefined
      return { ...node, selections: [...node.selections, TYPENAME] }
    },
  })
}

const document = readClientDocument()
const operations = document.definitions.filter(
  (definition) => definition.kind === Kind.OPERATION_DEFINITION,
)

/** Page sizes of variables whose pages are smaller. */
const SIZES: Readonly<Record<string, number>> = { slider: SLIDER_SIZE }

const SCALARS: Readonly<Record<string, unknown>> = {
  Int: PAGE_SIZE,
  Float: 10,
  ID: '1',
  Boolean: true,
  EGP: 10,
  Date: '2027-01-01',
  String: 'x'.repeat(MAX_REVIEW_LENGTH),
}

/** The longest lists that our own pages send: of products, and of orders. */
const longestList = (operationName: string) =>
  operationName === 'OrdersByIds' ? ORDERS_PER_QUERY : MAX_PRODUCT_IDS

/** A value of a variable that makes its operation expensive. */
function expensiveValue(input: GraphQLInputType, length: number): unknown {
  const type = getNullableType(input)
  if (isListType(type)) return Array.from({ length }, () => expensiveValue(type.ofType, length))
  if (isEnumType(type)) {
    const names = type.getValues().map(({ name }) => name)
    // Names are sorted by the database.
    return names.find((name) => name === 'NAME_ASC') ?? names[0]
  }
  if (!isInputObjectType(type)) return SCALARS[type.name]
  const fields = Object.values(type.getFields()).filter(isRequiredInputField)
  return Object.fromEntries(fields.map((field) => [field.name, expensiveValue(field.type, length)]))
}

const costOfText = (query: string) => costOf({ schema, query: parse(query) })

describe('The operations of our own pages are allowed', () => {
  test.each(operations.map((operation) => [operation.name?.value ?? '', operation] as const))(
    '%s',
    (operationName, { variableDefinitions = [] }) => {
      const variables = Object.fromEntries(
        variableDefinitions.map(({ variable, type }) => {
          const inputType = typeFromAST(schema, type as never) as GraphQLInputType
          const { value: name } = variable.name
          return [name, SIZES[name] ?? expensiveValue(inputType, longestList(operationName))]
        }),
      )
      const cost = costOf({ schema, query: document, operationName, variables })
      expect(cost).toBeLessThanOrEqual(GRAPHQL_LIMITS.cost)
    },
  )
})

describe('The read of all matches of words is charged', () => {
  const READ = 30 * COST_PER_MILLISECOND
  const LISTS = [
    'products(search: "cat")',
    'search(query: "cat")',
    'search(query: "cat", filter: {})',
  ]

  test.each(LISTS)('for each field that needs it: %s', (list) => {
    const page = costOfText(`{ ${list} { pageInfo { endCursor } } }`)
    for (const field of ['totalCount', 'facets { attribute }', 'priceRange { min }']) {
      const cost = costOfText(`{ ${list} { pageInfo { endCursor } ${field} } }`)
      expect(cost - page, field).toBeGreaterThanOrEqual(READ)
    }
  })

  test.each(LISTS)('once for all of them, also in fragments: %s', (list) => {
    const facets = costOfText(`{ ${list} { facets { attribute } } }`)
    const all = costOfText(`{ ${list} { facets { attribute } ...Rest } }
      fragment Rest on ProductConnection { totalCount priceRange { min } }`)
    expect(all).toBeGreaterThan(facets)
    expect(all - facets).toBeLessThan(READ)
  })

  test.each([
    'products',
    'products(category: TOYS)',
    'products(search: "cat", sort: NEWEST)',
    'search(query: "cat", category: TOYS)',
    'search(query: "cat", filter: { brands: ["Nilo"] })',
  ])(
    'not where the page has already read it, or where the list is selected in memory: %s',
    (list) => {
      const page = costOfText(`{ ${list} { pageInfo { endCursor } } }`)
      const cost = costOfText(`{ ${list} { pageInfo { endCursor } totalCount } }`)
      expect(cost).toBeGreaterThan(page)
      expect(cost - page).toBeLessThan(READ)
    },
  )

  test('for each list', () => {
    const one = costOfText('{ a: search(query: "cat") { facets { attribute } } }')
    const two = costOfText(`{ a: search(query: "cat") { facets { attribute } }
      b: search(query: "dog") { priceRange { min } } }`)
    expect(two - one).toBeGreaterThan(READ)
  })
})
