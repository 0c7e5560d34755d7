import {
  type GraphQLSchema,
  isObjectType,
  Kind,
  lexicographicSortSchema,
  parse,
  printSchema,
} from 'graphql'

const DIRECTIVES = `"""
The requirement of a field: the permission, or without one an account, to which the token belongs.
"""
directive @requires(permission: String) on FIELD_DEFINITION

"""The permission without which a field is null or an empty list otherwise."""
directive @nullWithout(permission: String!) on FIELD_DEFINITION
`

/** Returns the directive of a field's required permission in SDL; empty for public fields. */
function requirementOf(schema: GraphQLSchema, typeName: string, fieldName: string): string {
  const type = schema.getType(typeName)
  const extensions = isObjectType(type) ? type.getFields()[fieldName]?.extensions : undefined
  const { permission, requiresAccount, nullWithout } = extensions ?? {}
  if (permission) return ` @requires(permission: "${permission}")`
  if (requiresAccount) return ' @requires'
  return nullWithout ? ` @nullWithout(permission: "${nullWithout}")` : ''
}

/** The schema in SDL, sorted, with what a caller needs for each field, which GraphQL's own printer leaves out. */
export function printWithRequirements(schema: GraphQLSchema): string {
  const printed = printSchema(lexicographicSortSchema(schema))
  const fields = parse(printed).definitions.flatMap((type) =>
    type.kind === Kind.OBJECT_TYPE_DEFINITION
      ? (type.fields ?? []).map((field) => ({
          end: field.loc?.end ?? 0,
          requirement: requirementOf(schema, type.name.value, field.name.value),
        }))
      : [],
  )
  let start = 0
  const parts = fields.flatMap(({ end, requirement }) => {
    const part = printed.slice(start, end)
    start = end
    return [part, requirement]
  })
  return `${DIRECTIVES}\n${parts.join('')}${printed.slice(start)}\n`
}
