import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { changedOrders } from '../../database/connection/request-ids'

export const REQUEST_ID_HEADER = 'x-request-id'

/**
 * Request ids of proxies: UUIDs, hexadecimal and Base64 numbers. An id is logged, stored and sent back, so neither an
 * email address, nor a line break, nor a long text can be one.
 */
const ID = /^[\w.:+/=-]{8,128}$/

/** Version, trace, span and flags (W3C Trace Context); a trace of zeros is invalid. */
const TRACE = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:-|$)/

/**
 * The id under which a request is found in all logs: the proxy's X-Request-Id, else the trace of `traceparent`,
 * else a new one.
 */
export function requestId({ headers }: { readonly headers: IncomingHttpHeaders }): string {
  const { [REQUEST_ID_HEADER]: id, traceparent } = headers
  if (typeof id === 'string' && ID.test(id)) return id
  const trace = typeof traceparent === 'string' ? TRACE.exec(traceparent)?.[1] : undefined
  return trace ?? randomUUID()
}

/** Logs which orders a request has placed or changed, so that what happened to an order is found by its number. */
export function logChangedOrders(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    // A request that fails early has no context.
    const orders = request.context ? changedOrders(request.context.db) : []
    if (orders.length > 0 && reply.statusCode < 400) {
      request.log.info({ orders }, 'orders were placed or changed')
    }
    done()
  })
}

/** Sends each response with the id of its request. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id)
    done()
  })
}
