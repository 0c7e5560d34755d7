import type { OutgoingHttpHeaders } from 'node:http'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HookHandlerDoneFunction,
} from 'fastify'
import { REQUEST_ID_HEADER } from '../request/request-id'
import { type CachePolicy, cacheKey, isPublicResponse, PRIVATE } from './cache-policy'
import { encodeBody, entityTag, isNotModified } from './negotiation'
import { ResponseStore, type StoredResponse, type Version } from './response-store'

declare module 'fastify' {
  interface FastifyRequest {
    /** The version of the content when the request arrived; undefined while it is unknown. */
    contentVersion: number | undefined
    /** Set by a handler to limit how long its response may be cached. */
    maxAgeSeconds: number | undefined
  }
}

const PER_REQUEST = new Set(['etag', 'content-length', REQUEST_ID_HEADER])

/** Whether a header differs between requests for the same response. */
function isPerRequest(name: string): boolean {
  return PER_REQUEST.has(name) || name.startsWith('x-ratelimit-')
}

function headersToStore(reply: FastifyReply): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(reply.getHeaders()).filter(([name]) => !isPerRequest(name)),
  )
}

// Bypasses Fastify, whose hooks ran when the response was stored: with them, a GET costs up to a
// third more.
function sendStored(request: FastifyRequest, reply: FastifyReply, stored: StoredResponse): void {
  reply.hijack()
  const headers = { ...(reply.getHeaders() as OutgoingHttpHeaders), ...stored.headers }
  if (request.method === 'GET') headers.etag = stored.etag
  if (isNotModified(request, stored.etag)) {
    reply.raw.writeHead(304, headers).end()
  } else {
    headers['content-length'] = stored.body.length
    reply.raw.writeHead(200, headers).end(stored.body)
  }
}

/**
 * Caches public responses, compressed, until the version changes. Private responses are never stored,
 * neither here nor by browsers or proxies.
 */
export function cacheResponses(
  app: FastifyInstance,
  version: Version,
  options: CachePolicy & {
    readonly isEnabled: boolean
    /** Called when a response was looked up. */
    readonly onLookup: (result: 'hit' | 'miss') => void
    /** Whether requests must be counted before a cached response is sent. */
    readonly isRateLimited: boolean
  },
): void {
  const store = new ResponseStore(version)

  function respondFromStore(
    request: FastifyRequest,
    reply: FastifyReply,
    done: HookHandlerDoneFunction,
  ): void {
    const key = cacheKey(request, options)
    const stored = key === undefined ? undefined : store.get(key)
    if (key !== undefined) options.onLookup(stored ? 'hit' : 'miss')
    if (stored) sendStored(request, reply, stored)
    else done()
  }

  app.decorateRequest('contentVersion')
  app.decorateRequest('maxAgeSeconds')
  // As early as possible, which halves the cost of a cached response: a GET immediately, unless it
  // must be counted first; a POST as soon as its body is parsed.
  app.addHook('onRequest', (request, reply, done) => {
    request.contentVersion = version.current
    if (options.isRateLimited) done()
    else respondFromStore(request, reply, done)
  })
  app.addHook('preHandler', (request, reply, done) => {
    if (request.method === 'GET' && !options.isRateLimited) done()
    else respondFromStore(request, reply, done)
  })

  app.addHook('onSend', async (request, reply, payload) => {
    if (!isPublicResponse(request, reply, options)) return payload
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    const plain = Buffer.from(payload)
    const etag = entityTag(plain)
    const { body, encoding } = await encodeBody(plain, request.headers)
    const others = reply.getHeader('vary')
    reply.header('vary', others ? `${others}, Accept-Encoding` : 'Accept-Encoding')
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    // Only this cache knows that the POST is a read.
    if (request.method === 'POST') reply.header('cache-control', PRIVATE)
    else reply.header('etag', etag)
    const key = options.isEnabled ? cacheKey(request, options) : undefined
    if (key !== undefined) {
      const maxAgeSeconds = request.maxAgeSeconds ?? options.maxAgeSeconds(request)
      const headers = headersToStore(reply)
      store.set(key, request.contentVersion, { etag, headers, body, maxAgeSeconds })
    }
    reply.removeHeader('content-length')
    if (!isNotModified(request, etag)) return body
    reply.code(304)
    return ''
  })
}
