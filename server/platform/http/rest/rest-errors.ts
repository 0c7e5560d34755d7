import type { FastifyError } from 'fastify'
import { AppError, type ErrorCode } from '#domain/errors'
import { type MessageKey, translate } from '#domain/messages'
import type { Locale } from '#domain/messages/locale'
import { isUnavailable, RETRY_AFTER_SECONDS } from '../../database/connection/unavailable'
import { toRestLines } from './rest-lines'
import { toRestField } from './rest-names'

export const STATUS: Record<ErrorCode, number> = {
  INVALID: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PRICE_CHANGED: 409,
  OUT_OF_STOCK: 409,
  DISCOUNT_REFUSED: 409,
  ORDER_REFUSED: 409,
  TOO_MANY_ATTEMPTS: 429,
}

export interface RestError {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
}

function fromAppError({ code, details }: AppError, locale: Locale): RestError {
  const { key, parameters, problems, retryAfterSeconds, field, current, currentStatus } = details
  const message = translate(key, parameters, locale)
  return {
    status: STATUS[code],
    headers: {
      ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
      ...(code === 'UNAUTHENTICATED' && { 'www-authenticate': 'Bearer' }),
    },
    body: {
      message,
      ...(field !== undefined && { errors: [{ field: toRestField(field), message }] }),
      ...(problems && {
        errors: problems.map((problem) => ({
          field: toRestField(problem.field),
          message: translate(problem.key, problem.parameters, locale),
        })),
      }),
      ...(current && toRestLines(current)),
      ...(currentStatus && { status: currentStatus }),
    },
  }
}

// Errors of Fastify and of headers, which occur before our code runs, in our words.
const FRAMEWORK_ERRORS: Readonly<Record<string, MessageKey>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'fault.notJson',
  UNSUPPORTED_CONTENT_ENCODING: 'fault.compressed',
  FST_ERR_CTP_BODY_TOO_LARGE: 'fault.tooLarge',
  FST_ERR_CTP_INVALID_JSON_BODY: 'fault.malformedJson',
}

/** The REST response to an error; undefined for an unexpected one, which is logged and not shown. */
export function toRestError(error: unknown, locale: Locale): RestError | undefined {
  if (error instanceof AppError) return fromAppError(error, locale)
  if (isUnavailable(error)) {
    return {
      status: 503,
      headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
      body: { message: translate('fault.unavailable', {}, locale) },
    }
  }
  const { code = '', statusCode } = error as Partial<FastifyError>
  if (statusCode === undefined || statusCode < 400 || statusCode > 499) return undefined
  const key = FRAMEWORK_ERRORS[code] ?? 'fault.badRequest'
  return { status: statusCode, headers: {}, body: { message: translate(key, {}, locale) } }
}
