import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { errorCodes } from 'fastify'

// Parsing it takes time that grows with the square of the number of spaces in it.
const MAX_CONTENT_TYPE_LENGTH = 200

function refusal(code: string, statusCode: number, message: string): FastifyError {
  return Object.assign(new Error(message), { code, statusCode, name: 'FastifyError' })
}

/** Which of them another program on the way has read is unknown, so that none is right. */
function hasTwoHosts({ raw: { rawHeaders } }: FastifyRequest): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

/**
 * Refuses requests by their headers, before anything else is done for them. Compressed bodies are never decoded: a few
 * bytes could make the server allocate megabytes, and no client sends them.
 */
export function checkRequestHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { 'content-type': type = '', 'content-encoding': encoding } = request.headers
    if (hasTwoHosts(request)) {
      done(refusal('TWO_HOSTS', 400, 'The request has more than one Host header.'))
    } else if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
      reply.header('accept-encoding', 'identity')
      done(refusal('UNSUPPORTED_CONTENT_ENCODING', 415, 'The body is encoded.'))
    } else if (type.length > MAX_CONTENT_TYPE_LENGTH) {
      done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE())
    } else done()
  })
}
