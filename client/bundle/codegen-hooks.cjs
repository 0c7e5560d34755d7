// Generates a hook for every operation. The official plugin does not compile against Apollo Client 4.
//
// A mutation with the optional variable `$idempotencyKey` sends a key that its hook chooses.
//
// Options:
// - `lazyClient`: the hooks load Apollo Client on demand instead of using Apollo's own hooks.
// - `lazyQueries`: the queries that event handlers send, which get a second hook.
// - `lazyOnlyQueries`: the queries that only event handlers send, which get that hook alone.
const pascal = (name) => name[0].toUpperCase() + name.slice(1)

const QUERY_STATES = "'complete' | 'empty' | 'streaming'"

const QUERY_OPTIONS = `type QueryOptions<TData, TVariables extends OperationVariables> = Omit<
  Hooks.useQuery.Options<TData, TVariables>,
  'returnPartialData' | 'errorPolicy'
>`

function describe({ name, operation, variableDefinitions }) {
  const document = pascal(name.value)
  const type = `${document}${pascal(operation)}`
  return {
    document: `${document}Document`,
    hook: `use${type}`,
    lazyHook: `use${document}LazyQuery`,
    variables: `${type}Variables`,
    types: `${type}, ${type}Variables`,
    isQuery: operation === 'query',
    needsVariables: variableDefinitions.some(
      ({ type: { kind }, defaultValue }) => kind === 'NonNullType' && !defaultValue,
    ),
    // Where the key has to be there, the page chooses it: it may outlive the page.
    isKeyed: variableDefinitions.some(
      ({ type: { kind }, variable }) =>
        kind !== 'NonNullType' && variable.name.value === 'idempotencyKey',
    ),
  }
}

function mutationHook({ document, hook, types, isKeyed }) {
  const mutation = `Hooks.useMutation(${document}, options ?? {})`
  return `export function ${hook}(options?: Hooks.useMutation.Options<${types}>) {
  return ${isKeyed ? `useIdempotencyKeys(${mutation})` : mutation}
}`
}

function queryHook({ document, hook, types, variables, needsVariables }) {
  const options = needsVariables
    ? `options: QueryOptions<${types}> & { variables: ${variables} }`
    : `options: QueryOptions<${types}> = {}`
  return `export function ${hook}(${options}): Hooks.useQuery.Result<${types}, ${QUERY_STATES}> {
  return Hooks.useQuery(${document}, options)
}`
}

function lazyQueryHook({ document, lazyHook, types }) {
  return `export function ${lazyHook}(options?: { fetchPolicy?: 'network-only' | 'no-cache' }) {
  return Hooks.useLazyQuery<${types}>(${document}, options)
}`
}

function pageQueryHook({ document, hook, variables }) {
  return `export function ${hook}(variables: ${variables}, options?: PageQueryOptions) {
  return usePageQuery(${document}, variables, options)
}`
}

function lazyMutationHook({ document, hook }) {
  return `export function ${hook}() {
  return useLazyMutation(${document})
}`
}

module.exports = {
  plugin(_schema, documents, { lazyClient = false, lazyQueries = [], lazyOnlyQueries = [] }) {
    const operations = documents
      .flatMap((file) => file.document.definitions)
      .filter((definition) => definition.kind === 'OperationDefinition')
      .map(describe)
    const hasQuery = operations.some(({ isQuery }) => isQuery)
    const hasMutation = operations.some(({ isQuery }) => !isQuery)
    if (lazyClient) {
      const imports = [
        hasQuery && "import { type PageQueryOptions, usePageQuery } from '../api/use-page-query'",
        hasMutation && "import { useLazyMutation } from '../api/use-lazy-mutation'",
      ]
      const hooks = operations.map((one) => (one.isQuery ? pageQueryHook : lazyMutationHook)(one))
      return { prepend: imports.filter(Boolean), content: hooks.join('\n\n') }
    }
    const hooks = operations.flatMap((one) => {
      const name = one.document.replace(/Document$/, '')
      if (lazyOnlyQueries.includes(name)) return [lazyQueryHook(one)]
      return [
        (one.isQuery ? queryHook : mutationHook)(one),
        ...(lazyQueries.includes(name) ? [lazyQueryHook(one)] : []),
      ]
    })
    return {
      prepend: [
        ...(hasQuery ? ["import type { OperationVariables } from '@apollo/client'"] : []),
        "import * as Hooks from '@apollo/client/react'",
        ...(operations.some(({ isKeyed }) => isKeyed)
          ? ["import { useIdempotencyKeys } from '../api/use-idempotency-keys'"]
          : []),
      ],
      content: [...(hasQuery ? [QUERY_OPTIONS] : []), ...hooks].join('\n\n'),
    }
  },
}
