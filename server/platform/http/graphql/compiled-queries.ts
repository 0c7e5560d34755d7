import { type ApolloServerPlugin, HeaderMap } from '@apollo/server'
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { LRUCache } from 'lru-cache'

/** Several times the number of the shop's own queries. */
const MAX_COMPILED = 200

type Fields = Record<string, unknown>
/**
 * Otherwise, an ExecutionResult with the errors of a document that cannot be compiled, such as one with
 * several operations.
 */
type Compiled = CompiledQuery<Fields, Fields> | ExecutionResult<Fields>

/**
 * Compiles repeated queries to functions, which run in a third of the time. When one fails,
 * graphql-js executes the query again, so that errors look the same as for any other query.
 */
export function runCompiled(schema: GraphQLSchema): ApolloServerPlugin {
  const compiled = new LRUCache<DocumentNode, Compiled>({ max: MAX_COMPILED })
  // Apollo parses the same text to the same document.
  const seenOnce = new WeakSet<DocumentNode>()

  function getCompiled(document: DocumentNode): Compiled | undefined {
    const known = compiled.get(document)
    if (known) return known
    if (!seenOnce.has(document)) {
      seenOnce.add(document)
      return
    }
    const query = compileQuery<Fields, Fields>(schema, document)
    compiled.set(document, query)
    return query
  }

  return {
    async requestDidStart() {
      return {
        async responseForOperation({ document, operation, request, contextValue }) {
          // A mutation must never be executed a second time. There is no operation, despite its type, if
          // its name is unknown or missing.
          if (operation?.operation !== 'query') return null
          const query = getCompiled(document)
          if (!query || !isCompiledQuery(query)) return null
          const result = await query.query(undefined, contextValue, request.variables ?? {})
          if (result.errors) return null
          const http = { headers: new HeaderMap(), status: undefined }
          return { http, body: { kind: 'single', singleResult: result } }
        },
      }
    },
  }
}
