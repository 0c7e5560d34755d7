import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { translate } from '#domain/messages'
import { toRestError } from './rest-errors'

/** Answers the error of a route: an expected one as it is, a bug logged and hidden behind an id. */
export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = toRestError(error)
  if (known) return reply.code(known.status).headers(known.headers).send(known.body)
  request.log.error({ err: error }, 'request failed')
  return reply.code(500).send({ message: translate('fault.withId', { id: request.id }) })
}
