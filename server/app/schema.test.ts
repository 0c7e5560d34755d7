import { readFileSync } from 'node:fs'
import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { printWithRequirements } from '../platform/http/graphql/print-schema'
import { buildSchema } from './schema'

const schema = buildSchema()
const ROOTS = ['Query', 'Mutation']

/** Returns the descriptions of a type and its parts by path. */
function descriptionsOf(type: GraphQLNamedType): [string, string | null | undefined][] {
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
    const descriptions = types.flatMap(descriptionsOf)
    expect(descriptions.length).toBeGreaterThan(100)
    expect(
      descriptions.filter(([, description]) => !description?.trim()).map(([path]) => path),
    ).toEqual([])
  })

  test('matches schema.graphql', () => {
    const printed = printWithRequirements(schema)
    expect(readFileSync('schema.graphql', 'utf8')).toBe(printed)
  })

  test('has no passwords except in inputs', () => {
    const paths = types.flatMap(descriptionsOf).map(([path]) => path)
    expect(paths.filter((path) => /password|hash|token.*version/i.test(path)).toSorted()).toEqual([
      'AcceptStaffInvitationInput.password',
      'DeleteAccountInput.password',
      'LoginInput.password',
      'Mutation.changePassword',
      'Mutation.changePassword(input)',
      'Mutation.disableSecondFactor(password)',
      'Mutation.keepVisitorOrders(password)',
      'Mutation.requestPasswordReset',
      'Mutation.requestPasswordReset(email)',
      'Mutation.resetPassword',
      'Mutation.resetPassword(password)',
      'Mutation.resetPassword(token)',
      'Mutation.startSecondFactor(password)',
      'PasswordChangeInput',
      'PasswordChangeInput.currentPassword',
      'PasswordChangeInput.newPassword',
      'RegisterInput.password',
      // Its fields are `success` and `userErrors`.
      'RequestPasswordResetPayload',
      'RequestPasswordResetPayload.success',
      'RequestPasswordResetPayload.userErrors',
    ])
  })
})
