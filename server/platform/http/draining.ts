import type { FastifyInstance } from 'fastify'
import type { Readiness } from './health'

/** Set by proxies that send a request to another server if the response has the status below. */
export const RETRY_HEADER = 'x-retry-while-draining'

/** No other response of the shop has it, so that a proxy does not take a failing database for a draining server. */
export const RETRY_STATUS = 502

const SAFE_METHODS = ['GET', 'HEAD']

/**
 * While a server is about to stop, its responses end their connections, so that proxies do not send further
 * requests over them. A proxy without health checks of its own, such as nginx, goes on sending requests until one
 * fails: if it asks for that, reads are refused, which it then sends to another server as it does all that
 * follow. Must be called before anything responds to requests.
 */
export function drainConnections(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!readiness.isStopping) return done()
    reply.header('connection', 'close')
    const isRetried =
      request.headers[RETRY_HEADER] !== undefined && SAFE_METHODS.includes(request.method)
    if (!isRetried) return done()
    reply.code(RETRY_STATUS).header('cache-control', 'no-store').send({ status: 'stopping' })
  })
}
