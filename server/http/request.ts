import type { FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors'

/** The fields of a JSON object body; an absent body has none. Throws INVALID for anything else. */
export function bodyFields(request: FastifyRequest): Readonly<Record<string, unknown>> {
  const { body } = request
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new AppError('INVALID', { key: 'fault.badRequest' })
  }
  return body as Record<string, unknown>
}
