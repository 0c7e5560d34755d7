import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from './negotiation'

/**
 * The Cache-Control of a response that is the same for everybody until the version changes. Browsers
 * and proxies may store it, but must revalidate it each time.
 */
export const PUBLIC = 'public, no-cache'
export const PRIVATE = 'private, no-store'

export interface CachePolicy {
  /** The request headers that responses depend on, in addition to Accept, Accept-Encoding and Content-Type. */
  readonly vary: readonly string[]
  /** The path and query as far as the response depends on them. */
  readonly address: (request: FastifyRequest) => string
  /** Anything else that distinguishes responses, such as their language. */
  readonly variant: (request: FastifyRequest) => string
  /** Paths where POST also reads, such as GraphQL queries. */
  readonly cacheablePostPaths: readonly string[]
  /** Whether the response depends on the caller. */
  readonly isPrivate: (request: FastifyRequest) => boolean
  /** The maximum age of the response; undefined: until the version changes. */
  readonly maxAgeSeconds: (request: FastifyRequest) => number | undefined
}

/** Marks a response as the same for everybody until the version changes. */
export function setPublicCache(reply: FastifyReply): void {
  reply.header('cache-control', PUBLIC)
}

/** Joins texts so that no two lists give the same result: each has its length in front. */
function joinUnambiguously(parts: readonly (string | undefined)[]): string {
  let joined = ''
  for (const part of parts) joined += part === undefined ? '-' : `${part.length}:${part}`
  return joined
}

/** The key under which a response is cached; undefined for a request that is not a read. */
export function cacheKey(
  request: FastifyRequest,
  {
    address,
    vary,
    variant,
    cacheablePostPaths,
  }: Pick<CachePolicy, 'address' | 'vary' | 'variant' | 'cacheablePostPaths'>,
): string | undefined {
  const { method, raw, bodyText, routeOptions } = request
  const isCacheablePost =
    method === 'POST' &&
    bodyText !== undefined &&
    cacheablePostPaths.includes(routeOptions.url ?? '')
  if (method !== 'GET' && !isCacheablePost) return undefined
  const { headers } = raw
  const parts = [
    method,
    address(request),
    acceptedEncoding(headers),
    headers.accept,
    headers['content-type'],
    variant(request),
  ]
  for (const name of vary) {
    const value = headers[name]
    parts.push(Array.isArray(value) ? value.join(', ') : value)
  }
  if (isCacheablePost) parts.push(bodyText)
  return joinUnambiguously(parts)
}

/**
 * Whether a response may be cached for everybody. If the caller was looked up for it, it is marked
 * private, whatever its route declared.
 */
export function isPublicResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  { isPrivate }: CachePolicy,
): boolean {
  const declared = reply.getHeader('cache-control')
  if (isPrivate(request) && (declared === undefined || declared === PUBLIC)) {
    reply.header('cache-control', PRIVATE)
    return false
  }
  return declared === PUBLIC && reply.statusCode === 200
}
