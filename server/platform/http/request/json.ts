import { isUtf8 } from 'node:buffer'
import { errorCodes, type FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The raw JSON body; undefined for any other content type. */
    bodyText: string | undefined
  }
}

const OTHER_ESCAPES = /\\[^u]/g
const LONE_SURROGATE =
  /\\ud[89ab][\da-f]{2}(?!\\ud[c-f][\da-f]{2})|(?<!\\ud[89ab][\da-f]{2})\\ud[c-f][\da-f]{2}/i

/** Whether JSON escapes half of a surrogate pair, which neither UTF-8 nor the database can store. */
function hasLoneSurrogate(json: string): boolean {
  return LONE_SURROGATE.test(json.replace(OTHER_ESCAPES, ' '))
}

/** Deeper than any request of the shop. Code that walks a body calls itself for each level. */
const MAX_DEPTH = 50

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((field) => isDeeperThan(levels - 1, field))
}

/**
 * Accepts JSON bodies only, in UTF-8 and at most {@link MAX_DEPTH} levels deep. Empty ones are ignored: legacy clients send a content type without a
 * body.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.decorateRequest('bodyText')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request, bytes: Buffer, done) => {
      if (!isUtf8(bytes)) return done(new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY())
      const body = bytes.toString()
      request.bodyText = body
      if (body.trim() === '') return done(null, undefined)
      if (hasLoneSurrogate(body)) return done(new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY())
      void parse(request, body, (error, value) => {
        if (error) return done(error)
        if (isDeeperThan(MAX_DEPTH, value)) {
          return done(new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY())
        }
        done(null, value)
      })
    },
  )
}
