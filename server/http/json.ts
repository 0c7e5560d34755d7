import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body of JSON as it came; undefined for any other. */
    bodyText: string | undefined
  }
}

/** Reads JSON bodies only, and an empty one as none: legacy clients send the type without a body. */
export function readJson(app: FastifyInstance): void {
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
