import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { translate } from '#domain/messages'
import { isUnavailable } from '../database/unavailable'
import { toRestError } from './rest-errors'

/** Answers the error of a route: an expected one as it is, a bug logged and hidden behind an id. */
export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (isUnavailable(error)) request.log.warn({ err: error }, 'the database is away')
  const known = toRestError(error)
  if (known) return reply.code(known.status).headers(known.headers).send(known.body)
  request.log.error({ err: error }, 'request failed')
  return reply.code(500).send({ message: translate('fault.withId', { id: request.id }) })
}
