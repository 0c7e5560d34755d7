import type { ApolloServerPlugin } from '@apollo/server'
import { Counter, type Registry } from 'prom-client'

/**
 * Several times the number of the shop's own operations. Arbitrary names would exhaust the memory of the
 * metrics' readers.
 */
const MAX_NAMES = 200
const NAME = /^\w{1,60}$/

/**
 * Counts executed operations by name, including those of other clients; names beyond the limit count as
 * `other`.
 */
export function countOperations(registry: Registry): ApolloServerPlugin {
  const operations = new Counter({
    name: 'graphql_operations_total',
    help: 'Executed GraphQL operations, without those from the cache of responses, by name.',
    labelNames: ['operation', 'type', 'result'],
    registers: [registry],
  })
  const names = new Set<string>()

  function labelOf(name: string | null | undefined): string {
    if (!name) return 'anonymous'
    if (names.has(name)) return name
    if (names.size >= MAX_NAMES || !NAME.test(name)) return 'other'
    names.add(name)
    return name
  }

  return {
    async requestDidStart() {
      return {
        async willSendResponse({ operation, operationName, response }) {
          // Rejected before its execution.
          if (!operation) return
          const { body } = response
          const hasErrors = body.kind === 'single' && body.singleResult.errors !== undefined
          operations.inc({
            operation: labelOf(operationName),
            type: operation.operation,
            result: hasErrors ? 'error' : 'success',
          })
        },
      }
    },
  }
}
