import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HookHandlerDoneFunction,
} from 'fastify'
import { LRUCache } from 'lru-cache'
import type { CatalogueVersion } from '../catalogue/catalogue-version'

/**
 * The Cache-Control of an answer that is the same for everybody until the catalogue changes. Who
 * keeps it, browsers and proxies included, asks each time whether it still holds.
 */
export const PUBLIC = 'public, no-cache'
/** That of an answer for whoever asked, once. */
export const PERSONAL = 'private, no-store'

const MAX_BYTES = 16 * 1024 * 1024
const MAX_ANSWER_BYTES = 2 * 1024 * 1024
// What an answer takes beside its body and address.
const BOOKKEEPING_BYTES = 512
// Below this, compressing saves no packet.
const MIN_COMPRESSED_BYTES = 1_024
// Done once an answer, so well, but a visitor waits for it.
const BROTLI_QUALITY = 5

declare module 'fastify' {
  interface FastifyRequest {
    /** The catalogue's version when the request came; undefined while nobody can tell. */
    catalogueVersion: number | undefined
  }
}

type Encoding = 'br' | 'gzip' | 'identity'

interface Answer {
  readonly etag: string
  /** All but the tag and the length: the same object for all answers that have the same. */
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
}

/** Says of an answer, before it is sent, that it is the same for everybody until the catalogue changes. */
export function samePublicly(reply: FastifyReply): void {
  reply.header('cache-control', PUBLIC)
}

/**
 * Sends an answer too large to be kept, as it is made. Its tag is the catalogue's version: should
 * that move meanwhile, then nobody asks for this tag again.
 */
export function sendLarge(
  reply: FastifyReply,
  parts: AsyncIterable<string>,
  version: number | undefined,
): FastifyReply {
  if (version !== undefined) {
    const etag = `W/"${version}"`
    reply.header('etag', etag)
    if (isKnown(reply.request, etag)) return reply.code(304).send()
  }
  return reply.type('application/json; charset=utf-8').send(Readable.from(parts))
}

const REFUSES_ONE = /;\s*q=0(?:\.0*)?\s*(?:,|$)/

function encodingOf({ 'accept-encoding': accepted = '' }: IncomingHttpHeaders): Encoding {
  const list = String(accepted)
  // A refusal by weight is rare enough to be answered plainly.
  if (REFUSES_ONE.test(list)) return 'identity'
  if (/\bbr\b/.test(list)) return 'br'
  return /\bgzip\b/.test(list) ? 'gzip' : 'identity'
}

const compressors: Readonly<
  Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>>
> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
  gzip: (body) => promisify(gzip)(body),
}

/** Whether a header is of one answer, or, as a count of requests is, of one request. */
function isOfOne(name: string): boolean {
  return name === 'etag' || name === 'content-length' || name.startsWith('x-ratelimit-')
}

/** A copy with memory of its own: small buffers are parts of larger ones, which would be kept as a whole. */
function alone(body: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.length)
  body.copy(copy)
  return copy
}

/** Whether the client has this very answer already. */
function isKnown({ method, headers }: FastifyRequest, etag: string): boolean {
  const { 'if-none-match': known } = headers
  if (method === 'POST' || known === undefined) return false
  return known === '*' || known.split(/\s*,\s*/).includes(etag)
}

/**
 * Keeps answers that are the same for everybody, ready to be sent, as long as the catalogue is of
 * the version that they were made from. What depends on a person is never kept, by anybody.
 */
