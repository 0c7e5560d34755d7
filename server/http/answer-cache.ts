import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { CatalogueVersion } from '../catalogue/catalogue-version'

/**
 * The Cache-Control of an answer that is the same for everybody until the catalogue changes. Who
 * keeps it, browsers and proxies included, asks each time whether it still holds.
 */
export const PUBLIC = 'public, no-cache'
/** That of an answer for whoever asked, once. */
export const PERSONAL = 'private, no-store'

const MAX_BYTES = 32 * 1024 * 1024
const MAX_ANSWER_BYTES = 2 * 1024 * 1024
// What an answer takes beside its body and address: its headers, for the most part.
const BOOKKEEPING_BYTES = 2 * 1024
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
  readonly headers: OutgoingHttpHeaders
  /** The headers with the body's length. */
  readonly whole: OutgoingHttpHeaders
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
    if (isKnown(reply.request.headers, etag)) return reply.code(304).send()
  }
  return reply.type('application/json; charset=utf-8').send(Readable.from(parts))
}

function encodingOf({ 'accept-encoding': accepted = '' }: IncomingHttpHeaders): Encoding {
  const list = String(accepted)
  // A refusal by weight is rare enough to be answered plainly.
  if (list.includes('q=0')) return 'identity'
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

/** What is sent with every such answer; a count of requests is of each request anew. */
function headersOf(reply: FastifyReply): OutgoingHttpHeaders {
  const { 'content-length': _, ...headers } = reply.getHeaders()
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith('x-ratelimit-')),
  )
}

/** Whether the client has this very answer already. */
function isKnown({ 'if-none-match': known }: IncomingHttpHeaders, etag: string): boolean {
  return known !== undefined && (known === '*' || known.split(/\s*,\s*/).includes(etag))
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
    /** Cached answers are counted by hooks that come before this one. */
    readonly hook: 'onRequest' | 'preHandler'
  },
): void {
  const answers = new LRUCache<string, Answer>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_ANSWER_BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length + BOOKKEEPING_BYTES,
  })
  let versionOfAnswers: number | undefined

  function keyOf({ url, headers }: FastifyRequest['raw'], encoding: Encoding): string {
    let key = `${url} ${encoding} ${headers.accept ?? ''}`
    for (const name of options.vary) key += ` ${String(headers[name])}`
    return key
  }

  function forgetOutdated(): void {
    if (version.current === versionOfAnswers) return
    answers.clear()
    versionOfAnswers = version.current
  }

  function keep(request: FastifyRequest['raw'], answer: Answer): void {
    forgetOutdated()
    answers.set(keyOf(request, encodingOf(request.headers)), answer)
  }

  function find(request: FastifyRequest['raw']): Answer | undefined {
    forgetOutdated()
    return answers.size === 0 ? undefined : answers.get(keyOf(request, encodingOf(request.headers)))
  }

  app.decorateRequest('catalogueVersion')
  const answerAtOnce: onRequestHookHandler = (request, reply, done) => {
    request.catalogueVersion = version.current
    const answer = request.method === 'GET' ? find(request.raw) : undefined
    if (!answer) return done()
    // Past everything else that the framework does to an answer: all of it was done to this one.
    reply.hijack()
    const counted = reply.getHeaders() as OutgoingHttpHeaders
    for (const name in counted) reply.raw.setHeader(name, counted[name] ?? '')
    if (isKnown(request.headers, answer.etag)) {
      reply.raw.writeHead(304, answer.headers).end()
    } else {
      reply.raw.writeHead(200, answer.whole).end(answer.body)
    }
  }
  if (options.hook === 'onRequest') app.addHook('onRequest', answerAtOnce)
  else app.addHook('preHandler', answerAtOnce)

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
    reply.header('etag', etag)
    const others = reply.getHeader('vary')
    reply.header('vary', others ? `${others}, Accept-Encoding` : 'Accept-Encoding')
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    const { catalogueVersion } = request
    // Also when the catalogue changed while the answer was made: of which of the two is it?
    if (options.keep && request.method === 'GET' && catalogueVersion !== undefined) {
      if (catalogueVersion === version.current) {
        const headers = headersOf(reply)
        const whole = { ...headers, 'content-length': body.length }
        keep(request.raw, { etag, headers, whole, body })
      }
    }
    reply.removeHeader('content-length')
    if (!isKnown(request.headers, etag)) return body
    reply.code(304)
    return ''
  })
}
