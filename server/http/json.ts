import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The raw JSON body; undefined for any other content type. */
    bodyText: string | undefined
  }
}

/**
 * Accepts JSON bodies only. Empty ones are ignored: legacy clients send a content type without a
 * body.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.decorateRequest('bodyText')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request, body: string, done) => {
      request.bodyText = body
      if (body.trim() === '') done(null, undefined)
      else void parse(request, body, done)
    },
  )
}
