import { errorCodes, type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify'
import { translate } from '#domain/messages'
import { isUnavailable } from '../database/connection/unavailable'
import { REQUEST_ID_HEADER } from './request/request-id'
import { requestLocale } from './request/request-locale'
import { varyBy } from './request/vary'
import { toRestError } from './rest/rest-errors'

/** The status that nginx logs. */
export const CLIENT_CLOSED_REQUEST = 499

/** Whether the client has closed the connection before it has sent the whole request. */
function hasHungUp({ raw }: FastifyRequest, error: FastifyError): boolean {
  // The server itself has stopped reading an endless body.
  if (error instanceof errorCodes.FST_ERR_CTP_BODY_TOO_LARGE) return false
  return raw.destroyed && !raw.complete
}

/**
 * Returns the message of an error that occurs after the status was sent, for the last line of the response. Logs the
 * error as `sendError` does.
 */
export function lateErrorMessage(error: unknown, request: FastifyRequest): string {
  const locale = requestLocale(request)
  if (isUnavailable(error)) request.log.warn({ err: error }, 'the database is unavailable')
  const message = toRestError(error, locale)?.body.message
  if (typeof message === 'string') return message
  request.log.error({ err: error }, 'request failed')
  return translate('fault.withId', { id: request.id }, locale)
}

/** Fastify's error handler: sends expected errors; logs others, and sends the id of the request. */
export function sendError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const locale = requestLocale(request)
  varyBy(reply, 'Accept-Language')
  // Errors before routing have passed no hook.
  reply.header(REQUEST_ID_HEADER, request.id)
  if (hasHungUp(request, error)) {
    request.log.info('the client has hung up')
    return reply.code(CLIENT_CLOSED_REQUEST).send()
  }
  if (isUnavailable(error)) request.log.warn({ err: error }, 'the database is unavailable')
  const known = toRestError(error, locale)
  if (known) return reply.code(known.status).headers(known.headers).send(known.body)
  request.log.error({ err: error }, 'request failed')
  return reply.code(500).send({ message: translate('fault.withId', { id: request.id }, locale) })
}
