import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { possibleTypes } from '../gql/possible-types'
import { responseTypes } from '../gql/response-types'

/** A response without the structure that the operation selects. */
export class UnexpectedResponse extends Error {
  constructor(path: readonly string[]) {
    super(`Unexpected response structure: ${path.join('.') || 'no data'}`)
    this.name = 'UnexpectedResponse'
  }
}

const ROOT_TYPES = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>
type JsonObject = Readonly<Record<string, unknown>>

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a fragment on `condition` applies to an object of the type `typename`. */
function applies(condition: string, typename: unknown): boolean {
  return condition === typename || Boolean(possibleTypes[condition]?.includes(String(typename)))
}

function checkObject(
  object: JsonObject,
  type: string,
  { selections }: SelectionSetNode,
  fragments: Fragments,
  path: readonly string[],
): void {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      const { name, alias, selectionSet } = selection
      const fieldType = responseTypes[type]?.[name.value]
      const key = alias?.value ?? name.value
      if (fieldType) checkValue(object[key], fieldType, selectionSet, fragments, [...path, key])
      continue
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)
    const condition = fragment?.typeCondition?.name.value ?? type
    if (fragment && (condition === type || applies(condition, object.__typename))) {
      checkObject(object, condition, fragment.selectionSet, fragments, path)
    }
  }
}

function checkValue(
  value: unknown,
  type: string,
  selectionSet: SelectionSetNode | undefined,
  fragments: Fragments,
  path: readonly string[],
): void {
  if (type.endsWith('!')) {
    if (value === null) throw new UnexpectedResponse(path)
    checkValue(value, type.slice(0, -1), selectionSet, fragments, path)
  } else if (value === null) {
    return
  } else if (type.startsWith('[')) {
    if (!Array.isArray(value)) throw new UnexpectedResponse(path)
    for (const [index, item] of value.entries()) {
      checkValue(item, type.slice(1, -1), selectionSet, fragments, [...path, String(index)])
    }
  } else if (selectionSet) {
    if (!isObject(value)) throw new UnexpectedResponse(path)
    checkObject(value, type, selectionSet, fragments, path)
  } else if (typeof value !== type) {
    throw new UnexpectedResponse(path)
  }
}

function hasErrors(errors: unknown): boolean {
  return (
    Array.isArray(errors) &&
    errors.length > 0 &&
    errors.every((error) => isObject(error) && typeof error.message === 'string')
  )
}

/**
 * Throws an UnexpectedResponse unless the result has GraphQL errors or everything that the
 * operation selects.
 */
export function checkResponse(document: DocumentNode, result: unknown): void {
  const { data, errors } = isObject(result) ? result : ({} as JsonObject)
  if (hasErrors(errors)) return
  const fragments = new Map<string, FragmentDefinitionNode>()
  let operation: OperationDefinitionNode | undefined
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition)
    }
    if (definition.kind === Kind.OPERATION_DEFINITION) operation = definition
  }
  if (!operation || !isObject(data)) throw new UnexpectedResponse([])
  checkObject(data, ROOT_TYPES[operation.operation], operation.selectionSet, fragments, [])
}
