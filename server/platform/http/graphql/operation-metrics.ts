import type { ApolloServerPlugin } from '@apollo/server'
import { Counter, Histogram, type Registry } from 'prom-client'
import { OPERATION_NAMES } from './operation-names'

/** Names of other clients would be arbitrary, and exhaust the memory of the metrics' readers. */
const KNOWN = new Set(OPERATION_NAMES)

/** The label of an operation. */
export function operationLabel(name: string | null | undefined): string {
  if (!name) return 'anonymous'
  return KNOWN.has(name) ? name : 'other'
}

/** Counts and times executed operations by name; those that the shop itself does not send are `other`. */
export function measureOperations(registry: Registry): ApolloServerPlugin {
  const operations = new Counter({
    name: 'graphql_operations_total',
    help: 'Executed GraphQL operations, without those from the cache of responses, by name.',
    labelNames: ['operation', 'type', 'result'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'graphql_operation_duration_seconds',
    help: 'Time from parsing to the end of execution of those operations.',
    labelNames: ['operation'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  return {
    async requestDidStart() {
      const startedAt = performance.now()
      return {
        async willSendResponse({ operation, operationName, response }) {
          // Rejected before its execution.
          if (!operation) return
          const { body } = response
          const hasErrors = body.kind === 'single' && body.singleResult.errors !== undefined
          const label = operationLabel(operationName)
          operations.inc({
            operation: label,
            type: operation.operation,
            result: hasErrors ? 'error' : 'success',
          })
          durations.observe({ operation: label }, (performance.now() - startedAt) / 1000)
        },
      }
    },
  }
}
