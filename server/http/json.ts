import type { FastifyInstance } from 'fastify'

/** Reads JSON bodies only, and an empty one as none: legacy clients send the type without a body. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request, body: string, done) => {
      if (body.trim() === '') done(null, undefined)
      else void parse(request, body, done)
    },
  )
}
