import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { translate } from '#domain/messages'
import { toRestError } from './rest-errors'

/** Answers every error of a route: expected ones as they are, bugs logged and hidden behind an id. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const known = toRestError(error)
    if (known) return reply.code(known.status).headers(known.headers).send(known.body)
    request.log.error({ err: error }, 'request failed')
    return reply.code(500).send({ message: translate('fault.withId', { id: request.id }) })
  })
}