export function cacheAnswers(
  app: FastifyInstance,
  version: CatalogueVersion,
  options: {
    /** Otherwise every request is answered anew. */
    readonly keep: boolean
    /** What has a say in an answer beside its address, what is accepted, and the catalogue. */
    readonly vary: readonly string[]
    /** Whether requests are counted, and may be refused, before they are answered. */
    readonly countsRequests: boolean
    /** The paths at which something can be read with POST, too. */
    readonly readWithPost: readonly string[]
  },
): void {
  const answers = new LRUCache<string, Answer>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_ANSWER_BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length + BOOKKEEPING_BYTES,
  })
  // As many as there are kinds of answers.
  const knownHeaders = new Map<string, OutgoingHttpHeaders>()
  let versionOfAnswers: number | undefined

  function sharedHeadersOf(reply: FastifyReply): OutgoingHttpHeaders {
    const headers = reply.getHeaders() as OutgoingHttpHeaders
    let text = ''
    for (const name in headers) if (!isOfOne(name)) text += `${name}: ${headers[name]}\n`
    let known = knownHeaders.get(text)
    if (!known) {
      known = Object.fromEntries(Object.entries(headers).filter(([name]) => !isOfOne(name)))
      knownHeaders.set(text, known)
    }
    return known
  }

  function keyOf(request: FastifyRequest): string {
    const { method, raw } = request
    let key = `${method} ${raw.url} ${encodingOf(raw.headers)} ${raw.headers.accept ?? ''}`
    for (const name of options.vary) key += ` ${String(raw.headers[name])}`
    if (method !== 'GET') key += ` ${raw.headers['content-type']} ${request.bodyText}`
    return key
  }

  function forgetOutdated(): void {
    if (version.current === versionOfAnswers) return
    answers.clear()
    knownHeaders.clear()
    versionOfAnswers = version.current
  }

  /** The kept answer to a request, sent past everything else that is done to answers: it was done to this one. */
  function answerAtOnce(
    request: FastifyRequest,
    reply: FastifyReply,
    done: HookHandlerDoneFunction,
  ): void {
    forgetOutdated()
    const answer = answers.size === 0 ? undefined : answers.get(keyOf(request))
    if (!answer) {
      done()
      return
    }
    reply.hijack()
    const headers = { ...(reply.getHeaders() as OutgoingHttpHeaders), ...answer.headers }
    if (request.method === 'GET') headers.etag = answer.etag
    if (isKnown(request, answer.etag)) {
      reply.raw.writeHead(304, headers).end()
    } else {
      headers['content-length'] = answer.body.length
      reply.raw.writeHead(200, headers).end(answer.body)
    }
  }

  const isReadWithPost = ({ method, bodyText, routeOptions }: FastifyRequest) =>
    method === 'POST' &&
    bodyText !== undefined &&
    options.readWithPost.includes(routeOptions.url ?? '')
  const isKeepable = (request: FastifyRequest) =>
    options.keep && (request.method === 'GET' || isReadWithPost(request))

  app.decorateRequest('catalogueVersion')
  app.addHook('onRequest', (request, reply, done) => {
    request.catalogueVersion = version.current
    const isReady = request.method === 'GET' && !options.countsRequests
    if (isReady) answerAtOnce(request, reply, done)
    else done()
  })
  app.addHook('preHandler', (request, reply, done) => {
    const isReady = (request.method === 'GET' && options.countsRequests) || isReadWithPost(request)
    if (isReady) answerAtOnce(request, reply, done)
    else done()
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const declared = reply.getHeader('cache-control')
    // Whatever was said of it: once it was asked who asks, an answer is for nobody else.
    if (request.context?.isPersonal && (declared === undefined || declared === PUBLIC)) {
      reply.header('cache-control', PERSONAL)
      return payload
    }
    if (declared !== PUBLIC || reply.statusCode !== 200) return payload
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    const plain = Buffer.from(payload)
    const encoding = plain.length < MIN_COMPRESSED_BYTES ? 'identity' : encodingOf(request.headers)
    const body = encoding === 'identity' ? plain : await compressors[encoding](plain)
    const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
    const others = reply.getHeader('vary')
    reply.header('vary', others ? `${others}, Accept-Encoding` : 'Accept-Encoding')
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    // We may keep what was read with POST; what others know of POST is that it changes something.
    if (request.method === 'POST') reply.header('cache-control', PERSONAL)
    else reply.header('etag', etag)
    const { catalogueVersion } = request
    // Unless the catalogue changed while the answer was made: of which of the two is it?
    const isOfNow = catalogueVersion !== undefined && catalogueVersion === version.current
    if (isKeepable(request) && isOfNow) {
      forgetOutdated()
      answers.set(keyOf(request), { etag, headers: sharedHeadersOf(reply), body: alone(body) })
    }
    reply.removeHeader('content-length')
    if (!isKnown(request, etag)) return body
    reply.code(304)
    return ''
  })
}
