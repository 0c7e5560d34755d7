import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { possibleTypes } from '../gql/possible-types'

/** A response without the structure that the operation selects. */
export class UnexpectedResponse extends Error {
  constructor(path: readonly string[]) {
    super(`Unexpected response structure: ${path.join('.') || 'no data'}`)
    this.name = 'UnexpectedResponse'
  }
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>
type JsonObject = Readonly<Record<string, unknown>>

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Whether an object has the fields of a fragment on `condition`. An object without its type's name must have
 * all.
 */
function applies(condition: string | undefined, typename: unknown): boolean {
  return (
    condition === undefined ||
    typename === undefined ||
    condition === typename ||
    Boolean(possibleTypes[condition]?.includes(String(typename)))
  )
}

function checkObject(
  object: JsonObject,
  { selections }: SelectionSetNode,
  fragments: Fragments,
  path: readonly string[],
): void {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      const { name, alias, selectionSet, directives = [] } = selection
      const key = alias?.value ?? name.value
      const value = object[key]
      // Left out by `@include` or `@skip`.
      if (directives.length > 0 && value === undefined) continue
      const isUnlisted = name.value === 'nodes' && !Array.isArray(value)
      if (isUnlisted) throw new UnexpectedResponse([...path, key])
      // Apollo Client adds it to all operations, and tests need not return it.
      if (name.value !== '__typename') checkValue(value, selectionSet, fragments, [...path, key])
      continue
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)
    if (fragment && applies(fragment.typeCondition?.name.value, object.__typename)) {
      checkObject(object, fragment.selectionSet, fragments, path)
    }
  }
}

function checkValue(
  value: unknown,
  selectionSet: SelectionSetNode | undefined,
  fragments: Fragments,
  path: readonly string[],
): void {
  if (value === null) return
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      checkValue(item, selectionSet, fragments, [...path, String(index)])
    }
  } else if (selectionSet && isObject(value)) {
    checkObject(value, selectionSet, fragments, path)
  } else if (selectionSet || value === undefined || isObject(value)) {
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
 * Throws an UnexpectedResponse unless the result has GraphQL errors or every field that the operation selects without
 * a condition: a list for the nodes of a connection, and an object wherever fields of one are selected. The types of fields are left to the
 * server.
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
  checkObject(data, operation.selectionSet, fragments, [])
}
