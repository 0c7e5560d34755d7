import {
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isLeafType,
  isRequiredArgument,
  parse,
  visit,
} from 'graphql'
import { GRAPHQL_LIMITS } from '../platform/http/graphql/graphql-limits'

const MAX_SELECTION_DEPTH = 4

/** Selects all fields of a type, some levels deep; related products of related products would cost too much. */
function selectionOf(schema: GraphQLSchema, type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type)
  if (isLeafType(named) || depth === 0) return ''
  const kinds = isAbstractType(named) ? schema.getPossibleTypes(named) : [named]
  const selections = kinds.map((kind) => {
    const fields = Object.values(kind.getFields()).flatMap((field) => {
      if (field.args.some(isRequiredArgument) || getNamedType(field.type) === kind) return []
      const selection = selectionOf(schema, field.type, depth - 1)
      return selection || isLeafType(getNamedType(field.type)) ? [`${field.name} ${selection}`] : []
    })
    // Only where it adds something, because the number of fields is limited.
    const typeName = isAbstractType(named) || fields.length === 0 ? ['__typename'] : []
    return `... on ${kind.name} { ${[...typeName, ...fields].join(' ')} }`
  })
  return `{ ${selections.join(' ')} }`
}

function countSelections(operation: string): number {
  let selections = 0
  const count = () => void selections++
  visit(parse(operation), { Field: count, InlineFragment: count })
  return selections
}

/** An operation with one root field, whose arguments are all variables. Selects as deep as the server's limits allow. */
export function operationOn(
  schema: GraphQLSchema,
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  depth = MAX_SELECTION_DEPTH,
): string {
  const declared = field.args
    .map((arg) => `$${arg.name}: ${isRequiredArgument(arg) ? arg.type : getNullableType(arg.type)}`)
    .join(', ')
  const given = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  const selection = selectionOf(schema, field.type, depth)
  const operation = `${kind} ${declared && `(${declared})`} { ${field.name} ${given && `(${given})`} ${selection} }`
  return countSelections(operation) <= GRAPHQL_LIMITS.selections
    ? operation
    : operationOn(schema, kind, field, depth - 1)
}
