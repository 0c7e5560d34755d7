// The stock hooks plugin does not compile against Apollo Client 4. This one adds one typed hook per
// operation to the documents of typed-document-node.
const pascal = (name) => name[0].toUpperCase() + name.slice(1)

function hookOf({ name, operation, variableDefinitions }) {
  const document = pascal(name.value)
  const kind = pascal(operation)
  const types = `${document}${kind}, ${document}${kind}Variables`
  if (operation === 'mutation') {
    return `export function use${document}Mutation(options?: Hooks.useMutation.Options<${types}>) {
  return Hooks.useMutation(${document}Document, options ?? {})
}`
  }
  const required = variableDefinitions.some((v) => v.type.kind === 'NonNullType' && !v.defaultValue)
  const options = required
    ? `options: QueryOptions<${types}> & { variables: ${document}QueryVariables }`
    : `options: QueryOptions<${types}> = {}`
  return `export function use${document}Query(${options}): Hooks.useQuery.Result<${types}, 'complete' | 'empty' | 'streaming'> {
  return Hooks.useQuery(${document}Document, options)
}`
}

const QUERY_OPTIONS = `type QueryOptions<TData, TVariables extends OperationVariables> = Omit<
  Hooks.useQuery.Options<TData, TVariables>,
  'returnPartialData' | 'errorPolicy'
>`

module.exports = {
  plugin(_schema, documents) {
    const operations = documents
      .flatMap((file) => file.document.definitions)
      .filter((definition) => definition.kind === 'OperationDefinition')
    const hasQuery = operations.some(({ operation }) => operation === 'query')
    return {
      prepend: [
        ...(hasQuery ? ["import type { OperationVariables } from '@apollo/client'"] : []),
        "import * as Hooks from '@apollo/client/react'",
      ],
      content: [...(hasQuery ? [QUERY_OPTIONS] : []), ...operations.map(hookOf)].join('\n\n'),
    }
  },
}
