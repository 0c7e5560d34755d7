import { getIntrospectionQuery } from 'graphql'
import { expect, test } from 'vitest'
import { setUpShop } from '../../../test/shop'

const shop = setUpShop()

const repeat = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ')

const TOO_LONG = /introspection.* at most/
const TOO_DEEP = /[Dd]epth|nested/

test.each([
  [
    'the schema, more than once',
    `{ ${repeat(2, (index) => `a${index}: __schema { description }`)} }`,
    /__schema.* once/,
  ],
  [
    'the schema, more than once, in fragments',
    '{ __schema { description } ...A } fragment A on Query { again: __schema { description } }',
    /__schema.* once/,
  ],
  [
    'more than a few types',
    `{ ${repeat(6, (index) => `a${index}: __type(name: "Query") { name }`)} }`,
    /__type.* 5 times/,
  ],
  [
    'every field of every type of every field',
    `{ __schema { ${repeat(15, (index) => `a${index}: types { fields { type { fields { name args { name } } } } }`)} } }`,
    TOO_LONG,
  ],
  [
    'all fields many times',
    `{ __schema { ${repeat(15, (index) => `a${index}: types { fields { name args { name } } }`)} } }`,
    TOO_LONG,
  ],
  [
    'a fragment bomb',
    `{ __schema { types { ...f0 } } }
     ${repeat(18, (index) => `fragment f${index} on __Type { ...f${index + 1} ...f${index + 1} }`)}
     fragment f18 on __Type { name }`,
    /introspection/i,
  ],
  [
    'a type of a type without end',
    `{ __type(name: "Query") { ${repeat(25, () => 'ofType {')} name ${repeat(25, () => '}')} } }`,
    TOO_DEEP,
  ],
])('Introspection is refused before it is executed: %s', async (_, query, message) => {
  const { errors } = await shop.graphql(query)
  expect(errors?.[0]?.message).toMatch(message)
  expect(errors?.[0]?.extensions.code).toMatch(/^(?:BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED)$/)
})

test('Circular fragments of introspection are refused', async () => {
  const { errors } = await shop.graphql(
    '{ __schema { types { ...A } } } fragment A on __Type { ofType { ...A } }',
  )
  expect(errors?.[0]?.message).toMatch(/nested|Cannot spread/)
})

test.each([
  [
    'with all options',
    getIntrospectionQuery({
      descriptions: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
      oneOf: true,
    }),
  ],
  ['as codegen asks for it', getIntrospectionQuery()],
  [
    'of a few types, with deprecated fields',
    `{ ${repeat(5, (index) => `a${index}: __type(name: "Query") { name fields(includeDeprecated: true) { name type { name ofType { name } } } }`)} }`,
  ],
])('Introspection of the whole schema is allowed: %s', async (_, query) => {
  const { errors } = await shop.graphql(query)
  expect(errors).toBeUndefined()
})
