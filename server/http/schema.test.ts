import { readFileSync } from 'node:fs'
import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  lexicographicSortSchema,
  printSchema,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { buildSchema } from './schema'

const schema = buildSchema()
const ROOTS = ['Query', 'Mutation']

/** Everything a developer can meet in a type, by its path. */
function partsOf(type: GraphQLNamedType): [string, string | null | undefined][] {
  const own: [string, string | null | undefined][] = ROOTS.includes(type.name)
    ? []
    : [[type.name, type.description]]
  if (isEnumType(type)) {
    const values = type.getValues()
    return [
      ...own,
      ...values.map(
        (value) => [`${type.name}.${value.name}`, value.description] as [string, string],
      ),
    ]
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
    return [
      ...own,
      ...fields.map(
        (field) => [`${type.name}.${field.name}`, field.description] as [string, string],
      ),
    ]
  }
  if (isObjectType(type) || isInterfaceType(type)) {
    const fields = Object.values(type.getFields()).flatMap((field) => {
      const path = `${type.name}.${field.name}`
      const args = field.args.map(
        (arg) => [`${path}(${arg.name})`, arg.description] as [string, string],
      )
      return [[path, field.description] as [string, string], ...args]
    })
    return [...own, ...fields]
  }
  return own
}

const STANDARD_SCALARS = ['String', 'Int', 'Float', 'Boolean', 'ID']
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !STANDARD_SCALARS.includes(type.name),
)

describe('the GraphQL schema', () => {
  test('describes every type, field, argument, enum value and input field', () => {
    const parts = types.flatMap(partsOf)
    expect(parts.length).toBeGreaterThan(100)
    expect(parts.filter(([, description]) => !description?.trim()).map(([path]) => path)).toEqual(
      [],
    )
  })

  test('is what schema.graphql says', () => {
    const printed = `${printSchema(lexicographicSortSchema(schema))}\n`
    expect(readFileSync('schema.graphql', 'utf8')).toBe(printed)
  })

  test('shows nothing of a password but where one is given', () => {
    const paths = types.flatMap(partsOf).map(([path]) => path)
    expect(paths.filter((path) => /password|hash|token.*version/i.test(path)).toSorted()).toEqual([
      'AccountDeletionInput.password',
      'LoginInput.password',
      'Mutation.changePassword',
      'Mutation.changePassword(input)',
      'PasswordChangeInput',
      'PasswordChangeInput.currentPassword',
      'PasswordChangeInput.newPassword',
      'RegisterInput.password',
    ])
  })
})
