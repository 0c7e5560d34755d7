import type { FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors'

/** The fields of a JSON object body; none without a body. Throws INVALID for any other body. */
export function bodyFields(request: FastifyRequest): Readonly<Record<string, unknown>> {
  const { body } = request
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new AppError('INVALID', { key: 'fault.badRequest' })
  }
  return body as Record<string, unknown>
}
