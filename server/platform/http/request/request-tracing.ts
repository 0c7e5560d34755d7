import type { ApolloServerPlugin } from '@apollo/server'
import type { FastifyInstance } from 'fastify'

/** Traces the requests of an app; see `tracing/`, which is loaded only if the settings ask for it. */
export interface RequestTracing {
  /** Adds the hooks, before all others. */
  readonly traceRequests: (app: FastifyInstance) => void
  readonly traceOperations: ApolloServerPlugin
}
