import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { translate } from '#domain/messages'
import { isUnavailable } from '../database/unavailable'
import { requestLocale } from './request-locale'
import { toRestError } from './rest/rest-errors'
import { varyBy } from './vary'

/** Fastify's error handler: sends expected errors; logs others, and sends the id of the request. */
export function sendError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const locale = requestLocale(request)
  varyBy(reply, 'Accept-Language')
  if (isUnavailable(error)) request.log.warn({ err: error }, 'the database is unavailable')
  const known = toRestError(error, locale)
  if (known) return reply.code(known.status).headers(known.headers).send(known.body)
  request.log.error({ err: error }, 'request failed')
  return reply.code(500).send({ message: translate('fault.withId', { id: request.id }, locale) })
}
